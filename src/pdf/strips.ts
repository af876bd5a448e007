import { type TextLine, textLines } from '../render/lines.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import type { TextStyle } from './theme.ts'

/** Context of drawing a strip; `y` is its top. */
export interface StripContext {
  readonly pdf: TaggedPdf
  readonly y: number
  /** Number of the page of an anchor, from 1. */
  readonly pageOf: (anchor: LinkAnchor) => number
}
/** A place that links and the contents lead to. */
export interface LinkAnchor {
  readonly id: string
  readonly title: string
}
/** Strips that should be on one page if they fit on one. */
export interface StripGroup {
  /** Cost of dividing them, in pages. */
  readonly divisionCost: number
}
/** Cost of dividing a group that is never divided if it fits on a page. */
export const INDIVISIBLE_COST = 8
/** A piece of content that no page break divides; lengths in points. */
export interface Strip {
  readonly height: number
  /** Space above, except at the top of a page. */
  readonly gap: number
  /** True if the strip must be on the same page as the next one. */
  readonly keepsWithNext: boolean
  readonly group?: StripGroup
  readonly draw: (spot: StripContext) => void
  /** A smaller variant, for tighter pages. */
  readonly smaller?: Pick<Strip, 'height' | 'draw'>
  /** Drawn above this strip again if it starts a page, such as the head of a table. */
  readonly repeatedHead?: { readonly height: number; readonly draw: (spot: StripContext) => void }
  readonly anchor?: LinkAnchor
  readonly startsPage?: boolean
}
/** Baseline of a line of text whose top is `y`: capital letters are vertically centred in the leading. */
export const baseline = (y: number, { leading, size }: TextStyle): number => y + leading / 2 + 0.357 * size

/** True if a line (from 0) stays with the next one, so that neither the first nor the last line is alone on a page. */
export const lineKeepsWithNext = (line: number, lines: number): boolean =>
  line < lines - 1 && (lines <= 3 || line === 0 || line === lines - 2)

export interface StripFrame {
  readonly x: number
  readonly width: number
}

/** A line counts as prose in Latin letters if they take more than this part of it. */
const LATIN_SHARE = 0.7
/** True if a line runs from the left on mirrored pages: it is in Latin letters, apart from a name. */
export const isLatinLine = ({ runs, width }: TextLine): boolean => {
  const latin = runs.filter(({ rightToLeft, text }) => !rightToLeft && /\p{Script=Latin}/u.test(text))
  return latin.reduce((sum, run) => sum + run.width, 0) > LATIN_SHARE * width
}

/** A strip for each line of a text. */
export const textStrips = (
  element: StructureElement,
  text: string | readonly TextLine[],
  style: TextStyle,
  { x, width }: StripFrame,
  {
    gap = 0,
    keepsWithNext = false,
    isCentred = false,
  }: { gap?: number; keepsWithNext?: boolean; isCentred?: boolean } = {},
): Strip[] => {
  const lines = typeof text === 'string' ? textLines(text, style.weight, width / style.size) : text
  return lines.map((line, i) => ({
    height: style.leading,
    gap: i ? 0 : gap,
    keepsWithNext: i === lines.length - 1 ? keepsWithNext : keepsWithNext || lineKeepsWithNext(i, lines.length),
    draw: ({ pdf, y }) => {
      const draw = () =>
        pdf.tag(element, () =>
          pdf.drawLine(line, isCentred ? x + (width - line.width * style.size) / 2 : x, baseline(y, style), style),
        )
      if (isLatinLine(line)) pdf.keepDirection({ x, width }, draw)
      else draw()
    },
  }))
}
