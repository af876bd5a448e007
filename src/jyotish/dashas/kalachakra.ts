import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm } from '../../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../../zodiac/signs.ts'
import { PADA } from '../nakshatras.ts'
import type { SiderealPoint } from '../points.ts'
import { type Dasha, mahadashasFrom, type PeriodShare } from './periods.ts'

// source: BPHS ch. 46; Aries to Pisces
export const KALACHAKRA_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const

type Group = 'savya_1' | 'savya_2' | 'apasavya_1' | 'apasavya_2'

// source: BPHS ch. 46; signs 1 Aries .. 12 Pisces of the four padas, read left to right in both wheels
const ROWS: Record<Group, readonly string[]> = {
  savya_1: ['1 2 3 4 5 6 7 8 9', '10 11 12 8 7 6 4 5 3', '2 1 12 11 10 9 1 2 3', '4 5 6 7 8 9 10 11 12'],
  savya_2: ['8 7 6 4 5 3 2 1 12', '11 10 9 1 2 3 4 5 6', '7 8 9 10 11 12 8 7 6', '4 5 3 2 1 12 11 10 9'],
  apasavya_1: ['9 10 11 12 1 2 3 5 4', '6 7 8 12 11 10 9 8 7', '6 5 4 3 2 1 9 10 11', '12 1 2 3 5 4 6 7 8'],
  apasavya_2: ['12 11 10 9 8 7 6 5 4', '3 2 1 9 10 11 12 1 2', '3 5 4 6 7 8 12 11 10', '9 8 7 6 5 4 3 2 1'],
}
const SIGNS_OF = Object.fromEntries(
  Object.entries(ROWS).map(([group, rows]) => [group, rows.map((row) => row.split(' ').map((n) => Number(n) - 1))]),
) as Record<Group, SignIndex[][]>

// source: BPHS ch. 46, which groups Revati with Ashwini; group of each star, Ashwini to Revati
const GROUPS: readonly Group[] = [
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1'] as const),
]

/** After the fourth pada of a group the wheel continues with the first pada of this group. */
const FOLLOWS: Record<Group, Group> = {
  savya_1: 'savya_2',
  savya_2: 'savya_1',
  apasavya_1: 'apasavya_2',
  apasavya_2: 'apasavya_1',
}

export const GATIS = ['none', 'manduka', 'markati', 'simhavalokana'] as const
export type Gati = (typeof GATIS)[number]

/** A place on a wheel. A wheel is two groups of four rows of nine signs, read in a cycle. */
interface Place {
  group: Group
  /** 0..3. */
  row: number
  /** 0..8. */
  column: number
}

const signAtPlace = ({ group, row, column }: Place): SignIndex => SIGNS_OF[group][row]![column]!

const after = ({ group, row, column }: Place): Place =>
  column < 8
    ? { group, row, column: column + 1 }
    : row < 3
      ? { group, row: row + 1, column: 0 }
      : { group: FOLLOWS[group], row: 0, column: 0 }
const before = ({ group, row, column }: Place): Place =>
  column > 0
    ? { group, row, column: column - 1 }
    : row > 0
      ? { group, row: row - 1, column: 8 }
      : { group: FOLLOWS[group], row: 3, column: 8 }

const nineFrom = (place: Place): Place[] => {
  const places = [place]
  while (places.length < 9) places.push(after(places.at(-1)!))
  return places
}
/** The nine places of the row of a place, from this place in a cycle. */
const nineOfRow = (place: Place): Place[] =>
  Array.from({ length: 9 }, (_, i) => ({ ...place, column: (place.column + i) % 9 }))

/** The number of signs forward from one place to another. */
const step = (from: Place, to: Place) => signAt(signAtPlace(to) - signAtPlace(from))
const isLeapOfTwo = (from: Place, to: Place) => [2, 10].includes(step(from, to))

/**
 * The step of the wheel after a place: the frog's leap, the monkey's (back, next to a leap), the lion's, or a regular
 * step.
 */
const gatiFrom = (place: Place): Gati => {
  const next = after(place)
  if (isLeapOfTwo(place, next)) return 'manduka'
  if ([4, 8].includes(step(place, next))) return 'simhavalokana'
  const between = [signAtPlace(place), signAtPlace(next)].sort().join() === '3,4'
  return between && (isLeapOfTwo(before(place), place) || isLeapOfTwo(next, after(next))) ? 'markati' : 'none'
}

