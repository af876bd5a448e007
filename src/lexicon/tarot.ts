import {
  type CardName,
  type MajorName,
  minorName,
  RANKS,
  type Rank,
  SUITS,
  type Suit,
} from '../traditions/tarot/deck.ts'

interface TarotWords {
  majors: Record<MajorName, string>
  suits: Record<Suit, string>
  ranks: Record<Rank, string>
  /** Their forms within the name of a card, where they differ: a genitive, a possessive. */
  within?: { suits?: Record<Suit, string>; ranks?: Record<Rank, string> }
  /** The name of a minor, of words with a capital. */
  card: (rank: string, suit: string) => string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of the 78 cards, of the suits and of the ranks, the 56 minors put together as the language does. */
export const tarotTerms = ({ majors, suits, ranks, within, card }: TarotWords) =>
  ({
    ...majors,
    ...suits,
    ...ranks,
    ...Object.fromEntries(
      SUITS.flatMap((suit) =>
        RANKS.map((rank) => [
          minorName(rank, suit),
          card(capital((within?.ranks ?? ranks)[rank]), capital((within?.suits ?? suits)[suit])),
        ]),
      ),
    ),
  }) as Record<CardName | Suit | Rank, string>
