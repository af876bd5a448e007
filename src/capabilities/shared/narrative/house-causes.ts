import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { HouseAssessment, MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { conditionWords } from './reasons.ts'

/** The reason for the condition of a house. */

/** The heaviest factor on a side in the form that follows "because"; the condition of a planet only if it points that way. */
export const houseCause = (house: HouseAssessment, side: 1 | -1, planets: Conditions): string | null => {
  const isApt = ({ part, planet }: MatterFactor) => {
    if (part !== 'condition') return true
    const { band } = planets[planet!]
    return side > 0 ? band === 'strong' || band === 'able' : band === 'weak' || band === 'mixed'
  }
  const factor = heaviestFactor({ factors: house.factors.filter(isApt) }, side)
  if (!factor) return null
  const { part, planet } = factor
  if (part === 'bindus') return side > 0 ? 'it has many points of ashtakavarga' : 'it has few points of ashtakavarga'
  const name = nameInSentence(planet!)
  if (part === 'occupant') return `${name} stands in it`
  if (part === 'aspect') return `${name} aspects it`
  if (part === 'place') return `${name}, its lord, is at home in it`
  return planet === house.lord
    ? `${name}, its lord, ${conditionWords(planets[planet])}`
    : `${name}, which stands for it by nature, ${conditionWords(planets[planet!])}`
}
