import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { overlap, partOfWindow, type Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signAt, signName, signNumbered } from '../../zodiac/signs.ts'
import { hinduDay } from '../day.ts'
import { tithiName, WEEKDAYS } from '../limbs.ts'
import { LUNAR_MONTHS, type LunarMonth } from '../lunar-month.ts'
import { GHATI } from '../measures.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { daytime } from '../panchang/day.ts'
import { bhadras } from '../panchang/day-doshas.ts'
import { DISHA_SHOOLA, type Direction, durmuhurtas, octant } from '../panchang/day-parts.ts'
import { yogaHead } from '../panchang/limb-natures.ts'
import { MOON_SIGN, STAR, SUN_SIGN, SUN_STAR, TITHI, YOGA } from '../panchang/limbs.ts'
import { specialYoga } from '../panchang/special-yogas.ts'
import { chandraOf, taraOf, varjyams } from '../panchang/stars.ts'
import { kumbhaChakra } from '../panchang/vasa.ts'
import type { Condition, Purpose } from './purposes.ts'
import type { MuhurtaSky } from './sky-context.ts'

/** Stretches that spoil an undertaking. */

export const STRICTNESSES = ['strict', 'normal', 'relaxed'] as const
export type Strictness = (typeof STRICTNESSES)[number]

/** How much an obstacle weighs: a grave one always stops, a minor one unless asked to relax, a customary one only when strict. */
export type Gravity = 'grave' | 'minor' | 'customary'
const STOPS: Record<Strictness, readonly Gravity[]> = {
  strict: ['grave', 'minor', 'customary'],
  normal: ['grave', 'minor'],
  relaxed: ['grave'],
}
export const stops = (gravity: Gravity, strictness: Strictness) => STOPS[strictness].includes(gravity)

export interface Obstacle extends Window {
  name: string
  gravity: Gravity
  /** Lasts for days: told once for a whole search. */
  long: boolean
  /** Not a fault of the time but a rule of the purpose that it fails. */
  rule?: true
}

export interface Undertaker {
  /** Star from 1, sign 0..11; null where not known. */
  star: number | null
  sign: SignIndex | null
}

export interface MuhurtaRequest {
  purpose: Purpose
  persons: readonly Undertaker[]
  direction: Direction | null
}

const of = (name: string, gravity: Gravity, windows: readonly Window[], long = false): Obstacle[] =>
  windows.map(({ from, to }) => ({ name, gravity, long, from, to }))
const ruled = (obstacles: readonly Obstacle[]): Obstacle[] => obstacles.map((each) => ({ ...each, rule: true }))

const BAD_YOGAS = ['dagdha_tithi', 'visha_tithi', 'krakacha', 'mrityu_tithi'] as const
const BAD_YOGA_NAMES: Record<(typeof BAD_YOGAS)[number], string> = {
  dagdha_tithi: 'Dagdha tithi',
  visha_tithi: 'Visha tithi',
  krakacha: 'Krakacha yoga',
  mrityu_tithi: 'Mrityu yoga',
}

/**
 * The faults common to every purpose that belong to one day, after Muhurta Chintamani. That the bad yogas of tithi and weekday count
 * in the lands of Huna, Vanga and Khasha alone is attributed to it (the verse not seen in print); lists of marriage days pass over them.
 */
const ofDay = (day: PanchangDay, { almanac }: MuhurtaSky): Obstacle[] => {
  const { light, weekday } = day
  return [
    ...(light
      ? [
          ...of('Rahu kaal', 'grave', [octant('rahu_kaal', weekday, light)]),
          ...of('Yamaganda', 'minor', [octant('yamaganda', weekday, light)]),
          ...of('Durmuhurta', 'minor', durmuhurtas(weekday, light)),
        ]
      : []),
    ...BAD_YOGAS.flatMap((name) => of(BAD_YOGA_NAMES[name], 'customary', specialYoga(name).windows(day, almanac))),
  ]
}

/** Those that run over limbs. */
const ofLimbs = (range: Window, { almanac, days }: MuhurtaSky): Obstacle[] => {
  const rises = days.map(({ from }) => from).concat(days.at(-1)!.to)
  const held = (window: Window) => rises.filter((at) => window.from <= at && at < window.to).length
  const inside = (window: Window) => window.from >= rises[0]! && window.to <= rises.at(-1)!
  const tithis = almanac.during(TITHI, range)
  return [
    ...of(
      'Bhadra (Vishti) on Prithvi',
      'grave',
      bhadras(range, almanac).filter(({ loka }) => loka === 'Prithvi'),
    ),
    ...of('Varjyam', 'grave', varjyams(range, almanac)),
    ...almanac.during(YOGA, range).flatMap((span) => {
      const name = YOGA.names[span.number - 1]!
      const whole = name === 'Vyatipata' || name === 'Vaidhriti'
      return of(whole ? name : `Head of ${name}`, whole ? 'grave' : 'minor', yogaHead(span))
    }),
    ...of(
      'Amavasya',
      'grave',
      tithis.filter(({ number }) => number === 30),
    ),
    ...of(
      'Kshaya tithi',
      'minor',
      tithis.filter((span) => inside(span) && held(span) === 0),
    ),
    ...of(
      'Vriddhi tithi',
      'minor',
      tithis.filter((span) => held(span) > 1),
    ),
    ...almanac
      .during(SUN_SIGN, { from: plusDays(range.from, -1), to: plusDays(range.to, 1) })
      .flatMap(({ number, from, to }) =>
        [
          { at: from, sign: signNumbered(number) },
          { at: to, sign: signAt(number) },
        ].flatMap(({ at, sign }) =>
          of(`Sankranti of ${signName(sign)}`, 'grave', [
            { from: plusDays(at, -16 * GHATI), to: plusDays(at, 16 * GHATI) },
          ]),
        ),
      ),
  ]
}

