import { signName, signNumbered } from '../zodiac/signs.ts'
import { type ChartEntry, chartEntries } from './chart-entries.ts'
import type { ChartFacts, ChartStyle, ChartTheme } from './chart-facts.ts'
import { type Label, type LabelPart, pictureTitle, signLabel } from './chart-labels.ts'
import { EXTENT, HOUSE_NUMBER, type Layout, slotOfAscendant } from './chart-layouts.ts'
import { RIGHT_TO_LEFT } from './direction.ts'
import type { Colour } from './paint.ts'
import { inset, type Point, type Polygon } from './polygon.ts'
import { type FlowedText, flowText, type PlacedText, placeText } from './text-flow.ts'
import type { Measure, PlacedLine, TextSpan } from './typeset.ts'

const MARGIN = 18
/** Space above, below and on each side of a sign, between two bodies, and between two words, in ems. */
const SIGN_ROOM = 0.25
const BODY_GAP = 0.45
const WORD_GAP = 0.28
/** Letters of a cell are at most this many times as large as those of the most crowded cell. */
const UNEVENNESS = 1.5
/** Names in letters below this size (pixels) are replaced by abbreviations, and degrees are left out. */
const MIN_NAME_PIXELS = 7
/** Another region is used only if its letters are larger by this factor. */
const MIN_GAIN = 1.04
/** Font size of bindus, divided by that of bodies; font size of the legend, divided by that of the title. */
const BINDU_SCALE = 2
const LEGEND_SCALE = 0.7

/** Letters with marks above or below, whose rows need more height. */
const MARKS = /[\p{Mn}\p{Mc}\u0600-\u06FF]/u

type Paints = Record<keyof ChartTheme, Colour>

interface Block {
  /** Candidate regions, the largest first. Another region is used when it allows larger letters. */
  readonly regions: readonly Polygon[]
  readonly labels: readonly Label[]
  readonly gap: number
  /** Indices of labels that start a row. */
  readonly breaks?: readonly number[]
  readonly slot?: number
  /** Index of its first label among the entries of the slot. */
  readonly first?: number
}

