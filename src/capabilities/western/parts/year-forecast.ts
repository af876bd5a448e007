import { CIVIL_MONTHS, datePart, monthPart } from '../../../time/iso.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { type Houses, houseOf, isComplete } from '../../../western/houses.ts'
import type { Name } from '../../../western/points.ts'
import { SIGN_KEYWORDS } from '../../../western/signs.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { type ForecastReader, houseOwner, ownerOf } from './forecast-reader.ts'
import { CHILD_POINT_MATTER } from './parents-words.ts'
import { balanceRating, dayAndMonth, passText, type Slow, type slowTransitWriter, verbOf } from './slow-transits.ts'
import { type Event, temperOf, transitEventRow } from './transit-events.ts'
import { areaWords, significatorWords } from './year-area-texts.ts'

/** Months and areas of a year, rated by the exact slow transits and described by them. */

// source: the method of this forecast: slower planets weigh more
const WEIGHT: Record<Slow, number> = { Jupiter: 3, Saturn: 4, Uranus: 4, Neptune: 4, Pluto: 5 }
const SHARE = 8
/** Tie-break for the heaviest event: lights and angles first. */
const NEARNESS: Partial<Record<Name, number>> = {
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
const sumOf = (events: readonly WeighedEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0)
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
const factOf = (event: WeighedEvent, year: readonly WeighedEvent[], reader: ForecastReader) => {
  const { natal_house, exact_at } = event.row
  const earlier = year.filter((other) => other.row.exact_at < exact_at && isSameLoop(other, event))
  if (earlier.length > 0)
    return `On ${dayAndMonth(exact_at)} ${contactClause(event, reader)} again, as on ${joinWords(earlier.map((each) => dayAndMonth(each.row.exact_at)))}.`
  const location = natal_house === null ? '' : `, from ${houseOwner(reader)} ${ordinalInWords(natal_house)} house`
  return `On ${dayAndMonth(exact_at)} ${contactClause(event, reader)}${location}${passText(event.row)}.`
}
const isSameLoop = ({ row: a }: Pick<WeighedEvent, 'row'>, { row: b }: Pick<WeighedEvent, 'row'>) =>
  a.transit_planet === b.transit_planet &&
  a.natal_planet === b.natal_planet &&
  a.transit_longitude === b.transit_longitude

/** A month's event besides transits, as text. */
export interface ForecastNote {
  month: string
  /** YYYY-MM-DD. */
  date: string
  text: string
}
export interface SunStay {
  /** True if the Sun was in the same house in the month before. */
  isSame: boolean
  sign: Sign
  house: number | null
}

const TOLD = 3
export const monthRow = (
  month: string,
  year: readonly WeighedEvent[],
  notes: readonly ForecastNote[],
  sun: SunStay,
  describe: Awaited<ReturnType<typeof slowTransitWriter>>,
  reader: ForecastReader,
) => {
  const name = CIVIL_MONTHS[Number(month.slice(-2)) - 1]!
  const own = year.filter((event) => event.month === month)
  const ranked = own.filter(({ row }) => row.natal_planet !== 'South Node').toSorted(byRank)
  const [first] = ranked
  const items = ranked.slice(0, TOLD)
  const rest = ranked.slice(TOLD)
  const events = items.map((event) => ({
    date: datePart(event.row.exact_at),
    text: () =>
      describe({
        exact_at: event.row.exact_at,
        transit_planet: event.row.transit_planet,
        aspect: event.row.aspect,
        point: event.row.natal_planet,
        fact: factOf(event, year, reader),
      }),
  }))
  const others = notes.filter((note) => note.month === month).map(({ date, text }) => ({ date, text: () => text }))
  const texts = [
    sunText(name, sun, reader),
    ...(first ? [] : [quiet(name, month, year, reader)]),
    ...[...events, ...others]
      .sort((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0))
      .map(({ text }) => text()),
    ...(rest.length === 0
      ? []
      : [
          reader.child === null
            ? `You also have ${joinWords(rest.map(inShort))}.`
            : `There is also ${joinWords(rest.map(inShort))}.`,
        ]),
  ]
  return {
    month,
    rating: balanceRating(sumOf(own), SHARE),
    keynote: first
      ? keynote(first, reader)
      : `A quiet month, with the Sun in ${sun.house === null ? sun.sign : `${houseOwner(reader)} ${ordinalInWords(sun.house as HouseNumber)} house`}.`,
    events: own.map(({ row }) => ({
      exact_at: row.exact_at,
      transit_planet: row.transit_planet,
      aspect: row.aspect,
      natal_planet: row.natal_planet,
      nature: row.nature,
    })),
    text: texts.join(' '),
  }
}

/** `Venus (23 June)` after the name of the moving planet and the aspect. */
const inShort = ({ row }: WeighedEvent) =>
  `${row.transit_planet} ${row.aspect} ${row.natal_planet} (${dayAndMonth(row.exact_at)})`

/** The matter of a natal point. */
const POINT_MATTER: Record<Name, string> = {
  Sun: 'your aims',
  Moon: 'your feelings and your home',
  Mercury: 'your plans and words',
  Venus: 'your affections',
  Mars: 'your drive',
  Jupiter: 'your hopes',
  Saturn: 'your duties',
  Uranus: 'your freedom',
  Neptune: 'your dreams',
  Pluto: 'a deep change in you',
  Ascendant: 'you and those closest to you',
  Midheaven: 'your name and standing',
  Chiron: 'an old sore point of yours',
  'North Node': 'your direction',
  'South Node': 'your habits',
  Lilith: 'what you do not give in to',
}
const matterOfPoint = (point: Name, reader: ForecastReader): string =>
  reader.child === null ? POINT_MATTER[point] : CHILD_POINT_MATTER[point](ownerOf(reader))
const keynote = (event: WeighedEvent, reader: ForecastReader) =>
  `${dayAndMonth(event.row.exact_at)}: ${event.row.transit_planet} ${event.weight > 0 ? 'supports' : 'tests'} ${matterOfPoint(event.row.natal_planet, reader)}.`

const sunText = (month: string, { house, sign, isSame }: SunStay, reader: ForecastReader) => {
  const { child, stage } = reader
  if (house === null)
    return `In the middle of ${month} the Sun is in ${sign}, and ${child ?? 'you'} may live a little in its manner: ${SIGN_KEYWORDS[sign]}.`
  if (isSame)
    return child === null
      ? `In mid-${month} the Sun is still in your ${ordinalInWords(house as HouseNumber)} house, so finish what you began there last month.`
      : `In mid-${month} the Sun is still in ${houseOwner(reader)} ${ordinalInWords(house as HouseNumber)} house, so finish together what you began last month.`
  const deed =
    (stage === 'child' ? SUN_IN_HOUSE_OF_CHILD : stage === 'late' ? SUN_IN_HOUSE_LATE : undefined)?.[
      house as HouseNumber
    ] ?? SUN_IN_HOUSE[house - 1]
  return `In mid-${month} the Sun is in ${houseOwner(reader)} ${ordinalInWords(house as HouseNumber)} house, ${deed}.`
}
// source: common Western practice, in our own words; house 1 first
const SUN_IN_HOUSE = [
  'so begin something under your own name',
  'so look at your accounts and your prices',
  'so clear your letters, calls and short visits',
  'so your home has the first claim on your evenings',
  'so give an afternoon to play, love or the young',
  'so mend one routine and see to your health',
  'so let somebody else set half of your agenda',
  'so deal with debts, taxes and one honest talk',
  'so plan the trip or the course',
  'so do your work where it is seen',
  'so say yes to friends and ask one of them for help',
  'so rest, and finish what is still open',
]

/** The same for readers from sixty on, where it differs. */
const SUN_IN_HOUSE_LATE: Partial<Record<HouseNumber, string>> = {
  1: 'so do one thing for yourself alone',
  2: 'so look at your accounts and at what you no longer need',
  5: 'so give an afternoon to play, a hobby or the young',
  6: 'so mend one routine and see to your health',
  8: 'so put papers in order and have one honest talk',
  9: 'so plan the trip, or take up a subject',
  10: 'so accept thanks for what you did, and hand one duty on',
}
/** The same for the parents of a child. */
const SUN_IN_HOUSE_OF_CHILD: Record<HouseNumber, string> = {
  1: 'so let them decide a little more than usual',
  2: 'so look after a favourite thing together',
  3: 'so read together and visit somebody close by',
  4: 'so keep more evenings at home',
  5: 'so play, and leave the result open',
  6: 'so look at sleep, meals and one small duty',
  7: 'so invite a friend',
  8: 'so talk about what worries them, in plain words',
  9: 'so plan an outing to somewhere new',
  10: 'so be there when something is shown to others',
  11: 'so make room for the group of friends',
  12: 'so plan rest and leave gaps in the week',
}

/** The text without an exact transit: loops between two of their passes. */
const quiet = (name: string, month: string, year: readonly WeighedEvent[], reader: ForecastReader) => {
  const pending = year.filter(({ row, month: at }) => {
    const next = year.find((other) => other.row.pass === row.pass + 1 && isSameLoop(other, { row }))
    return at < month && next !== undefined && next.month > month
  })
  const [heaviest] = pending.toSorted(byRank)
  if (reader.child !== null)
    return heaviest
      ? `${upperFirst(reader.child)} has a quiet ${name}: no slow planet is exact, and you can help with what ${heaviest.row.transit_planet} began in ${matterOfPoint(heaviest.row.natal_planet, reader)}.`
      : `${upperFirst(reader.child)} has a quiet ${name}, since no slow planet is exact.`
  return heaviest
    ? `You have a quiet ${name}: no slow planet is exact, and you can work on what ${heaviest.row.transit_planet} began with ${POINT_MATTER[heaviest.row.natal_planet]}.`
    : `You have a quiet ${name}, since no slow planet is exact.`
}

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
  readonly reader: ForecastReader
}
export const areaRow = (area: YearForecastArea, { year, eclipses, natal, named, from, reader }: AreaInput) => {
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
  const months = [...Map.groupBy(own, ({ month }) => month)].map(([month, events]) => ({ month, sum: sumOf(events) }))
  const leading = (sign: 1 | -1) =>
    months
      .filter(({ sum }) => sum * sign > 0)
      .sort((a, b) => (b.sum - a.sum) * sign)
      .slice(0, MOST)
      .map(({ month }) => month)
      .sort()
  const shadowed = eclipses.filter(({ natal_house }) => touches(natal_house))
  const rating = balanceRating(sumOf(own), SHARE)
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
      natal,
      named,
    }),
  }
}

