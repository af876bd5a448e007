import { CIVIL_MONTHS, monthPart } from '../../../time/iso.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { type Houses, houseOf, isComplete } from '../../../western/houses.ts'
import type { Name } from '../../../western/points.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type ForecastReader, houseOwner, ownerOf } from './forecast-reader.ts'
import { balanceRating, dayAndMonth, passText, type Slow, verbOf } from './slow-transits.ts'
import { type Event, temperOf, transitEventRow } from './transit-events.ts'
import { areaWords, significatorWords } from './year-area-texts.ts'

/** The exact slow transits of a year with their weights, and the areas of life that they rate and describe. */

// source: the method of this forecast: slower planets weigh more
const WEIGHT: Record<Slow, number> = { Jupiter: 3, Saturn: 4, Uranus: 4, Neptune: 4, Pluto: 5 }
export const SHARE = 8
/** Tie-break for the heaviest event: lights and angles first. */
export const NEARNESS: Partial<Record<Name, number>> = {
  Sun: 3,
  Moon: 3,
  Ascendant: 3,
  Midheaven: 3,
  Mercury: 2,
  Venus: 2,
  Mars: 2,
  Jupiter: 1,
  Saturn: 1,
}

export interface WeighedEvent {
  row: ReturnType<typeof transitEventRow<Slow>>
  /** The house of the transiting body, and that of the natal point. */
  houses: readonly (number | null)[]
  month: string
  /** Positive for harmonious. */
  weight: number
  /** Order of the texts. */
  rank: number
}
export const weighEvents = (event: Event<Slow>, natal: Houses): WeighedEvent => {
  const row = transitEventRow(event)
  const weight = WEIGHT[event.body]
  return {
    row,
    houses: [row.natal_house, houseOfPoint(event.target.natal, natal)],
    month: monthPart(row.exact_at),
    weight: temperOf(event) === 'harmonious' ? weight : -weight,
    rank: weight + (NEARNESS[row.natal_planet] ?? 0),
  }
}
const houseOfPoint = ({ name, longitude }: { name: Name; longitude: number }, houses: Houses) =>
  name === 'Ascendant' ? 1 : name === 'Midheaven' ? 10 : houseOf(longitude, houses)
export const sumOfWeights = (events: readonly WeighedEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0)
export const byRank = (a: WeighedEvent, b: WeighedEvent) => b.rank - a.rank

/** `Saturn trines your Venus`; a planet on its own place returns. */
export const contactClause = (
  { row: { transit_planet, aspect, natal_planet } }: WeighedEvent,
  reader: ForecastReader,
): string =>
  transit_planet === natal_planet
    ? aspect === 'conjunction'
      ? `${transit_planet} comes back to its place in ${ownerOf(reader)} chart`
      : `${transit_planet} ${verbOf(aspect)} its own place in ${ownerOf(reader)} chart`
    : `${transit_planet} ${verbOf(aspect)} ${ownerOf(reader)} ${natal_planet}`
/** The event as a sentence; a later pass refers to the earlier ones. */
export const transitFact = (event: WeighedEvent, year: readonly WeighedEvent[], reader: ForecastReader) => {
  const { natal_house, exact_at } = event.row
  const earlier = year.filter((other) => other.row.exact_at < exact_at && isSameLoop(other, event))
  if (earlier.length > 0)
    return `On ${dayAndMonth(exact_at)} ${contactClause(event, reader)} again, as on ${joinWords(earlier.map((each) => dayAndMonth(each.row.exact_at)))}.`
  const location = natal_house === null ? '' : `, from ${houseOwner(reader)} ${ordinalInWords(natal_house)} house`
  return `On ${dayAndMonth(exact_at)} ${contactClause(event, reader)}${location}${passText(event.row)}.`
}
export const isSameLoop = ({ row: a }: Pick<WeighedEvent, 'row'>, { row: b }: Pick<WeighedEvent, 'row'>) =>
  a.transit_planet === b.transit_planet &&
  a.natal_planet === b.natal_planet &&
  a.transit_longitude === b.transit_longitude

export const contactInShort = ({ row: { transit_planet, aspect, natal_planet } }: Pick<WeighedEvent, 'row'>): string =>
  `${transit_planet} ${aspect} ${natal_planet}`
