import { type SignIndex, signName } from '../../zodiac/signs.ts'
import { isExalted, isOwn } from '../dignity.ts'
import { GRAHAS, type Graha, lordOf } from '../grahas.ts'
import { vargaSeat } from '../vargas.ts'
import type { Kind } from './associations.ts'
import type { Clause } from './clauses.ts'
import { bit, planetClause, rulePlanetText } from './evidence-text.ts'
import type { Bits, Facts } from './facts.ts'
import { place, type RulePlanet } from './subjects.ts'
import { grahasInWords, listWithOr } from './words.ts'

/** Clauses on places in divisional charts. */

const navamsaOf = (f: Facts, index: number) => `${signName(f.navamsa[index]!)} in D9`
export const NAVAMSA_ASCENDANT = place('the navamsa ascendant', (f) => f.navamsaLagna)

export const inNavamsaSign = (who: RulePlanet, signs: readonly SignIndex[]): Clause =>
  planetClause(
    who,
    `in ${listWithOr(signs.map(signName))} in the navamsa`,
    (f, index) => signs.includes(f.navamsa[index]!),
    navamsaOf,
  )

export const ownOrExaltedInNavamsa = (who: RulePlanet): Clause =>
  planetClause(
    who,
    'in own or exaltation sign in the navamsa',
    (f, index) =>
      isOwn(GRAHAS[index]!, f.navamsa[index]!) || isExalted(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )

const companionsInNavamsa = (who: RulePlanet, kind: Kind, f: Facts): Bits => {
  const subjectIndex = who.of(f)
  let bits = 0
  for (let index = 0; index < 9; index++)
    if (index !== subjectIndex && f.navamsa[index] === f.navamsa[subjectIndex]) bits |= 1 << index
  return bits & kind.bits(f)
}
/** True if the planet shares its sign in D9 with a planet of a kind. */
export const joinedInNavamsaBy = (who: RulePlanet, kind: Kind): Clause => ({
  wording: `${who.name} with ${kind.singular} in the navamsa`,
  holds: (f) => companionsInNavamsa(who, kind, f) !== 0,
  planets: (f) => companionsInNavamsa(who, kind, f) | bit(who, f),
  evidence: (f) =>
    `${rulePlanetText(who, f)}, ${navamsaOf(f, who.of(f))}, joined there of these: ${grahasInWords(companionsInNavamsa(who, kind, f))}`,
})

const drekkana = (f: Facts, index: number) => vargaSeat(f.chart.planets[index]!.longitude, 'D3').sign
export const inDrekkanaOf = (who: RulePlanet, lord: Graha): Clause =>
  planetClause(
    who,
    `in a drekkana of ${lord}`,
    (f, index) => lordOf(drekkana(f, index)) === lord,
    (f, index) => `${signName(drekkana(f, index))} in D3`,
  )
