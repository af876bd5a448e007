import { sha256 } from '../../dice.ts'
import { normalizedText } from '../../normalization.ts'
import { CARDS, type Card } from './deck.ts'
import { coinToss, shuffle, wordStream } from './random.ts'

export const SUBSETS = ['all', 'major', 'minor'] as const
export type Subset = (typeof SUBSETS)[number]

export interface Question {
  /** The slug of the capability. */
  readonly slug: string
  readonly seed: string
  readonly question: string
  readonly subset: Subset
}

export interface Deal {
  readonly card: Card
  readonly reversed: boolean
}

/** The question in NFC and lower case, trimmed, with single spaces. */
export const normaliseQuestion = (question: string): string =>
  normalizedText(question, 'NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The text that determines the draw. */
export const drawText = ({ slug, seed, question, subset }: Question): string =>
  `tarot|v1|${slug}|${seed}|${normaliseQuestion(question)}${subset === 'all' ? '' : `|subset=${subset}`}`

export const cardsOfSubset = (subset: Subset): readonly Card[] =>
  subset === 'all' ? CARDS : CARDS.filter(({ arcana }) => arcana === subset)

/**
 * The order of the shuffled deck (card indexes) and its first `count` cards. One stream of random words shuffles the deck and then
 * decides for each dealt card whether it is reversed. Without `reversals` all cards are upright.
 */
export const draw = (
  question: Question,
  { count, reversals, without }: { count: number; reversals: boolean; without?: number | undefined },
): { dealt: Deal[]; order: number[] } => {
  const words = wordStream(drawText(question))
  const deck = shuffle(
    cardsOfSubset(question.subset).filter(({ index }) => index !== without),
    words,
  )
  return {
    dealt: deck.slice(0, count).map((card) => ({ card, reversed: reversals && coinToss(words) })),
    order: deck.map(({ index }) => index),
  }
}

/**
 * The commitment to a shuffled deck, with which a client can later verify that neither seed nor order was changed. It is the SHA-256
 * (hex) of `tarot-commitment|v1|`, the seed, `|` and the comma-separated indices of the deck.
 */
export const commitment = (seed: string, order: readonly number[]): string =>
  sha256(`tarot-commitment|v1|${seed}|${order.join(',')}`).reduce(
    (hex, byte) => hex + byte.toString(16).padStart(2, '0'),
    '',
  )
