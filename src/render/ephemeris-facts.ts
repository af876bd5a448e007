import type { WheelStyle } from './wheel-facts.ts'

/** Moments are Julian days, places degrees of the zodiac. */
export interface EphemerisFacts {
  readonly title: string
  readonly captions: readonly string[]
  readonly from: number
  readonly to: number
  /** Places so many degrees apart stand at one height. */
  readonly modulus: number
  /** Lines across time, with a word where there is room for it. */
  readonly grid: readonly { readonly at: number; readonly label: string; readonly strong: boolean }[]
  readonly bodies: readonly {
    readonly name: string
    readonly symbol: string
    /** In order of time, near enough to each other for a straight line between two. */
    readonly path: readonly (readonly [at: number, longitude: number])[]
    readonly stations: readonly {
      readonly at: number
      readonly longitude: number
      readonly turns: 'retrograde' | 'direct'
      readonly told: string
    }[]
    readonly ingresses: readonly {
      readonly at: number
      readonly sign: number
      readonly longitude: number
      readonly told: string
    }[]
  }[]
  /** What stands still, as lines along time. */
  readonly natal: readonly { readonly name: string; readonly symbol: string; readonly longitude: number }[]
  /** Marked where it lies within. */
  readonly today: { readonly at: number; readonly told: string } | null
}

export type EphemerisStyle = Pick<WheelStyle, 'size' | 'theme' | 'accent' | 'captions'>

/** Pixels from top to bottom of so many across. */
export const ephemerisHeight = (width: number): number => Math.round(0.72 * width)