// source: wheel: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 24; row: M. Pettau, saravali.de (kala_antardasas);
// navamsha: Raghavacharya, as Jagannatha Hora and PyJHora 4.8.5 (`KALACHAKRA_TYPE.RAGHAVACHARYA`) have it
/**
 * The schools. `wheel`: antardashas continue along the wheel. `row`: they stay in the row of the pada. `navamsha`: the
 * dashas are those of the nine navamshas from the Moon's, each divided by the row of its own pada; the balance of the
 * first is the remaining part of its navamsha.
 */
export const KALACHAKRA_SCHOOLS = ['wheel', 'row', 'navamsha'] as const
export type KalachakraSchool = (typeof KALACHAKRA_SCHOOLS)[number]

/** A ruler of the kalachakra: its sign, and the step of the wheel after it. */
export interface WheelSign {
  sign: SignIndex
  gati: Gati
  /** The nine places whose signs rule the sub-periods. */
  nine: readonly Place[]
}

export interface Kalachakra extends Dasha<WheelSign> {
  group: 'savya' | 'apasavya'
  deha: SignIndex
  jiva: SignIndex
  /** Years of the whole row; in the navamsha school those of the nine navamshas. */
  paramayus: number
  /**
   * The fraction (0..1) of its pada that the Moon has crossed at birth. The same fraction of the paramayus, or of the first period in
   * the navamsha school, has elapsed.
   */
  elapsed: number
  /** Remaining years of the first period at birth. */
  balance: number
}

const yearsOf = (place: Place) => KALACHAKRA_YEARS[signAtPlace(place)]!
const sumOf = (places: readonly Place[]) => places.reduce((sum, place) => sum + yearsOf(place), 0)

const share = (place: Place, nine: readonly Place[]): PeriodShare<WheelSign> => ({
  ruler: { sign: signAtPlace(place), gati: gatiFrom(place), nine },
  part: yearsOf(place),
})

/** The first place of the row of a pada, 0..107. */
const firstPlace = (pada: number): Place => ({ group: GROUPS[Math.floor(pada / 4)]!, row: pada % 4, column: 0 })

interface Shares {
  /** The current period first. */
  mahadashas: PeriodShare<WheelSign>[]
  paramayus: number
  /** Years of the first period before birth. */
  past: number
}

/**
 * The part of the pada before the Moon, multiplied by the years of its row, is before birth. The row continues into
 * that of the next pada.
 */
const byWheel = (pada: number, elapsed: number, nine: (place: Place) => Place[]): Shares => {
  const paramayus = sumOf(nineFrom(firstPlace(pada)))
  let past = elapsed * paramayus
  let first = firstPlace(pada)
  while (past >= yearsOf(first)) {
    past -= yearsOf(first)
    first = after(first)
  }
  return { mahadashas: nineFrom(first).map((place) => share(place, nine(place))), paramayus, past }
}

const byNavamshas = (pada: number, elapsed: number): Shares => {
  const mahadashas = Array.from({ length: 9 }, (_, i): PeriodShare<WheelSign> => {
    const sign = signAt(pada + i)
    return {
      ruler: { sign, gati: 'none', nine: nineFrom(firstPlace((pada + i) % 108)) },
      part: KALACHAKRA_YEARS[sign]!,
    }
  })
  const paramayus = mahadashas.reduce((sum, { part }) => sum + part, 0)
  return { mahadashas, paramayus, past: elapsed * mahadashas[0]!.part }
}

/**
 * The nine dashas of the Moon's pada (BPHS ch. 46), each divided among nine signs in proportion to their years, and
 * deeper levels among the same nine.
 */
export const kalachakra = (
  moon: SiderealPoint,
  birth: JulianDay,
  yearDays: number,
  school: KalachakraSchool = 'wheel',
): Kalachakra => {
  const pada = moon.nakshatra * 4 + moon.pada - 1
  const elapsed = Math.min(Math.max(norm(moon.longitude) / PADA - pada, 0), 1 - Number.EPSILON)
  const { mahadashas, paramayus, past } =
    school === 'navamsha' ? byNavamshas(pada, elapsed) : byWheel(pada, elapsed, school === 'row' ? nineOfRow : nineFrom)
  const row = nineFrom(firstPlace(pada))
  const ends = [signAtPlace(row[0]!), signAtPlace(row[8]!)] as const
  const savya = firstPlace(pada).group.startsWith('savya')
  return {
    birth,
    yearDays,
    group: savya ? 'savya' : 'apasavya',
    deha: savya ? ends[0] : ends[1],
    jiva: savya ? ends[1] : ends[0],
    paramayus,
    elapsed,
    balance: mahadashas[0]!.part - past,
    mahadashas: mahadashasFrom(plusDays(birth, -past * yearDays), mahadashas, yearDays),
    divide: ({ nine }) => nine.map((place) => share(place, nine)),
  }
}
