import { type AspectPoint, type Contact, effectiveNature } from '../../../western/aspects.ts'
import { orderOf, type PointName } from '../../../western/points.ts'
import { aspectWeight, type SynastryTheme } from '../../../western/synastry.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { PairLines } from './pair-lines.ts'
import {
  ASPECT_TRAITS,
  BOND_TRAIT_PAIRS,
  type BondTrait,
  OVERLAY_TRAITS,
  type PairTrait,
  type PairTraits,
  PERSON_TRAIT_PAIRS,
  THEME_TRAITS,
} from './pair-trait-tables.ts'

// One verdict on the bond of two people and on each of them, and the gate that all texts of an answer pass through.

const OPPOSITES = new Map<PairTrait, PairTrait>(
  [...BOND_TRAIT_PAIRS, ...PERSON_TRAIT_PAIRS].flatMap(([one, other]): [PairTrait, PairTrait][] => [
    [one, other],
    [other, one],
  ]),
)
export const oppositePairTrait = (trait: PairTrait): PairTrait => OPPOSITES.get(trait)!

type Bearer = 'bond' | 'a' | 'b'
/** The traits of a text by their bearer. */
export type BornTraits = Readonly<Partial<Record<Bearer, readonly PairTrait[]>>>

/** The traits of an aspect between two charts by their bearer. */
export const contactTraits = (contact: Contact<AspectPoint>): BornTraits => {
  const { a, b } = contact
  const isInOrder = orderOf(a.name) <= orderOf(b.name)
  const [fast, slow] = isInOrder ? [a.name, b.name] : [b.name, a.name]
  const traits = ASPECT_TRAITS[`${fast} ${slow} ${effectiveNature(contact)}`] ?? {}
  return bornBy(traits, isInOrder ? 'a' : 'b')
}

/** `first`: the person of the first placeholder. */
export const bornBy = ({ bond = [], first = [], second = [] }: PairTraits, person: 'a' | 'b'): BornTraits =>
  person === 'a' ? { bond, a: first, b: second } : { bond, a: second, b: first }

export const overlayTraits = (planet: PointName, house: number, guest: 'a' | 'b'): BornTraits =>
  bornBy(OVERLAY_TRAITS[planet]?.[house as HouseNumber] ?? {}, guest)

/** The trait that the text on a theme gives to the bond by its score. */
export const themeTrait = (theme: SynastryTheme, score: number): BondTrait | null =>
  THEME_TRAITS[theme]?.[score >= 50 ? 0 : 1] ?? null

export interface PairGate {
  /** True for traits that agree with the verdict. */
  readonly agrees: (traits: BornTraits) => boolean
  /** True for a text that agrees with the verdict, which then holds for all later texts. */
  readonly fit: (traits: BornTraits) => boolean
}

// source: this service's own weighing: the themes with their scores are the headlines, then the two lines that open the report
const WEIGHTS = { theme: 1000, line: 10, heavierLine: 11, overlay: 0.5 }

interface PairGateInput {
  readonly contacts: readonly Contact<AspectPoint>[]
  readonly lines: PairLines
  /** Themes with an aspect; the others have no verdict. */
  readonly themes: readonly { readonly theme: SynastryTheme; readonly score: number }[]
  readonly overlays: readonly {
    readonly owner: 'person_a' | 'person_b'
    readonly planet: PointName
    readonly house: number
  }[]
  /** The harmonious share of the bond, percent. */
  readonly percentage: number | null
}

export const pairGate = ({ contacts, lines, themes, overlays, percentage }: PairGateInput): PairGate => {
  const weights = new Map<string, number>()
  const keyOf = (bearer: Bearer, trait: PairTrait) => `${bearer}: ${trait}`
  const claim = (traits: BornTraits, weight: number) => {
    for (const bearer of ['bond', 'a', 'b'] as const)
      for (const trait of traits[bearer] ?? []) {
        const key = keyOf(bearer, trait)
        weights.set(key, (weights.get(key) ?? 0) + weight)
      }
  }
  for (const { theme, score } of themes) {
    const trait = themeTrait(theme, score)
    if (trait) claim({ bond: [trait] }, WEIGHTS.theme)
  }
  const isEasy = percentage === null || percentage >= 50
  if (lines.gift) claim(contactTraits(lines.gift.contact), isEasy ? WEIGHTS.heavierLine : WEIGHTS.line)
  if (lines.question) claim(contactTraits(lines.question.contact), isEasy ? WEIGHTS.line : WEIGHTS.heavierLine)
  for (const contact of contacts) claim(contactTraits(contact), aspectWeight(contact))
  for (const { owner, planet, house } of overlays)
    claim(overlayTraits(planet, house, owner === 'person_a' ? 'a' : 'b'), WEIGHTS.overlay)

  const opposes = (bearer: Bearer, trait: PairTrait) => {
    const own = weights.get(keyOf(bearer, trait)) ?? 0
    return (weights.get(keyOf(bearer, oppositePairTrait(trait))) ?? 0) > own
  }
  const settled = new Set<string>()
  const listed = (traits: BornTraits) =>
    (['bond', 'a', 'b'] as const).flatMap((bearer) => (traits[bearer] ?? []).map((trait) => ({ bearer, trait })))
  const agrees = (traits: BornTraits) =>
    listed(traits).every(
      ({ bearer, trait }) => !opposes(bearer, trait) && !settled.has(keyOf(bearer, oppositePairTrait(trait))),
    )
  return {
    agrees,
    fit: (traits) => {
      if (!agrees(traits)) return false
      for (const { bearer, trait } of listed(traits)) settled.add(keyOf(bearer, trait))
      return true
    },
  }
}