export interface Eclipsed {
  kind: string
  date: string
  natal_house: number | null
}

export const monthNames = (months: readonly string[]) =>
  joinWords(months.map((month) => CIVIL_MONTHS[Number(month.slice(-2)) - 1]!))

interface AreaTextInput extends Pick<AreaInput, 'year' | 'natal' | 'named' | 'reader'> {
  readonly own: readonly WeighedEvent[]
  /** True if no slow planet reaches the houses of the area in the whole year. */
  readonly isQuiet: boolean
  readonly best: readonly string[]
  readonly caution: readonly string[]
  readonly shadowed: readonly Eclipsed[]
  readonly rating: number
}

const areaText = (
  area: YearForecastArea,
  { own, isQuiet, year, best, caution, shadowed, rating, reader, natal, named }: AreaTextInput,
) => {
  const words = areaWords(area, reader)
  const strongest = (sign: 1 | -1, months: readonly string[]) =>
    own
      .filter(({ weight, month, row }) => weight * sign > 0 && months.includes(month) && NEARNESS[row.natal_planet])
      .toSorted(byRank)[0]
  const [help, strain] = [strongest(1, best), strongest(-1, caution)]
  for (const event of [help, strain]) if (event) named.add(event)
  const band = rating > 3 ? words.good : rating < 3 ? words.hard : words.even
  const eclipsed =
    shadowed.length === 0
      ? []
      : [
          `${shadowed.length === 1 ? 'The eclipse' : 'The eclipses'} of ${joinWords(shadowed.map(({ date }) => dayAndMonth(date)))} ${shadowed.length === 1 ? 'brings' : 'bring'} ${words.matter} to a decision.`,
        ]
  return [
    isQuiet ? words.none : band,
    ...significatorText(area, { year, natal, named, reader }),
    ...(help ? [words.use(monthNames(best), `${inShort(help)}`)] : []),
    ...(strain
      ? [words.care(monthNames(caution), `${contactClause(strain, reader)} on ${dayAndMonth(strain.row.exact_at)}`)]
      : []),
    ...eclipsed,
  ].join(' ')
}

/** The planet that stands for an area: its sign in the birth chart, and its weightiest contact that the text has not named. */
const significatorText = (
  area: YearForecastArea,
  { year, natal: { point }, named, reader }: Pick<AreaInput, 'year' | 'natal' | 'named' | 'reader'>,
): string[] => {
  // The manners are those of a grown person.
  if (reader.child !== null) return []
  const words = significatorWords(area)
  const { planet, matter, manner } = words
  const sign = signOf(point[planet].longitude)
  const contact = year.filter((event) => event.row.natal_planet === planet && !named.has(event)).toSorted(byRank)[0]
  if (contact) named.add(contact)
  return [
    `Your ${planet}, which stands for ${matter}, is in ${signName(sign)}: ${manner[elementOf(sign)]}.`,
    ...(contact
      ? [
          `${upperFirst(contactClause(contact, reader))} on ${dayAndMonth(contact.row.exact_at)}, ${contact.weight > 0 ? words.helped : words.tested}.`,
        ]
      : []),
  ]
}
