import { fitSentences } from './age-filter.ts'
import settlement from './corpus/settlement.ts'
import type { Fact, FactText } from './fact.ts'
import { type Cell, fillWords, sentencesOf, variants } from './passage.ts'

/** A passage of an answer, and every fact it rests on. */
export interface ComposedPassage {
  readonly text: string
  readonly source: string
  readonly because: readonly Fact[]
}

export interface ComposeOptions {
  /** At most so many passages, the weightiest first; settlements are not counted. */
  readonly most?: number
  /** Sentences that the answer has had already; those said here are added. */
  readonly said?: Set<string>
  /** Counts what comes round, days as a rule: of several tellings, the next is taken each time. */
  readonly turn?: number
}

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}

const nameOf = ({ id, value }: Fact) => `${id}=${value}`

/** The fact as an answer cites it. */
export const factOf = ({ id, kind, text, value, source }: FactText): Fact => ({ id, kind, text, value, source })

const byWeight = (a: FactText, b: FactText) => b.weight - a.weight || (a.id < b.id ? -1 : 1)

/**
 * What the facts say, the weightiest first. Facts that say the same share a passage; among several tellings a hash of the fact
 * and its words chooses; no sentence comes twice. After the later of two facts that contradict each other on a matter stands a passage that
 * says which outweighs, and why. The same facts give the same words, in whatever order they come.
 */
export const compose = (
  facts: readonly FactText[],
  { most = facts.length, said = new Set(), turn = 0 }: ComposeOptions = {},
): ComposedPassage[] => {
  const shared = new Map<Cell, FactText[]>()
  for (const fact of [...facts].sort(byWeight)) shared.set(fact.says, [...(shared.get(fact.says) ?? []), fact])
  const chosen = [...shared.values()].slice(0, most)
  const settled = settlements(chosen.flat())
  return chosen.flatMap((group) => [
    ...tell(group[0]!.says, group, group[0]!.words, said, turn),
    ...settled
      .filter(({ after }) => group.includes(after))
      .flatMap(({ cell, on, words }) => tell(cell, on, words, said, turn)),
  ])
}

/** The composed passages as one text. */
export const prose = (passages: readonly ComposedPassage[]): string => passages.map(({ text }) => text).join(' ')

/** Ids of all facts that passages rest on, each once. */
export const factIds = (passages: readonly ComposedPassage[]): string[] => [
  ...new Set(passages.flatMap(({ because }) => because.map(({ id }) => id))),
]

const tell = (
  cell: Cell,
  facts: readonly FactText[],
  words: FactText['words'],
  said: Set<string>,
  turn: number,
): ComposedPassage[] => {
  const all = variants(cell)
  const chosenBy = turn === 0 ? [...facts.map(nameOf), ...Object.values(words ?? {})] : facts.map(({ id }) => id)
  const start = (hash(chosenBy.join('|')) + turn) % all.length
  for (const { text, source } of [...all.slice(start), ...all.slice(0, start)]) {
    const sentences = fitSentences(sentencesOf(fillWords(text, words)), (sentence) => said.has(sentence))
    if (sentences.length === 0) continue
    for (const sentence of sentences) said.add(sentence)
    return [{ text: sentences.join(' '), source, because: facts.map(factOf) }]
  }
  return []
}

/** Weights nearer to each other than a tenth of the greater are held equal. */
const EVEN = 0.1

/** For each matter on which facts lean both ways: the weightiest of either side against each other. */
const settlements = (facts: readonly FactText[]) => {
  const matters = [...new Set(facts.flatMap(({ bears }) => (bears ? [bears.matter] : [])))]
  return matters.flatMap((matter) => {
    const first = (leaning: 'promises' | 'hinders') =>
      facts.find(({ bears }) => bears?.matter === matter && bears.leaning === leaning)
    const [promise, hindrance] = [first('promises'), first('hinders')]
    if (!promise || !hindrance) return []
    const margin = promise.weight - hindrance.weight
    const even = Math.abs(margin) <= EVEN * Math.max(promise.weight, hindrance.weight)
    const outcome = even ? 'even' : margin > 0 ? 'promise' : 'hindrance'
    const words = {
      matter,
      promiser: promise.bears!.who,
      hinderer: hindrance.bears!.who,
      promise_standing: promise.bears!.standing,
      hindrance_standing: hindrance.bears!.standing,
    }
    const after = facts.indexOf(promise) > facts.indexOf(hindrance) ? promise : hindrance
    return [{ after, cell: settlement[outcome], on: [promise, hindrance], words }]
  })
}
