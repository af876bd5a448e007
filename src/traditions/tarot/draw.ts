import { sha256 } from '../../dice.ts'
import { normalizedText } from '../../normalization.ts'
import { CARDS, type Card } from './deck.ts'
import { coinToss, shuffle, wordsOf } from './random.ts'

export const SUBSETS = ['all', 'major', 'minor'] as const
export type Subset = (typeof SUBSETS)[number]

export interface Question {
  /** The capability that asks. */
  readonly slug: string
  readonly seed: string
  readonly question: string
  readonly subset: Subset
}

export interface Deal {
  readonly card: Card
  readonly reversed: boolean
}

/** NFC, trimmed, white space as one blank, lower case. */
export const normalised = (question: string): string =>
  normalizedText(question, 'NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** What the draw is a function of, as text. */
export const stateText = ({ slug, seed, question, subset }: Question): string =>
  `tarot|v1|${slug}|${seed}|${normalised(question)}${subset === 'all' ? '' : `|subset=${subset}`}`

export const inSubset = (subset: Subset): readonly Card[] =>
  subset === 'all' ? CARDS : CARDS.filter(({ arcana }) => arcana === subset)

/**
 * The whole deck in its shuffled order, and the first cards of it as they are dealt: one stream of words shuffles, then tosses a
 * coin for each card dealt, unless cards are not reversed at all.
 */
export const draw = (
  asked: Question,
  { count, reversals, without }: { count: number; reversals: boolean; without?: number | undefined },
): { dealt: Deal[]; order: number[] } => {
  const words = wordsOf(stateText(asked))
  const deck = shuffle(
    inSubset(asked.subset).filter(({ index }) => index !== without),
    words,
  )
  return {
    dealt: deck.slice(0, count).map((card) => ({ card, reversed: reversals && coinToss(words) })),
    order: deck.map(({ index }) => index),
  }
}

/**
 * A pledge of the deck before it is seen: whoever has it can later check that neither seed nor order was exchanged.
 * SHA-256, in hex, of `tarot-commitment|v1|`, the seed, `|` and the indices of the shuffled deck with commas.
 */
export const commitment = (seed: string, order: readonly number[]): string =>
  sha256(`tarot-commitment|v1|${seed}|${order.join(',')}`).reduce(
    (hex, byte) => hex + byte.toString(16).padStart(2, '0'),
    '',
  )
