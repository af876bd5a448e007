import type { LinkAnchor, Strip, StripGroup } from './strips.ts'
import type { PageFormat } from './theme.ts'

export interface PlacedStrip {
  readonly draw: Strip['draw']
  readonly y: number
  readonly anchor?: LinkAnchor
}
export type Page = readonly PlacedStrip[]

/**
 * Costs of page breaks: a page; parting strips that keep together; a short last page; a break within a section; an empty foot, which
 * is worse than a further page. The space left at the foot of a page costs the square of its fraction of the page.
 */
const COSTS = { page: 1, parted: 40, shortEnd: 3, within: 0.05, emptyFoot: 2 }
/** Tolerance for sums of heights that are meant to fill a page, points. */
const ROUNDING = 1e-6
/** A page with more space than this at its foot looks empty, as a fraction of the page. */
const EMPTY_FOOT = 0.33
/** Minimum filling of the last page, as a fraction of the page. */
const SHORT_END = 0.2

/** Returns the height of the strips `from` up to, without, `to` on one page, without a repeated head. */
const heightsOf = (strips: readonly Strip[]) => {
  const ends = [0]
  for (const { height, gap } of strips) ends.push(ends.at(-1)! + gap + height)
  return (from: number, to: number) => ends[to]! - ends[from]! - strips[from]!.gap
}

/** Returns the cost of a break between two strips of one group; 0 if the group does not fit on a page. */
const divisionCosts = (strips: readonly Strip[], room: number, heightOf: ReturnType<typeof heightsOf>) => {
  const spans = new Map<StripGroup, { from: number; to: number }>()
  for (const [i, { group }] of strips.entries())
    if (group) spans.set(group, { from: spans.get(group)?.from ?? i, to: i + 1 })
  const costs = new Map(
    [...spans].map(([group, { from, to }]) => [group, heightOf(from, to) > room ? 0 : group.divisionCost]),
  )
  return (before: Strip, after: Strip) => (before.group && before.group === after.group ? costs.get(before.group)! : 0)
}

/** Ways to tighten strips so that pages are filled better, with their costs: scale of gaps, use of smaller variants. */
const TIGHTENINGS = [
  { air: 1, small: false, cost: 0 },
  { air: 0.85, small: false, cost: 0.05 },
  { air: 1, small: true, cost: 0.06 },
  { air: 0.85, small: true, cost: 0.1 },
  { air: 0.7, small: true, cost: 0.2 },
]
/** The strips, tightened from index `fixed` on. */
const tighten = (strips: readonly Strip[], { air, small }: (typeof TIGHTENINGS)[number], fixed: number): Strip[] =>
  strips.map((strip, i) => (i < fixed ? strip : { ...strip, ...(small ? strip.smaller : {}), gap: air * strip.gap }))

/** The cheapest division of strips into pages: index of the first strip of each page. Each page is tightened as much as it needs. */
const cheapestPages = (strips: readonly Strip[], room: number, fixed: number): number[] => {
  const variants = TIGHTENINGS.map((tightening) => ({
    cost: tightening.cost,
    heightOf: heightsOf(tighten(strips, tightening, fixed)),
  }))
  const divisionCost = divisionCosts(strips, room, variants.at(-1)!.heightOf)
  const costAt = (break_: number) => {
    const [before, after] = [strips[break_ - 1]!, strips[break_]]
    if (!after || after.startsPage) return 0
    return (before.keepsWithNext ? COSTS.parted : 0) + (after.anchor ? 0 : COSTS.within) + divisionCost(before, after)
  }
  /** The loosest variant of a page that fits, as its cost and its height as a fraction of the page; null if none fits. */
  const fitOf = (start: number, end: number) => {
    const headHeight = start > 0 ? (strips[start]!.repeatedHead?.height ?? 0) : 0
    for (const { cost, heightOf } of variants) {
      const share = (heightOf(start, end) + headHeight) / room
      if (share <= 1) return { cost, share }
    }
    return start === end - 1 ? { cost: 0, share: 1 } : null
  }
  /** For each number of strips: the least cost of their pages, and the first strip of the last page. */
  const best = [{ cost: 0, opening: 0 }]
  for (let end = 1; end <= strips.length; end++) {
    const hasFreeEnd = end === strips.length || strips[end]!.startsPage
    let cheapest = { cost: Number.POSITIVE_INFINITY, opening: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const fit = fitOf(start, end)
      if (!fit && variants.at(-1)!.heightOf(start, end) > room) break
      if (fit) {
        const { share } = fit
        const isShortEnd = end === strips.length && start > 0 && !strips[start]!.startsPage && share < SHORT_END
        const emptyShare = hasFreeEnd ? 0 : 1 - share
        const footCost = emptyShare ** 2 + (emptyShare > EMPTY_FOOT ? COSTS.emptyFoot : 0)
        const pageCost = COSTS.page + fit.cost + footCost + (isShortEnd ? COSTS.shortEnd : 0)
        const cost = best[start]!.cost + pageCost + costAt(end)
        if (cost < cheapest.cost) cheapest = { cost, opening: start }
      }
      if (strips[start]!.startsPage) break
    }
    best.push(cheapest)
  }
  const starts: number[] = []
  for (let end = strips.length; end > 0; end = best[end]!.opening) starts.unshift(best[end]!.opening)
  return starts
}

/**
 * Places strips on pages: strips that keep together and tables are not divided if they fit on a page, and the last page is not
 * nearly empty. Strips from index `fixed` on may be tightened if that fills pages better, on each page no more than needed.
 */
export const paginate = (strips: readonly Strip[], body: PageFormat['body'], fixed = strips.length): Page[] => {
  const room = body.height + ROUNDING
  const starts = cheapestPages(strips, room, fixed)
  return starts.map((start, i) => {
    const pageStrips = strips.slice(start, starts[i + 1])
    const head = start > 0 ? pageStrips[0]!.repeatedHead : undefined
    const above = head?.height ?? 0
    const variants = TIGHTENINGS.map((each) => tighten(pageStrips, each, fixed - start))
    const fittedStrips = variants.find((page) => above + heightsOf(page)(0, page.length) <= room) ?? variants.at(-1)!
    let y = body.y + above
    const placed = fittedStrips.map(({ draw, height, gap, anchor }, k): PlacedStrip => {
      y += k > 0 ? gap : 0
      const at = { draw, y, ...(anchor ? { anchor } : {}) }
      y += height
      return at
    })
    return [...(head ? [{ draw: head.draw, y: body.y }] : []), ...placed]
  })
}
