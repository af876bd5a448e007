import type { Rank } from '../traditions/tarot/deck.ts'
import type { Answer } from '../traditions/tarot/yes-no.ts'

export type { MajorId as Majors } from '../traditions/tarot/deck.ts'

/** The sides of a card that a place of a spread may ask for; each a sentence, `general` two or three. */
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

/** What a card says as it lies; `gist` is what it comes to, in a few words without a full stop. */
export type CardSide = Readonly<Record<Facet | 'gist', string>>

export interface CardTexts {
  /** What the picture of Waite's deck shows. */
  readonly picture: string
  readonly symbols: readonly string[]
  readonly affirmation: string
  readonly upright: CardSide
  readonly reversed: CardSide
}
export type SuitTexts = Readonly<Record<Rank, CardTexts>>

/** How a place of a spread receives a card, by its answer, with gaps for its name and others; and the side of it that is told. */
export interface SpreadPlace extends Readonly<Record<Answer, string>> {
  readonly facet: Exclude<Facet, 'general'>
}
