import { ASPECTS } from '../western/aspects.ts'
import type { Pen } from './glyphs.ts'
import type { WheelAspect, WheelFacts, WheelRing } from './wheel-facts.ts'
import { aspectWords, dataOf, group, line, orbText, titled } from './wheel-frame.ts'
import { mark } from './wheel-page.ts'
import type { Paints } from './wheel-theme.ts'

/** The square that a grid fits into. */
interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

interface Head {
  readonly name: string
  readonly symbol: string
  readonly longitude: number
}

const headsOf = ({ points }: WheelRing): Head[] =>
  points.flatMap(({ name, symbol, longitude }) => (longitude === null ? [] : [{ name, symbol, longitude }]))
/** The angles of the inner ring are those of the wheel. */
const innerHeads = ({ rings, ascendant, midheaven }: WheelFacts): Head[] => [
  ...headsOf(rings[0]),
  { name: 'Ascendant', symbol: 'AC', longitude: ascendant },
  { name: 'Midheaven', symbol: 'MC', longitude: midheaven },
]

const endsAt = (heads: readonly Head[], name: string, longitude: number) =>
  heads.findIndex((head) => head.name === name && head.longitude === longitude)

interface Cell {
  readonly row: number
  readonly column: number
  readonly aspect: WheelAspect
}

/** Rows and columns, and which of their cells has an aspect: a triangle of one ring, else the first ring beside the second. */
const tableOf = (facts: WheelFacts) => {
  const inner = innerHeads(facts)
  const [, around] = facts.rings
  const outer = around ? headsOf(around) : null
  const cells = facts.aspects.flatMap((aspect): Cell[] => {
    if (!aspect.between) return []
    const ends = [
      [aspect.between[0], aspect.a],
      [aspect.between[1], aspect.b],
    ] as const
    const places = [ends, [ends[1], ends[0]] as const].map(([one, other]) => ({
      row: endsAt(inner, ...one),
      column: endsAt(outer ?? inner, ...other),
      aspect,
    }))
    const fitting = places.filter(({ row, column }) => row >= 0 && column >= 0 && (outer || column < row))
    return fitting.slice(0, 1)
  })
  return { rows: inner, columns: outer ?? inner, triangle: outer === null, cells }
}

/** Orbs are written from this many pixels of letters on. */
const LEAST = 5.5

/** Who makes which aspect with whom, and how close. */
export const aspectGrid = (
  facts: WheelFacts,
  { x, y, side }: Square,
  palette: Paints,
  ink: Pen,
  pixel: number,
): string => {
  const { rows, columns, triangle, cells } = tableOf(facts)
  const heads = triangle ? 0 : 1
  const step = side / Math.max(columns.length + heads, rows.length + heads)
  const at = (column: number, row: number) => ({ x: x + (column + 0.5) * step, y: y + (row + 0.5) * step })
  const box = (column: number, row: number) => `M${x + column * step} ${y + row * step}h${step}v${step}h${-step}Z`
  const seats = rows.flatMap((_, row) =>
    columns.flatMap((__, column) => (triangle && column >= row ? [] : [box(column + heads, row + heads)])),
  )
  const head = ({ name, symbol }: Head, column: number, row: number, outer: boolean) =>
    group(
      'head',
      titled(ink.say(name)) + mark(ink, symbol, name, { ...at(column, row), size: 0.56 * step }),
      { point: name },
      outer ? palette.outer : palette.text,
    )
  const written = cells.map(({ row, column, aspect: contact }) => {
    const { aspect, nature, between, orb, applying } = contact
    const place = at(column + heads, row + heads)
    const letters = orb === undefined ? '' : `${orbText(orb)}${applying ? 'a' : ''}`
    const isWritten = letters !== '' && (0.25 * step) / pixel >= LEAST
    const glyph = { x: place.x, y: place.y - (isWritten ? 0.14 * step : 0), size: 0.42 * step }
    const parts = [
      titled(aspectWords(contact, ink)!),
      mark(ink, ASPECTS[aspect].symbol, aspect, { ...glyph, colour: palette.natures[nature] }),
      isWritten
        ? ink.letters(letters, { x: place.x, y: place.y + 0.3 * step, size: 0.25 * step, colour: palette.minor })
        : '',
    ]
    return group('contact', parts.join(''), { a: between![0], b: between![1], aspect, nature })
  })
  return `<g class="grid"${dataOf({ rows: rows.length, columns: columns.length })}>${[
    line(seats.join(''), palette.fine, 2),
    ...rows.map((each, i) => head(each, triangle ? i : 0, i + heads, false)),
    ...(triangle ? [] : columns.map((each, i) => head(each, i + 1, 0, true))),
    ...written,
  ].join('')}</g>`
}
