import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { overlapOf, partOfWindow, type Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signAt, signName, signNumbered } from '../../zodiac/signs.ts'
import { hinduDay } from '../day.ts'
import { tithiName, WEEKDAYS, type Weekday } from '../limbs.ts'
import { LUNAR_MONTHS, type LunarMonth } from '../lunar-month.ts'
import { GHATI } from '../measures.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { daytime } from '../panchang/day.ts'
import { bhadras } from '../panchang/day-doshas.ts'
import { DISHA_SHOOLA, type Direction, durmuhurtas, octant } from '../panchang/day-parts.ts'
import { yogaHead } from '../panchang/limb-natures.ts'
import { MOON_SIGN_LIMB, STAR, SUN_SIGN_LIMB, SUN_STAR, TITHI, YOGA_LIMB } from '../panchang/limbs.ts'
import { specialYoga } from '../panchang/special-yogas.ts'
import { chandraOf, taraOf, varjyams } from '../panchang/stars.ts'
import { kumbhaChakra } from '../panchang/vasa.ts'
import type { Condition, MuhurtaPurpose } from './purposes.ts'
import type { MuhurtaSky } from './sky-context.ts'
import { panchashalakaVedhas } from './vedha.ts'

/** Periods that are unsuitable for an undertaking. */

export const STRICTNESSES = ['strict', 'normal', 'relaxed'] as const
export type Strictness = (typeof STRICTNESSES)[number]

/**
 * The gravity of an obstacle: a grave one always blocks, a minor one unless the search is relaxed, a customary one only
 * in a strict search.
 */
export type Gravity = 'grave' | 'minor' | 'customary'
const STOPS: Record<Strictness, readonly Gravity[]> = {
  strict: ['grave', 'minor', 'customary'],
  normal: ['grave', 'minor'],
  relaxed: ['grave'],
}
export const isBlockingAt = (gravity: Gravity, strictness: Strictness) => STOPS[strictness].includes(gravity)

export interface Obstacle extends Window {
  name: string
  gravity: Gravity
  /** True if the obstacle lasts for days. Answers list it once for the whole search. */
  long: boolean
  /** Set if the obstacle is not a fault of the time but a failed rule of the purpose. */
  rule?: true
}

export interface MuhurtaPerson {
  /** Star from 1, sign 0..11; null if not known. */
  star: number | null
  sign: SignIndex | null
}

export interface MuhurtaRequest {
  purpose: MuhurtaPurpose
  persons: readonly MuhurtaPerson[]
  direction: Direction | null
  /** Customary rules that block also at strictness normal. */
  required: readonly RequirableRule[]
}

/** Customary rules that a request can require: schools differ on them. */
export const REQUIRABLE_RULES = ['weekday', 'kumbha-chakra', 'regular-tithi', 'vedha'] as const
export type RequirableRule = (typeof REQUIRABLE_RULES)[number]
const gravityOf = (rule: RequirableRule, { required }: MuhurtaRequest): Gravity =>
  required.includes(rule) ? 'minor' : 'customary'

const obstaclesOf = (name: string, gravity: Gravity, windows: readonly Window[], long = false): Obstacle[] =>
  windows.map(({ from, to }) => ({ name, gravity, long, from, to }))
const asRules = (obstacles: readonly Obstacle[]): Obstacle[] => obstacles.map((each) => ({ ...each, rule: true }))

const BAD_YOGAS = ['dagdha_tithi', 'visha_tithi', 'krakacha', 'mrityu_tithi'] as const
const BAD_YOGA_NAMES: Record<(typeof BAD_YOGAS)[number], string> = {
  dagdha_tithi: 'Dagdha tithi',
  visha_tithi: 'Visha tithi',
  krakacha: 'Krakacha yoga',
  mrityu_tithi: 'Mrityu yoga',
}

/**
 * Faults of a single day, common to all purposes, after Muhurta Chintamani. Bad yogas of tithi and weekday are
 * customary only: the text is said to limit them to the lands of Huna, Vanga and Khasha (the verse not seen in print),
 * and lists of marriage days ignore them.
 */
const dayFaults = (day: PanchangDay, { almanac }: MuhurtaSky): Obstacle[] => {
  const { light, weekday } = day
  return [
    ...(light
      ? [
          ...obstaclesOf('Rahu kaal', 'grave', [octant('rahu_kaal', weekday, light)]),
          ...obstaclesOf('Yamaganda', 'minor', [octant('yamaganda', weekday, light)]),
          ...obstaclesOf('Durmuhurta', 'minor', durmuhurtas(weekday, light)),
        ]
      : []),
    ...BAD_YOGAS.flatMap((name) =>
      obstaclesOf(BAD_YOGA_NAMES[name], 'customary', specialYoga(name).windows(day, almanac)),
    ),
  ]
}

