import type { Graha, Lord } from '../../../../src/jyotish/grahas.ts'
import type { PlanetFlags, Seat } from '../../synthetic-chart.ts'

export type Places = Readonly<Record<Graha, Seat>>
/** What a rule may ask beyond the nine planets; not known where it is not said. */
export interface BirthDetails extends PlanetFlags {
  sex?: 'male' | 'female'
  isDay?: boolean
  mandi?: Seat
  /** Shadbala beside what is required, 1 where it is not said. */
  shadbala?: Partial<Record<Lord, number>>
}
export type Example = readonly [lagna: Seat, places: Places, told?: BirthDetails]

/** Written by hand from the text of a rule: a chart where it holds, and a neighbour where one condition fails. */
export interface Pair {
  holds: Example
  fails: Example
}
/** A pair for each rule, or one for each of the ways in which it may hold. */
export type Examples = Readonly<Record<string, readonly [Pair, ...Pair[]]>>

/** Two charts that differ in the seats that are named. */
export const pair = (lagna: Seat, places: Places, change: Partial<Places>, told?: BirthDetails): Pair => ({
  holds: [lagna, places, told],
  fails: [lagna, { ...places, ...change }, told],
})
/** Two charts that differ in what is told beside the seats. */
export const pairByDetails = (lagna: Seat, places: Places, told: BirthDetails, otherwise: BirthDetails): Pair => ({
  holds: [lagna, places, told],
  fails: [lagna, places, otherwise],
})
/** Two charts of one sky under different ascendants. */
export const pairByAscendant = (lagna: Seat, other: Seat, places: Places, told?: BirthDetails): Pair => ({
  holds: [lagna, places, told],
  fails: [other, places, told],
})

/**
 * A sky to put planets into. The Moon is bright there, Mercury stands with Venus, and each planet keeps the degree that made-chart
 * gives it.
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
