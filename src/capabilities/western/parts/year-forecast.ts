import { CIVIL_MONTHS } from '../../../time/iso.ts'
import { phraseOf } from '../../../western/aspects.ts'
import { type Houses, houseOf, houseSignification } from '../../../western/houses.ts'
import { KEYWORDS, type Name } from '../../../western/points.ts'
import { SIGN_KEYWORDS } from '../../../western/signs.ts'
import { countInWords, joinWords } from '../../../wording.ts'
import type { Sign } from '../../../zodiac/signs.ts'
import { asNatal, withArticle } from '../../shared/tropical/in-words.ts'
import {
  balanceRating,
  dayAndMonth,
  monthOf,
  passText,
  type Slow,
  type slowTransitWriter,
  verbOf,
} from './slow-transits.ts'
import { type Event, temperOf, transitEventRow } from './transit-events.ts'

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
    month: monthOf(row.exact_at),
    weight: temperOf(event) === 'harmonious' ? weight : -weight,
    rank: weight + (NEARNESS[row.natal_planet] ?? 0),
  }
}
const houseOfPoint = ({ name, longitude }: { name: Name; longitude: number }, houses: Houses) =>
  name === 'Ascendant' ? 1 : name === 'Midheaven' ? 10 : houseOf(longitude, houses)
const sumOf = (events: readonly WeighedEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0)
const byRank = (a: WeighedEvent, b: WeighedEvent) => b.rank - a.rank

const inHouse = (house: number) => `house ${house} (${houseSignification(house)})`
const inShort = ({ row }: WeighedEvent) =>
  `${row.transit_planet} ${row.aspect} ${asNatal(row.natal_planet)} on ${dayAndMonth(row.exact_at)}`
const factOf = (event: WeighedEvent, year: readonly WeighedEvent[]) => {
  const { row } = event
  const { transit_planet, aspect, natal_planet, natal_house, exact_at } = row
  const earlier = year.filter((other) => other.row.exact_at < exact_at && isSameLoop(other, event))
  const location = natal_house === null ? '' : ` from ${inHouse(natal_house)}`
  const before = earlier.length
    ? ` Earlier in the year it was exact on ${joinWords(earlier.map((each) => dayAndMonth(each.row.exact_at)))}.`
    : ''
  return `${transit_planet} ${verbOf(aspect)} ${asNatal(natal_planet)} on ${dayAndMonth(exact_at)}${location}${passText(row)}.${before}`
}
const isSameLoop = ({ row: a }: Pick<WeighedEvent, 'row'>, { row: b }: Pick<WeighedEvent, 'row'>) =>
  a.transit_planet === b.transit_planet &&
  a.natal_planet === b.natal_planet &&
  a.transit_longitude === b.transit_longitude

/** A month's event besides transits, as text. */
export interface Note {
  month: string
  text: string
}
export interface SunStay {
  sign: Sign
  house: number | null
}

