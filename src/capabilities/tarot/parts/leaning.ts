import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import { leanOf, toneOf, type YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'
import { cardInSentence } from './card-text.ts'

/** The side to which undecided cards lean, and the place of the last card in a sentence. */

export interface Leaning {
  readonly side: 'yes' | 'no' | 'even'
  /** Why the cards lean so; the key of the text. */
  readonly basis: keyof TarotTexts['reply']['leaning']
}

const countOf = (dealt: readonly Deal[]): number => dealt.reduce((sum, each) => sum + leanOf(each), 0)

/** The leaning of cards without a clear verdict. The last card is added to the count once more and decides if the total is 0. */
export const cardLeaning = (dealt: readonly Deal[], score = countOf(dealt)): Leaning => {
  const last = dealt.at(-1)
  if (!last) return { side: 'even', basis: 'count' }
  const end = leanOf(last)
  const total = score + end || toneOf(last)
  const side = total > 0 ? 'yes' : total < 0 ? 'no' : 'even'
  if (dealt.length === 1) return { side, basis: 'single' }
  if (end === 0) return { side, basis: score === 0 ? 'weak' : 'count' }
  if (score === 0) return { side, basis: 'last' }
  if (Math.sign(score) === end) return { side, basis: 'agree' }
  return { side, basis: Math.sign(total) === end ? 'overrule' : 'despite' }
}

/** Names of the last card in a sentence, by its position. */
const ENDS: Readonly<Record<string, string>> = {
  outcome: 'the outcome card',
  future: 'the card of the future',
  'likely result': 'the card of the likely result',
  'likely direction': 'the card of the likely direction',
}
export const hasOutcome = (places: readonly string[] | undefined): boolean => (places?.at(-1) ?? '') in ENDS

export const lastCardName = (places: readonly string[] | undefined): string =>
  ENDS[places?.at(-1) ?? ''] ?? 'the last card'

/** Chooses one of several texts by the cards. */
export const textByCards = (list: readonly string[], dealt: readonly Deal[]): string =>
  list[dealt.reduce((sum, { card, reversed }) => sum + card.index + (reversed ? 1 : 0), 0) % list.length]!

/** The sentence that names the last card beside a verdict. */
export const endingText = (
  dealt: readonly Deal[],
  verdict: YesNoAnswer,
  where: string,
  { reply }: Pick<TarotTexts, 'reply'>,
): string => {
  const end = leanOf(dealt.at(-1)!)
  const relation =
    end === 0 || verdict === 'maybe'
      ? 'neutral'
      : (verdict === 'yes') === end > 0
        ? 'confirms'
        : end > 0
          ? 'hopes'
          : 'warns'
  return fillWords(reply.ending[relation], { where, card: cardInSentence(dealt.at(-1)!) })
}