/** The day of an eclipse and three days after it, seven of a total one. */
const ofEclipses = ({ eclipses, days, site, sky }: MuhurtaSky): Obstacle[] =>
  eclipses.flatMap(({ kind, type, maximum }) => {
    const from = hinduDay(maximum, site, sky)?.sunrise ?? maximum
    const name = `${kind === 'solar' ? 'Solar' : 'Lunar'} eclipse of ${dateText(localAt(maximum, days[0]!.zone))}`
    return of(name, 'grave', [{ from, to: plusDays(from, type === 'total' ? 8 : 4) }], true)
  })

/** The person's own star, and the Moon in the eighth sign from the person's. */
const ofPersons = (range: Window, persons: readonly Undertaker[], { almanac }: MuhurtaSky): Obstacle[] =>
  persons.flatMap(({ star, sign }, i) => {
    const whose = persons.length > 1 ? ` of person ${i + 1}` : ''
    return [
      ...(star === null
        ? []
        : of(
            `Janma tara${whose}`,
            'minor',
            almanac.during(STAR, range).filter(({ number }) => taraOf(star, number).name === 'Janma'),
          )),
      ...(sign === null
        ? []
        : of(
            `Moon in the eighth sign${whose}`,
            'grave',
            almanac.during(MOON_SIGN, range).filter(({ number }) => chandraOf(sign, signNumbered(number)).count === 8),
          )),
    ]
  })

/** Three days around the stay of a planet in the Sun's rays, old before and young after. */
const OLD_AND_YOUNG = 3
// source: Muhurta Prakasha as quoted in Muhurtaraja (bhu-shayana), and the Nirnaya Sagar almanac; others give days of the solar month
// instead (attributed to Muhurta Martanda). Stars from the Sun’s to the Moon’s, both counted
const EARTH_ASLEEP: readonly number[] = [5, 7, 9, 12, 19, 26]
const KUMBHA_GOOD: readonly string[] = ['south', 'west', 'base', 'neck']

/** From the Sun's star to the Moon's, stretch by stretch. */
const bySunAndMoon = (range: Window, { almanac }: MuhurtaSky, bad: (sun: number, moon: number) => boolean): Window[] =>
  almanac.during(SUN_STAR, range).flatMap((sun) =>
    almanac
      .during(STAR, range)
      .filter((moon) => bad(sun.number, moon.number))
      .flatMap((moon) => overlap(sun, moon) ?? []),
  )

const lunarStretch = (
  months: readonly LunarMonth[],
  opens: [number, number],
  closes: [number, number],
  { almanac }: MuhurtaSky,
  range: Window,
): Window[] => {
  const order = ({ month, tithi }: { month: number; tithi: number }) => month * 30 + tithi
  const inside = (month: number, tithi: number) => {
    const at = order({ month, tithi })
    return at >= order({ month: opens[0], tithi: opens[1] }) && at < order({ month: closes[0], tithi: closes[1] })
  }
  return almanac.during(TITHI, range).filter((span) => {
    const middle = (span.from + span.to) / 2
    const month = months.find(({ from, to }) => from <= middle && middle < to)
    // The added month lies between the plain ones of its name and the one before.
    return month !== undefined && inside(month.index, month.adhika ? 0 : span.number)
  })
}

