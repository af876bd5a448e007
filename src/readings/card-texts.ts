import type { Rank, Suit } from '../traditions/tarot/deck.ts'
import type { YesNoAnswer } from '../traditions/tarot/yes-no.ts'

export type { MajorId as Majors } from '../traditions/tarot/deck.ts'

/** Facets of a card's meaning that a position of a spread may use: a finding and what follows from it, two or three sentences for `general`. */
export const FACETS = [
  'general',
  'past',
  'obstacle',
  'outcome',
  'advice',
  'love',
  'work',
  'wellbeing',
  'finances',
  'feelings',
  'actions',
  'question',
] as const
export type Facet = (typeof FACETS)[number]

/** The meanings of a card in one orientation. `gist`: a summary of a few words without a full stop; `need`: what the card asks for, as a noun. */
export type CardSide = Readonly<Record<Facet | 'gist' | 'need', string>>

export interface CardTexts {
  /** Description of the picture in Waite's deck. */
  readonly picture: string
  readonly symbols: readonly string[]
  readonly affirmation: string
  readonly upright: CardSide
  readonly reversed: CardSide
}
export type SuitTexts = Readonly<Record<Rank, CardTexts>>

/** A position of a spread: an introduction by the answer of the card (yes, maybe, no), with placeholders, and the facets that follow it, if any. */
export interface SpreadPlace extends Readonly<Record<YesNoAnswer, string>> {
  readonly facet?: Facet
}

/** Topics of questions that replies distinguish. */
export const REPLY_TOPICS = ['love', 'work', 'money', 'wellbeing', 'study', 'home', 'travel', 'other'] as const
export type ReplyTopic = (typeof REPLY_TOPICS)[number]

/** The texts of a reply on one topic. */
export interface ReplyTopicTexts {
  /** The topic inside a sentence: "your work". */
  readonly matter: string
  /** First sentence of the answer to a question for yes or no. */
  readonly whether: Readonly<Record<YesNoAnswer, string>>
  /** Beginning of the answer to an open question; a line of the leading card follows it. */
  readonly open: Readonly<Record<YesNoAnswer, string>>
  readonly support: string
  readonly against: string
  /** A deed by the suit of the card that advises. */
  readonly deed: Readonly<Record<Suit | 'major', string>>
  /** The deed after a no. */
  readonly instead: Readonly<Record<Suit | 'major', string>>
}
