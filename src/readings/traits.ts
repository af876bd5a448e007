import { joinWords } from '../wording.ts'
import { type Cell, oppositeOf, type Trait, variants, withoutOpposites } from './passage.ts'

// One verdict on each pair of opposite traits of a person, and the passages that differ from it.

/** The traits of a placement and its weight. */
export interface TraitClaim {
  readonly traits: readonly Trait[]
  readonly weight: number
}

/** The traits that every variant of a cell gives. */
export const traitsOf = (cell: Cell): readonly Trait[] => {
  const [first, ...others] = variants(cell)
  return (first!.traits ?? []).filter((trait) => others.every(({ traits = [] }) => traits.includes(trait)))
}

/** The trait of each pair that has the greater weight; of equal weights, the one claimed first. */
export const traitVerdict = (claims: readonly TraitClaim[]): ReadonlySet<Trait> => {
  const weights = new Map<Trait, number>()
  for (const { traits, weight } of claims)
    for (const trait of traits) weights.set(trait, (weights.get(trait) ?? 0) + weight)
  const verdict = new Set<Trait>()
  for (const [trait, weight] of weights) {
    const other = weights.get(oppositeOf(trait)) ?? 0
    if (weight > other || (weight === other && !verdict.has(oppositeOf(trait)))) verdict.add(trait)
  }
  return verdict
}

// source: our own words
const AS_A_RULE: Record<Trait, string> = {
  'quick temper': 'you get angry fast',
  'calm voice': 'you stay calm',
  steady: 'you stay with what you do',
  jumps: 'you change course often',
  'keeps money': 'you hold on to your money',
  'leaks money': 'you spend easily',
  'borrows easily': 'you borrow easily',
  'waits rather than owes': 'you would rather wait than owe',
  'decides fast': 'you decide fast',
  'decides slowly': 'you take your time before you decide',
  'quick anger': 'you get angry fast',
  'slow anger': 'you are slow to anger',
  'shows feelings': 'you show what you feel',
  'hides feelings': 'you keep your feelings to yourself',
  'open to strangers': 'you are open with new people',
  guarded: 'you are reserved with new people',
  'seeks company': 'you like to have people around you',
  'seeks solitude': 'you are best by yourself',
  'talks much': 'you talk readily',
  'says little': 'you say little',
  'in front': 'you step to the front',
  'in the background': 'you stay in the background',
  'likes change': 'you like change',
  'likes things to stay': 'you like things to stay as they are',
  'expects good': 'you expect things to go well',
  'expects trouble': 'you prepare for trouble',
  'sure of self': 'you are sure of yourself',
  'doubts self': 'you doubt yourself',
  'loves quickly': 'you lose your heart quickly',
  'loves slowly': 'you love slowly',
  'seeks contests': 'you enjoy a contest',
  'keeps the peace': 'you keep the peace',
  'works in bursts': 'you work in bursts',
  'keeps going': 'you keep going to the end',
  'thinks fast': 'you think fast',
  'thinks slowly': 'you think slowly and thoroughly',
}

/** A part of life in which an exception can hold. */
export interface Domain {
  /** `at work`. */
  readonly words: string
  /** Traits that are about this part of life, so that it has no exception from them. */
  readonly own: readonly Trait[]
}

/** A passage that agrees with the verdict, or an exception with the sentence that says so. */
export interface FittedCell {
  readonly says: Cell
  /** `As a rule you decide fast; at work it is different.` Empty if the passage agrees. */
  readonly opening: string
}

/** Returns the form of a cell that fits the verdict; null if it contradicts the verdict and cannot be told as an exception. */
export type TraitFitter = (cell: Cell, domain: Domain | null) => FittedCell | null

/** A fitter of passages for one answer. An exception is told once. */
export const traitFitter = (verdict: ReadonlySet<Trait>): TraitFitter => {
  const told = new Set<string>()
  return (cell, domain) => {
    const fitting = withoutOpposites(cell, verdict)
    if (fitting) return { says: fitting, opening: '' }
    if (!domain) return null
    const [passage] = variants(cell)
    const lost = (passage!.traits ?? []).filter((trait) => verdict.has(oppositeOf(trait)))
    const opening = `As a rule ${joinWords(lost.map((trait) => AS_A_RULE[oppositeOf(trait)]))}; ${domain.words} it is different.`
    if (lost.some((trait) => domain.own.includes(trait)) || told.has(opening)) return null
    told.add(opening)
    return { says: passage!, opening }
  }
}
