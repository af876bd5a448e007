import type { RasiChart } from './chart.ts'
import { dignity } from './dignity.ts'
import { functionalNatureOfLord } from './functional-nature.ts'
import { type Graha, SEVEN } from './grahas.ts'
import { naturalBenefics } from './nature.ts'
import { isDebilityCancelled } from './neecha-bhanga.ts'

/**
 * The planets that help the houses and planets they join or aspect: the natural benefics, and natural malefics that own a
 * trikona (the ascendant is one) or are yogakaraka, unless they are combust or in an uncancelled fall.
 */
// source: Phaladeepika 15.1 (planets that own good houses help, unless fallen or combust); BPHS ch. 34 for these owners
export const helpfulPlanets = (chart: RasiChart): ReadonlySet<Graha> => {
  const { graha, ascendant } = chart
  const isWell = (planet: Graha) =>
    !graha[planet].combust && (dignity(graha[planet], graha) !== 'debilitated' || isDebilityCancelled(planet, chart))
  const ownsWell = SEVEN.filter((planet) =>
    ['yogakaraka', 'benefic'].includes(functionalNatureOfLord(planet, ascendant.sign)),
  )
  return new Set([...naturalBenefics(chart), ...ownsWell.filter(isWell)])
}
