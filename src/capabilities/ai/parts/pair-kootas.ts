import type { PackFact } from '../../../ai/claims.ts'
import { packSentence, type Sentence } from './pack.ts'

/** Names and sentences of the eight kootas in readings of two people. */

export const RELATIONS_OF_PAIRS = ['marriage', 'romance', 'friendship', 'business'] as const
export type RelationOfPair = (typeof RELATIONS_OF_PAIRS)[number]

export type KootaId = 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi'
export const KOOTA_NAMES: Record<KootaId, string> = {
  ...{ varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', graha_maitri: 'Graha Maitri', gana: 'Gana' },
  ...{ bhakoot: 'Bhakoot', nadi: 'Nadi' },
}
/** Kootas that depend on the roles of groom and bride. */
export const MARRIAGE_KOOTAS: readonly KootaId[] = ['varna', 'gana', 'nadi']

type Agreement = 'full' | 'some' | 'none'
type Findings = Readonly<Record<Agreement, string>>

// source: the traditional meaning of the eight kootas, in our words
const FINDINGS: Record<KootaId, Findings> = {
  varna: {
    full: 'You see duty alike, so neither of you has to push the other to do a share.',
    some: 'You see duty alike in the main, and it helps to say who does what.',
    none: 'You have different ideas of who owes what to whom, so duties cause friction until you name them.',
  },
  vashya: {
    full: 'You listen to each other without being pressed.',
    some: 'One of you leads more often than the other, and that works as long as you both agree to it.',
    none: 'Neither of you is easily led by the other, so a hint does nothing and a plain request does much.',
  },
  tara: {
    full: 'Your rhythms agree: when one of you is tired, the other usually has strength left.',
    some: 'Your rhythms agree half of the time, so plans between you need a second date.',
    none: 'You are tired and keen at different hours, so you have to plan your rest.',
  },
  yoni: {
    full: 'In closeness you want the same things.',
    some: 'In closeness you differ, and you can learn each other’s ways.',
    none: 'In closeness your instincts differ, so patience and plain words have to do what instinct does not.',
  },
  graha_maitri: {
    full: 'Your minds are friends: talk comes easily, and you settle a quarrel by talking.',
    some: 'Your minds meet on some subjects and leave others alone.',
    none: 'You think by different rules, so you have to say in full what you mean.',
  },
  gana: {
    full: 'You are alike in temper, and neither of you finds the other too loud or too cold.',
    some: 'You differ in temper enough to amuse each other, and now and then to annoy.',
    none: 'You are far apart in temper, so good manners at home matter more for you than for others.',
  },
  bhakoot: {
    full: 'Your feelings go well together, and each of you senses what the other needs.',
    some: 'Your feelings go together in part.',
    none: 'Your moods come at different hours, so you have to tell each other about them.',
  },
  nadi: {
    full: 'You differ in constitution, which the tradition counts for a family.',
    some: 'You differ a little in constitution.',
    none: 'You are alike in constitution, which the tradition counts against a marriage.',
  },
}
const DEEDS: Record<KootaId, string> = {
  varna: 'write down who takes which duty, and exchange one of them next month.',
  vashya: 'ask each other for one thing in a plain sentence, and accept a no at the first answer.',
  tara: 'put one evening into both calendars on which nothing is planned.',
  yoni: 'tell each other one thing that you like, and leave out what you do not.',
  graha_maitri: 'repeat what the other has said before you answer, in the next talk that matters.',
  gana: 'agree on a word that ends an argument for an hour, and keep to it.',
  bhakoot: 'ask each other every evening how the day felt, and only listen.',
  nadi: 'ask whoever reads charts for your families whether an exception applies to the two of you.',
}
/** On two people of whom one is under 18, for their parents. */
const THIRD_PERSON: Record<KootaId, Findings> = {
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

export interface KootaScore {
  readonly koota: KootaId
  readonly score: number
  readonly maximum: number
  readonly fact: PackFact
}

const agreementOf = ({ score, maximum }: Pick<KootaScore, 'score' | 'maximum'>): Agreement =>
  score >= maximum * 0.75 ? 'full' : score > maximum * 0.25 ? 'some' : 'none'

/** The finding of a koota with its name as the reason, as in "by Varna". */
export const findingOfKoota = (row: KootaScore, isThirdPerson = false): string =>
  (isThirdPerson ? THIRD_PERSON : FINDINGS)[row.koota][agreementOf(row)].replace(
    /\.$/,
    `, as ${KOOTA_NAMES[row.koota]} shows.`,
  )
export const deedOfKoota = ({ koota }: Pick<KootaScore, 'koota'>): string => DEEDS[koota]

/** The part of its points that a koota has, 0 to 1. */
export const shareOfKoota = ({ score, maximum }: Pick<KootaScore, 'score' | 'maximum'>): number => score / maximum

/** The kootas with the largest and the smallest share of their points; of equal shares the heavier koota. */
export const extremeKootas = (kootas: readonly KootaScore[]): { strongest: KootaScore; weakest: KootaScore } => {
  const byWeight = kootas.toSorted((a, b) => b.maximum - a.maximum)
  return {
    strongest: byWeight.reduce((best, row) => (shareOfKoota(row) > shareOfKoota(best) ? row : best)),
    weakest: byWeight.reduce((worst, row) => (shareOfKoota(row) < shareOfKoota(worst) ? row : worst)),
  }
}

/** Two sentences: on the strongest and on the weakest koota of a match. */
export const accordSentences = ({ kootas }: { readonly kootas: readonly KootaScore[] }): Sentence[] => {
  const { strongest, weakest } = extremeKootas(kootas)
  return [strongest, weakest].map((row) => packSentence(findingOfKoota(row), row.fact))
}
