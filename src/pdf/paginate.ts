import type { Anchor, Strip, Whole } from './strips.ts'
import type { Sheet } from './theme.ts'

export interface PlacedStrip {
  readonly draw: Strip['draw']
  readonly y: number
  readonly anchor?: Anchor
}
export type Page = readonly PlacedStrip[]

/** What pages are judged by; the room left at a page's foot costs the square of its share of the page. */
const COSTS = { page: 1, parted: 40, shortEnd: 3, within: 0.05, emptyFoot: 0.5 }
/** Points: sums of heights that are meant to fill a page may come out above it. */
const ROUNDING = 1e-6
/** A page with more room than this at its foot looks empty; a share of what a page can hold. */
const EMPTY_FOOT = 0.4
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

/** Where pages begin, and the cost of it: of all ways to divide the strips, the cheapest. */
const openings = (strips: readonly Strip[], room: number): { starts: number[]; cost: number } => {
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
        const left = free || share > 1 ? 0 : 1 - share
        const blank = left ** 2 + (left > EMPTY_FOOT ? COSTS.emptyFoot : 0)
        const cost = best[start]!.cost + COSTS.page + blank + (short ? COSTS.shortEnd : 0) + costAt(end)
        if (cost < found.cost) found = { cost, opening: start }
      }
      if (strips[start]!.opensPage) break
    }
    best.push(found)
  }
  const starts: number[] = []
  for (let end = strips.length; end > 0; end = best[end]!.opening) starts.unshift(best[end]!.opening)
  return { starts, cost: best.at(-1)!.cost }
}

/** How close strips may stand so that pages are filled better, each with what it costs to do so. */
const FITS = [
  { air: 1, small: false, cost: 0 },
  { air: 0.85, small: false, cost: 0.05 },
  { air: 1, small: true, cost: 0.06 },
  { air: 0.85, small: true, cost: 0.1 },
  { air: 0.7, small: true, cost: 0.2 },
]
/** Strips from `fixed` on so much closer. */
const closer = (strips: readonly Strip[], { air, small }: (typeof FITS)[number], fixed: number): Strip[] =>
  strips.map((strip, i) => (i < fixed ? strip : { ...strip, ...(small ? strip.smaller : {}), gap: air * strip.gap }))

/**
 * The strips on pages: what keeps together stands on one page where a page can hold it, tables are not divided that fit
 * on one, and the last page is no remnant. Strips from `fixed` on may stand closer where that fills pages better, on each
 * page no closer than it needs.
 */
export const paginate = (strips: readonly Strip[], body: Sheet['body'], fixed = strips.length): Page[] => {
  const room = body.height + ROUNDING
  const ways = (fixed < strips.length ? FITS : FITS.slice(0, 1)).map((fit) => {
    const found = openings(closer(strips, fit, fixed), room)
    return { fit, starts: found.starts, cost: fit.cost + found.cost }
  })
  const { fit, starts } = ways.reduce((best, way) => (way.cost < best.cost ? way : best))
  return starts.map((start, i) => {
    const own = strips.slice(start, starts[i + 1])
    const head = start > 0 ? own[0]!.head : undefined
    const above = head?.height ?? 0
    const ofPage = FITS.map((each) => closer(own, each, fixed - start))
    const shown =
      ofPage.find((page) => above + heightsOf(page)(0, page.length) <= room) ?? closer(own, fit, fixed - start)
    let y = body.y + above
    const placed = shown.map(({ draw, height, gap, anchor }, k): PlacedStrip => {
      y += k > 0 ? gap : 0
      const at = { draw, y, ...(anchor ? { anchor } : {}) }
      y += height
      return at
    })
    return [...(head ? [{ draw: head.draw, y: body.y }] : []), ...placed]
  })
}
