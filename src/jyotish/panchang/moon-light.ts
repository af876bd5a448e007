import { MOON_PHASES, type MoonPhase } from '../../sky/moon-light.ts'
import type { Position } from '../../sky/sky.ts'
import { arc, norm } from '../../zodiac/longitude.ts'

/** The phase by elongation. The four principal phases last from half a day before to half a day after their moment. */
export const phaseName = (sun: Position, moon: Position): MoonPhase => {
  const elongation = norm(moon.longitude - sun.longitude)
  const halfDay = (moon.longitudeSpeed - sun.longitudeSpeed) / 2
  const principal = [0, 90, 180, 270].findIndex((angle) => Math.abs(arc(angle, elongation)) <= halfDay)
  return MOON_PHASES[principal >= 0 ? principal * 2 : Math.floor(elongation / 90) * 2 + 1]!
}
