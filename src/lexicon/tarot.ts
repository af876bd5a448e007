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
  /** Inflected forms inside the name of a card, such as a genitive, if they differ. */
  within?: { suits?: Record<Suit, string>; ranks?: Record<Rank, string> }
  /** The name of a minor card. Both arguments have a capital first letter. */
  card: (rank: string, suit: string) => string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of the 78 cards, the suits and the ranks. The names of the 56 minor cards are composed of rank and suit. */
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
