import { overlapOf, type Window } from '../../time/window.ts'
import type { TITHI_GROUPS } from '../avakhada.ts'
import { WEEKDAYS, type Weekday } from '../limbs.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'
import type { PanchangDay } from './day.ts'
import { tithiGroup, tithiInHalf } from './limb-natures.ts'
import { type Almanac, type LimbSpan, STAR, SUN_STAR, TITHI } from './limbs.ts'
import { starsOf28 } from './stars.ts'

/** Yogas of weekday, tithi and star, good or bad, for a part of the day. */

export const SPECIAL_YOGA_NAMES = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'guru_pushya',
  'ravi_pushya',
  'ravi_yoga',
  'dvipushkara',
  'tripushkara',
  'siddha_tithi',
  'raja_yoga',
  'kumara_yoga',
  'sthira_yoga',
  'dagdha_tithi',
  'visha_tithi',
  'hutashana',
  'krakacha',
  'samvartaka',
  'mrityu_tithi',
  'yamaghanta',
  'dagdha_nakshatra',
  'jvalamukhi',
  'aadal',
  'vidaal',
] as const
export type SpecialYogaName = (typeof SPECIAL_YOGA_NAMES)[number]
export const SPECIAL_YOGA_CATEGORIES = ['auspicious', 'inauspicious'] as const

export interface SpecialYoga {
  name: SpecialYogaName
  category: (typeof SPECIAL_YOGA_CATEGORIES)[number]
  /** The rule in words. */
  basis: string
  description: string
  windows: (day: PanchangDay, almanac: Almanac) => Window[]
}

type WindowRule = SpecialYoga['windows']

/** The parts of the day in which the number of a limb satisfies a test. Adjacent parts are joined. */
const windowsWhere = (spans: readonly LimbSpan[], day: Window, test: (number: number) => boolean): Window[] =>
  joinWindows(spans.filter(({ number }) => test(number)).flatMap((span) => overlapOf(span, day) ?? []))

const joinWindows = (windows: readonly Window[]): Window[] =>
  windows.reduce<Window[]>((result, next) => {
    const last = result.at(-1)
    if (last?.to === next.from) result[result.length - 1] = { from: last.from, to: next.to }
    else result.push(next)
    return result
  }, [])

const intersections = (a: readonly Window[], b: readonly Window[]): Window[] =>
  a.flatMap((x) => b.flatMap((y) => overlapOf(x, y) ?? []))

const byStar =
  (test: (number: number, weekday: number) => boolean): WindowRule =>
  (day, almanac) =>
    windowsWhere(almanac.during(STAR, day), day, (number) => test(number, day.weekday))
const byTithi =
  (test: (number: number, weekday: number) => boolean): WindowRule =>
  (day, almanac) =>
    windowsWhere(almanac.during(TITHI, day), day, (number) => test(number, day.weekday))
const bothHold =
  (a: WindowRule, b: WindowRule): WindowRule =>
  (day, almanac) =>
    intersections(a(day, almanac), b(day, almanac))
const onWeekdays =
  (weekdays: readonly Weekday[], rule: WindowRule): WindowRule =>
  (day, almanac) =>
    weekdays.includes(WEEKDAYS[day.weekday]!) ? rule(day, almanac) : []

type ByDay = Partial<Record<Weekday, number | readonly number[]>>
const includesValue = (table: ByDay, weekday: number, value: number) => {
  const row = table[WEEKDAYS[weekday]!]
  return typeof row === 'number' ? row === value : (row?.includes(value) ?? false)
}
const starTable = (table: ByDay) => byStar((star, weekday) => includesValue(table, weekday, star))
const tithiTable = (table: ByDay) => byTithi((tithi, weekday) => includesValue(table, weekday, tithiInHalf(tithi)))
type Groups = Partial<Record<Weekday, (typeof TITHI_GROUPS)[number]>>
const groupTable = (table: Groups) => byTithi((tithi, weekday) => table[WEEKDAYS[weekday]!] === tithiGroup(tithi))
const isOneOf =
  (...names: Nakshatra[]) =>
  (star: number) =>
    names.includes(NAKSHATRAS[star - 1]!)

/** The number of the Moon's star counted from the Sun's, both included. */
const fromSun =
  (counts: readonly number[]): WindowRule =>
  (day, almanac) =>
    windowsByCount(almanac.during(STAR, day), almanac.during(SUN_STAR, day), 27, counts, day)
const fromSun28 =
  (counts: readonly number[]): WindowRule =>
  (day, almanac) =>
    windowsByCount(starsOf28(STAR, day, almanac), starsOf28(SUN_STAR, day, almanac), 28, counts, day)
const windowsByCount = (
  moon: readonly LimbSpan[],
  sun: readonly LimbSpan[],
  ring: number,
  counts: readonly number[],
  day: Window,
): Window[] =>
  joinWindows(
    sun.flatMap((sunSpan) =>
      moon
        .filter(({ number }) => counts.includes(((number - sunSpan.number + ring) % ring) + 1))
        .flatMap((moonSpan) => intersections([sunSpan], [moonSpan]))
        .flatMap((window) => overlapOf(window, day) ?? []),
    ),
  )

