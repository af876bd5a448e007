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
  /** Height without the foot. */
  height: number
  theme: WheelTheme
  /** Colour of the north arrow and of the brahmasthan, #RRGGBB. */
  accent?: string
  /** True if colours, keys and marks are explained below the plan. */
  captions: boolean
  /** Meaning of the fill colours, for the foot. */
  legend: readonly { text: string; colour: string; opacity: number }[]
  floor: Rings
  /** Sectors, whose names are around the plan. `tint`: index into `ZONE_TINTS`. */
  zones: readonly (Shape & { tint: number })[]
  /** Borders between zones. */
  spokes: readonly (readonly [Point, Point])[]
  zoneLabels: readonly Label[]
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

/** The drawing of a floor plan. */
export interface PlanDrawing {
  /** The SVG document. */
  content: string
  /** Height with the foot, pixels. */
  height: number
  /** Number of cells whose names would be too small to read at this width, and are left out. */
  unnamed: number
}

export const RATING_COLOURS = ['#1A9850', '#A6D96A', '#F0D77B', '#EF8A62', '#B2182B'] as const

export const SEVERITY_COLOURS = ['#B7791F', '#D9531E', '#B2182B'] as const

export const ZONE_TINTS = ['#4C8FB8', '#7FB069', '#D9774B', '#C9A227', '#8E7CC3'] as const

/** Reference width, pixels. In narrower pictures letters and margins keep the size that they have at this width. */
const TEXT_WIDTH = 700
/** A thousandth of the width for letters and margins, pixels. */
export const textUnit = (width: number): number => Math.max(width, TEXT_WIDTH) / 1000

/** Fill opacity of the colours of zones, and of rooms with a rating, by theme. */
export const FILL_OPACITIES = {
  light: { zone: 0.32, rating: 0.62 },
  dark: { zone: 0.34, rating: 0.36 },
  print: { zone: 0.26, rating: 0.62 },
  paper: { zone: 0.32, rating: 0.62 },
  transparent: { zone: 0.32, rating: 0.62 },
  high_contrast: { zone: 0.3, rating: 0.62 },
} as const satisfies Record<WheelTheme, { zone: number; rating: number }>