const blockLines = (block: Block, theme: Paints, width: Measure, cap: number) => {
  const { regions, labels, gap, breaks, slot, first = 0 } = block
  const hasMarks = labels.some((label) => label.some(({ text }) => MARKS.test(text)))
  const widths = labels.map((label) =>
    label.reduce((sum, part) => sum + width(part.text, part.bold) * part.scale + part.gap, 0),
  )
  const labelSet = { widths, gap, breaks, marked: hasMarks }
  let best: FlowedText | null = null
  for (const region of regions) best = flowText(region, labelSet, cap, best ? best.size * MIN_GAIN : 0) ?? best
  const { size, rows } = best!
  const lines = rows.map(
    ({ x, y, labels: indices }): PlacedLine => ({
      x,
      y,
      ...(slot !== undefined && { slot }),
      spans: indices.flatMap((index) =>
        labels[index]!.map(
          ({ text, scale, bold, colour, gap: before }, i): TextSpan => ({
            text,
            bold,
            size: scale * size,
            colour: theme[colour],
            entryIndex: first + index,
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
/** Cache by region (layouts share their regions): the region inset by the margin, and its sign corners by corner, width and size. */
const regionCache = new WeakMap<Polygon, { readonly room: Polygon; readonly corners: Map<string, SignCorner> }>()
/** The corner cache of a region is cleared when it has this many entries. */
const MAX_CACHED_CORNERS = 300

const cachedRegion = (region: Polygon) => {
  let cached = regionCache.get(region)
  if (!cached) regionCache.set(region, (cached = { room: inset(region, MARGIN), corners: new Map() }))
  return cached
}

/** Position and size of a sign in a corner of a region; smaller than `cap` where the region is narrow. `ems`: its width. */
const placeSign = (region: Polygon, corner: Point, ems: number, cap: number): SignCorner => {
  const { room, corners } = cachedRegion(region)
  const key = `${corner} ${ems} ${cap}`
  const cached = corners.get(key)
  if (cached) return cached
  for (let size = cap; ; size *= 0.95) {
    const placement = placeText(room, corner, (ems + 1.5 * SIGN_ROOM) * size, (1 + SIGN_ROOM) * size)
    if (!placement) continue
    const sign = { ...placement, size }
    if (corners.size >= MAX_CACHED_CORNERS) corners.clear()
    corners.set(key, sign)
    return sign
  }
}

export interface ChartText {
  readonly lines: readonly PlacedLine[]
  /** Entries of each slot; `Span.about` is an index into them. */
  readonly entriesBySlot: readonly (readonly ChartEntry[])[]
}

/** Styles with shorter labels, for letters that would be too small to read. */
const plainerStyles = (style: ChartStyle): ChartStyle[] => [
  ...(style.labels === 'name' ? [{ ...style, labels: 'abbreviation' as const }] : []),
  ...(style.showDegrees === 'minutes' ? [{ ...style, labels: plainLabels(style.labels), showDegrees: true }] : []),
  ...(style.showDegrees ? [{ ...style, labels: plainLabels(style.labels), showDegrees: false }] : []),
]
const plainLabels = (labels: ChartStyle['labels']) => (labels === 'name' ? 'abbreviation' : labels)

/** All lines of text of a chart, placed. Letters are large enough to read, except in a crowded cell. */
export const chartLabelLines = (
  facts: ChartFacts,
  style: ChartStyle,
  theme: Paints,
  layout: Layout,
  width: Measure,
): ChartText => {
  const { labels } = style
  const pixel = EXTENT / style.size
  const symbolScale = labels === 'symbol' ? 1.25 : 1
  const bodySize = Math.max(70, 9.5 * pixel) * symbolScale
  const letterSize = Math.max(46, 7.5 * pixel)
  const signSize = layout.hasSignNumbers ? letterSize : letterSize * symbolScale
  const ascendantSlot = slotOfAscendant(facts, layout)
  const lines: PlacedLine[] = []
  const entriesBySlot: ChartEntry[][] = layout.slots.map(() => [])

  const blocks = layout.slots.flatMap(({ region, corner, sign, house, transitRegion }, slot) => {
    const cells = facts.cells.filter((cell) => (layout.fixed === 'house' ? cell.house : cell.signNumber) === slot + 1)
    const signNumber = layout.fixed === 'house' ? cells[0]!.signNumber : slot + 1
    const text = layout.hasSignNumbers
      ? String(signNumber)
      : signLabel(signNumber, cells[0]?.sign ?? signName(signNumbered(signNumber)), style)
    const whole = slot === ascendantSlot && layout.stroke ? layout.stroke(slot).region : region
    const addLetter = (x: number, y: number, text: string, size: number, turn = 0) =>
      lines.push({ x, y, turn, slot, spans: [{ text, size, colour: theme.text }] })
    let freeRegions: readonly Polygon[] = [cachedRegion(whole).room]
    if (corner) {
      const { at, rests, size } = placeSign(whole, corner, width(text), signSize)
      addLetter(...at, text, size)
      freeRegions = rests
    }
    if (sign) addLetter(...sign, text, signSize, labels === 'name' ? layout.turn?.(slot) : 0)
    if (house && ascendantSlot !== null) addLetter(...house, String(slot + 1), Math.min(letterSize, HOUSE_NUMBER))
    const showsAscendant = slot === ascendantSlot && (layout.fixed === 'sign' || facts.ascendantDegree !== undefined)
    const entries = chartEntries(cells, showsAscendant ? facts.ascendantDegree : null)
    entriesBySlot[slot] = entries
    const transitStart = entries.findIndex(({ kind }) => kind === 'transit')
    const fixedCount = transitStart < 0 ? entries.length : transitStart
    const layOut = (regions: readonly Polygon[], first: number, group: readonly ChartEntry[]) => {
      if (!group.length) return []
      const breaks = [fixedCount - first]
      const maxSize = group[0]!.kind === 'bindus' ? BINDU_SCALE * bodySize : bodySize
      const layOutAs = (shapeStyle: ChartStyle) => {
        const block = {
          regions,
          labels: group.map(({ label }) => label(shapeStyle)),
          gap: BODY_GAP,
          breaks,
          slot,
          first,
        }
        return { block, text: blockLines(block, theme, width, maxSize) }
      }
      let laidOut = layOutAs(style)
      for (const shapeStyle of plainerStyles(style))
        if (laidOut.text.size < MIN_NAME_PIXELS * pixel) laidOut = layOutAs(shapeStyle)
      return [laidOut]
    }
    if (!transitRegion) return layOut(freeRegions, 0, entries)
    return [
      ...layOut(freeRegions, 0, entries.slice(0, fixedCount)),
      ...layOut([cachedRegion(transitRegion).room], fixedCount, entries.slice(fixedCount)),
    ]
  })
  const cap = Math.min(...blocks.map(({ text }) => text.size * UNEVENNESS))
  for (const { block, text } of blocks)
    lines.push(...(text.size > cap ? blockLines(block, theme, width, cap) : text).lines)
  const title = titleBlock(facts, layout)
  if (title.labels.length && !hasCentre(facts, layout))
    lines.push(...blockLines(title, theme, width, Math.max(84, 10 * pixel)).lines)
  return { lines, entriesBySlot: entriesBySlot }
}

/** True if the title stands above further lines in the centre. */
export const hasCentre = ({ centre }: ChartFacts, layout: Layout): boolean =>
  layout.centre !== undefined && centre !== undefined && centre.length > 0

/** The words of the title, and below them the legend lines. */
const titleBlock = (facts: ChartFacts, layout: Layout): Block => {
  const title = pictureTitle(facts)
  const { birth = [], transits = [] } = facts.legend ?? {}
  const words = RIGHT_TO_LEFT.test(title) ? [title] : title.split(' ').filter(Boolean)
  const toLabels = (texts: readonly string[], colour: LabelPart['colour'], bold: boolean, scale: number) =>
    texts.map((text): Label => [{ text, scale, gap: 0, bold, colour }])
  const labels = [
    ...toLabels(words, 'text', true, 1),
    ...toLabels(birth, 'planet', true, LEGEND_SCALE),
    ...toLabels(transits, 'accent', false, LEGEND_SCALE),
  ]
  const breaks = [words.length, words.length + birth.length]
  return { regions: [layout.title], labels, gap: WORD_GAP, breaks }
}