// source: Muhurta Chintamani ch. 1
const AMRITA_SIDDHI = { Sunday: 13, Monday: 5, Tuesday: 1, Wednesday: 17, Thursday: 8, Friday: 27, Saturday: 4 }
const TURNS_TO_VISHA: ByDay = {
  Sunday: 5,
  Monday: 6,
  Tuesday: 7,
  Wednesday: 8,
  Thursday: 9,
  Friday: 10,
  Saturday: 11,
}
/** True if a tithi that turns amrita siddhi into visha falls in the window. */
export const amritaTurnsToVisha = (day: PanchangDay, almanac: Almanac, window: Window) =>
  almanac.during(TITHI, window).some(({ number }) => includesValue(TURNS_TO_VISHA, day.weekday, tithiInHalf(number)))

const BHADRA_DAYS = ['Sunday', 'Tuesday', 'Saturday'] as const
const bhadraTithi = byTithi((tithi) => tithiGroup(tithi) === 'Bhadra')

// source: Muhurta Chintamani ch. 1 and its commentary; aadal and vidaal Tamil almanac practice (disputed). Stars from 1 Ashwini
export const SPECIAL_YOGAS: readonly SpecialYoga[] = [
  {
    name: 'sarvartha_siddhi',
    category: 'auspicious',
    basis: 'weekday and star',
    description: 'Success in every undertaking.',
    windows: starTable({
      Sunday: [1, 8, 12, 13, 19, 21, 26],
      Monday: [4, 5, 8, 17, 22],
      Tuesday: [1, 3, 9, 26],
      Wednesday: [3, 4, 5, 13, 17],
      Thursday: [1, 7, 8, 17, 27],
      Friday: [1, 7, 17, 22, 27],
      Saturday: [4, 15, 22],
    }),
  },
  {
    name: 'amrita_siddhi',
    category: 'auspicious',
    basis: 'weekday and star',
    description: 'Lasting good from what is begun in it.',
    windows: starTable(AMRITA_SIDDHI),
  },
  {
    name: 'guru_pushya',
    category: 'auspicious',
    basis: 'Thursday and Pushya',
    description: 'For purchases, study and worship.',
    windows: onWeekdays(['Thursday'], byStar(isOneOf('Pushya'))),
  },
  {
    name: 'ravi_pushya',
    category: 'auspicious',
    basis: 'Sunday and Pushya',
    description: 'For medicine, mantra and gold.',
    windows: onWeekdays(['Sunday'], byStar(isOneOf('Pushya'))),
  },
  {
    name: 'ravi_yoga',
    category: 'auspicious',
    basis: "the Moon's star counted from the Sun's",
    description: 'Removes the faults of other yogas of the day.',
    windows: fromSun([4, 6, 9, 10, 13, 20]),
  },
  {
    name: 'dvipushkara',
    category: 'auspicious',
    basis: 'weekday, tithi and star',
    description: 'What happens in it happens twice.',
    windows: onWeekdays(BHADRA_DAYS, bothHold(bhadraTithi, byStar(isOneOf('Mrigashira', 'Chitra', 'Dhanishta')))),
  },
  {
    name: 'tripushkara',
    category: 'auspicious',
    basis: 'weekday, tithi and star',
    description: 'What happens in it happens three times.',
    windows: onWeekdays(
      BHADRA_DAYS,
      bothHold(
        bhadraTithi,
        byStar(isOneOf('Krittika', 'Punarvasu', 'Uttara Phalguni', 'Vishakha', 'Uttara Ashadha', 'Purva Bhadrapada')),
      ),
    ),
  },
  {
    name: 'siddha_tithi',
    category: 'auspicious',
    basis: 'weekday and tithi',
    description: 'The weekday fulfils the tithi: work succeeds.',
    windows: groupTable({
      Friday: 'Nanda',
      Wednesday: 'Bhadra',
      Tuesday: 'Jaya',
      Saturday: 'Rikta',
      Thursday: 'Purna',
    }),
  },
  {
    name: 'raja_yoga',
    category: 'auspicious',
    basis: 'weekday, tithi and star',
    description: 'For rank, office and religious works.',
    windows: onWeekdays(
      ['Sunday', 'Tuesday', 'Wednesday', 'Friday'],
      bothHold(
        byTithi((tithi) => tithi === 15 || [2, 3, 7, 12].includes(tithiInHalf(tithi))),
        byStar(
          isOneOf(
            'Bharani',
            'Mrigashira',
            'Pushya',
            'Purva Phalguni',
            'Chitra',
            'Anuradha',
            'Purva Ashadha',
            'Dhanishta',
            'Uttara Bhadrapada',
          ),
        ),
      ),
    ),
  },
  {
    name: 'kumara_yoga',
    category: 'auspicious',
    basis: 'weekday, tithi and star',
    description: 'For friendship, learning and vows.',
    windows: onWeekdays(
      ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
      bothHold(
        byTithi((tithi) => [1, 5, 6, 10, 11].includes(tithiInHalf(tithi))),
        byStar(
          isOneOf(
            'Ashwini',
            'Rohini',
            'Punarvasu',
            'Magha',
            'Hasta',
            'Vishakha',
            'Mula',
            'Shravana',
            'Purva Bhadrapada',
          ),
        ),
      ),
    ),
  },
  {
    name: 'sthira_yoga',
    category: 'auspicious',
    basis: 'weekday, tithi and star',
    description: 'For ending disease and debt, and for what should not come back.',
    windows: onWeekdays(
      ['Thursday', 'Saturday'],
      bothHold(
        byTithi((tithi) => [4, 8, 9, 13, 14].includes(tithiInHalf(tithi))),
        byStar(
          isOneOf(
            'Krittika',
            'Ardra',
            'Ashlesha',
            'Uttara Phalguni',
            'Swati',
            'Jyeshtha',
            'Uttara Ashadha',
            'Shatabhisha',
            'Revati',
          ),
        ),
      ),
    ),
  },
  {
    name: 'dagdha_tithi',
    category: 'inauspicious',
    basis: 'weekday and tithi',
    description: 'The burnt tithi: undertakings wither.',
    windows: tithiTable({ Sunday: 12, Monday: 11, Tuesday: 5, Wednesday: 3, Thursday: 6, Friday: 8, Saturday: 9 }),
  },
  {
    name: 'visha_tithi',
    category: 'inauspicious',
    basis: 'weekday and tithi',
    description: 'The poisonous tithi: avoided for good works.',
    windows: tithiTable({ Sunday: 4, Monday: 6, Tuesday: 7, Wednesday: 2, Thursday: 8, Friday: 9, Saturday: 7 }),
  },
  {
    name: 'hutashana',
    category: 'inauspicious',
    basis: 'weekday and tithi',
    description: 'The fiery tithi: avoided for good works.',
    windows: tithiTable({ Sunday: 12, Monday: 6, Tuesday: 7, Wednesday: 8, Thursday: 9, Friday: 10, Saturday: 11 }),
  },
  {
    name: 'krakacha',
    category: 'inauspicious',
    basis: 'weekday and tithi, whose numbers make 13',
    description: 'The saw: cuts what is begun.',
    windows: byTithi((tithi, weekday) => weekday + 1 + tithiInHalf(tithi) === 13),
  },
  {
    name: 'samvartaka',
    category: 'inauspicious',
    basis: 'weekday and tithi',
    description: 'Dissolution: avoided for good works.',
    windows: tithiTable({ Sunday: 7, Wednesday: 1 }),
  },
  {
    name: 'mrityu_tithi',
    category: 'inauspicious',
    basis: 'weekday and group of tithi',
    description: 'The deadly tithi: avoided for travel and good works.',
    windows: groupTable({
      Sunday: 'Nanda',
      Tuesday: 'Nanda',
      Monday: 'Bhadra',
      Friday: 'Bhadra',
      Wednesday: 'Jaya',
      Thursday: 'Rikta',
      Saturday: 'Purna',
    }),
  },
  {
    name: 'yamaghanta',
    category: 'inauspicious',
    basis: 'weekday and star',
    description: 'Avoided for travel and births.',
    windows: starTable({ Sunday: 10, Monday: 16, Tuesday: 6, Wednesday: 19, Thursday: 3, Friday: 4, Saturday: 13 }),
  },
  {
    name: 'dagdha_nakshatra',
    category: 'inauspicious',
    basis: 'weekday and star',
    description: 'The burnt star: avoided for good works.',
    windows: starTable({ Sunday: 2, Monday: 14, Tuesday: 21, Wednesday: 23, Thursday: 12, Friday: 18, Saturday: 27 }),
  },
  {
    name: 'jvalamukhi',
    category: 'inauspicious',
    basis: 'tithi and star',
    description: 'The mouth of flame: nothing is begun.',
    windows: (day, almanac) =>
      (
        [
          [1, 'Mula'],
          [5, 'Bharani'],
          [8, 'Krittika'],
          [9, 'Rohini'],
          [10, 'Ashlesha'],
        ] as const
      )
        .flatMap(([number, star]) =>
          bothHold(
            byTithi((tithi) => tithiInHalf(tithi) === number),
            byStar(isOneOf(star)),
          )(day, almanac),
        )
        .sort((a, b) => a.from - b.from),
  },
  {
    name: 'aadal',
    category: 'inauspicious',
    basis: "the Moon's star counted from the Sun's, of 28",
    description: 'Tamil almanacs avoid it for good works; disputed.',
    windows: fromSun28([2, 7, 9, 14, 16, 21, 23, 28]),
  },
  {
    name: 'vidaal',
    category: 'inauspicious',
    basis: "the Moon's star counted from the Sun's, of 28",
    description: 'Tamil almanacs avoid it for good works; disputed.',
    windows: fromSun28([3, 6, 10, 13, 17, 20, 24, 27]),
  },
]

export const specialYoga = (name: string): SpecialYoga => SPECIAL_YOGAS.find((yoga) => yoga.name === name)!
