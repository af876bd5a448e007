import { ASPECTS } from '../western/aspects.ts'
import type { Pen } from './glyphs.ts'
import type { WheelAspect, WheelFacts, WheelRing } from './wheel-facts.ts'
import { aspectWords, dataOf, group, line, orbText, titleElement } from './wheel-frame.ts'
import { pointSymbol } from './wheel-page.ts'
import type { Paints } from './wheel-theme.ts'

/** The square that a grid is fitted into, in drawing units. */
interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The point that heads a row or a column. */
interface Head {
  readonly name: string
  readonly symbol: string
  readonly longitude: number
}

const headsOfRing = ({ points }: WheelRing): Head[] =>
  points.flatMap(({ name, symbol, longitude }) => (longitude === null ? [] : [{ name, symbol, longitude }]))
/** Points of the inner ring, then the Ascendant and the Midheaven of the wheel. */
const headsOfInnerRing = ({ rings, ascendant, midheaven }: WheelFacts): Head[] => [
  ...headsOfRing(rings[0]),
  ...(ascendant === null ? [] : [{ name: 'Ascendant', symbol: 'AC', longitude: ascendant }]),
  ...(midheaven === null ? [] : [{ name: 'Midheaven', symbol: 'MC', longitude: midheaven }]),
]

const indexOfHead = (heads: readonly Head[], name: string, longitude: number) =>
  heads.findIndex((head) => head.name === name && head.longitude === longitude)

interface Cell {
  readonly row: number
  readonly column: number
  readonly aspect: WheelAspect
}

/** Rows, columns and filled cells: a triangle for one ring, else the first ring in rows and the second in columns. */
const tableOf = (facts: WheelFacts) => {
  const inner = headsOfInnerRing(facts)
  const [, outerRing] = facts.rings
  const outer = outerRing ? headsOfRing(outerRing) : null
  const cells = facts.aspects.flatMap((aspect): Cell[] => {
    if (!aspect.between) return []
    const ends = [
      [aspect.between[0], aspect.a],
      [aspect.between[1], aspect.b],
    ] as const
    const candidates = [ends, [ends[1], ends[0]] as const].map(([rowEnd, columnEnd]) => ({
      row: indexOfHead(inner, ...rowEnd),
      column: indexOfHead(outer ?? inner, ...columnEnd),
      aspect,
    }))
    const fitting = candidates.filter(({ row, column }) => row >= 0 && column >= 0 && (outer || column < row))
    return fitting.slice(0, 1)
  })
  return { rows: inner, columns: outer ?? inner, triangle: outer === null, cells }
}

/** Orbs are left out where their letters would be smaller than this, pixels. */
const MIN_ORB_PIXELS = 5.5

/** SVG of the aspect grid: each cell has the symbol and the orb of an aspect. `pixel`: drawing units per pixel. */
export const aspectGrid = (
  facts: WheelFacts,
  { x, y, side }: Square,
  palette: Paints,
  pen: Pen,
  pixel: number,
): string => {
  const { rows, columns, triangle, cells } = tableOf(facts)
  const headCount = triangle ? 0 : 1
  const step = side / Math.max(columns.length + headCount, rows.length + headCount)
  const at = (column: number, row: number) => ({ x: x + (column + 0.5) * step, y: y + (row + 0.5) * step })
  const box = (column: number, row: number) => `M${x + column * step} ${y + row * step}h${step}v${step}h${-step}Z`
  const boxes = rows.flatMap((_, row) =>
    columns.flatMap((__, column) => (triangle && column >= row ? [] : [box(column + headCount, row + headCount)])),
  )
  const head = ({ name, symbol }: Head, column: number, row: number, outer: boolean) =>
    group(
      'head',
      titleElement(pen.translate(name)) + pointSymbol(pen, symbol, name, { ...at(column, row), size: 0.56 * step }),
      { point: name },
      outer ? palette.outer : palette.text,
    )
  const contacts = cells.map(({ row, column, aspect: contact }) => {
    const { aspect, nature, between, orb, applying } = contact
    const place = at(column + headCount, row + headCount)
    const orbLabel = orb === undefined ? '' : `${orbText(orb)}${applying ? 'a' : ''}`
    const hasOrb = orbLabel !== '' && (0.25 * step) / pixel >= MIN_ORB_PIXELS
    const glyph = { x: place.x, y: place.y - (hasOrb ? 0.14 * step : 0), size: 0.42 * step }
    const parts = [
      titleElement(aspectWords(contact, pen)!),
      pointSymbol(pen, ASPECTS[aspect].symbol, aspect, { ...glyph, colour: palette.natures[nature] }),
      hasOrb
        ? pen.letters(orbLabel, { x: place.x, y: place.y + 0.3 * step, size: 0.25 * step, colour: palette.minor })
        : '',
    ]
    return group('contact', parts.join(''), { a: between![0], b: between![1], aspect, nature })
  })
  return `<g class="grid"${dataOf({ rows: rows.length, columns: columns.length })}>${[
    line(boxes.join(''), palette.fine, 2),
    ...rows.map((each, i) => head(each, triangle ? i : 0, i + headCount, false)),
    ...(triangle ? [] : columns.map((each, i) => head(each, i + 1, 0, true))),
    ...contacts,
  ].join('')}</g>`
}
