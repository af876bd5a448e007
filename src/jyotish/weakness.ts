import type { RasiChart } from './chart.ts'
import { isDebilitated, standing } from './dignity.ts'
import type { Graha } from './grahas.ts'
import { DUSTHANAS } from './house-groups.ts'
import { phaladeepikaBhanga } from './neecha-bhanga.ts'

/** Why a graha is weak, or null: fallen with nothing to lift it, combust, inimical in a dusthana, or at the edge of a sign. */
export const weakness = (graha: Graha, chart: RasiChart): string | null => {
  const planet = chart.graha[graha]
  const stands = standing(planet, chart.graha)
  if (isDebilitated(graha, planet.sign, planet) && phaladeepikaBhanga(graha, chart).length === 0) return 'in its fall'
  if (planet.combust) return 'combust'
  if ((stands === 'enemy' || stands === 'great_enemy') && DUSTHANAS.includes(planet.house))
    return 'in an enemy’s sign in a house of loss'
  if (planet.degree < 1) return 'in the first degree of its sign'
  if (planet.degree > 29) return 'in the last degree of its sign'
  return null
}
