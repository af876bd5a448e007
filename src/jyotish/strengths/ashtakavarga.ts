import { partOf } from '../../zodiac/division.ts'
import { type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { SEVEN } from '../grahas.ts'

/** The givers of bindus, which are also the owners of the vargas. The nodes do not take part. */
export const CONTRIBUTORS = [...SEVEN, 'Ascendant'] as const
export type Contributor = (typeof CONTRIBUTORS)[number]

type Houses = readonly number[]
/** By contributor, in the order of `CONTRIBUTORS`. */
type Row = readonly [Houses, Houses, Houses, Houses, Houses, Houses, Houses, Houses]

// source: BPHS ch. 66; houses that get a bindu, counted from each contributor (Sun .. Saturn, Ascendant)
const BINDU_HOUSES: Record<Contributor, Row> = {
  Sun: [
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 6, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 5, 6, 9, 10, 11, 12],
    [5, 6, 9, 11],
    [6, 7, 12],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 4, 6, 10, 11, 12],
  ],
  Moon: [
    [3, 6, 7, 8, 10, 11],
    [1, 3, 6, 7, 9, 10, 11],
    [2, 3, 5, 6, 10, 11],
    [1, 3, 4, 5, 7, 8, 10, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 4, 5, 7, 9, 10, 11],
    [3, 5, 6, 11],
    [3, 6, 10, 11],
  ],
  Mars: [
    [3, 5, 6, 10, 11],
    [3, 6, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 5, 6, 11],
    [6, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 4, 7, 8, 9, 10, 11],
    [1, 3, 6, 10, 11],
  ],
  Mercury: [
    [5, 6, 9, 11, 12],
    [2, 4, 6, 8, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
  ],
  Jupiter: [
    [1, 2, 3, 4, 7, 8, 9, 10, 11],
    [2, 5, 7, 9, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11],
    [2, 5, 6, 9, 10, 11],
    [3, 5, 6, 12],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  Venus: [
    [8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11, 12],
    [3, 4, 6, 9, 11, 12],
    [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 10, 11],
    [3, 4, 5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 11],
  ],
  Saturn: [
    [1, 2, 4, 7, 8, 10, 11],
    [3, 6, 11],
    [3, 5, 6, 10, 11, 12],
    [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12],
    [6, 11, 12],
    [3, 5, 6, 11],
    [1, 3, 4, 6, 10, 11],
  ],
  Ascendant: [
    [3, 4, 6, 10, 11, 12],
    [3, 6, 10, 11, 12],
    [1, 3, 6, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9],
    [1, 3, 4, 6, 10, 11],
    [3, 6, 10, 11],
  ],
}

/** Twelve counts, Aries to Pisces. */
export type SignRow = readonly number[]

export interface Ashtakavarga {
  /** 1 where the contributor gives a bindu to the owner of the varga; by owner, then by contributor. */
  prastara: Record<Contributor, Record<Contributor, SignRow>>
  /** The bindus of each varga by sign. */
  bhinna: Record<Contributor, SignRow>
  /** The sum of the vargas of the seven planets, without that of the ascendant. */
  sarva: SignRow
}

/** The signs of the eight contributors. */
export type Seats = Record<Contributor, SignIndex>

export const seatsOf = ({ graha, ascendant }: RasiChart): Seats =>
  byContributor((contributor) => (contributor === 'Ascendant' ? ascendant.sign : graha[contributor].sign))

const byContributor = <T>(value: (contributor: Contributor, index: number) => T) =>
  Object.fromEntries(CONTRIBUTORS.map((contributor, index) => [contributor, value(contributor, index)])) as Record<
    Contributor,
    T
  >

/** The sums of the rows by sign. */
export const columnSums = (rows: readonly SignRow[]): number[] =>
  Array.from({ length: 12 }, (_, sign) => rows.reduce((sum, row) => sum + row[sign]!, 0))

/** The eight vargas and their sum. Houses are counted from the signs of the contributors. */
export const ashtakavarga = (seats: Seats): Ashtakavarga => {
  const prastara = byContributor((owner) =>
    byContributor((contributor, index) => {
      const row = new Array<number>(12).fill(0)
      for (const house of BINDU_HOUSES[owner][index]!) row[signOfHouse(seats[contributor], house)] = 1
      return row
    }),
  )
  const bhinna = byContributor((owner) => columnSums(Object.values(prastara[owner])))
  return { prastara, bhinna, sarva: columnSums(SEVEN.map((graha) => bhinna[graha])) }
}

// source: BPHS ch. 66; lords of the eighths of a sign, 3°45' each
const KAKSHA_LORDS = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Ascendant'] as const

/** The lord of the eighth of a sign at a degree. */
export const kakshaLord = (degree: number): Contributor => KAKSHA_LORDS[partOf(degree, 8, 30)]!
