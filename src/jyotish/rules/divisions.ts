import { type SignIndex, signName } from '../../zodiac/signs.ts'
import { isExalted, isOwn } from '../dignity.ts'
import { GRAHAS, type Graha, lordOf } from '../grahas.ts'
import { vargaSeat } from '../vargas.ts'
import type { AssociationKind } from './associations.ts'
import type { Clause } from './clauses.ts'
import { bit, planetClause, rulePlanetText } from './evidence-text.ts'
import type { Bits, RuleFacts } from './facts.ts'
import { type RulePlanet, rulePlace } from './subjects.ts'
import { grahasInWords, listWithOr } from './words.ts'

/** Clauses on places in divisional charts. */

const navamsaOf = (f: RuleFacts, index: number) => `${signName(f.navamsa[index]!)} in D9`
export const NAVAMSA_ASCENDANT = rulePlace('the navamsa ascendant', (f) => f.navamsaLagna)

export const inNavamsaSign = (planet: RulePlanet, signs: readonly SignIndex[]): Clause =>
  planetClause(
    planet,
    `in ${listWithOr(signs.map(signName))} in the navamsa`,
    (f, index) => signs.includes(f.navamsa[index]!),
    navamsaOf,
  )

export const ownOrExaltedInNavamsa = (planet: RulePlanet): Clause =>
  planetClause(
    planet,
    'in own or exaltation sign in the navamsa',
    (f, index) =>
      isOwn(GRAHAS[index]!, f.navamsa[index]!) || isExalted(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )

const companionsInNavamsa = (planet: RulePlanet, kind: AssociationKind, f: RuleFacts): Bits => {
  const subjectIndex = planet.of(f)
  let bits = 0
  for (let index = 0; index < 9; index++)
    if (index !== subjectIndex && f.navamsa[index] === f.navamsa[subjectIndex]) bits |= 1 << index
  return bits & kind.bits(f)
}
/** True if the planet shares its sign in D9 with a planet of a kind. */
export const joinedInNavamsaBy = (planet: RulePlanet, kind: AssociationKind): Clause => ({
  wording: `${planet.name} with ${kind.singular} in the navamsa`,
  holds: (f) => companionsInNavamsa(planet, kind, f) !== 0,
  planets: (f) => companionsInNavamsa(planet, kind, f) | bit(planet, f),
  evidence: (f) =>
    `${rulePlanetText(planet, f)}, ${navamsaOf(f, planet.of(f))}, joined there of these: ${grahasInWords(companionsInNavamsa(planet, kind, f))}`,
})

const drekkana = (f: RuleFacts, index: number) => vargaSeat(f.chart.planets[index]!.longitude, 'D3').sign
export const inDrekkanaOf = (planet: RulePlanet, lord: Graha): Clause =>
  planetClause(
    planet,
    `in a drekkana of ${lord}`,
    (f, index) => lordOf(drekkana(f, index)) === lord,
    (f, index) => `${signName(drekkana(f, index))} in D3`,
  )
