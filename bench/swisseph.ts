import type { Body } from '../src/ephemeris/bodies.ts'
import type { Position } from '../src/sky/sky.ts'
import type { Tropical } from '../src/zodiac/longitude.ts'

/** Body numbers of Swiss Ephemeris (swephexp.h, from SE_SUN on). */
export const SE_NUMBER: Partial<Record<Body, number>> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  MeanNode: 10,
  TrueNode: 11,
  Chiron: 15,
}

/** The position from the six numbers of `swe_calc_ut`. */
export const positionOf = (six: ArrayLike<number>): Position => ({
  longitude: six[0] as Tropical,
  latitude: six[1]!,
  distance: six[2]!,
  longitudeSpeed: six[3]!,
  latitudeSpeed: six[4]!,
  distanceSpeed: six[5]!,
})
