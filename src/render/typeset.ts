import { TEXT_STYLE } from './chart-labels.ts'
import { missingGlyphs, type Pen } from './glyphs.ts'
import { linesOf } from './lines.ts'
import { escaped } from './one-line.ts'
import { type Colour, filled } from './paint.ts'
import { round } from './polygon.ts'

export interface Span {
  readonly text: string
  readonly size: number
  readonly colour: Colour
  readonly bold?: boolean
  /** Room before it, when it is not the first of its line. */
  readonly gap?: number
  /** Which of those that the line is about; a page may find it by that. */
  readonly about?: number
}
/** One line of text, its middle at (x, y), turned clockwise by `turn` degrees about it. */
export interface PlacedLine {
  readonly x: number
  readonly y: number
  readonly spans: readonly Span[]
  readonly turn?: number
  /** The slot of the drawing that it stands in. */
  readonly slot?: number
}

/** From the top of a line to its baseline, in ems of its largest letters. */
const BASELINE = 0.888

export type Measure = (text: string, bold?: boolean) => number

const KEPT = 4000
const widths = new Map<string, number>()
/** Widths in ems, as HarfBuzz shapes the text in the bundled fonts. */
export const measure: Measure = (text, bold) => {
  const key = `${bold ? 'b' : 'r'}${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (widths.size >= KEPT) widths.clear()
    const bare = text.replaceAll(TEXT_STYLE, '')
    const spaces = bare.length - bare.trimEnd().length
    width = linesOf(bare, bold ? 'bold' : 'regular', Number.POSITIVE_INFINITY)[0]!.width + 0.26 * spaces
    widths.set(key, width)
  }
  return width
}

/** Scripts that are drawn as outlines: whoever stretches `<text>` to its measured width may part their letters. */
const JOINED = /[\p{Mn}\p{Mc}\u0590-\u1FFF]/u

/** The spans of a line: `<text>`, or outlines of the scripts whose letters join. `textLength` keeps the measured width whatever font the reader has. */
export const textsOf = ({ x, y, spans, turn }: PlacedLine, ink: Pen): { about: number | undefined; text: string }[] => {
  const height = Math.max(...spans.map(({ size }) => size))
  const widthOf = ({ text, size, bold }: Span) => measure(text, bold) * size
  const whole = spans.reduce((sum, span, i) => sum + widthOf(span) + (i ? (span.gap ?? 0) : 0), 0)
  const baseline = round(y - height / 2 + BASELINE * height)
  const rotated = turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''
  let from = x - whole / 2
  return spans.map((span, i) => {
    const { text, size, bold, colour, about } = span
    const width = widthOf(span)
    from += i ? (span.gap ?? 0) : 0
    const start = round(from)
    from += width
    if (JOINED.test(text) && !missingGlyphs(text).length) {
      const drawn = ink.line(text, { x: start, y: baseline, size, colour }, bold ? 'bold' : 'regular')
      return { about, text: rotated ? `<g${rotated}>${drawn}</g>` : drawn }
    }
    return {
      about,
      text: `<text x="${start}" y="${baseline}" font-size="${round(size)}"${bold ? ' font-weight="700"' : ''} ${filled(colour)}${rotated} textLength="${round(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    }
  })
}

/** Every line, one after the other. */
export const textElements = (lines: readonly PlacedLine[], ink: Pen): string =>
  lines.flatMap((line) => textsOf(line, ink).map(({ text }) => text)).join('\n')
