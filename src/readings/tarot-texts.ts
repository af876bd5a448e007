import { concurrently } from '../concurrency.ts'
import { type CardId, SUITS } from '../traditions/tarot/deck.ts'
import type { CardTexts } from './card-texts.ts'

const load = async () => {
  const [majors, positions, together, reply, others, wands, cups, swords, pentacles] = await concurrently(
    () => import('./corpus/tarot/majors.ts'),
    () => import('./corpus/tarot/positions.ts'),
    () => import('./corpus/tarot/together.ts'),
    () => import('./corpus/tarot/reply.ts'),
    () => import('./corpus/tarot/others.ts'),
    () => import('./corpus/tarot/wands.ts'),
    () => import('./corpus/tarot/cups.ts'),
    () => import('./corpus/tarot/swords.ts'),
    () => import('./corpus/tarot/pentacles.ts'),
  )
  const suits = { wands: wands.default, cups: cups.default, swords: swords.default, pentacles: pentacles.default }
  const minors = SUITS.flatMap((suit) =>
    Object.entries(suits[suit]).map(([rank, texts]) => [`${rank}-of-${suit}`, texts] as const),
  )
  return {
    cards: Object.fromEntries([...Object.entries(majors.default), ...minors]) as Readonly<Record<CardId, CardTexts>>,
    positions: positions.default,
    together: together.default,
    reply: reply.default,
    others: others.default,
  }
}
export type TarotTexts = Awaited<ReturnType<typeof load>>

let texts: Promise<TarotTexts> | undefined
/** All texts of the tarot cards, loaded on first use. */
export const tarotTexts = (): Promise<TarotTexts> => (texts ??= load())