const CONDITIONS: Record<Condition, (range: Window, ground: MuhurtaSky, asked: MuhurtaRequest) => Obstacle[]> = {
  'guru-shukra': (_, { astas }) =>
    astas.flatMap(({ planet, from, to }) =>
      of(
        `${planet === 'Jupiter' ? 'Guru (Jupiter)' : 'Shukra (Venus)'} unseen beside the Sun (asta), with three days before and after`,
        'grave',
        [{ from: plusDays(from, -OLD_AND_YOUNG), to: plusDays(to, OLD_AND_YOUNG) }],
        true,
      ),
    ),
  'no-adhika': (_, { months }) =>
    months
      .filter(({ adhika, kshaya }) => adhika || kshaya)
      .flatMap((month) =>
        of(`${month.adhika ? 'Adhika' : 'Kshaya'} month ${LUNAR_MONTHS[month.index]!}`, 'grave', [month], true),
      ),
  chaturmasa: (range, ground) =>
    of(
      'Chaturmasa (Ashadha Shukla 11 to Kartika Shukla 11)',
      'grave',
      lunarStretch(ground.months, [3, 11], [7, 11], ground, range),
      true,
    ),
  holashtaka: (range, ground) =>
    of(
      'Holashtaka (Phalguna Shukla 8 to 15; northern use)',
      'customary',
      lunarStretch(ground.months, [11, 8], [11, 16], ground, range),
      true,
    ),
  'kumbha-chakra': (range, ground) =>
    of(
      'Kumbha chakra inauspicious',
      'minor',
      bySunAndMoon(range, ground, (sun, moon) => !KUMBHA_GOOD.includes(kumbhaChakra(sun, moon))),
    ),
  'earth-awake': (range, ground) =>
    of(
      'Earth asleep',
      'minor',
      bySunAndMoon(range, ground, (sun, moon) => EARTH_ASLEEP.includes(((moon - sun + 27) % 27) + 1)),
    ),
  forenoon: (_, { days }) =>
    days.flatMap(({ light, from, to }) =>
      of('Not the forenoon', 'minor', [{ from: light ? partOfWindow(daytime(light), 0, 2).to : from, to }]),
    ),
  waning: (range, { almanac }) =>
    of(
      'Waxing Moon',
      'customary',
      almanac.during(TITHI, range).filter(({ number }) => number <= 15),
    ),
  direction: (_, { days }, { direction }) =>
    direction === null
      ? []
      : days
          .filter(({ weekday }) => DISHA_SHOOLA[weekday] === direction)
          .flatMap((day) => of(`Disha shoola in the ${direction}`, 'minor', [day])),
}

/** Where a rule of the purpose is not met. */
const ofRules = (range: Window, { almanac, days, months }: MuhurtaSky, { purpose }: MuhurtaRequest): Obstacle[] => [
  ...almanac
    .during(STAR, range)
    .filter(({ number }) => !purpose.stars.includes(number))
    .flatMap((span) => of(`Nakshatra ${NAKSHATRAS[span.number - 1]!} not allowed`, 'grave', [span])),
  ...almanac
    .during(TITHI, range)
    .filter(({ number }) => !purpose.tithis.includes(number))
    .flatMap((span) => of(`Tithi ${tithiName(span.number)} not allowed`, 'minor', [span])),
  ...days
    .filter(({ weekday }) => !purpose.weekdays.includes(WEEKDAYS[weekday]!))
    .flatMap((day) => of(`${WEEKDAYS[day.weekday]!} not among the weekdays`, 'customary', [day])),
  ...(purpose.months
    ? months
        .filter(({ index, adhika }) => adhika || !purpose.months!.includes(LUNAR_MONTHS[index]!))
        .flatMap((month) =>
          of(`Month ${month.adhika ? 'Adhika ' : ''}${LUNAR_MONTHS[month.index]!} not allowed`, 'minor', [month], true),
        )
    : []),
  ...(purpose.sun
    ? almanac
        .during(SUN_SIGN, range)
        .filter(({ number }) => !purpose.sun!.includes(signName(signNumbered(number))))
        .flatMap((span) => of(`Sun in ${signName(signNumbered(span.number))}`, 'minor', [span], true))
    : []),
]

/** Every obstacle that meets the days of the ground, in order of beginning. */
export const obstacles = async (
  ground: MuhurtaSky,
  asked: MuhurtaRequest,
  yieldIfDue: YieldPoint,
): Promise<Obstacle[]> => {
  const range: Window = { from: ground.days[0]!.from, to: ground.days.at(-1)!.to }
  const conditions = asked.purpose.conditions ?? []
  const ofDays = await mapYielding(ground.days, yieldIfDue, (day) => ofDay(day, ground))
  const ofRange = await mapYielding(
    [
      () => ofLimbs(range, ground),
      () => ofEclipses(ground),
      () => ofPersons(range, asked.persons, ground),
      ...conditions.map((condition) => () => CONDITIONS[condition](range, ground, asked)),
      () => ruled(ofRules(range, ground, asked)),
    ],
    yieldIfDue,
    (found) => found(),
  )
  return [...ofDays.flat(), ...ofRange.flat()].filter((each) => overlap(each, range)).sort((a, b) => a.from - b.from)
}

/** Stretches of one name that touch, as one. */
export const merged = (list: readonly Obstacle[]): Obstacle[] => {
  const open = new Map<string, Obstacle>()
  const found: Obstacle[] = []
  for (const each of list) {
    const last = open.get(each.name)
    if (last && each.from <= last.to) last.to = Math.max(last.to, each.to) as JulianDay
    else {
      const next = { ...each }
      open.set(each.name, next)
      found.push(next)
    }
  }
  return found
}