/** `Saturn trine Venus (23 June)`. */
export const transitInShort = (event: WeighedEvent): string =>
  `${contactInShort(event)} (${dayAndMonth(event.row.exact_at)})`

/** The contacts as a list, each once with its dates. */
const datedContacts = (
  events: readonly WeighedEvent[],
  nameOf: (event: WeighedEvent) => string,
  datesText: (dates: string) => string,
): string =>
  joinWords(
    [...Map.groupBy(events, nameOf)].map(
      ([name, own]) => `${name} ${datesText(joinWords(own.map(({ row }) => dayAndMonth(row.exact_at))))}`,
    ),
  )

// source: our own grouping of the traditional houses; the first of the two is the nearer to the matter
export const YEAR_FORECAST_AREAS = {
  love: { houses: [5, 7], title: 'Love' },
  career: { houses: [10, 6], title: 'Career' },
  money: { houses: [2, 8], title: 'Money' },
  health_habits: { houses: [1, 6], title: 'Health habits' },
  home: { houses: [4, 12], title: 'Home' },
  social: { houses: [11, 3], title: 'Friendship' },
} as const
export type YearForecastArea = keyof typeof YEAR_FORECAST_AREAS
export const AREA_NAMES = Object.keys(YEAR_FORECAST_AREAS) as [YearForecastArea, ...YearForecastArea[]]

const MOST = 3
interface AreaInput {
  readonly year: readonly WeighedEvent[]
  readonly eclipses: readonly Eclipsed[]
  /** The birth chart; without houses an area has no rating. */
  readonly natal: Pick<TropicalChart, 'houses' | 'point'>
  /** Events that the answer has named already; the area adds its own. */
  readonly named: Set<WeighedEvent>
  /** The texts name no date before this one; empty for all dates. */
  readonly from: string
  /** The month for rest is no month to act in, and that of the step no month of care. */
  readonly uses: { readonly begin: string | null; readonly rest: string | null }
  readonly reader: ForecastReader
}
export const areaRow = (area: YearForecastArea, { year, eclipses, natal, named, from, uses, reader }: AreaInput) => {
  if (!isComplete(natal.houses))
    return {
      rating: null,
      best_months: [],
      caution_months: [],
      text: `${YEAR_FORECAST_AREAS[area].title} cannot be rated: the chart has no houses at this latitude in this house system.`,
    }
  const [one, two] = YEAR_FORECAST_AREAS[area].houses
  const touches = (house: number | null) => house === one || house === two
  const own = year.filter((event) => event.houses.some(touches))
  const months = [...Map.groupBy(own, ({ month }) => month)].map(([month, events]) => ({
    month,
    sum: sumOfWeights(events),
  }))
  const shadowed = eclipses.filter(({ natal_house }) => touches(natal_house))
  // The planet that stands for an area is tested in these months, so they are none to act in.
  const { planet } = significatorWords(area)
  const tested = year.filter(({ row, weight }) => row.natal_planet === planet && weight < 0 && isWeighty(row))
  const leading = (sign: 1 | -1) =>
    months
      .filter(({ sum, month }) => sum * sign > 0 && month !== (sign > 0 ? uses.rest : uses.begin))
      .filter(
        ({ month }) =>
          sign < 0 ||
          (![...shadowed, ...eclipses.filter(({ contacts }) => contacts.some((each) => each.planet === planet))].some(
            ({ date }) => date.startsWith(month),
          ) &&
            !tested.some((each) => each.month === month)),
      )
      .sort((a, b) => (b.sum - a.sum) * sign)
      .slice(0, MOST)
      .map(({ month }) => month)
      .sort()
  const rating = balanceRating(sumOfWeights(own), SHARE)
  return {
    rating,
    best_months: leading(1),
    caution_months: leading(-1),
    text: areaText(area, {
      own: own.filter(({ row }) => row.exact_at >= from),
      isQuiet: own.length === 0,
      year: year.filter(({ row }) => row.exact_at >= from),
      best: leading(1).filter((month) => month >= from.slice(0, month.length)),
      caution: leading(-1).filter((month) => month >= from.slice(0, month.length)),
      shadowed: shadowed.filter(({ date }) => date >= from.slice(0, date.length)),
      rating,
      reader,
      named,
    }),
  }
}

