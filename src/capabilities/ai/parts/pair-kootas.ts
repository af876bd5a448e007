import type { PackFact } from '../../../ai/claims.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Names and sentences of the eight kootas in readings of two people. */

export type KootaId = 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi'
export const KOOTA_NAMES: Record<KootaId, string> = {
  ...{ varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', graha_maitri: 'Graha Maitri', gana: 'Gana' },
  ...{ bhakoot: 'Bhakoot', nadi: 'Nadi' },
}
/** Kootas that depend on the roles of groom and bride. */
export const MARRIAGE_KOOTAS: readonly KootaId[] = ['varna', 'gana', 'nadi']

export const KOOTA_SENTENCES: Record<KootaId, { full: string; some: string; none: string }> = {
  varna: {
    full: 'In outlook on duty the two stand easily side by side.',
    some: 'In outlook on duty there is something to explain to one another.',
    none: 'Each has an idea of duty that the other has to be told of.',
  },
  vashya: {
    full: 'Each listens to the other without being pressed.',
    some: 'Influence goes one way more than the other, and is best shared out by agreement.',
    none: 'Neither is easily led by the other; requests do better than hints.',
  },
  tara: {
    full: 'The rhythms of the two agree: when one is tired the other usually has strength.',
    some: 'The rhythms of the two agree by halves; plans need a second date.',
    none: 'The rhythms of the two differ, and rest has to be arranged.',
  },
  yoni: {
    full: 'In closeness they are of a kind.',
    some: 'In closeness they differ, and can learn one another’s ways.',
    none: 'In closeness their instincts differ; patience and plain words do what instinct does not.',
  },
  graha_maitri: {
    full: 'Their minds are friends: talk comes easily and quarrels end by being talked over.',
    some: 'Their minds meet on some subjects and leave others alone.',
    none: 'Their minds work by different rules; what is meant has to be said in full.',
  },
  gana: {
    full: 'In temper they are alike.',
    some: 'In temper they differ enough to amuse one another.',
    none: 'In temper they are far apart, and manners at home matter more than elsewhere.',
  },
  bhakoot: {
    full: 'The seats of their Moons are in good accord: feeling finds its way from one to the other.',
    some: 'The seats of their Moons agree in part.',
    none: 'The seats of their Moons do not agree: moods arrive at different hours, and have to be told.',
  },
  nadi: {
    full: 'In constitution they complement one another.',
    some: 'In constitution they agree in part.',
    none: 'In constitution they are alike, which the tradition counts against a match.',
  },
}

interface KootaScore {
  readonly score: number
  readonly maximum: number
  readonly fact: PackFact
}
/** Two sentences: on the strongest and on the weakest koota of a match. */
export const accordSentences = ({ kootas }: { readonly kootas: readonly KootaScore[] }): Sentence[] => {
  const ranked = kootas.toSorted((a, b) => a.score / a.maximum - b.score / b.maximum)
  const [weakest, strongest] = [ranked[0]!, kootas.toSorted((a, b) => b.score / b.maximum - a.score / a.maximum)[0]!]
  return [
    packSentence(`Most of the accord: ${strongest.fact.text}`, strongest.fact),
    packSentence(`Least of it: ${weakest.fact.text}`, weakest.fact),
  ]
}
