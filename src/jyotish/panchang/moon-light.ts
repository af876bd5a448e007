import type { Position } from '../../sky/sky.ts'
import { arc, norm } from '../../zodiac/longitude.ts'

/** Names by elongation; the four principal ones stand for half a day on both sides of their moment. */
export const PHASES = [
  'New',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const
export type Phase = (typeof PHASES)[number]

export const phaseName = (sun: Position, moon: Position): Phase => {
  const elongation = norm(moon.longitude - sun.longitude)
  const halfDay = (moon.longitudeSpeed - sun.longitudeSpeed) / 2
  const principal = [0, 90, 180, 270].findIndex((angle) => Math.abs(arc(angle, elongation)) <= halfDay)
  return PHASES[principal >= 0 ? principal * 2 : Math.floor(elongation / 90) * 2 + 1]!
}

/**
 * How much of the Moon is lit, seen from the Earth's centre: `angle` is 180 degrees less the angle Sun-Moon-Earth (0 new,
 * 180 full), `illuminated` the part of the disc, 0..1 (Meeus, Astronomical Algorithms, ch. 48).
 */
export const moonLight = (sun: Position, moon: Position) => {
  const radian = Math.PI / 180
  const elongation = Math.acos(Math.cos(moon.latitude * radian) * Math.cos((moon.longitude - sun.longitude) * radian))
  const phase = Math.atan2(sun.distance * Math.sin(elongation), moon.distance - sun.distance * Math.cos(elongation))
  return { angle: 180 - phase / radian, illuminated: (1 + Math.cos(phase)) / 2 }
}