export interface Eclipsed {
  kind: string
  date: string
  natal_house: number | null
  contacts: readonly { readonly planet: Name }[]
}

export const monthNames = (months: readonly string[]) =>
  joinWords(months.map((month) => CIVIL_MONTHS[Number(month.slice(-2)) - 1]!))

interface AreaTextInput extends Pick<AreaInput, 'year' | 'named' | 'reader'> {
  readonly own: readonly WeighedEvent[]
  /** True if no slow planet reaches the houses of the area in the whole year. */
  readonly isQuiet: boolean
  readonly best: readonly string[]
  readonly caution: readonly string[]
  readonly shadowed: readonly Eclipsed[]
  readonly rating: number
}

/** The rating of an area with as much help as strain. */
const EVEN = 3
/** A sextile is too small to be the reason for a plan. */
const isWeighty = ({ aspect }: WeighedEvent['row']) => aspect !== 'sextile'

const areaText = (
  area: YearForecastArea,
  { own, isQuiet, year, best, caution, shadowed, rating, reader, named }: AreaTextInput,
) => {
  const words = areaWords(area, reader)
  /** The weightiest contact of the area in each of its months, where the texts of the months describe one. */
  const strongest = (sign: 1 | -1, months: readonly string[]) =>
    months.flatMap(
      (each) =>
        own
          .filter(
            ({ weight, month, row }) =>
              weight * sign > 0 && month === each && NEARNESS[row.natal_planet] && isWeighty(row),
          )
          .toSorted(byRank)[0] ?? [],
    )
  const [help, strain] = [strongest(1, best), strongest(-1, caution)]
  const monthsOf = (events: readonly WeighedEvent[]) => monthNames(events.map(({ month }) => month))
  for (const event of [...help, ...strain]) named.add(event)
  /** True for a contact that tests in a month to use, or helps in a month of care. */
  const isContrary = ({ month, weight }: WeighedEvent) =>
    (weight < 0 ? help : strain).some((event) => event.month === month)
  const band = rating > 3 ? words.good : rating < 3 ? words.hard : words.even
  const eclipsed =
    shadowed.length === 0
      ? []
      : [
          `${shadowed.length === 1 ? 'The eclipse' : 'The eclipses'} of ${joinWords(shadowed.map(({ date }) => dayAndMonth(date)))} may bring ${words.matter} to a decision.`,
        ]
  const details = [
    ...significatorText(area, { year: year.filter((event) => !isContrary(event)), named, reader }),
    ...(help.length > 0
      ? [
          words.use(
            monthsOf(help),
            datedContacts(help, contactInShort, (dates) => `(${dates})`),
          ),
        ]
      : []),
    ...(strain.length > 0
      ? [
          words.care(
            monthsOf(strain),
            datedContacts(
              strain,
              (event) => contactClause(event, reader),
              (dates) => `on ${dates}`,
            ),
          ),
        ]
      : []),
    ...eclipsed,
  ]
  // A year that is even as a whole has only its dates.
  const opening = isQuiet ? words.none : rating === EVEN && details.length > 0 ? [] : band
  return [opening, ...details].flat().join(' ')
}

/** The weightiest contact of the planet that stands for an area, if the text has not named it. */
const significatorText = (
  area: YearForecastArea,
  { year, named, reader }: Pick<AreaInput, 'year' | 'named' | 'reader'>,
): string[] => {
  // The advice is for a grown person.
  if (reader.child !== null) return []
  const words = significatorWords(area)
  const { planet, matter } = words
  const contact = year
    .filter((event) => event.row.natal_planet === planet && isWeighty(event.row) && !named.has(event))
    .toSorted(byRank)[0]
  if (contact) named.add(contact)
  return [
    ...(contact
      ? [
          `${upperFirst(contactClause(contact, reader))}, which stands for ${matter}, on ${dayAndMonth(contact.row.exact_at)}, ${contact.weight > 0 ? words.helped : words.tested}.`,
        ]
      : []),
  ]
}
