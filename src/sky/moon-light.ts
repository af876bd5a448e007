import type { Position } from './sky.ts'
import { acos, atan2, cos, sin } from './sphere.ts'

/** The eight phases from one new Moon to the next. */
export const MOON_PHASES = [
  'New',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

/**
 * The geocentric illumination of the Moon. `angle`: 180 degrees minus the angle Sun-Moon-Earth (0 new, 180 full). `illuminated`: the
 * illuminated fraction of the disc, 0 to 1 (Meeus, Astronomical Algorithms, ch. 48).
 */
export const moonLight = (sun: Position, moon: Position) => {
  const elongation = acos(cos(moon.latitude) * cos(moon.longitude - sun.longitude))
  const phase = atan2(sun.distance * sin(elongation), moon.distance - sun.distance * cos(elongation))
  return { angle: 180 - phase, illuminated: (1 + cos(phase)) / 2 }
}
