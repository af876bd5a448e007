import { fitPassage } from './age-filter.ts'
import settlement from './corpus/settlement.ts'
import type { Fact, FactText } from './fact.ts'
import { type Cell, deedSentences, fillWords, sentencesOf, type Trait, variants } from './passage.ts'
import type { TraitFitter } from './traits.ts'

/** A passage of an answer with the facts that it is based on. */
export interface ComposedPassage {
  readonly text: string
  readonly source: string
  readonly because: readonly Fact[]
  /** The sentences of `text` that are advice. */
  readonly deeds?: readonly string[]
  readonly traits?: readonly Trait[]
}

export interface ComposeOptions {
  /** The maximum number of passages, by descending weight. Settlements of contradictions do not count. */
  readonly maxPassages?: number
  /** Sentences already used in the answer, which are left out. `compose` adds the new ones. */
  readonly usedSentences?: Set<string>
  /** Offset of the chosen variant, usually a day number, so that consecutive days get different variants. */
  readonly variantOffset?: number
  /** The gate of the answer: a passage that contradicts its verdict on the reader is left out or told as an exception. */
  readonly fit?: TraitFitter
}

/** FNV-1a hash, 32-bit unsigned. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}

const nameOf = ({ id, value }: Fact) => `${id}=${value}`

/** The fact in the form in which answers cite it. */
export const factOf = ({ id, kind, text, value, source }: FactText): Fact => ({ id, kind, text, value, source })

const byWeight = (a: FactText, b: FactText) => b.weight - a.weight || (a.id < b.id ? -1 : 1)

/**
 * The passages on some facts, by descending weight. Facts with the same passage share it. A hash of the fact and its words chooses among
 * variants. No sentence is repeated. If two facts contradict each other on a matter, a further passage after the later one says which
 * of them outweighs and why. The result does not depend on the order of the facts.
 */
export const compose = (
  facts: readonly FactText[],
  { maxPassages = facts.length, usedSentences = new Set(), variantOffset = 0, fit }: ComposeOptions = {},
): ComposedPassage[] => {
  const factsByCell = new Map<Cell, FactText[]>()
  for (const fact of [...facts].sort(byWeight))
    factsByCell.set(fact.says, [...(factsByCell.get(fact.says) ?? []), fact])
  const groups = [...factsByCell.values()].slice(0, maxPassages)
  const contradictions = settlements(groups.flat())
  return groups.flatMap((group) => [
    ...fittedPassage(group, usedSentences, variantOffset, fit),
    ...contradictions
      .filter(({ after }) => group.includes(after))
      .flatMap(({ cell, sides, words }) => passageFor(cell, sides, words, usedSentences, variantOffset)),
  ])
}

/** The composed passages as one text. */
export const prose = (passages: readonly ComposedPassage[]): string => passages.map(({ text }) => text).join(' ')

/** Ids of the facts of some passages, each once. */
export const factIds = (passages: readonly ComposedPassage[]): string[] => [
  ...new Set(passages.flatMap(({ because }) => because.map(({ id }) => id))),
]

/** The passage of facts with the same cell, as the gate lets it through. */
const fittedPassage = (
  group: readonly FactText[],
  usedSentences: Set<string>,
  variantOffset: number,
  fit: TraitFitter | undefined,
): ComposedPassage[] => {
  const { says, where, words } = group[0]!
  const fitted = fit ? fit(says, where ?? null) : { says, opening: '' }
  return fitted === null
    ? []
    : passageFor(fitted.says, group, words, usedSentences, variantOffset).map((passage) =>
        fitted.opening ? { ...passage, text: `${fitted.opening} ${passage.text}` } : passage,
      )
}

/** The first variant with unused sentences, starting at the one that the hash chooses; empty if all sentences are used. */
const passageFor = (
  cell: Cell,
  facts: readonly FactText[],
  words: FactText['words'],
  usedSentences: Set<string>,
  variantOffset: number,
): ComposedPassage[] => {
  const cellVariants = variants(cell)
  const hashKeys =
    variantOffset === 0 ? [...facts.map(nameOf), ...Object.values(words ?? {})] : facts.map(({ id }) => id)
  const start = (hash(hashKeys.join('|')) + variantOffset) % cellVariants.length
  for (const passage of [...cellVariants.slice(start), ...cellVariants.slice(0, start)]) {
    const { text, source, traits } = passage
    const sentences = fitPassage(sentencesOf(fillWords(text, words)), usedSentences)
    if (sentences.length === 0) continue
    for (const sentence of sentences) usedSentences.add(sentence)
    const deeds = deedSentences(passage, words).filter((sentence) => sentences.includes(sentence))
    return [
      {
        text: sentences.join(' '),
        source,
        because: facts.map(factOf),
        ...(deeds.length > 0 && { deeds }),
        ...(traits && { traits }),
      },
    ]
  }
  return []
}

/** Weights count as equal if their difference is at most this share of the greater weight. */
const EQUALITY_SHARE = 0.1

/** The settlements of matters with facts on both sides: the heaviest facts of the two sides are compared. */
const settlements = (facts: readonly FactText[]) => {
  const matters = [...new Set(facts.flatMap(({ bears }) => (bears ? [bears.matter] : [])))]
  return matters.flatMap((matter) => {
    const heaviest = (leaning: 'promises' | 'hinders') =>
      facts.find(({ bears }) => bears?.matter === matter && bears.leaning === leaning)
    const [promise, hindrance] = [heaviest('promises'), heaviest('hinders')]
    if (!promise || !hindrance) return []
    const margin = promise.weight - hindrance.weight
    const isEven = Math.abs(margin) <= EQUALITY_SHARE * Math.max(promise.weight, hindrance.weight)
    const outcome = isEven ? 'even' : margin > 0 ? 'promise' : 'hindrance'
    const words = {
      matter,
      promiser: promise.bears!.who,
      hinderer: hindrance.bears!.who,
      promise_standing: promise.bears!.standing,
      hindrance_standing: hindrance.bears!.standing,
    }
    const after = facts.indexOf(promise) > facts.indexOf(hindrance) ? promise : hindrance
    return [{ after, cell: settlement[outcome], sides: [promise, hindrance], words }]
  })
}
