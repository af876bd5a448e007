import { workshop } from './drawing-process.ts'
import type { Point } from './polygon.ts'

type Rings = readonly (readonly Point[])[]
interface Label {
  text: string
  at: Point
  /** Room for it, in pixels. */
  width: number
}

/** A floor plan in pixels; what is left out is not drawn. */
export interface PlanFacts {
  title: string
  width: number
  height: number
  theme: 'light' | 'dark' | 'print'
  floor: Rings
  /** Wedges or sectors, each with its name outside of the outline. */
  zones: readonly { region: Rings; label: Label; tint: number }[]
  /** Lines of a grid, and the names in it. */
  cells: readonly { ring: readonly Point[]; label: Label | null }[]
  brahma: readonly Point[] | null
  /** `rating` 0 ideal .. 4 adverse. */
  rooms: readonly { region: Rings; label: Label; rating: number | null }[]
  structures: readonly { region: Rings; label: Label }[]
  cuts: readonly (readonly Point[])[]
  marmas: readonly { at: Point; radius: number; hit: boolean }[]
  /** Where the arrow to true north stands and its clockwise angle from the top. */
  north: { at: Point; degrees: number } | null
}

export const RATING_COLOURS = ['#1A9850', '#A6D96A', '#F0D77B', '#EF8A62', '#B2182B'] as const
export const ZONE_TINTS = ['#4C8FB8', '#7FB069', '#D9774B', '#C9A227', '#8E7CC3'] as const

/**
 * The plan as an SVG document; names are outlines, so that any script reads alike everywhere.
 * @throws Fault `deadline`, `failed`
 */
export const planSvg = (facts: PlanFacts): Promise<string> => workshop.ask('plan', facts)
