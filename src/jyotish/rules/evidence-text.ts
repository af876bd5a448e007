import { signName } from '../../zodiac/signs.ts'
import type { Clause } from './clauses.ts'
import type { Bits, Facts } from './facts.ts'
import type { RulePlace, RulePlanet } from './subjects.ts'
import { grahaPlaceText } from './words.ts'

/** The parts of clauses and of their evidence. */

export const bit = (who: RulePlanet, f: Facts): Bits => 1 << who.of(f)

/** The place of a planet, after the words for a lord: `the lord of the 9th: Saturn in house 7 (Libra 12.4)`. */
export const rulePlanetText = (who: RulePlanet, f: Facts): string => {
  const place = grahaPlaceText(f, who.of(f))
  return place.toLowerCase().startsWith(who.name.replace(/^the /, '').toLowerCase()) ? place : `${who.name}: ${place}`
}

/** A clause about one planet. */
export const planetClause = (
  who: RulePlanet,
  says: string,
  holds: (f: Facts, index: number) => boolean,
  more?: (f: Facts, index: number) => string,
): Clause => ({
  wording: `${who.name} ${says}`,
  holds: (f) => holds(f, who.of(f)),
  planets: (f) => bit(who, f),
  evidence: (f) => [rulePlanetText(who, f), ...(more ? [more(f, who.of(f))] : [])].join(', '),
})

export const placeDescription = (where: RulePlace, f: Facts): string =>
  'of' in where ? rulePlanetText(where as RulePlanet, f) : `${where.name} is ${signName(where.signOf(f))}`

export const bitsOfPlace = (where: RulePlace, f: Facts): Bits => ('of' in where ? bit(where as RulePlanet, f) : 0)
