import { joinWords, upperFirst } from '../wording.ts'
import { type Cell, oppositeOf, type Trait, variants } from './passage.ts'

// One verdict on each pair of opposite traits of a person, and the passages that differ from it.

/** The traits of a placement and its weight. */
export interface TraitClaim {
  readonly traits: readonly Trait[]
  readonly weight: number
}

/** An answer tells at most this many exceptions from its verdict. source: this project's own limit */
export const MAX_EXCEPTIONS = 2

/** The traits that every variant of a cell gives. */
export const traitsOf = (cell: Cell): readonly Trait[] => {
  const [first, ...others] = variants(cell)
  return (first!.traits ?? []).filter((trait) => others.every(({ traits = [] }) => traits.includes(trait)))
}

/** The trait of each pair that has the greater weight; of equal weights, the one claimed first. */
export const traitVerdict = (claims: readonly TraitClaim[]): Set<Trait> => {
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

// source: our own words: the trait of the reader, and of a child in a text for the parents
export const AS_A_RULE: Record<Trait, readonly [reader: string, child: string]> = {
  steady: ['stay with what you do', 'stays with a thing'],
  jumps: ['change course often', 'changes course often'],
  'keeps money': ['hold on to your money', 'holds on to things'],
  'leaks money': ['spend easily', 'gives things away easily'],
  'borrows easily': ['borrow easily', 'borrows easily'],
  'waits rather than owes': ['would rather wait than owe', 'would rather wait than borrow'],
  'decides fast': ['decide fast', 'decides fast'],
  'decides slowly': ['take your time before you decide', 'decides slowly'],
  'quick anger': ['get angry fast', 'gets angry fast'],
  'slow anger': ['are slow to anger', 'is slow to anger'],
  'shows feelings': ['show what you feel', 'shows every feeling'],
  'hides feelings': ['keep your feelings to yourself', 'keeps feelings inside'],
  'open to strangers': ['are open with new people', 'is open with new people'],
  guarded: ['are reserved with new people', 'is shy with new people'],
  'seeks company': ['like to have people around you', 'likes company'],
  'seeks solitude': ['are best by yourself', 'likes to be alone'],
  'talks much': ['talk readily', 'talks readily'],
  'says little': ['say little', 'says little'],
  'in front': ['step to the front', 'steps to the front'],
  'in the background': ['stay in the background', 'stays in the background'],
  'likes change': ['like change', 'likes change'],
  'likes things to stay': ['like things to stay as they are', 'likes things to stay as they are'],
  'expects good': ['expect things to go well', 'expects things to go well'],
  'expects trouble': ['prepare for trouble', 'expects trouble'],
  'sure of self': ['are sure of yourself', 'is confident'],
  'doubts self': ['doubt yourself', 'lacks confidence'],
  'loves quickly': ['lose your heart quickly', 'makes friends quickly'],
  'loves slowly': ['love slowly', 'makes friends slowly'],
  'seeks contests': ['enjoy a contest', 'enjoys a contest'],
  'keeps the peace': ['keep the peace', 'keeps the peace'],
  'works in bursts': ['work in bursts', 'works in bursts'],
  'keeps going': ['work at an even pace', 'works at an even pace'],
  'thinks fast': ['think fast', 'thinks fast'],
  'thinks slowly': ['think slowly and thoroughly', 'thinks slowly and thoroughly'],
  'learns fast': ['learn fast', 'learns fast'],
  'learns slowly': ['learn at a slow pace', 'learns at a slow pace'],
  finishes: ['finish what you begin', 'finishes what was begun'],
  'leaves unfinished': ['leave some things half done', 'leaves some things half done'],
  bold: ['act with courage', 'is brave'],
  timid: ['need time before you dare', 'needs time to dare'],
  'acts with care': ['act with care', 'acts with care'],
  'acts rashly': ['act before you look', 'acts before looking'],
  patient: ['are patient', 'is patient'],
  impatient: ['find waiting hard', 'finds waiting hard'],
  'lets go': ['let go of an upset soon', 'gets over an upset soon'],
  'holds on': ['hold on to what has hurt you', 'does not forget a hurt'],
  'hard to upset': ['keep calm', 'keeps calm'],
  'easily hurt': ['take things to heart', 'takes things to heart'],
  'puts moods down': ['do not carry the moods of others with you', 'does not carry the moods of others'],
  'takes on moods': ['take on the moods around you', 'takes on the moods of others'],
  'at rest': ['are at rest in yourself', 'is calm inside'],
  restless: ['are restless', 'is restless'],
  'sleeps well': ['sleep well', 'sleeps well'],
  'sleeps badly': ['sleep lightly', 'sleeps lightly'],
  'has stamina': ['have great stamina', 'has great stamina'],
  'tires easily': ['tire soon', 'tires soon'],
  blunt: ['say things straight out', 'says things straight out'],
  tactful: ['choose your words kindly', 'chooses kind words'],
  'holds firm': ['stand your ground', 'does not give way'],
  'gives in': ['give in for the sake of peace', 'gives in for the sake of peace'],
  'keeps promises': ['keep your word', 'keeps every promise'],
  'promises too much': ['promise more than you can keep', 'promises too much'],
  'trusts quickly': ['trust people early', 'trusts people early'],
  'trusts slowly': ['trust people slowly', 'trusts people slowly'],
  exact: ['are exact', 'is exact'],
  'misses details': ['overlook details', 'overlooks details'],
  'respects rules': ['keep to the rules', 'keeps to the rules'],
  'resists rules': ['resist orders', 'resists orders'],
  content: ['are content with little', 'is content with little'],
  'wants more': ['want more than you have', 'wants more'],
  'accepts help': ['accept help', 'accepts help'],
  'copes alone': ['manage things alone', 'manages things alone'],
}

/** A part of life in which an exception can hold. */
export interface Domain {
  /** `at work`. */
  readonly words: string
  /** Traits that are about this part of life, so that it has no exception from them. */
  readonly own: readonly Trait[]
}

/** A part of life with both sides of the traits that it is about. */
export const domainOf = (words: string, ...traits: readonly Trait[]): Domain => ({
  words,
  own: traits.flatMap((trait) => [trait, oppositeOf(trait)]),
})

/** A passage that agrees with the verdict, or an exception with the sentence that says so. */
export interface FittedCell {
  readonly says: Cell
  /** A sentence such as `As a rule you decide fast, but not at work.` Empty if the passage agrees. */
  readonly opening: string
}

/** The variants of a cell that contradict neither the verdict nor each other, the first ones first; null if there are none. */
const agreeingVariants = (cell: Cell, verdict: ReadonlySet<Trait>): Cell | null => {
  const given = new Set(verdict)
  const fitting = variants(cell).filter(({ traits = [] }) => {
    const fits = !traits.some((trait) => given.has(oppositeOf(trait)))
    if (fits) for (const trait of traits) given.add(trait)
    return fits
  })
  const [first, second, ...more] = fitting
  if (!first) return null
  return second ? [first, second, ...more] : first
}

/** The sentence that says what holds elsewhere. Its form changes with its number in the answer. */
const exceptionText = (
  nth: number,
  { who, rules, words }: { readonly who: string; readonly rules: string; readonly words: string },
): string => {
  // Words such as "in love: Venus is in Leo" have a reason after the colon.
  const [place, ...rest] = words.split(': ') as [string, ...string[]]
  const reason = rest.length > 0 ? `, because ${rest.join(': ')}` : ''
  return [
    `As a rule ${who} ${rules}, but not ${place}${reason}.`,
    `${upperFirst(place)} it is the other way round, although ${who} ${rules} elsewhere${reason}.`,
    `Elsewhere ${who} ${rules}, and ${place} it is different${reason}.`,
  ][nth % 3]!
}

/** Returns the form of a cell that fits the verdict; null if it contradicts the verdict and cannot be an exception. */
export type TraitFitter = (cell: Cell, domain: Domain | null) => FittedCell | null

/**
 * The gate of one answer: all its passages that give traits pass through the same one, in the order of printing. An answer has at most
 * `MAX_EXCEPTIONS` exceptions, one for a part of life. A trait of a pair without a verdict is added to `verdict`, so that no later passage
 * contradicts it. `child`: the name of a child in a text for the parents.
 */
export const traitFitter = (verdict: Set<Trait>, child: string | null = null): TraitFitter => {
  const openings = new Set<string>()
  const used = new Set<Domain>()
  return (cell, domain) => {
    const fitting = agreeingVariants(cell, verdict)
    if (fitting) {
      for (const { traits = [] } of variants(fitting)) for (const trait of traits) verdict.add(trait)
      return { says: fitting, opening: '' }
    }
    if (!domain || openings.size >= MAX_EXCEPTIONS) return null
    const [passage] = variants(cell)
    const lost = (passage!.traits ?? []).filter((trait) => verdict.has(oppositeOf(trait)))
    const rules = joinWords(lost.map((trait) => AS_A_RULE[oppositeOf(trait)][child === null ? 0 : 1]))
    const words = child === null ? domain.words : domain.words.replace('your', 'their').replace('you want', 'they want')
    const key = `${rules} ${words}`
    if (lost.some((trait) => domain.own.includes(trait)) || openings.has(key) || used.has(domain)) return null
    const opening = exceptionText(openings.size, { who: child ?? 'you', rules, words })
    openings.add(key)
    used.add(domain)
    return { says: passage!, opening }
  }
}

/** The gate of an answer whose passages carry weights: the heavier side of each pair is its verdict. */
export const traitGateOf = (
  passages: readonly { readonly says: Cell; readonly weight: number }[],
  child: string | null = null,
): TraitFitter =>
  traitFitter(traitVerdict(passages.map(({ says, weight }) => ({ traits: traitsOf(says), weight }))), child)