const TOLD = 3
export const monthRow = (
  month: string,
  year: readonly WeighedEvent[],
  notes: readonly Note[],
  sun: SunStay,
  describe: Awaited<ReturnType<typeof slowTransitWriter>>,
) => {
  const name = CIVIL_MONTHS[Number(month.slice(-2)) - 1]!
  const own = year.filter((event) => event.month === month)
  const ranked = own.filter(({ row }) => row.natal_planet !== 'South Node').toSorted(byRank)
  const [first] = ranked
  const items = ranked.slice(0, TOLD)
  const rest = ranked.slice(TOLD)
  const texts = [
    ...items.map((event) =>
      describe({
        exact_at: event.row.exact_at,
        transit_planet: event.row.transit_planet,
        aspect: event.row.aspect,
        point: event.row.natal_planet,
        fact: factOf(event, year),
      }),
    ),
    ...(rest.length === 0 ? [] : [`Exact in ${name} as well: ${joinWords(rest.map(inShort))}.`]),
    ...(first ? [] : [quiet(name, month, year)]),
    sunText(name, sun),
    ...notes.filter((note) => note.month === month).map(({ text }) => text),
  ]
  return {
    month,
    rating: balanceRating(sumOf(own), SHARE),
    keynote: first ? keynote(first) : `A quiet month: ${stayText(sun)}.`,
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

const keynote = ({ row }: WeighedEvent) => {
  const { transit_planet, aspect, natal_planet } = row
  const phrase =
    transit_planet === natal_planet
      ? `${KEYWORDS[natal_planet]} at a turning of their own cycle`
      : phraseOf({ a: { name: transit_planet }, aspect, b: { name: natal_planet } })
  return `${transit_planet} ${aspect} ${asNatal(natal_planet)}: ${phrase}.`
}

const stayText = ({ house, sign }: SunStay) =>
  house === null ? `the Sun in ${sign}, ${SIGN_KEYWORDS[sign]}` : `the Sun in ${inHouse(house)}`
const sunText = (month: string, { house, sign }: SunStay) =>
  house === null
    ? `In the middle of ${month} the Sun is in ${sign}: ${SIGN_KEYWORDS[sign]}.`
    : `In the middle of ${month} the Sun is in house ${house}, ${SUN_IN_HOUSE[house - 1]}.`
// source: common Western practice, in our own words; house 1 first
const SUN_IN_HOUSE = [
  'where one is judged by presence and manner',
  'where accounts are settled and purchases weighed',
  'where errands, letters and relatives fill the day',
  'where home has the first claim on the evening',
  'where play, the young and good company get their hour',
  'where routine is mended and small duties are kept',
  'where a partner or opponent sets half of the agenda',
  'where debts, shared money and trust come to the table',
  'where distance, study and conviction call',
  'where work is done in public view',
  'where friends and associations decide the pace',
  'where rest and unfinished business come before display',
]

/** The text without an exact transit: loops between two of their passes. */
const quiet = (name: string, month: string, year: readonly WeighedEvent[]) => {
  const pending = year.filter(({ row, month: at }) => {
    const next = year.find((other) => other.row.pass === row.pass + 1 && isSameLoop(other, { row }))
    return at < month && next !== undefined && next.month > month
  })
  const [heaviest] = pending.toSorted(byRank)
  const between = heaviest
    ? ` ${heaviest.row.transit_planet} ${heaviest.row.aspect} ${asNatal(heaviest.row.natal_planet)} lies between its passes and works on in the background.`
    : ''
  return `No slow planet is exact in ${name}.${between}`
}

// source: our own grouping of the traditional houses; the first of the two is the nearer to the matter
export const AREAS = {
  love: { houses: [5, 7], title: 'Love' },
  career: { houses: [10, 6], title: 'Career' },
  money: { houses: [2, 8], title: 'Money' },
  health_habits: { houses: [1, 6], title: 'Health habits' },
  home: { houses: [4, 12], title: 'Home' },
  social: { houses: [11, 3], title: 'Friendship' },
} as const
export type Area = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as [Area, ...Area[]]

const MOST = 3
/** `houses` is true if the chart has any; without them an area has no text. */
export const areaRow = (area: Area, year: readonly WeighedEvent[], eclipses: readonly Eclipsed[], houses: boolean) => {
  if (!houses)
    return {
      rating: null,
      best_months: [],
      caution_months: [],
      text: `${AREAS[area].title} cannot be rated: the chart has no houses at this latitude in this house system.`,
    }
  const [one, two] = AREAS[area].houses
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
  return {
    rating: balanceRating(sumOf(own), SHARE),
    best_months: leading(1),
    caution_months: leading(-1),
    text: areaText(area, own, leading(1), leading(-1), shadowed),
  }
}

export interface Eclipsed {
  kind: string
  date: string
  natal_house: number | null
}

const monthNames = (months: readonly string[]) =>
  joinWords(months.map((month) => CIVIL_MONTHS[Number(month.slice(-2)) - 1]!))
const transits = (count: number) => `${countInWords(count)} exact slow ${count === 1 ? 'transit' : 'transits'}`
const areaText = (
  area: Area,
  own: readonly WeighedEvent[],
  best: readonly string[],
  caution: readonly string[],
  shadowed: readonly Eclipsed[],
) => {
  const { houses, title } = AREAS[area]
  const [one, two] = houses
  const location = `houses ${one} (${houseSignification(one)}) and ${two} (${houseSignification(two)})`
  const harmonious = own.filter(({ weight }) => weight > 0).length
  const strongest = (sign: 1 | -1) => own.filter(({ weight }) => weight * sign > 0).toSorted(byRank)[0]
  const [help, strain] = [strongest(1), strongest(-1)]
  const split =
    harmonious === own.length
      ? 'all harmonious'
      : harmonious === 0
        ? 'all challenging'
        : `${countInWords(harmonious)} harmonious and ${countInWords(own.length - harmonious)} challenging`
  const read = `For ${title.toLowerCase()}, ${location} are read`
  const texts =
    own.length === 0
      ? [`${read}; no slow planet touches them exactly this year.`]
      : [
          `${read}: ${transits(own.length)}, ${split}.`,
          ...(help ? [`The chief support is ${inShort(help)}${best.length ? `; use ${monthNames(best)}` : ''}.`] : []),
          ...(strain
            ? [`The chief strain is ${inShort(strain)}${caution.length ? `; keep ${monthNames(caution)} light` : ''}.`]
            : []),
        ]
  const eclipsed = shadowed.map(
    ({ kind, date, natal_house }) =>
      `The ${kind} eclipse of ${dayAndMonth(date)} falls in house ${natal_house} and brings its matters to a decision.`,
  )
  return [...texts, ...eclipsed].join(' ')
}

/** The conclusion of the year. */
export const closingOf = (
  {
    age,
    house,
    sign,
    time_lord,
    lordHouse,
  }: { age: number; house: number; sign: Sign; time_lord: Name; lordHouse: number | null },
  year: readonly WeighedEvent[],
  months: readonly { month: string; rating: number }[],
  areas: Record<Area, { rating: number | null }>,
): string => {
  const own = year.filter(({ row }) => row.natal_planet === time_lord).toSorted(byRank)
  const loops = [...Map.groupBy(own, ({ row }) => `${row.transit_planet} ${row.aspect}`)].slice(0, MOST)
  const dates = loops.reduce((sum, [, events]) => sum + events.length, 0)
  const reaching = loops.map(
    ([name, events]) =>
      `${name} on ${joinWords(
        events
          .map(({ row }) => row.exact_at)
          .sort()
          .map(dayAndMonth),
      )}`,
  )
  const placed = lordHouse === null ? '' : ` from natal ${inHouse(lordHouse)}`
  const extreme = (sign: 1 | -1) => {
    const edge = Math[sign > 0 ? 'max' : 'min'](...months.map(({ rating }) => rating))
    return months.filter(({ rating }) => rating === edge)
  }
  const [best, worst] = [extreme(1), extreme(-1)]
  const rated = AREA_NAMES.flatMap((area) => {
    const { rating } = areas[area]
    return rating === null ? [] : [{ area: AREAS[area].title.toLowerCase(), rating }]
  })
  const named = (rating: number) => joinWords(rated.filter((each) => each.rating === rating).map(({ area }) => area))
  const high = Math.max(...rated.map(({ rating }) => rating))
  const low = Math.min(...rated.map(({ rating }) => rating))
  return [
    `From the birthday of age ${age} the profection stands in ${sign}, on house ${house} (${houseSignification(house)}), and ${withArticle(time_lord)} rules the year${placed}.`,
    own.length
      ? `Slow planets reach ${asNatal(time_lord)} as well: ${reaching.join('; ')}, which makes ${dates === 1 ? 'that date a hinge' : 'those dates hinges'} of the year.`
      : `No slow planet makes an exact aspect to ${asNatal(time_lord)}, so the ruler of the year works undisturbed.`,
    ...(best[0]!.rating === worst[0]!.rating
      ? [`No month stands out: all are rated ${best[0]!.rating} of 5.`]
      : [
          `Support is greatest in ${monthNames(best.map(({ month }) => month))}; ${monthNames(worst.map(({ month }) => month))} ${worst.length === 1 ? 'asks' : 'ask'} for the most room.`,
        ]),
    ...(rated.length === 0
      ? []
      : high === low
        ? [`The areas of life are rated alike, ${high} of 5.`]
        : [
            `Among the areas of life ${named(high)} ${named(high).includes(' and ') ? 'are' : 'is'} rated highest, and the lowest rating is that of ${named(low)}.`,
          ]),
  ].join(' ')
}
