import { type SignIndex, signName, signOfHouse } from '../../zodiac/signs.ts'
import { signAspects } from '../drishti.ts'
import { GRAHAS } from '../grahas.ts'
import { arudha } from '../jaimini/arudhas.ts'
import { atmakaraka } from '../jaimini/karakas.ts'
import { type AssociationKind, anyIn, BENEFICS, equalIn, MALEFICS } from '../rules/associations.ts'
import { all, any, type Clause, clause } from '../rules/clauses.ts'
import { bit, rulePlanetText } from '../rules/evidence-text.ts'
import { type Bits, indexOf, type RuleFacts } from '../rules/facts.ts'
import { exalted, exaltedInNavamsa, same } from '../rules/predicates.ts'
import { ASCENDANT, karaka, L, MOON, type RulePlace, type RulePlanet, rulePlace, VENUS } from '../rules/subjects.ts'
import { grahasInWords } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/**
 * The raja yogas of Jaimini: by karakas, arudhas and aspects of signs. Aspects here are rashi drishti, which all nine
 * grahas cast.
 */

export const karakamshaOf = (f: RuleFacts): SignIndex => f.navamsa[indexOf(atmakaraka(f.chart))]!
export const arudhaOf = (f: RuleFacts, house: number): SignIndex =>
  arudha(signOfHouse(f.ascendant, house), f.chart.graha, true)
const KARAKAMSHA = rulePlace('the karakamsha', karakamshaOf)
const ARUDHA = rulePlace('the arudha lagna', (f) => arudhaOf(f, 1))

const [AK, AMK, PK, DK] = [karaka('atma'), karaka('amatya'), karaka('putra'), karaka('dara')]

/** Two different planets in one sign, or in signs that aspect each other. */
const joinedBySign = (a: RulePlanet, b: RulePlanet): Clause => ({
  wording: `${a.name} with ${b.name}, or in sight of its sign`,
  holds: (f) => {
    const [from, sign] = [a.signOf(f), b.signOf(f)]
    return a.of(f) !== b.of(f) && (from === sign || signAspects(from, sign))
  },
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) => `${rulePlanetText(a, f)} and ${rulePlanetText(b, f)}`,
})

/** The planets in signs that aspect all of these signs. */
const aspectingAll = (f: RuleFacts, signs: readonly SignIndex[]): Bits =>
  GRAHAS.reduce(
    (bits, _, index) => (signs.every((sign) => signAspects(f.sign[index]!, sign)) ? bits | (1 << index) : bits),
    0,
  )
const threeLagnas = (f: RuleFacts): SignIndex[] | null => {
  const [hora, ghati] = [f.horaLagna(), f.ghatiLagna()]
  return hora && ghati && [f.ascendant, hora.sign, ghati.sign]
}
const aspectsThreeLagnas: Clause = {
  ...clause(
    'one planet in sight of the ascendant, the hora lagna and the ghati lagna',
    (f) => {
      const lagnas = threeLagnas(f)
      return lagnas !== null && aspectingAll(f, lagnas) !== 0
    },
    (f) => {
      const lagnas = threeLagnas(f)
      return lagnas
        ? `the three are ${lagnas.map(signName).join(', ')}; all of them seen by: ${grahasInWords(aspectingAll(f, lagnas))}`
        : 'hora lagna and ghati lagna not known'
    },
    (f) => aspectingAll(f, threeLagnas(f) ?? []),
  ),
  unknown: (f) => threeLagnas(f) === null,
}

/** True if each of these houses has the same number of planets of a kind, at least one. */
const equalNumbers = (kind: AssociationKind, houses: readonly number[], from: RulePlace): Clause =>
  all(...houses.slice(1).map((house) => equalIn(kind, houses[0]!, house, from)))

const raja = (
  id: string,
  name: string,
  rule: string,
  when: Clause,
  result: string,
  source = 'Jaimini Upadesa Sutras 1.3, BPHS 39',
): YogaRule => ({ ...{ id, name, rule, when, result, source }, group: 'raja', quality: 'auspicious' })

export const JAIMINI_RAJA: readonly YogaRule[] = [
  raja(
    'jaimini_ak_amk',
    'Atmakaraka and amatyakaraka',
    'the atmakaraka with the amatyakaraka or in sight of it by signs',
    joinedBySign(AK, AMK),
    'Your purpose and your work agree, and rank follows.',
  ),
  raja(
    'jaimini_ak_pk',
    'Atmakaraka and putrakaraka',
    'the atmakaraka with the putrakaraka or in sight of it by signs',
    joinedBySign(AK, PK),
    'Followers or pupils carry you upward.',
  ),
  raja(
    'jaimini_ak_l5',
    'Atmakaraka and lord of the 5th',
    'the atmakaraka with the lord of the 5th or in sight of it by signs',
    joinedBySign(AK, L(5)),
    'Your good advice is the root of your position.',
  ),
  raja(
    'jaimini_ak_dk',
    'Atmakaraka and darakaraka',
    'the atmakaraka with the darakaraka or in sight of it by signs',
    joinedBySign(AK, DK),
    'Partners open the way to a position for you.',
  ),
  raja(
    'jaimini_lords_ak',
    'Lords of ascendant and 7th with the atmakaraka',
    'the lords of the ascendant and the 7th both with the atmakaraka or in sight of it by signs',
    all(...[L(1), L(7)].map((lord) => any(joinedBySign(lord, AK), same(lord, AK)))),
    'You, your partner and your purpose pull one way.',
  ),
  raja(
    'jaimini_three_lagnas',
    'One sight on three lagnas',
    'one planet in sight, by signs, of the ascendant, the hora lagna and the ghati lagna',
    aspectsThreeLagnas,
    'One planet watches over your body, your money and your standing; the sutras call this a great yoga of kings.',
  ),
  raja(
    'jaimini_moon_venus',
    'Moon and Venus',
    'the Moon with Venus or in sight of Venus by signs',
    joinedBySign(MOON, VENUS),
    'Comforts, vehicles and marks of rank come to you.',
  ),
  raja(
    'jaimini_benefics_245',
    'Benefics in 2, 4 and 5',
    'as many benefics, one at least, in each of the 2nd, 4th and 5th from the arudha lagna, or from the karakamsha',
    any(equalNumbers(BENEFICS, [2, 4, 5], ARUDHA), equalNumbers(BENEFICS, [2, 4, 5], KARAKAMSHA)),
    'Help is ready for you at home, with money and with advice.',
  ),
  raja(
    'jaimini_malefics_36',
    'Malefics in 3 and 6',
    'as many malefics, one at least, in the 3rd and in the 6th from the ascendant, from the arudha lagna or from the atmakaraka',
    any(...[ASCENDANT, ARUDHA, AK].map((from) => equalIn(MALEFICS, 3, 6, from))),
    'You meet rivals with equal force on both sides.',
  ),
  raja(
    'jaimini_ak_exalted',
    'Atmakaraka exalted',
    'the atmakaraka exalted in the rasi or in the navamsa',
    any(exalted(AK), exaltedInNavamsa(AK)),
    'The main purpose of your life finds its full strength.',
  ),
  raja(
    'jaimini_benefics_from_ak',
    'Benefics from the atmakaraka',
    'a benefic in each of the 2nd, the 4th and the 5th from the atmakaraka',
    all(...[2, 4, 5].map((house) => anyIn(BENEFICS, [house], AK))),
    'You find the help you need for what you want most.',
  ),
]