/** Faults of limbs, common to all purposes. */
const limbFaults = (range: Window, { almanac, days }: MuhurtaSky, request: MuhurtaRequest): Obstacle[] => {
  const rises = days.map(({ from }) => from).concat(days.at(-1)!.to)
  const sunriseCount = (window: Window) => rises.filter((at) => window.from <= at && at < window.to).length
  const isInRange = (window: Window) => window.from >= rises[0]! && window.to <= rises.at(-1)!
  const tithis = almanac.during(TITHI, range)
  return [
    ...obstaclesOf(
      'Bhadra (Vishti) on Prithvi',
      'grave',
      bhadras(range, almanac).filter(({ loka }) => loka === 'Prithvi'),
    ),
    ...obstaclesOf('Varjyam', 'grave', varjyams(range, almanac)),
    ...almanac.during(YOGA_LIMB, range).flatMap((span) => {
      const name = YOGA_LIMB.names[span.number - 1]!
      const isWholeYoga = name === 'Vyatipata' || name === 'Vaidhriti'
      return obstaclesOf(isWholeYoga ? name : `Head of ${name}`, isWholeYoga ? 'grave' : 'minor', yogaHead(span))
    }),
    ...obstaclesOf(
      'Amavasya',
      'grave',
      tithis.filter(({ number }) => number === 30),
    ),
    // Lists of every publisher in the tests have days of such tithis, so these block only if the request or a strict search asks for it.
    ...obstaclesOf(
      'Kshaya tithi',
      gravityOf('regular-tithi', request),
      tithis.filter((span) => isInRange(span) && sunriseCount(span) === 0),
    ),
    ...obstaclesOf(
      'Vriddhi tithi',
      gravityOf('regular-tithi', request),
      tithis.filter((span) => sunriseCount(span) > 1),
    ),
    ...almanac
      .during(SUN_SIGN_LIMB, { from: plusDays(range.from, -1), to: plusDays(range.to, 1) })
      .flatMap(({ number, from, to }) =>
        [
          { at: from, sign: signNumbered(number) },
          { at: to, sign: signAt(number) },
        ].flatMap(({ at, sign }) =>
          obstaclesOf(`Sankranti of ${signName(sign)}`, 'grave', [
            { from: plusDays(at, -16 * GHATI), to: plusDays(at, 16 * GHATI) },
          ]),
        ),
      ),
  ]
}

/** The day of an eclipse and the three days after it; seven after a total eclipse. */
const eclipseFaults = ({ eclipses, days, site, sky }: MuhurtaSky): Obstacle[] =>
  eclipses.flatMap(({ kind, type, maximum }) => {
    const from = hinduDay(maximum, site, sky)?.sunrise ?? maximum
    const name = `${kind === 'solar' ? 'Solar' : 'Lunar'} eclipse of ${dateText(localAt(maximum, days[0]!.zone))}`
    return obstaclesOf(name, 'grave', [{ from, to: plusDays(from, type === 'total' ? 8 : 4) }], true)
  })

/** Each person's birth star, and the Moon in the eighth sign from the person's sign. */
const personFaults = (range: Window, persons: readonly MuhurtaPerson[], { almanac }: MuhurtaSky): Obstacle[] =>
  persons.flatMap(({ star, sign }, i) => {
    const ofPerson = persons.length > 1 ? ` of person ${i + 1}` : ''
    return [
      ...(star === null
        ? []
        : obstaclesOf(
            `Janma tara${ofPerson}`,
            'minor',
            almanac.during(STAR, range).filter(({ number }) => taraOf(star, number).name === 'Janma'),
          )),
      ...(sign === null
        ? []
        : obstaclesOf(
            `Moon in the eighth sign${ofPerson}`,
            'grave',
            almanac
              .during(MOON_SIGN_LIMB, range)
              .filter(({ number }) => chandraOf(sign, signNumbered(number)).count === 8),
          )),
    ]
  })

/** Days before and after the asta of a planet in which it counts as old and as young. */
const OLD_AND_YOUNG_DAYS = 3
// source: Muhurta Prakasha as quoted in Muhurtaraja (bhu-shayana), and the Nirnaya Sagar almanac; others give days of
// the solar month instead (attributed to Muhurta Martanda). Stars from the Sun’s to the Moon’s, both included
const EARTH_ASLEEP_COUNTS: readonly number[] = [5, 7, 9, 12, 19, 26]
const KUMBHA_GOOD: readonly string[] = ['south', 'west', 'base', 'neck']

