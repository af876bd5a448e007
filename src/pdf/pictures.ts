import type { Bars, Timeline } from '../document/document.ts'
import { abbreviationOf } from '../lexicon/abbreviations.ts'
import { frameWords } from '../lexicon/document-words.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { type TextLine, textLines } from '../render/lines.ts'
import { clampInto, timelineLayout } from '../render/timeline.ts'
import { datePart } from '../time/iso.ts'
import { baseline, INDIVISIBLE_COST, type Strip, textStrips } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { type PdfTheme, type TextStyle, tint } from './theme.ts'

/** Pictures that are drawn from the data of a document, in its accent colour. */

export interface PictureContext {
  readonly pdf: TaggedPdf
  readonly theme: PdfTheme
  readonly parent: StructureElement
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
  readonly labels: LabelLanguage | undefined
}

const GAP = 12
export const lineOf = (text: string, style: TextStyle): TextLine =>
  textLines(text, style.weight, Number.POSITIVE_INFINITY)[0]!
export const widthOf = (line: TextLine, { size }: TextStyle) => line.width * size

/** A picture with its title above and a text alternative. On mirrored pages it keeps its direction unless it is `isMirrored`. */
export const pictureStrips = (
  { pdf, theme, parent }: PictureContext,
  { title, alt, height, isMirrored = false }: { title: string; alt: string; height: number; isMirrored?: boolean },
  draw: (y: number) => void,
): Strip[] => {
  const { x, width } = theme.page.body
  const holder = pdf.appendElement(parent, 'Div')
  const group = { divisionCost: INDIVISIBLE_COST }
  return [
    ...textStrips(pdf.appendElement(holder, 'P'), title, theme.caption, theme.page.body, {
      gap: GAP,
      keepsWithNext: true,
    }),
    {
      height,
      gap: 5,
      keepsWithNext: false,
      group,
      draw: ({ y }) => {
        const left = pdf.left(x, width)
        const figure = pdf.appendElement(holder, 'Figure', { alt, bbox: [left, y, left + width, y + height] })
        pdf.tag(figure, () => (isMirrored ? draw(y) : pdf.keepDirection({ x, width }, () => draw(y))))
      },
    },
  ]
}

const BAR = { height: 13, gap: 4, round: 2 }

/** A row for each bar: name, bar, and value in words. */
export const barStrips = (context: PictureContext, { title, bars }: Bars): Strip[] => {
  if (bars.length === 0) return []
  const { pdf, theme } = context
  const { x, width } = theme.page.body
  const rows = bars.map(({ name, label, share }) => ({
    share: Math.min(1, Math.max(0, share)),
    name: lineOf(name, theme.cell),
    label: lineOf(label, theme.term),
  }))
  const widest = (style: TextStyle, lines: readonly TextLine[]) =>
    Math.max(...lines.map((line) => widthOf(line, style)))
  const left =
    x +
    widest(
      theme.cell,
      rows.map(({ name }) => name),
    ) +
    10
  const right =
    x +
    width -
    widest(
      theme.term,
      rows.map(({ label }) => label),
    ) -
    10
  const alt = `${title}. ${bars.map(({ name, label }) => `${name}: ${label}`).join('; ')}.`
  const step = BAR.height + BAR.gap
  return pictureStrips(context, { title, alt, height: rows.length * step, isMirrored: true }, (top) => {
    for (const [i, { name, label, share }] of rows.entries()) {
      const y = top + i * step
      const base = (style: TextStyle) => baseline(y, { ...style, leading: BAR.height })
      pdf.drawLine(name, x, base(theme.cell), theme.cell)
      const drawBar = (length: number, shade: number) =>
        pdf.doc
          .roundedRect(pdf.left(left, length), y + 2, length, BAR.height - 4, BAR.round)
          .fill(tint(theme.accent, shade))
      drawBar(right - left, 0.09)
      if (share > 0) drawBar(Math.max(2 * BAR.round, (right - left) * share), 0.72)
      pdf.drawLine(label, right + 10, base(theme.term), theme.term)
    }
  })
}

const STRIP = { above: 15, height: 24, below: 15 }
/** Space on both sides of a name in its bar, and half of the space between years under the strip, points. */
const NAME_SPACE = 3

export const millisOf = (day: string) => Date.parse(`${datePart(day)}T00:00:00Z`)
const yearOf = (day: string) => String(Number(day.slice(0, 4)))

/** Consecutive periods over the full width, with a mark for the date of the document. */
export const timelineStrips = (context: PictureContext, { title, spans }: Timeline): Strip[] => {
  if (spans.length === 0) return []
  const { pdf, theme, today } = context
  const frame = theme.page.body
  const periods = spans.map(({ name, short, from, to }) => ({
    from: millisOf(from),
    to: millisOf(to),
    // A bar that is too narrow for its name and for its abbreviation has no name. The beginning of a name would be a word cut in two.
    names: [name, short ?? (context.labels ? [] : abbreviationOf(name))].flat(),
  }))
  const { bars, marks, now } = timelineLayout({
    periods: periods,
    ...frame,
    today,
    mark: (time) => String(new Date(time).getUTCFullYear()),
    widths: {
      name: (text) => widthOf(lineOf(text, theme.cell), theme.cell),
      mark: (text) => widthOf(lineOf(text, theme.running), theme.running),
    },
    room: NAME_SPACE,
  })
  const todayWord = frameWords(context.labels).Today
  const running = spans.find((_, i) => bars[i]!.isNow)
  const alt = [
    `${title}.`,
    `${spans.map((span) => `${span.name} ${yearOf(span.from)} to ${yearOf(span.to)}`).join('; ')}.`,
    ...(running ? [`Today runs ${running.name}.`] : []),
  ].join(' ')
  const height = STRIP.above + STRIP.height + STRIP.below
  const write = ({ text, x }: { text: string; x: number }, y: number, style: TextStyle, leading: number) =>
    pdf.drawLine(lineOf(text, style), x, baseline(y, { ...style, leading }), style)
  return pictureStrips(context, { title, alt, height }, (top) => {
    const y = top + STRIP.above
    for (const [i, { left, right, label }] of bars.entries()) {
      const { weight } = spans[i]!
      const shade = weight === undefined ? [0.14, 0.26][i % 2]! : 0.06 + 0.4 * weight
      pdf.doc.rect(left, y, right - left - 0.8, STRIP.height).fill(tint(theme.accent, shade))
      if (label) write(label, y, theme.cell, STRIP.height)
    }
    const { running: small } = theme
    for (const year of marks) write(year, y + STRIP.height + 2, small, small.leading)
    if (now === null) return
    const textWidth = widthOf(lineOf(todayWord, small), small)
    const start = clampInto(frame, now, textWidth)
    write({ text: todayWord, x: start }, top, { ...small, colour: theme.accent }, small.leading)
    pdf.doc.rect(now - 0.7, y - 3, 1.4, STRIP.height + 6).fill(theme.accent)
  })
}
