import { signName, signNumbered } from '../zodiac/signs.ts'
import { type Entry, entriesOf } from './chart-entries.ts'
import type { ChartFacts, ChartStyle, ChartTheme } from './chart-facts.ts'
import { type Label, type Part, signLabel, titleOf } from './chart-labels.ts'
import { EXTENT, HOUSE_NUMBER, type Layout, slotOfAscendant } from './chart-layouts.ts'
import { RIGHT_TO_LEFT } from './direction.ts'
import type { Colour } from './paint.ts'
import { inset, type Point, type Polygon } from './polygon.ts'
import { type FlowedText, flowText, type PlacedText, placeText } from './text-flow.ts'
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
/** By how much larger letters in another region have to be to be set there. */
const BETTER = 1.04
/** Beside bodies: the size of points in a house, and of the legend under a title. */
const BINDUS = 2
const LEGEND = 0.7

/** Letters with vowels above and below, or with dots: rows of them stand further apart. */
const MARKS = /[\p{Mn}\p{Mc}\u0600-\u06FF]/u

type Paints = Record<keyof ChartTheme, Colour>

interface Block {
  /** Where it may go, the roomiest first: another is taken when it allows larger letters. */
  readonly regions: readonly Polygon[]
  readonly labels: readonly Label[]
  readonly gap: number
  /** Labels that begin a row. */
  readonly breaks?: readonly number[]
  readonly slot?: number
  /** Number of its first label among those of its slot. */
  readonly first?: number
}

const blockLines = (block: Block, theme: Paints, width: Measure, cap: number) => {
  const { regions, labels, gap, breaks, slot, first = 0 } = block
  const marked = labels.some((label) => label.some(({ text }) => MARKS.test(text)))
  const widths = labels.map((label) =>
    label.reduce((sum, part) => sum + width(part.text, part.bold) * part.scale + part.gap, 0),
  )
  const set = { widths, gap, breaks, marked }
  let best: FlowedText | null = null
  for (const region of regions) best = flowText(region, set, cap, best ? best.size * BETTER : 0) ?? best
  const { size, rows } = best!
  const lines = rows.map(
    ({ x, y, labels: indices }): PlacedLine => ({
      x,
      y,
      ...(slot !== undefined && { slot }),
      spans: indices.flatMap((index) =>
        labels[index]!.map(
          ({ text, scale, bold, colour, gap: before }, i): Span => ({
            text,
            bold,
            size: scale * size,
            colour: theme[colour],
            about: first + index,
            gap: (i ? before : gap) * size,
          }),
        ),
      ),
    }),
  )
  return { size, lines }
}

interface SignCorner extends PlacedText {
  readonly size: number
}
/** By the regions of layouts, which are the same in every chart; of each the corners by width and size of the sign. */
const rooms = new WeakMap<Polygon, { readonly room: Polygon; readonly corners: Map<string, SignCorner> }>()
/** Corners that are kept of a region. */
const KEPT = 300

const roomIn = (region: Polygon) => {
  let known = rooms.get(region)
  if (!known) rooms.set(region, (known = { room: inset(region, MARGIN), corners: new Map() }))
  return known
}

/** The corner box for a sign, smaller where the region is too narrow for it. */
const settleSign = (region: Polygon, corner: Point, ems: number, cap: number): SignCorner => {
  const { room, corners } = roomIn(region)
  const key = `${corner} ${ems} ${cap}`
  const known = corners.get(key)
  if (known) return known
  for (let size = cap; ; size *= 0.95) {
    const settled = placeText(room, corner, (ems + SIGN_ROOM) * size, (1 + SIGN_ROOM) * size)
    if (!settled) continue
    const found = { ...settled, size }
    if (corners.size >= KEPT) corners.clear()
    corners.set(key, found)
    return found
  }
}

export interface ChartText {
  readonly lines: readonly PlacedLine[]
  /** What stands in each slot, in the order of what its lines are about. */
  readonly standing: readonly (readonly Entry[])[]
}

/** What takes the place of letters that could not be read. */
const plainer = (style: ChartStyle): ChartStyle[] => [
  ...(style.labels === 'name' ? [{ ...style, labels: 'abbreviation' as const }] : []),
  ...(style.showDegrees === 'minutes' ? [{ ...style, labels: short(style.labels), showDegrees: true }] : []),
]
const short = (labels: ChartStyle['labels']) => (labels === 'name' ? 'abbreviation' : labels)

