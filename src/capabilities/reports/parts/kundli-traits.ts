import { type Conditions, type PlanetCondition, planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { notableYogas } from '../../../jyotish/yogas/notable-yogas.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import { oppositeOf, type Trait } from '../../../readings/passage.ts'
import { type TraitClaim, type TraitFitter, traitFitter, traitsOf, traitVerdict } from '../../../readings/traits.ts'
import { DOSHA_FINDINGS } from '../../shared/dosha-findings.ts'
import { YOGA_TRAITS } from '../../shared/yoga-traits.ts'
import type { KundliReader } from './kundli-words.ts'

/** One verdict of a kundli on each pair of opposite traits, and the gate that all its passages pass through. */

export interface KundliGate {
  readonly fit: TraitFitter
  /** False for a yoga whose result contradicts the verdict; the table has it. */
  readonly hasYoga: (yoga: Pick<Yoga, 'id'>) => boolean
}

// source: this service’s own weighing: the ascendant and the Moon, then the planets by how clear their condition is
const WEIGHTS = { main: 5, lesser: 3, extreme: 6, yoga: 3, dosha: 2 }
const PLANET_WEIGHTS: Record<PlanetCondition, number> = { strong: 4, able: 3, mixed: 2, weak: 4 }

interface KundliGateInput {
  readonly planets: Conditions
  readonly reader: KundliReader
  /** The passages on the ascendant and on the Moon, the main ones first. */
  readonly main: readonly FactText[]
  readonly lesser: readonly FactText[]
  readonly yogas: readonly Yoga[]
  readonly doshas: readonly Dosha[]
  /** The name of a child in a text for the parents, or null. */
  readonly child: string | null
}

export const kundliGate = ({ planets, reader, main, lesser, yogas, doshas, child }: KundliGateInput): KundliGate => {
  const { strongest, weakest } = planetExtremes(planets)
  const claimsOf = (facts: readonly (Fact & Pick<FactText, 'says'>)[], weight: number): TraitClaim[] =>
    facts.map(({ says }) => ({ traits: traitsOf(says), weight }))
  const planetClaims = GRAHAS.map((graha): TraitClaim => {
    const { band } = planets[graha]
    const isExtreme = graha === strongest || graha === weakest
    return {
      // The other variants of a finding give no trait.
      traits: traitsOf(reader.finding(graha, band)[0]),
      weight: isExtreme ? WEIGHTS.extreme : PLANET_WEIGHTS[band],
    }
  })
  const yogaClaims = notableYogas(yogas).map(
    ([yoga]): TraitClaim => ({ traits: YOGA_TRAITS[yoga!.id] ?? [], weight: WEIGHTS.yoga }),
  )
  const doshaClaims = doshas
    .filter(({ present, net, severity }) => present && net !== 'none' && severity !== 'low')
    .map(({ id }): TraitClaim => ({ traits: doshaTraits(id, reader.isChild), weight: WEIGHTS.dosha }))
  const verdict = traitVerdict([
    ...claimsOf(main, WEIGHTS.main),
    ...planetClaims,
    ...claimsOf(lesser, WEIGHTS.lesser),
    ...yogaClaims,
    ...doshaClaims,
  ])
  return {
    fit: traitFitter(verdict, child),
    hasYoga: ({ id }) => !(YOGA_TRAITS[id] ?? []).some((trait) => verdict.has(oppositeOf(trait))),
  }
}

/** The traits that the meaning of a dosha gives. */
export const doshaTraits = (id: string, isChild: boolean): readonly Trait[] => {
  const finding = DOSHA_FINDINGS[id]
  return (isChild ? finding?.childTraits : finding?.traits) ?? []
}
