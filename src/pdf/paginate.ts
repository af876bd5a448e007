import type { Anchor, Strip, Whole } from './strips.ts'
import type { Sheet } from './theme.ts'

export interface Placed {
  readonly draw: Strip['draw']
  readonly y: number
  readonly anchor?: Anchor
}
export type Page = readonly Placed[]

/** What pages are judged by; the room left at a page's foot costs the square of its share of the page. */
const COSTS = { page: 1, parted: 40, shortEnd: 3, within: 0.05 }
/** Points: sums of heights that are meant to fill a page may come out above it. */
const ROUNDING = 1e-6
/** A last page holds at least so much of what a page can. */
const SHORT_END = 0.2

/** Heights from the first strip on: of strips `from` up to `to` on one page, without what is drawn again above them. */
const heightsOf = (strips: readonly Strip[]) => {
  const ends = [0]
  for (const { height, gap } of strips) ends.push(ends.at(-1)! + gap + height)
  return (from: number, to: number) => ends[to]! - ends[from]! - strips[from]!.gap
}

/** What it costs to divide what had better stay whole: nothing where no page holds it. */
const dividings = (strips: readonly Strip[], room: number) => {
  const spans = new Map<Whole, { from: number; to: number }>()
  for (const [i, { whole }] of strips.entries())
    if (whole) spans.set(whole, { from: spans.get(whole)?.from ?? i, to: i + 1 })
  const heightOf = heightsOf(strips)
  const costs = new Map([...spans].map(([whole, { from, to }]) => [whole, heightOf(from, to) > room ? 0 : whole.worth]))
  return (before: Strip, after: Strip) => (before.whole && before.whole === after.whole ? costs.get(before.whole)! : 0)
}

/** Where pages begin: of all ways to divide the strips, the cheapest. */
const openings = (strips: readonly Strip[], room: number): number[] => {
  const heightOf = heightsOf(strips)
  const dividing = dividings(strips, room)
  const costAt = (break_: number) => {
    const [before, after] = [strips[break_ - 1]!, strips[break_]]
    if (!after || after.opensPage) return 0
    return (before.keep ? COSTS.parted : 0) + (after.anchor ? 0 : COSTS.within) + dividing(before, after)
  }
  /** Of the pages up to each strip: their cost, and where the last of them begins. */
  const best = [{ cost: 0, opening: 0 }]
  for (let end = 1; end <= strips.length; end++) {
    const free = end === strips.length || strips[end]!.opensPage
    let found = { cost: Number.POSITIVE_INFINITY, opening: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const bare = heightOf(start, end)
      if (bare > room && start < end - 1) break
      const again = start > 0 ? (strips[start]!.head?.height ?? 0) : 0
      const share = (bare + again) / room
      if (share <= 1 || start === end - 1) {
        const short = end === strips.length && start > 0 && !strips[start]!.opensPage && share < SHORT_END
        const blank = free || share > 1 ? 0 : (1 - share) ** 2
        const cost = best[start]!.cost + COSTS.page + blank + (short ? COSTS.shortEnd : 0) + costAt(end)
        if (cost < found.cost) found = { cost, opening: start }
      }
      if (strips[start]!.opensPage) break
    }
    best.push(found)
  }
  const starts: number[] = []
  for (let end = strips.length; end > 0; end = best[end]!.opening) starts.unshift(best[end]!.opening)
  return starts
}

/**
 * The strips on pages: what keeps together stands on one page where a page can hold it, tables are not divided that fit
 * on one, and the last page is no remnant.
 */
export const paginate = (strips: readonly Strip[], body: Sheet['body']): Page[] => {
  const starts = openings(strips, body.height + ROUNDING)
  return starts.map((start, i) => {
    const { head } = strips[start]!
    const repeated = start > 0 && head ? [{ draw: head.draw, y: body.y }] : []
    let y = body.y + (repeated.length > 0 ? head!.height : 0)
    const placed = strips.slice(start, starts[i + 1]).map(({ draw, height, gap, anchor }, k): Placed => {
      y += k > 0 ? gap : 0
      const at = { draw, y, ...(anchor ? { anchor } : {}) }
      y += height
      return at
    })
    return [...repeated, ...placed]
  })
}
