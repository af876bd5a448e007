import { editDistance } from '../../nearest.ts'
import type { Element as CardElement } from '../../zodiac/signs.ts'
import type { CardRow } from './card-row.ts'
import { MAJOR_ROWS } from './major-rows.ts'
import { MINOR_ROWS } from './minor-rows.ts'
import type { YesNoAnswer } from './yes-no.ts'

export const ARCANA = ['major', 'minor'] as const
export type Arcana = (typeof ARCANA)[number]
export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const
export type Suit = (typeof SUITS)[number]
export const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'page',
  'knight',
  'queen',
  'king',
] as const
export type Rank = (typeof RANKS)[number]

// source: common practice since the Golden Dawn
export const SUIT_ELEMENTS = {
  wands: 'Fire',
  cups: 'Water',
  swords: 'Air',
  pentacles: 'Earth',
} as const satisfies Record<Suit, CardElement>

export type MajorId = keyof typeof MAJOR_ROWS
export type MinorId = `${Rank}-of-${Suit}`
export type CardId = MajorId | MinorId

export type MajorName = (typeof MAJOR_ROWS)[MajorId]['name']
export type MinorName = `${Capitalize<Rank>} of ${Capitalize<Suit>}`
export type CardName = MajorName | MinorName

/** A card of the Rider-Waite-Smith order. */
export interface Card {
  /** 0 to 77 */
  readonly index: number
  readonly id: CardId
  readonly name: CardName
  readonly arcana: Arcana
  readonly suit: Suit | null
  readonly rank: Rank | null
  /** 0 to 21 for a major, 1 to 14 for a minor. */
  readonly number: number
  readonly element: CardElement
  readonly astrology: string
  readonly upright: readonly string[]
  readonly reversed: readonly string[]
  readonly yesNo: YesNoAnswer
}

const capital = <W extends string>(word: W) => (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<W>
export const minorName = (rank: Rank, suit: Suit): MinorName => `${capital(rank)} of ${capital(suit)}`

const MAJOR_IDS = Object.keys(MAJOR_ROWS) as MajorId[]

export const CARDS: readonly Card[] = [
  ...MAJOR_IDS.map((id, index): Card => {
    const row: CardRow & { name: MajorName; element: CardElement } = MAJOR_ROWS[id]
    return { index, id, arcana: 'major', suit: null, rank: null, number: index, ...row }
  }),
  ...SUITS.flatMap((suit, s) =>
    RANKS.map((rank, r): Card => {
      const row: CardRow = MINOR_ROWS[suit][rank]
      return {
        index: MAJOR_IDS.length + s * RANKS.length + r,
        id: `${rank}-of-${suit}`,
        name: minorName(rank, suit),
        arcana: 'minor',
        suit,
        rank,
        number: r + 1,
        element: SUIT_ELEMENTS[suit],
        ...row,
      }
    }),
  ),
]
export const CARD_NAMES = CARDS.map(({ name }) => name) as [CardName, ...CardName[]]
export const MAJORS = CARDS.slice(0, MAJOR_IDS.length)

export const DECKS = ['rws', 'marseille'] as const
export type Deck = (typeof DECKS)[number]

// source: Waite exchanged Strength and Justice; the Marseille order is the older one
const MARSEILLE: Partial<Record<CardId, number>> = { strength: 11, justice: 8 }
/** The number that a deck prints on a card. */
export const numberIn = (deck: Deck, { id, number }: Card): number =>
  deck === 'marseille' ? (MARSEILLE[id] ?? number) : number

/** The lookup key of a card name or id. */
const keyOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
/** The card with an id, English name or index; null for any other text. */
export const cardNamed = (text: string): Card | null => {
  const key = keyOf(text)
  if (/^\d+$/.test(key)) return CARDS[Number(key)] ?? null
  return CARDS.find(({ id, name }) => keyOf(id) === key || keyOf(name) === key) ?? null
}

/** The three card names nearest to a text by edit distance. */
export const nearestNames = (text: string): string[] => {
  const key = keyOf(text).slice(0, 60)
  return [...CARDS]
    .map(({ name }) => ({ name, edits: editDistance(key, keyOf(name)) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name)
}
