import { type Block, note, table } from '../../../document/document.ts'

/** Orb in degrees from which a cell has no tint. */
const WIDE = 8

interface Point {
  readonly planet: string
  readonly symbol: string
}
interface Aspect {
  readonly planet_a: string
  readonly planet_b: string
  readonly aspect: string
  readonly symbol: string
  readonly orb: number
}

/** The aspects of a chart as a triangular table: tints deepen towards exact. */
export const aspectTable = (points: readonly Point[], aspects: readonly Aspect[]): Block[] => {
  const between = (a: string, b: string) =>
    aspects.find(({ planet_a, planet_b }) => (planet_a === a && planet_b === b) || (planet_a === b && planet_b === a))
  const cells = points
    .slice(1)
    .map(({ planet }, i) => points.slice(0, -1).map((other, k) => (k <= i ? between(planet, other.planet) : undefined)))
  const used = [...new Map(aspects.map(({ symbol, aspect }) => [symbol, aspect]))]
  return [
    table(
      'Who looks at whom',
      ['', ...points.slice(0, -1).map(({ symbol }) => symbol)],
      cells.map((row, i) => [
        `${points[i + 1]!.symbol} ${points[i + 1]!.planet}`,
        ...row.map((aspect) => aspect?.symbol ?? ''),
      ]),
      cells.map((row) => [null, ...row.map((aspect) => (aspect ? Math.max(0, 1 - aspect.orb / WIDE) : null))]),
    ),
    note(`${used.map(([symbol, aspect]) => `${symbol} ${aspect}`).join(', ')}; the deeper, the closer to exact.`),
  ]
}
