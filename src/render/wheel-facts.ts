import type { AnyAspect, Nature } from '../western/aspects.ts'
import type { Dictionary } from './label-dictionary.ts'

/** A point of the ecliptic on a ring. */
export interface WheelPoint {
  /** Name in the description and the tooltip. */
  readonly name: string
  /** A glyph of `glyphs.ts`, or a few Latin letters (AC, MC). */
  readonly symbol: string
  /** Degrees; a point with null is left out, or drawn as its range. */
  readonly longitude: number | null
  /** Longitudes at the start and the end of a day, degrees, for a point whose place depends on an unknown time. `longitude` is null. */
  readonly range?: LongitudeRange
  readonly retrograde: boolean
  /** Degrees per day, for the table of a sheet. */
  readonly speed?: number | null
}

export interface LongitudeRange {
  readonly from: number
  readonly to: number
}

export interface WheelRing {
  readonly points: readonly WheelPoint[]
  /** Title in one line; cut if it is too long. */
  readonly title?: string
  /** Date, place and similar lines; at most three are drawn. */
  readonly captions?: readonly string[]
  /** Lines that only a sheet has room for, such as the time zone. */
  readonly details?: readonly string[]
}

export interface WheelAspect {
  /** Longitudes of the two ends, degrees. */
  readonly a: number
  readonly b: number
  readonly aspect: AnyAspect
  readonly nature: Nature
  /** 0 at the edge of the orb, 1 when exact. */
  readonly strength: number
  /** Names of the two ends. */
  readonly between?: readonly [string, string]
  /** Degrees from exact. */
  readonly orb?: number
  /** True if the orb is decreasing. */
  readonly applying?: boolean | null
}

export interface WheelFacts {
  /** The inner ring, whose angles and houses are drawn, and up to two rings around it. */
  readonly rings:
    | readonly [WheelRing]
    | readonly [inner: WheelRing, outer: WheelRing]
    | readonly [inner: WheelRing, middle: WheelRing, outer: WheelRing]
  /** Degrees. Null without a time of birth: no angles are drawn, and 0 Aries is at nine o'clock. */
  readonly ascendant: number | null
  readonly midheaven: number | null
  /** Longitudes, house 1 first. Without twelve cusps the four angles are drawn and no houses. */
  readonly cusps: readonly (number | null)[]
  readonly aspects: readonly WheelAspect[]
  /** Lines at the lower right: the house system, the zodiac, why there are no houses. At most three are drawn. */
  readonly notes?: readonly string[]
}

export const WHEEL_THEMES = ['light', 'dark', 'print', 'paper', 'transparent', 'high_contrast'] as const

export type WheelTheme = (typeof WHEEL_THEMES)[number]

export const WHEEL_PARTS = ['degree_labels', 'house_numbers', 'aspect_lines', 'retrograde_marks'] as const

export type WheelPart = (typeof WHEEL_PARTS)[number]

/** A wheel; a sheet with wheel, tables and aspect grid; an aspect grid; a 90-degree dial. */
export const WHEEL_LAYOUTS = ['wheel', 'sheet', 'grid', 'dial'] as const

export type WheelLayout = (typeof WHEEL_LAYOUTS)[number]

export interface WheelStyle {
  /** Pixels, 300 to 2000. */
  readonly size: number
  readonly theme: WheelTheme
  readonly show: readonly WheelPart[]
  /** Colour of the angles and the outer ring, #RRGGBB. */
  readonly accent?: string
  /** True if the corners have titles, dates, places and the legend of aspects. */
  readonly captions?: boolean
  readonly layout?: WheelLayout
  /** Translations of the drawing's own words; English without them. */
  readonly words?: Dictionary
}

export const PLAIN_WHEEL: WheelStyle = { size: 800, theme: 'light', show: WHEEL_PARTS }

/** Height of a sheet of this width, pixels. Source: ISO 216, one to the root of two. */
export const sheetHeight = (width: number): number => Math.round(width * Math.SQRT2)
