import type { PlacedNames } from './plan-labels.ts'
import type { Point } from './polygon.ts'
import type { WheelTheme } from './wheel-facts.ts'

export type Rings = readonly (readonly Point[])[]

interface Label {
  text: string
  at: Point
  /** Available width, pixels. */
  width: number
}

type Shape = { region: Rings }

/** A floor plan in pixels. Null and empty parts are not drawn. */
export interface PlanFacts {
  title: string
  width: number
  height: number
  theme: WheelTheme
  /** Colour of the north arrow and of the brahmasthan, #RRGGBB. */
  accent?: string
  /** True if keys and marks are explained below the plan. */
  captions: boolean
  floor: Rings
  /** Sectors, whose names are around the plan. `tint`: index into `ZONE_TINTS`. */
  zones: readonly (Shape & { tint: number })[]
  /** Borders between zones. */
  spokes: readonly (readonly [Point, Point])[]
  zoneLabels: readonly { text: string; at: Point }[]
  /** Cells of a grid with their names. */
  cells: readonly { ring: readonly Point[]; label: Label | null }[]
  brahma: readonly Point[] | null
  /** `rating` 0 ideal .. 4 adverse. */
  rooms: readonly (Shape & { rating: number | null })[]
  structures: readonly Shape[]
  names: PlacedNames['names']
  /** Explained below the plan, as are the marks. */
  keys: PlacedNames['keys']
  /** `severity` 0 minor, 1 moderate, 2 severe. */
  marks: readonly { number: number; at: Point; severity: number; message: string }[]
  cuts: readonly (readonly Point[])[]
  marmas: readonly { at: Point; radius: number; hit: boolean }[]
  /** Position of the true-north arrow, and its angle clockwise from the top, degrees. */
  north: { at: Point; degrees: number; letter: string } | null
}

export const RATING_COLOURS = ['#1A9850', '#A6D96A', '#F0D77B', '#EF8A62', '#B2182B'] as const

export const SEVERITY_COLOURS = ['#B7791F', '#D9531E', '#B2182B'] as const

export const ZONE_TINTS = ['#4C8FB8', '#7FB069', '#D9774B', '#C9A227', '#8E7CC3'] as const

/** Foot of the plan: line height in thousandths of the width, and number of columns of the keys. */
export const FOOT = { line: 21, columns: 2 } as const

/** Height of the foot in pixels; 0 without captions. It has a line for each mark, then the keys in columns. */
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
