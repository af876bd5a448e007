import { separation } from '../../zodiac/longitude.ts'
import { EXALTATION } from '../dignity.ts'
import { type Lord, nameInSentence, SEVEN } from '../grahas.ts'
import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { NEECHA_BHANGA, type NeechaBhanga, type NeechaBhangaRule, neechaBhanga } from '../neecha-bhanga.ts'
import { all, clause } from '../rules/clauses.ts'
import { bitsOf, indexOf, type RuleFacts } from '../rules/facts.ts'
import { debilitated } from '../rules/predicates.ts'
import { graha } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/** The rules by a kendra. One of them is sufficient if the planet itself is in a kendra or trikona. */
const BY_KENDRA: readonly NeechaBhangaRule[] = NEECHA_BHANGA.slice(0, 3)

export interface DebilityCancellation {
  readonly rules: readonly NeechaBhanga[]
  /** True if at least one rule holds. */
  readonly cancelled: boolean
  /** True for two rules, or for one by a kendra: a raja yoga. */
  readonly rajaYoga: boolean
  /** 0..100. */
  readonly strength: number
}

// source: Phaladeepika 7.26-30 and Jataka Parijata; the points are this project's
export const debilityCancellation = (planet: Lord, { chart }: RuleFacts): DebilityCancellation => {
  const rules = neechaBhanga(planet, chart)
  const matches = rules.filter(({ holds }) => holds)
  const wellSeated = [...KENDRAS, ...TRIKONAS].includes(chart.graha[planet].house)
  return {
    rules,
    cancelled: matches.length > 0,
    rajaYoga: matches.length >= 2 || (wellSeated && matches.some(({ rule }) => BY_KENDRA.includes(rule))),
    strength: matches.length > 0 ? Math.min(100, 30 + 12 * matches.length) : 0,
  }
}

export const debilitatedPlanets = (f: RuleFacts): Lord[] =>
  SEVEN.filter((planet) => f.debilitated & (1 << indexOf(planet)))

/** Degrees from the point of deepest debilitation, 0..180. */
export const fromDeepDebilitation = (planet: Lord, { chart }: RuleFacts): number =>
  separation(chart.graha[planet].longitude, EXALTATION[planet]! + 180)

const RESULTS: Record<Lord, string> = {
  Sun: 'You win the authority that people first refused you.',
  Moon: 'Your troubled mind grows into one that others lean on.',
  Mars: 'Your courage fails you at first and serves you well later.',
  Mercury: 'Your muddled beginnings in study or trade clear up.',
  Jupiter: 'You learn judgement by mistakes, and then others ask for it.',
  Venus: 'Ease in love and comforts comes to you late, and it is real.',
  Saturn: 'An early hardship is the school of your later rank.',
}

export const NEECHA_BHANGA_YOGAS: readonly YogaRule[] = SEVEN.map((planet) => {
  const rulePlanet = graha(planet)
  return {
    id: `neecha_bhanga_${planet.toLowerCase()}`,
    name: `Neecha Bhanga Raja yoga of ${nameInSentence(planet)}`,
    group: 'neecha_bhanga',
    quality: 'auspicious',
    rule: `${planet} debilitated, and two or more of the nine rules that lift a fall holding, or one of a helper in a kendra while ${planet} stands in a kendra or trikona`,
    when: all(
      debilitated(rulePlanet),
      clause(
        'its fall lifted twice, or once by a helper in a kendra while it stands in a kendra or trikona',
        (f) => debilityCancellation(planet, f).rajaYoga,
        (f) => {
          const matches = debilityCancellation(planet, f).rules.filter(({ holds }) => holds)
          return (
            matches.map(({ rule, evidence }) => `${rule.replaceAll('_', ' ')} (${evidence})`).join('; ') ||
            'nothing lifts it'
          )
        },
        bitsOf([planet]),
      ),
    ),
    planets: () => bitsOf([planet]),
    strength: (f) => debilityCancellation(planet, f).strength,
    result: RESULTS[planet],
    source: 'Phaladeepika 7.26-30, Jataka Parijata',
  }
})
