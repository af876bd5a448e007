import type { AspectName, Nature } from '../western/aspects.ts'
import type { Dictionary } from './label-dictionary.ts'

/** A point of the ecliptic on a ring. */
export interface WheelPoint {
  /** As it is read aloud, and shown by a pointer that rests on it. */
  readonly name: string
  /** A glyph of `glyphs.ts`, or a few Latin letters (AC, MC). */
  readonly symbol: string
  /** Degrees; a point without one is left out. */
  readonly longitude: number | null
  readonly retrograde: boolean
  /** Degrees a day, for the table of a sheet. */
  readonly speed?: number | null
}

export interface WheelRing {
  readonly points: readonly WheelPoint[]
  /** Whose ring it is, in one line; cut where it is too long. */
  readonly title?: string
  /** Date, place and the like: at most three lines are drawn. */
  readonly captions?: readonly string[]
  /** What a sheet alone has room for: the zone of the clocks. */
  readonly details?: readonly string[]
}

export interface WheelAspect {
  /** Longitudes of its two ends. */
  readonly a: number
  readonly b: number
  readonly aspect: AspectName
  readonly nature: Nature
  /** 0 at the edge of the orb, 1 when exact. */
  readonly strength: number
  /** The names of its two ends, and degrees from exact. */
  readonly between?: readonly [string, string]
  readonly orb?: number
  /** Whether it becomes closer. */
  readonly applying?: boolean | null
}

export interface WheelFacts {
  /** The inner ring, whose angles and houses are drawn, and what stands around it. */
  readonly rings:
    | readonly [WheelRing]
    | readonly [inner: WheelRing, outer: WheelRing]
    | readonly [inner: WheelRing, middle: WheelRing, outer: WheelRing]
  readonly ascendant: number
  readonly midheaven: number
  /** House 1 first. Unless there are twelve, the four angles are drawn and no house. */
  readonly cusps: readonly (number | null)[]
  readonly aspects: readonly WheelAspect[]
  /** Lines at the lower right: the house system, the zodiac, why there are no houses. At most three are drawn. */
  readonly notes?: readonly string[]
}

export const WHEEL_THEMES = ['light', 'dark', 'print', 'paper', 'transparent', 'high_contrast'] as const

export type WheelTheme = (typeof WHEEL_THEMES)[number]

export const WHEEL_PARTS = ['degree_labels', 'house_numbers', 'aspect_lines', 'retrograde_marks'] as const

export type WheelPart = (typeof WHEEL_PARTS)[number]

/** The wheel alone, with its tables, the grid of its aspects alone, or the dial of 90 degrees. */
export const WHEEL_LAYOUTS = ['wheel', 'sheet', 'grid', 'dial'] as const

export type WheelLayout = (typeof WHEEL_LAYOUTS)[number]

export interface WheelStyle {
  /** Pixels, 300 to 2000. */
  readonly size: number
  readonly theme: WheelTheme
  readonly show: readonly WheelPart[]
  /** #RRGGBB, of the angles and the outer ring. */
  readonly accent?: string
  /** Whether the corners tell whose wheel it is, when and where, and the kinds of aspects. */
  readonly captions?: boolean
  readonly layout?: WheelLayout
  /** Of what the drawing itself says; English where there are none. */
  readonly words?: Dictionary
}

export const PLAIN_WHEEL: WheelStyle = { size: 800, theme: 'light', show: WHEEL_PARTS }

/** Pixels from top to bottom of a sheet of so many across. Source: ISO 216, one to the root of two. */
export const sheetHeight = (width: number): number => Math.round(width * Math.SQRT2)
