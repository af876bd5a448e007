import type { PlacedNames } from './plan-labels.ts'
import type { Point } from './polygon.ts'
import type { WheelTheme } from './wheel-facts.ts'

export type Rings = readonly (readonly Point[])[]

interface Label {
  text: string
  at: Point
  /** Room for it, in pixels. */
  width: number
}

type Shown = { region: Rings }

/** A floor plan in pixels; what is left out is not drawn. */
export interface PlanFacts {
  title: string
  width: number
  height: number
  theme: WheelTheme
  /** #RRGGBB, of the arrow to the north and of the middle. */
  accent?: string
  /** Whether keys and marks are told below. */
  captions: boolean
  floor: Rings
  /** Wedges or sectors; their names stand around the plan. */
  zones: readonly (Shown & { tint: number })[]
  /** Where one zone ends and the next begins. */
  spokes: readonly (readonly [Point, Point])[]
  zoneLabels: readonly { text: string; at: Point }[]
  /** Lines of a grid, and the names in it. */
  cells: readonly { ring: readonly Point[]; label: Label | null }[]
  brahma: readonly Point[] | null
  /** `rating` 0 ideal .. 4 adverse. */
  rooms: readonly (Shown & { rating: number | null })[]
  structures: readonly Shown[]
  names: PlacedNames['names']
  /** Told below the plan, as are the marks. */
  keys: PlacedNames['keys']
  /** `severity` 0 minor, 1 moderate, 2 severe. */
  marks: readonly { number: number; at: Point; severity: number; message: string }[]
  cuts: readonly (readonly Point[])[]
  marmas: readonly { at: Point; radius: number; hit: boolean }[]
  /** Where the arrow to true north stands and its clockwise angle from the top. */
  north: { at: Point; degrees: number; letter: string } | null
}

export const RATING_COLOURS = ['#1A9850', '#A6D96A', '#F0D77B', '#EF8A62', '#B2182B'] as const

export const SEVERITY_COLOURS = ['#B7791F', '#D9531E', '#B2182B'] as const

export const ZONE_TINTS = ['#4C8FB8', '#7FB069', '#D9774B', '#C9A227', '#8E7CC3'] as const

/** Lines below the plan: a row for each mark, the keys in columns. */
export const FOOT = { line: 21, columns: 2 } as const

export const footOf = ({
  width,
  marks,
  keys,
  captions,
}: Pick<PlanFacts, 'width' | 'marks' | 'keys' | 'captions'>): number => {
  if (!captions) return 0
  const lines = marks.length + Math.ceil(keys.length / FOOT.columns)
  return lines === 0 ? 0 : ((lines + 1) * FOOT.line * width) / 1000
}
