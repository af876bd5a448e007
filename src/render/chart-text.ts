import { signName, signNumbered } from '../zodiac/signs.ts'
import type { ChartFacts, ChartStyle, ChartTheme } from './chart-facts.ts'
import { bodyLabel, type Label, signLabel, titleOf } from './chart-labels.ts'
import { EXTENT, HOUSE_NUMBER, type Layout, type Slot } from './chart-layouts.ts'
import { RIGHT_TO_LEFT } from './lines.ts'
import type { Colour } from './paint.ts'
import { inset, type Polygon } from './polygon.ts'
import { pour, settle } from './pour.ts'
import type { Measure, PlacedLine, Span } from './typeset.ts'

const MARGIN = 18
/** Room around a sign, and between two bodies or two words, in ems. */
const SIGN_ROOM = 0.25
const BODY_GAP = 0.45
const WORD_GAP = 0.28
/** A crowded cell takes the letters of the others down with it, to this many times its own. */
const UNEVENNESS = 1.5
/** Names that would fall below this many pixels give way to abbreviations. */
const READABLE = 7

interface Block {
  /** Where it may go, the roomiest first: another is taken when it allows larger letters. */
  readonly regions: readonly Polygon[]
  readonly labels: readonly Label[]
  readonly gap: number
  readonly colours: { readonly main: Colour; readonly minor: Colour }
  readonly slot?: number
}

const blockLines = ({ regions, labels, gap, colours, slot }: Block, width: Measure, cap: number) => {
  const widths = labels.map((label) =>
    label.reduce((sum, part) => sum + width(part.text, part.bold) * part.scale + part.gap, 0),
  )
  const { size, rows } = regions
    .map((region) => pour(region, widths, gap, cap))
    .reduce((best, poured) => (poured.size > best.size * 1.04 ? poured : best))
  const lines = rows.map(
    ({ x, y, labels: indices }): PlacedLine => ({
      x,
      y,
      ...(slot !== undefined && { slot }),
      spans: indices.flatMap((index) =>
        labels[index]!.map(
          ({ text, scale, bold, main, gap: before }, i): Span => ({
            text,
            bold,
            size: scale * size,
            colour: main ? colours.main : colours.minor,
            about: index,
            gap: (i ? before : gap) * size,
          }),
        ),
      ),
    }),
  )
  return { size, lines }
}

/** The corner box for a sign, smaller where the region is too narrow for it. */
const settleSign = (region: Polygon, corner: Slot['corner'], ems: number, cap: number) => {
  for (let size = cap; ; size *= 0.95) {
    const settled = settle(region, corner!, (ems + SIGN_ROOM) * size, (1 + SIGN_ROOM) * size)
    if (settled) return { ...settled, size }
  }
}

export interface ChartText {
  readonly lines: readonly PlacedLine[]
  /** Who stands in each slot, in the order of what its lines are about. */
  readonly bodies: readonly (readonly Shown[])[]
}
type Shown = Omit<ChartFacts['cells'][number]['bodies'][number], 'degree'> & { readonly degree: number | undefined }

/** Every line of text of a chart, placed. Letters never fall below a readable number of pixels unless a cell is crowded. */
export const chartText = (
  facts: ChartFacts,
  style: ChartStyle,
  theme: Record<keyof ChartTheme, Colour>,
  layout: Layout,
  width: Measure,
): ChartText => {
  const { labels } = style
  const pixel = EXTENT / style.size
  const symbols = labels === 'symbol' ? 1.25 : 1
  const bodySize = Math.max(70, 9.5 * pixel) * symbols
  const letterSize = Math.max(46, 7.5 * pixel)
  const signSize = style.style === 'north' ? letterSize : letterSize * symbols
  const ascendantSlot = layout.fixed === 'house' ? 0 : facts.cells[0]!.signNumber - 1
  const marked = layout.fixed === 'sign' || facts.ascendantDegree !== undefined
  const lines: PlacedLine[] = []
  const standing: Shown[][] = layout.slots.map(() => [])

  const blocks = layout.slots.flatMap(({ region, corner, sign, house }, slot) => {
    const cells = facts.cells.filter((cell) => (layout.fixed === 'house' ? cell.house : cell.signNumber) === slot + 1)
    const signNumber = layout.fixed === 'house' ? cells[0]!.signNumber : slot + 1
    const text =
      style.style === 'north'
        ? String(signNumber)
        : signLabel(signNumber, cells[0]?.sign ?? signName(signNumbered(signNumber)), style)
    const whole = slot === ascendantSlot && layout.stroke ? layout.stroke(slot).region : region
    const letter = (x: number, y: number, text: string, size: number, turn = 0) =>
      lines.push({ x, y, turn, slot, spans: [{ text, size, colour: theme.text }] })
    let rooms: readonly Polygon[] = [inset(whole, MARGIN)]
    if (corner) {
      const { at, rests, size } = settleSign(rooms[0]!, corner, width(text), signSize)
      letter(...at, text, size)
      rooms = rests
    }
    if (sign) letter(...sign, text, signSize, labels === 'name' ? layout.turn?.(slot) : 0)
    if (house) letter(...house, String(slot + 1), Math.min(letterSize, HOUSE_NUMBER))
    const bodies = cells.flatMap((cell) => cell.bodies)
    const ascendant = { name: 'Ascendant', degree: facts.ascendantDegree, retrograde: false, combust: false }
    const shown: Shown[] = slot === ascendantSlot && marked ? [ascendant, ...bodies] : bodies
    standing[slot] = shown
    if (!shown.length) return []
    const colours = { main: theme.planet, minor: theme.text }
    const drawn = (shape: ChartStyle) => {
      const block = {
        regions: rooms,
        labels: shown.map((body) => bodyLabel(body, shape)),
        gap: BODY_GAP,
        colours,
        slot,
      }
      return { block, set: blockLines(block, width, bodySize) }
    }
    const asked = drawn(style)
    return [
      labels === 'name' && asked.set.size < READABLE * pixel ? drawn({ ...style, labels: 'abbreviation' }) : asked,
    ]
  })
  const cap = Math.min(...blocks.map(({ set }) => set.size * UNEVENNESS))
  for (const { block, set } of blocks) lines.push(...(set.size > cap ? blockLines(block, width, cap) : set).lines)

  const title = titleOf(facts)
  if (title) {
    const words = RIGHT_TO_LEFT.test(title) ? [title] : title.split(' ')
    const labels = words.map((text): Label => [{ text, scale: 1, gap: 0, bold: true, main: true }])
    const colours = { main: theme.text, minor: theme.text }
    const block = { regions: [layout.title], labels, gap: WORD_GAP, colours }
    lines.push(...blockLines(block, width, Math.max(84, 10 * pixel)).lines)
  }
  return { lines, bodies: standing }
}
