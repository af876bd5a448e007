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
