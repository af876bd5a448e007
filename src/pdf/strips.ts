import { type Line, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import type { Style } from './theme.ts'

/** Where a strip is drawn: `y` is its top. */
export interface Spot {
  readonly ink: Ink
  readonly y: number
  /** Number of the page on which an anchor lies, from 1. */
  readonly pageOf: (anchor: Anchor) => number
}
export interface Anchor {
  readonly id: string
  readonly title: string
}
/** Strips that had better stand on one page, where a page can hold them: what it is worth, in pages. */
export interface Whole {
  readonly worth: number
}
/** Of what is never divided where a page can hold it. */
export const WORTH_WHOLE = 8
/** What no page break divides. */
export interface Strip {
  readonly height: number
  /** Room above, but not at the top of a page. */
  readonly gap: number
  /** Stays on one page with the strip after it. */
  readonly keep: boolean
  readonly whole?: Whole
  readonly draw: (spot: Spot) => void
  /** The same in less room, where that fits the pages better. */
  readonly smaller?: Pick<Strip, 'height' | 'draw'>
  /** Drawn again above this strip where it opens a page. */
  readonly head?: { readonly height: number; readonly draw: (spot: Spot) => void }
  readonly anchor?: Anchor
  readonly opensPage?: boolean
}
/** Capital letters stand in the middle of the leading. */
export const baseline = (y: number, { leading, size }: Style): number => y + leading / 2 + 0.357 * size

/** Of n lines, those that stay with the next: neither the first nor the last stands alone. */
export const holds = (line: number, lines: number): boolean =>
  line < lines - 1 && (lines <= 3 || line === 0 || line === lines - 2)

export interface Frame {
  readonly x: number
  readonly width: number
}

/** A strip a line. */
export const textStrips = (
  element: Element,
  text: string | readonly Line[],
  style: Style,
  { x, width }: Frame,
  { gap = 0, keep = false }: { gap?: number; keep?: boolean } = {},
): Strip[] => {
  const lines = typeof text === 'string' ? linesOf(text, style.weight, width / style.size) : text
  return lines.map((line, i) => ({
    height: style.leading,
    gap: i ? 0 : gap,
    keep: i === lines.length - 1 ? keep : keep || holds(i, lines.length),
    draw: ({ ink, y }) => ink.mark(element, () => ink.line(line, x, baseline(y, style), style)),
  }))
}
