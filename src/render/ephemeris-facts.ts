import type { WheelStyle } from './wheel-facts.ts'

/** Facts of a graphic ephemeris. Times are Julian days, longitudes are degrees. */
export interface EphemerisFacts {
  readonly title: string
  readonly captions: readonly string[]
  readonly from: number
  readonly to: number
  /** Longitudes this many degrees apart are drawn at the same height. */
  readonly modulus: number
  /** Vertical lines; a label is left out where there is no room. */
  readonly grid: readonly { readonly at: number; readonly label: string; readonly strong: boolean }[]
  readonly bodies: readonly {
    readonly name: string
    readonly symbol: string
    /** In time order, dense enough to be joined by straight lines. */
    readonly path: readonly (readonly [at: number, longitude: number])[]
    readonly stations: readonly {
      readonly at: number
      readonly longitude: number
      readonly turns: 'retrograde' | 'direct'
      readonly description: string
    }[]
    readonly ingresses: readonly {
      readonly at: number
      readonly sign: number
      readonly longitude: number
      readonly description: string
    }[]
  }[]
  /** Natal points, drawn as horizontal lines. */
  readonly natal: readonly { readonly name: string; readonly symbol: string; readonly longitude: number }[]
  /** Marked if it is between `from` and `to`. */
  readonly today: { readonly at: number; readonly description: string } | null
}

export type EphemerisStyle = Pick<WheelStyle, 'size' | 'theme' | 'accent' | 'captions'>

/** Height of a graphic ephemeris of this width, pixels. */
export const ephemerisHeight = (width: number): number => Math.round(0.72 * width)