/** Every line of text of a chart, placed. Letters never fall below a readable number of pixels unless a cell is crowded. */
export const chartText = (
  facts: ChartFacts,
  style: ChartStyle,
  theme: Paints,
  layout: Layout,
  width: Measure,
): ChartText => {
  const { labels } = style
  const pixel = EXTENT / style.size
  const symbols = labels === 'symbol' ? 1.25 : 1
  const bodySize = Math.max(70, 9.5 * pixel) * symbols
  const letterSize = Math.max(46, 7.5 * pixel)
  const signSize = style.style === 'north' ? letterSize : letterSize * symbols
  const ascendantSlot = slotOfAscendant(facts, layout)
  const lines: PlacedLine[] = []
  const standing: Entry[][] = layout.slots.map(() => [])

  const blocks = layout.slots.flatMap(({ region, corner, sign, house, around }, slot) => {
    const cells = facts.cells.filter((cell) => (layout.fixed === 'house' ? cell.house : cell.signNumber) === slot + 1)
    const signNumber = layout.fixed === 'house' ? cells[0]!.signNumber : slot + 1
    const text =
      style.style === 'north'
        ? String(signNumber)
        : signLabel(signNumber, cells[0]?.sign ?? signName(signNumbered(signNumber)), style)
    const whole = slot === ascendantSlot && layout.stroke ? layout.stroke(slot).region : region
    const letter = (x: number, y: number, text: string, size: number, turn = 0) =>
      lines.push({ x, y, turn, slot, spans: [{ text, size, colour: theme.text }] })
    let free: readonly Polygon[] = [roomIn(whole).room]
    if (corner) {
      const { at, rests, size } = settleSign(whole, corner, width(text), signSize)
      letter(...at, text, size)
      free = rests
    }
    if (sign) letter(...sign, text, signSize, labels === 'name' ? layout.turn?.(slot) : 0)
    if (house) letter(...house, String(slot + 1), Math.min(letterSize, HOUSE_NUMBER))
    const marked = slot === ascendantSlot && (layout.fixed === 'sign' || facts.ascendantDegree !== undefined)
    const entries = entriesOf(cells, marked ? facts.ascendantDegree : null)
    standing[slot] = entries
    const moving = entries.findIndex(({ kind }) => kind === 'transit')
    const still = moving < 0 ? entries.length : moving
    const drawn = (regions: readonly Polygon[], first: number, among: readonly Entry[]) => {
      if (!among.length) return []
      const breaks = [still - first]
      const sized = among[0]!.kind === 'bindus' ? BINDUS * bodySize : bodySize
      const setAs = (shape: ChartStyle) => {
        const block = { regions, labels: among.map(({ label }) => label(shape)), gap: BODY_GAP, breaks, slot, first }
        return { block, set: blockLines(block, theme, width, sized) }
      }
      let found = setAs(style)
      for (const shape of plainer(style)) if (found.set.size < READABLE * pixel) found = setAs(shape)
      return [found]
    }
    if (!around) return drawn(free, 0, entries)
    return [...drawn(free, 0, entries.slice(0, still)), ...drawn([roomIn(around).room], still, entries.slice(still))]
  })
  const cap = Math.min(...blocks.map(({ set }) => set.size * UNEVENNESS))
  for (const { block, set } of blocks)
    lines.push(...(set.size > cap ? blockLines(block, theme, width, cap) : set).lines)
  const title = titleBlock(facts, layout)
  if (title.labels.length) lines.push(...blockLines(title, theme, width, Math.max(84, 10 * pixel)).lines)
  return { lines, standing }
}

/** The title by its words, and beneath it whose chart and whose transits these are. */
const titleBlock = (facts: ChartFacts, layout: Layout): Block => {
  const title = titleOf(facts)
  const { birth = [], transits = [] } = facts.legend ?? {}
  const words = RIGHT_TO_LEFT.test(title) ? [title] : title.split(' ').filter(Boolean)
  const labelled = (texts: readonly string[], colour: Part['colour'], bold: boolean, scale: number) =>
    texts.map((text): Label => [{ text, scale, gap: 0, bold, colour }])
  const labels = [
    ...labelled(words, 'text', true, 1),
    ...labelled(birth, 'planet', true, LEGEND),
    ...labelled(transits, 'accent', false, LEGEND),
  ]
  const breaks = [words.length, words.length + birth.length]
  return { regions: [layout.title], labels, gap: WORD_GAP, breaks }
}
