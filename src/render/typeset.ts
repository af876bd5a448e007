import { TEXT_STYLE } from './chart-labels.ts'
import { missingGlyphs, type Pen } from './glyphs.ts'
import { textLines } from './lines.ts'
import { escapeXml } from './one-line.ts'
import { type Colour, fillAttributes } from './paint.ts'
import { round } from './polygon.ts'

export interface TextSpan {
  readonly text: string
  readonly size: number
  readonly colour: Colour
  readonly bold?: boolean
  /** Space before a span that is not the first of its line. */
  readonly gap?: number
  /** Index of the entry that the span belongs to. */
  readonly entryIndex?: number
}
/** One line of text with its centre at (x, y), rotated clockwise by `turn` degrees. */
export interface PlacedLine {
  readonly x: number
  readonly y: number
  readonly spans: readonly TextSpan[]
  readonly turn?: number
  /** Slot of the layout that the line is in. */
  readonly slot?: number
}

/** From the top of a line to its baseline, in ems of its largest letters. */
const BASELINE = 0.888

export type Measure = (text: string, bold?: boolean) => number

const MAX_CACHED_WIDTHS = 4000
const widths = new Map<string, number>()
/** Widths in ems, as HarfBuzz shapes the text in the bundled fonts. */
export const measure: Measure = (text, bold) => {
  const key = `${bold ? 'b' : 'r'}${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (widths.size >= MAX_CACHED_WIDTHS) widths.clear()
    const bare = text.replaceAll(TEXT_STYLE, '')
    const spaces = bare.length - bare.trimEnd().length
    width = textLines(bare, bold ? 'bold' : 'regular', Number.POSITIVE_INFINITY)[0]!.width + 0.26 * spaces
    widths.set(key, width)
  }
  return width
}

/** Scripts that are drawn as outlines: stretching `<text>` to its measured width may separate their letters. */
const JOINED_SCRIPTS = /[\p{Mn}\p{Mc}\u0590-\u1FFF]/u

/** SVG of the spans of a line: `<text>`, or outlines for scripts whose letters join. `textLength` keeps the measured width in any font. */
export const spanElements = (
  { x, y, spans, turn }: PlacedLine,
  pen: Pen,
): { about: number | undefined; text: string }[] => {
  const height = Math.max(...spans.map(({ size }) => size))
  const widthOf = ({ text, size, bold }: TextSpan) => measure(text, bold) * size
  const totalWidth = spans.reduce((sum, span, i) => sum + widthOf(span) + (i ? (span.gap ?? 0) : 0), 0)
  const baseline = round(y - height / 2 + BASELINE * height)
  const rotated = turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''
  let from = x - totalWidth / 2
  return spans.map((span, i) => {
    const { text, size, bold, colour, entryIndex: about } = span
    const width = widthOf(span)
    from += i ? (span.gap ?? 0) : 0
    const start = round(from)
    from += width
    if (JOINED_SCRIPTS.test(text) && !missingGlyphs(text).length) {
      const outlines = pen.line(text, { x: start, y: baseline, size, colour }, bold ? 'bold' : 'regular')
      return { about, text: rotated ? `<g${rotated}>${outlines}</g>` : outlines }
    }
    return {
      about,
      text: `<text x="${start}" y="${baseline}" font-size="${round(size)}"${bold ? ' font-weight="700"' : ''} ${fillAttributes(colour)}${rotated} textLength="${round(width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`,
    }
  })
}

/** SVG of all lines. */
export const textElements = (lines: readonly PlacedLine[], pen: Pen): string =>
  lines.flatMap((line) => spanElements(line, pen).map(({ text }) => text)).join('\n')
