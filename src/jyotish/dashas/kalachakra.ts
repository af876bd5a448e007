import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm } from '../../zodiac/longitude.ts'
import { type SignIndex, signAt } from '../../zodiac/signs.ts'
import { PADA } from '../nakshatras.ts'
import type { Point } from '../points.ts'
import { type Dasha, mahadashasFrom, type Share } from './periods.ts'

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

// source: BPHS ch. 46, which puts Revati with Ashwini; group of each star, Ashwini to Revati
const GROUPS: readonly Group[] = [
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'] as const),
  ...(['savya_1', 'savya_2', 'savya_1'] as const),
]

/** After the fourth pada of a group its wheel goes on with the first of its other group. */
const FOLLOWS: Record<Group, Group> = {
  savya_1: 'savya_2',
  savya_2: 'savya_1',
  apasavya_1: 'apasavya_2',
  apasavya_2: 'apasavya_1',
}

export const GATIS = ['none', 'manduka', 'markati', 'simhavalokana'] as const
export type Gati = (typeof GATIS)[number]

/** A place on a wheel: the whole wheel is two groups of four rows of nine signs, read round and round. */
interface Place {
  group: Group
  /** 0..3 */
  row: number
  /** 0..8 */
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

/** Signs between two places, going forward. */
const step = (from: Place, to: Place) => signAt(signAtPlace(to) - signAtPlace(from))
const isLeapOfTwo = (from: Place, to: Place) => [2, 10].includes(step(from, to))

/** How the wheel goes on from a place: by the frog's leap, the monkey's (back, next to a leap), the lion's, or plainly. */
const gatiFrom = (place: Place): Gati => {
  const next = after(place)
  if (isLeapOfTwo(place, next)) return 'manduka'
  if ([4, 8].includes(step(place, next))) return 'simhavalokana'
  const between = [signAtPlace(place), signAtPlace(next)].sort().join() === '3,4'
  return between && (isLeapOfTwo(before(place), place) || isLeapOfTwo(next, after(next))) ? 'markati' : 'none'
}

/** A ruler of the kalachakra: its sign, the way the wheel goes on from it, and the place where its nine begin. */
export interface WheelSign {
  sign: SignIndex
  gati: Gati
  /** Index of the place in the wheel of both groups. */
  nine: readonly Place[]
}

export interface Kalachakra extends Dasha<WheelSign> {
  group: 'savya' | 'apasavya'
  deha: SignIndex
  jiva: SignIndex
  /** Years of the whole row. */
  paramayus: number
  /** Part of the pada travelled, which is the part of the paramayus past at birth. */
  elapsed: number
  /** Years left of the first period at birth. */
  balance: number
}

const yearsOf = (place: Place) => KALACHAKRA_YEARS[signAtPlace(place)]!
const sumOf = (places: readonly Place[]) => places.reduce((sum, place) => sum + yearsOf(place), 0)

/**
 * The nine dashas of the Moon's pada (BPHS ch. 46): the part of the pada travelled, of the row's years, is past at birth; the
 * row then runs on into the next pada's until nine dashas are given. A dasha is divided among the nine signs of the wheel from
 * its own place, in proportion to their years; deeper levels among the same nine.
 */
export const kalachakra = (moon: Point, birth: JulianDay, yearDays: number): Kalachakra => {
  const group = GROUPS[moon.nakshatra]!
  const opening: Place = { group, row: moon.pada - 1, column: 0 }
  const row = nineFrom(opening)
  const paramayus = sumOf(row)
  const padaIndex = moon.nakshatra * 4 + moon.pada - 1
  const elapsed = Math.min(Math.max(norm(moon.longitude) / PADA - padaIndex, 0), 1 - Number.EPSILON)
  let past = elapsed * paramayus
  let first = opening
  while (past >= yearsOf(first)) {
    past -= yearsOf(first)
    first = after(first)
  }
  const share = (place: Place, nine: readonly Place[]): Share<WheelSign> => ({
    ruler: { sign: signAtPlace(place), gati: gatiFrom(place), nine },
    part: yearsOf(place),
  })
  const mahadashas = nineFrom(first).map((place) => share(place, nineFrom(place)))
  const ends = [signAtPlace(row[0]!), signAtPlace(row[8]!)] as const
  const savya = group.startsWith('savya')
  return {
    birth,
    yearDays,
    group: savya ? 'savya' : 'apasavya',
    deha: savya ? ends[0] : ends[1],
    jiva: savya ? ends[1] : ends[0],
    paramayus,
    elapsed,
    balance: yearsOf(first) - past,
    mahadashas: mahadashasFrom(plusDays(birth, -past * yearDays), mahadashas, yearDays),
    divide: ({ nine }) => nine.map((place) => share(place, nine)),
  }
}
