import { ENTRANCES } from './entrances.ts'
import { placeIn, type Rectangle, rectanglePart } from './frame.ts'
import type { PlanPoint, Ring } from './geometry.ts'

/** A pada of the mandala of 81: column from 0 (grid west) to 8 (grid east), row from 0 (grid north) to 8 (grid south). */
export type Pada = readonly [column: number, row: number]

export interface VastuDevata<Name extends string = string> {
  name: Name
  place: 'outer' | 'inner' | 'centre'
  /** The number of padas. */
  padas: number
  /** Corners in padas, clockwise, from the north-west corner of the mandala. */
  corners: readonly Pada[]
}

const block = <const Name extends string>(
  name: Name,
  place: VastuDevata['place'],
  [c0, c1]: Pada,
  [r0, r1]: Pada,
): VastuDevata<Name> => ({
  name,
  place,
  padas: (c1 - c0 + 1) * (r1 - r0 + 1),
  corners: [
    [c0, r0],
    [c1 + 1, r0],
    [c1 + 1, r1 + 1],
    [c0, r1 + 1],
  ],
})
const triangle = <const Name extends string>(name: Name, ...corners: Pada[]): VastuDevata<Name> => ({
  name,
  place: 'inner',
  padas: 2,
  corners,
})

/** The outer devatas, which are those of the entrance padas. */
const OUTER = ENTRANCES.map(({ devata }) => devata)
/** The pada of an outer devata: clockwise from the north-east corner, eight per side. */
export const outerPada = (index: number): Pada => {
  const step = index % 8
  return (
    [
      [8, step],
      [8 - step, 8],
      [0, 8 - step],
      [step, 0],
    ] as const
  )[Math.floor(index / 8)]!
}

/**
 * The 45 devatas of the Paramasayika mandala. Source: Manasara 7, Mayamata 7 (unverified: from memory). The texts give two padas to each
 * of the eight corner devatas; the division of their blocks along the diagonals of the plot is this service's interpretation.
 */
export const DEVATAS = [
  ...OUTER.map((name, index) => {
    const [column, row] = outerPada(index)
    return block(name, 'outer', [column, column], [row, row])
  }),
  triangle('Apa', [6, 1], [8, 1], [6, 3]),
  triangle('Apavatsa', [8, 1], [8, 3], [6, 3]),
  triangle('Savitra', [8, 6], [8, 8], [6, 6]),
  triangle('Savita', [6, 6], [8, 8], [6, 8]),
  triangle('Indra-inner', [3, 6], [3, 8], [1, 8]),
  triangle('Jaya', [1, 6], [3, 6], [1, 8]),
  triangle('Rudra', [1, 1], [3, 3], [1, 3]),
  triangle('Rajayakshma', [1, 1], [3, 1], [3, 3]),
  block('Aryaman', 'inner', [6, 7], [3, 5]),
  block('Vivasvan', 'inner', [3, 5], [6, 7]),
  block('Mitra', 'inner', [1, 2], [3, 5]),
  block('Bhudhara', 'inner', [3, 5], [1, 2]),
  block('Brahma', 'centre', [3, 5], [3, 5]),
] satisfies readonly VastuDevata[]
export type DevataName = (typeof DEVATAS)[number]['name']
export const DEVATA_NAMES = DEVATAS.map(({ name }) => name) as [DevataName, ...DevataName[]]

export const devataRing = ({ corners }: VastuDevata, base: Rectangle): Ring =>
  corners.map(([column, row]) => placeIn(base, column / 9, row / 9))

// source: this project's lines through the crossings; the crossings are attributed to Brihat Samhita 53.63 (atimarma)
/** The six diagonals that cross at the marmas: the outer devatas at both ends with their padas. */
const MARMA_LINES: readonly (readonly [string, string, Pada, Pada])[] = [
  ['Roga', 'Anila', [0, 0], [8, 8]],
  ['Shosha', 'Vitatha', [0, 2], [6, 8]],
  ['Mukhya', 'Bhrisha', [2, 0], [8, 6]],
  ['Shikhi', 'Pitri', [8, 0], [0, 8]],
  ['Jayanta', 'Bhringaraja', [8, 2], [2, 8]],
  ['Aditi', 'Sugriva', [6, 0], [0, 6]],
]
const isOn = ([x, y]: Pada, [ax, ay]: Pada, [bx, by]: Pada) => (x - ax) * (by - ay) === (y - ay) * (bx - ax)

/** The nine crossings (atimarma). Source: attributed to Brihat Samhita 53.63, not seen in print. */
export const MARMAS = (
  [
    [4, 2],
    [3, 3],
    [2, 4],
    [5, 3],
    [4, 4],
    [3, 5],
    [6, 4],
    [5, 5],
    [4, 6],
  ] as const
).map((pada) => ({
  pada: pada as Pada,
  /** The devatas whose diagonals cross here. */
  devatas: MARMA_LINES.flatMap(([from, to, a, b]) => (isOn(pada, a, b) ? [from, to] : [])),
}))
export const CENTRE_MARMA = 4

export const marmaPoint = ([column, row]: Pada, base: Rectangle): PlanPoint =>
  placeIn(base, (column + 0.5) / 9, (row + 0.5) / 9)
/** The mean side of a pada. */
export const padaSide = ({ width, depth }: Rectangle): number => (width + depth) / 18

// source: the plan of 81 padas, divided by threes
/** The column and row of each nine-fold cell of three by three padas: clockwise from north, then the centre. */
const NINE_FOLD = {
  N: [1, 0],
  NE: [2, 0],
  E: [2, 1],
  SE: [2, 2],
  S: [1, 2],
  SW: [0, 2],
  W: [0, 1],
  NW: [0, 0],
  Brahma: [1, 1],
} as const
export type NineFoldCell = keyof typeof NINE_FOLD
export const NINE_FOLD_CELLS = Object.keys(NINE_FOLD) as NineFoldCell[]
/** The nine-fold cell that contains a devata. */
export const devataCell = ({ corners }: VastuDevata): NineFoldCell => {
  const [column, row] = [0, 1].map((axis) => Math.floor(Math.min(...corners.map((corner) => corner[axis]!)) / 3))
  return NINE_FOLD_CELLS.find((zone) => NINE_FOLD[zone][0] === column && NINE_FOLD[zone][1] === row)!
}
export const cellRing = (zone: NineFoldCell, base: Rectangle): Ring => {
  const [column, row] = NINE_FOLD[zone]
  return rectanglePart(base, column / 3, row / 3, (column + 1) / 3, (row + 1) / 3)
}
