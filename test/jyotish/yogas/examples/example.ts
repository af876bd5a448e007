import type { Graha, Lord } from '../../../../src/jyotish/grahas.ts'
import type { PlanetFlags, Seat } from '../../synthetic-chart.ts'

export type Places = Readonly<Record<Graha, Seat>>
/** Data that a rule may need beyond the places of the nine planets. A missing field is unknown. */
export interface BirthDetails extends PlanetFlags {
  sex?: 'male' | 'female'
  isDay?: boolean
  mandi?: Seat
  /** Ratios of Shadbala to the required amount. A missing planet has the ratio 1. */
  shadbala?: Partial<Record<Lord, number>>
}
export type Example = readonly [lagna: Seat, places: Places, details?: BirthDetails]

/** Two charts written by hand from the text of a rule: the rule holds in one; in the other a single condition fails. */
export interface Pair {
  holds: Example
  fails: Example
}
/** The pairs of each rule, by rule id: at least one, and one for each alternative in which the rule can hold. */
export type Examples = Readonly<Record<string, readonly [Pair, ...Pair[]]>>

/** Builds two charts that differ in the places in `change`. */
export const pair = (lagna: Seat, places: Places, change: Partial<Places>, details?: BirthDetails): Pair => ({
  holds: [lagna, places, details],
  fails: [lagna, { ...places, ...change }, details],
})
/** Builds two charts with the same places and different birth details. */
export const pairByDetails = (
  lagna: Seat,
  places: Places,
  details: BirthDetails,
  failingDetails: BirthDetails,
): Pair => ({
  holds: [lagna, places, details],
  fails: [lagna, places, failingDetails],
})
/** Builds two charts with the same places and different ascendants. */
export const pairByAscendant = (lagna: Seat, failingLagna: Seat, places: Places, details?: BirthDetails): Pair => ({
  holds: [lagna, places, details],
  fails: [failingLagna, places, details],
})

/**
 * Default places. The Moon is bright, Mercury is with Venus, and each planet has the degree that `syntheticChart` gives
 * it.
 */
export const SKY: Places = {
  Sun: 'Gemini',
  Moon: 'Scorpio',
  Mars: 'Gemini',
  Mercury: 'Taurus',
  Jupiter: 'Virgo',
  Venus: 'Taurus',
  Saturn: 'Aquarius',
  Rahu: 'Leo',
  Ketu: 'Aquarius',
}
