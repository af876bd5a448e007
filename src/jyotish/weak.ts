import { houseFrom } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { EXALTATION_SIGN, isDebilitated, standing } from './dignity.ts'
import { GRAHAS, type Graha, lordOf, SEVEN } from './grahas.ts'

const KENDRAS: readonly number[] = [1, 4, 7, 10]

/** Fall is undone by a kendra from ascendant or Moon of the lord of its sign, or of him who is exalted there. source: Phaladeepika 7 */
export const isFallCancelled = (graha: Graha, chart: RasiChart): boolean => {
  const { sign } = chart.graha[graha]
  const helpers = [
    lordOf(sign),
    lordOf(EXALTATION_SIGN[graha]),
    ...SEVEN.filter((each) => EXALTATION_SIGN[each] === sign),
  ]
  return helpers.some((helper) =>
    [chart.ascendant.sign, chart.graha.Moon.sign].some((from) =>
      KENDRAS.includes(houseFrom(from, chart.graha[helper].sign)),
    ),
  )
}

/** Why a graha is weak, or null: fallen, combust, inimical in a dusthana, or at the edge of a sign. */
export const weakness = (graha: Graha, chart: RasiChart): string | null => {
  const planet = chart.graha[graha]
  const stands = standing(planet, chart.graha)
  if (isDebilitated(graha, planet.sign) && !isFallCancelled(graha, chart)) return 'in its fall'
  if (planet.combust) return 'combust'
  if ((stands === 'enemy' || stands === 'great_enemy') && [6, 8, 12].includes(planet.house))
    return 'in an enemy’s sign in a house of loss'
  if (planet.degree < 1) return 'in the first degree of its sign'
  if (planet.degree > 29) return 'in the last degree of its sign'
  return null
}

export const weakGrahas = (chart: RasiChart): { graha: Graha; why: string }[] =>
  GRAHAS.flatMap((graha) => {
    const why = weakness(graha, chart)
    return why ? [{ graha, why }] : []
  })
