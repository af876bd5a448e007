import { signName } from '../../zodiac/signs.ts'
import type { Clause } from './clauses.ts'
import type { Bits, RuleFacts } from './facts.ts'
import type { RulePlace, RulePlanet } from './subjects.ts'
import { grahaPlaceText } from './words.ts'

/** The parts of clauses and of their evidence. */

export const bit = (planet: RulePlanet, f: RuleFacts): Bits => 1 << planet.of(f)

/** The place of a planet, after the words for a lord: `the lord of the 9th: Saturn in house 7 (Libra 12.4)`. */
export const rulePlanetText = (planet: RulePlanet, f: RuleFacts): string => {
  const place = grahaPlaceText(f, planet.of(f))
  return place.toLowerCase().startsWith(planet.name.replace(/^the /, '').toLowerCase())
    ? place
    : `${planet.name}: ${place}`
}

/** A clause about one planet. */
export const planetClause = (
  planet: RulePlanet,
  wording: string,
  holds: (f: RuleFacts, index: number) => boolean,
  more?: (f: RuleFacts, index: number) => string,
): Clause => ({
  wording: `${planet.name} ${wording}`,
  holds: (f) => holds(f, planet.of(f)),
  planets: (f) => bit(planet, f),
  evidence: (f) => [rulePlanetText(planet, f), ...(more ? [more(f, planet.of(f))] : [])].join(', '),
})

export const placeDescription = (place: RulePlace, f: RuleFacts): string =>
  'of' in place ? rulePlanetText(place as RulePlanet, f) : `${place.name} is ${signName(place.signOf(f))}`

export const bitsOfPlace = (place: RulePlace, f: RuleFacts): Bits => ('of' in place ? bit(place as RulePlanet, f) : 0)