/** Periods in which the stars of Sun and Moon satisfy a test. */
const bySunAndMoon = (range: Window, { almanac }: MuhurtaSky, bad: (sun: number, moon: number) => boolean): Window[] =>
  almanac.during(SUN_STAR, range).flatMap((sun) =>
    almanac
      .during(STAR, range)
      .filter((moon) => bad(sun.number, moon.number))
      .flatMap((moon) => overlapOf(sun, moon) ?? []),
  )

const lunarPeriod = (
  months: readonly LunarMonth[],
  start: [number, number],
  end: [number, number],
  { almanac }: MuhurtaSky,
  range: Window,
): Window[] => {
  const order = ({ month, tithi }: { month: number; tithi: number }) => month * 30 + tithi
  const isInside = (month: number, tithi: number) => {
    const at = order({ month, tithi })
    return at >= order({ month: start[0], tithi: start[1] }) && at < order({ month: end[0], tithi: end[1] })
  }
  return almanac.during(TITHI, range).filter((span) => {
    const middle = (span.from + span.to) / 2
    const month = months.find(({ from, to }) => from <= middle && middle < to)
    // The adhika month is before the regular month of its name and after the previous month.
    return month !== undefined && isInside(month.index, month.adhika ? 0 : span.number)
  })
}

type FindObstacles = (
  range: Window,
  muhurtaSky: MuhurtaSky,
  request: MuhurtaRequest,
  yieldIfDue: YieldPoint,
) => Obstacle[] | Promise<Obstacle[]>
const CONDITIONS: Record<Condition, FindObstacles> = {
  'guru-shukra': (_, { astas }) =>
    astas.flatMap(({ planet, from, to }) =>
      obstaclesOf(
        `${planet === 'Jupiter' ? 'Guru (Jupiter)' : 'Shukra (Venus)'} unseen beside the Sun (asta), with three days before and after`,
        'grave',
        [{ from: plusDays(from, -OLD_AND_YOUNG_DAYS), to: plusDays(to, OLD_AND_YOUNG_DAYS) }],
        true,
      ),
    ),
  'no-adhika': (_, { months }) =>
    months
      .filter(({ adhika, kshaya }) => adhika || kshaya)
      .flatMap((month) =>
        obstaclesOf(
          `${month.adhika ? 'Adhika' : 'Kshaya'} month ${LUNAR_MONTHS[month.index]!}`,
          'grave',
          [month],
          true,
        ),
      ),
  chaturmasa: (range, muhurtaSky) =>
    obstaclesOf(
      'Chaturmasa (Ashadha Shukla 11 to Kartika Shukla 11)',
      'grave',
      lunarPeriod(muhurtaSky.months, [3, 11], [7, 11], muhurtaSky, range),
      true,
    ),
  holashtaka: (range, muhurtaSky) =>
    obstaclesOf(
      'Holashtaka (Phalguna Shukla 8 to 15; northern use)',
      'customary',
      lunarPeriod(muhurtaSky.months, [11, 8], [11, 16], muhurtaSky, range),
      true,
    ),
  'pitru-paksha': (range, muhurtaSky) =>
    obstaclesOf(
      'Pitru Paksha (Bhadrapada Purnima to Amavasya)',
      'minor',
      lunarPeriod(muhurtaSky.months, [5, 15], [6, 1], muhurtaSky, range),
      true,
    ),
  // Published lists ignore this chakra: it blocks only if the request or a strict search asks for it.
  'kumbha-chakra': (range, muhurtaSky, request) =>
    obstaclesOf(
      'Kumbha chakra inauspicious',
      gravityOf('kumbha-chakra', request),
      bySunAndMoon(range, muhurtaSky, (sun, moon) => !KUMBHA_GOOD.includes(kumbhaChakra(sun, moon))),
    ),
  vedha: async (range, muhurtaSky, request, yieldIfDue) =>
    (await panchashalakaVedhas(range, muhurtaSky, yieldIfDue)).flatMap(({ star, by, ...window }) =>
      obstaclesOf(`Vedha of ${star} by ${by}`, gravityOf('vedha', request), [window]),
    ),
  'earth-awake': (range, muhurtaSky) =>
    obstaclesOf(
      'Earth asleep',
      'minor',
      bySunAndMoon(range, muhurtaSky, (sun, moon) => EARTH_ASLEEP_COUNTS.includes(((moon - sun + 27) % 27) + 1)),
    ),
  forenoon: (_, { days }) =>
    days.flatMap(({ light, from, to }) =>
      obstaclesOf('Not the forenoon', 'minor', [{ from: light ? partOfWindow(daytime(light), 0, 2).to : from, to }]),
    ),
  waning: (range, { almanac }) =>
    obstaclesOf(
      'Waxing Moon',
      'customary',
      almanac.during(TITHI, range).filter(({ number }) => number <= 15),
    ),
  direction: (_, { days }, { direction }) =>
    direction === null
      ? []
      : days
          .filter(({ weekday }) => DISHA_SHOOLA[weekday] === direction)
          .flatMap((day) => obstaclesOf(`Disha shoola in the ${direction}`, 'minor', [day])),
}

