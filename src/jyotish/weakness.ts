import type { RasiChart } from './chart.ts'
import { isDebilitated, standing } from './dignity.ts'
import type { Graha } from './grahas.ts'
import { DUSTHANAS } from './house-groups.ts'
import { phaladeepikaBhanga } from './neecha-bhanga.ts'

/**
 * The reason why a graha is weak: debilitated without cancellation, combust, in the sign of an enemy in a dusthana, or
 * in the first or last degree of a sign. Null if it is not weak.
 */
export const weakness = (graha: Graha, chart: RasiChart): string | null => {
  const planet = chart.graha[graha]
  const place = standing(planet, chart.graha)
  if (isDebilitated(graha, planet.sign, planet) && phaladeepikaBhanga(graha, chart).length === 0) return 'in its fall'
  if (planet.combust) return 'combust'
  if ((place === 'enemy' || place === 'great_enemy') && DUSTHANAS.includes(planet.house))
    return 'in an enemy’s sign in a house of loss'
  if (planet.degree < 1) return 'in the first degree of its sign'
  if (planet.degree > 29) return 'in the last degree of its sign'
  return null
}
