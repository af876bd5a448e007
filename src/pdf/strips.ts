import { type Line, linesOf } from '../render/lines.ts'
import type { Element, Ink } from './ink.ts'
import { BODY_HEIGHT, MARGIN, type Style } from './theme.ts'

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
/** What no page break divides. */
export interface Strip {
  readonly height: number
  /** Room above, but not at the top of a page. */
  readonly gap: number
  /** Stays on one page with the strip after it. */
  readonly keep: boolean
  readonly draw: (spot: Spot) => void
  /** Drawn again above this strip where it opens a page. */
  readonly head?: { readonly height: number; readonly draw: (spot: Spot) => void }
  readonly anchor?: Anchor
  readonly opensPage?: boolean
}
export interface Placed {
  readonly draw: Strip['draw']
  readonly y: number
  readonly anchor?: Anchor
}
export type Page = readonly Placed[]

/** The strips on pages: what must stay together moves to the next page together, if a page can hold it. */
export const paginate = (strips: readonly Strip[]): Page[] => {
  const pages: Placed[][] = [[]]
  let used = 0
  const turn = () => {
    pages.push([])
    used = 0
  }
  for (let i = 0; i < strips.length; ) {
    let end = i
    while (strips[end]!.keep && end + 1 < strips.length) end++
    const chain = strips.slice(i, end + 1)
    const height = chain.reduce((sum, strip, place) => sum + strip.height + (place || used ? strip.gap : 0), 0)
    if (used && (chain[0]!.opensPage || (used + height > BODY_HEIGHT && height <= BODY_HEIGHT))) turn()
    for (const strip of chain) {
      if (used && used + strip.gap + strip.height > BODY_HEIGHT) turn()
      const page = pages.at(-1)!
      if (used) used += strip.gap
      else if (strip.head && pages.length > 1) {
        page.push({ draw: strip.head.draw, y: MARGIN.top })
        used = strip.head.height
      }
      page.push({ draw: strip.draw, y: MARGIN.top + used, ...(strip.anchor ? { anchor: strip.anchor } : {}) })
      used += strip.height
    }
    i = end + 1
  }
  return pages
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