export const isExcluded = (weekday: Weekday, { excludedWeekdays }: MuhurtaPurpose) =>
  excludedWeekdays?.includes(weekday) ?? false

/** Periods in which a rule of the purpose fails. */
const ruleFaults = (range: Window, { almanac, days, months }: MuhurtaSky, request: MuhurtaRequest): Obstacle[] => {
  const { purpose } = request
  return [
    ...almanac
      .during(STAR, range)
      .filter(({ number }) => !purpose.stars.includes(number))
      .flatMap((span) => obstaclesOf(`Nakshatra ${NAKSHATRAS[span.number - 1]!} not allowed`, 'grave', [span])),
    ...almanac
      .during(TITHI, range)
      .filter(({ number }) => !purpose.tithis.includes(number))
      .flatMap((span) => obstaclesOf(`Tithi ${tithiName(span.number)} not allowed`, 'minor', [span])),
    ...days
      .filter(({ weekday }) => !purpose.weekdays.includes(WEEKDAYS[weekday]!))
      .flatMap((day) => {
        const weekday = WEEKDAYS[day.weekday]!
        return isExcluded(weekday, purpose)
          ? obstaclesOf(`${weekday} not allowed`, 'minor', [day])
          : obstaclesOf(`${weekday} not among the weekdays`, gravityOf('weekday', request), [day])
      }),
    ...(purpose.months
      ? months
          .filter(({ index, adhika }) => adhika || !purpose.months!.includes(LUNAR_MONTHS[index]!))
          .flatMap((month) =>
            obstaclesOf(
              `Month ${month.adhika ? 'Adhika ' : ''}${LUNAR_MONTHS[month.index]!} not allowed`,
              'minor',
              [month],
              true,
            ),
          )
      : []),
    ...(purpose.sun
      ? almanac
          .during(SUN_SIGN_LIMB, range)
          .filter(({ number }) => !purpose.sun!.includes(signName(signNumbered(number))))
          .flatMap((span) => obstaclesOf(`Sun in ${signName(signNumbered(span.number))}`, 'minor', [span], true))
      : []),
  ]
}

/** Every obstacle that overlaps the days of the searched range, in order of its beginning. */
export const obstacles = async (
  muhurtaSky: MuhurtaSky,
  request: MuhurtaRequest,
  yieldIfDue: YieldPoint,
): Promise<Obstacle[]> => {
  const range: Window = { from: muhurtaSky.days[0]!.from, to: muhurtaSky.days.at(-1)!.to }
  const conditions = request.purpose.conditions ?? []
  const ofDays = await mapYielding(muhurtaSky.days, yieldIfDue, (day) => dayFaults(day, muhurtaSky))
  const ofRange = await mapYielding(
    [
      () => limbFaults(range, muhurtaSky, request),
      () => eclipseFaults(muhurtaSky),
      () => personFaults(range, request.persons, muhurtaSky),
      ...conditions.map((condition) => () => CONDITIONS[condition](range, muhurtaSky, request, yieldIfDue)),
      () => asRules(ruleFaults(range, muhurtaSky, request)),
    ],
    yieldIfDue,
    (compute) => compute(),
  )
  return [...ofDays.flat(), ...ofRange.flat()].filter((each) => overlapOf(each, range)).sort((a, b) => a.from - b.from)
}

/** Touching or overlapping obstacles of one name, joined. */
export const mergeObstacles = (list: readonly Obstacle[]): Obstacle[] => {
  const lastByName = new Map<string, Obstacle>()
  const result: Obstacle[] = []
  for (const each of list) {
    const last = lastByName.get(each.name)
    if (last && each.from <= last.to) last.to = Math.max(last.to, each.to) as JulianDay
    else {
      const next = { ...each }
      lastByName.set(each.name, next)
      result.push(next)
    }
  }
  return result
}
