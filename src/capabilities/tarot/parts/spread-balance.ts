import type { QuestionKind } from '../../../ai/question-areas.ts'
import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import { SUITS } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import { leanOf, type YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'
import { countInWords } from '../../../wording.ts'

/** A spread as a whole: its verdict, its sides, and what most of its cards have in common. */

/** The verdict of several cards: more for yes, or more for no. */
export const spreadVerdict = (dealt: readonly Deal[]): YesNoAnswer => {
  const mean = dealt.reduce((sum, each) => sum + leanOf(each), 0) / Math.max(1, dealt.length)
  return mean > 1 / 4 ? 'yes' : mean < -1 / 8 ? 'no' : 'maybe'
}
/** A count of cards as a subject: "one is", "three are". */
export const are = (count: number) => (count === 1 ? 'one is' : `${countInWords(count)} are`)

/** The statements on the whole spread by kind of question, the most telling first. */
const SYNTHESES_OF_KIND = {
  open: ['suit', 'majors', 'reversed'],
  whether: ['reversed', 'majors', 'suit'],
  when: ['majors', 'reversed', 'suit'],
  which: ['majors', 'suit', 'reversed'],
} as const satisfies Record<QuestionKind, readonly string[]>
/** The fewest cards that are read together, and the share of a spread that counts as many. */
export const FEW = 3
const MANY = 0.4

/** The statement of all cards together on a matter; none for fewer than three cards. */
export const synthesis = (
  dealt: readonly Deal[],
  kind: QuestionKind,
  matter: string,
  { reply }: TarotTexts,
): string[] => {
  const of = dealt.length
  if (of < FEW) return []
  const texts = reply.synthesis
  const suits = SUITS.map((suit) => ({ suit, count: dealt.filter(({ card }) => card.suit === suit).length }))
  const [first, second] = suits.toSorted((a, b) => b.count - a.count)
  const majors = dealt.filter(({ card }) => card.arcana === 'major').length
  const reversed = dealt.filter((each) => each.reversed).length
  const counted = (text: string, n: number, whole?: number) =>
    fillWords(text, { matter, n: n === whole ? 'all' : countInWords(n), of: countInWords(of) })
  const found = {
    suit: first!.count >= 2 && first!.count > second!.count ? counted(texts.suit[first!.suit], first!.count) : null,
    majors: majors >= 2 && majors >= of * MANY ? counted(texts.majors, majors) : null,
    reversed: reversed >= 2 && reversed >= of * MANY ? counted(texts.reversed, reversed, of) : null,
  }
  const telling = SYNTHESES_OF_KIND[kind].find((each) => found[each] !== null)
  return telling ? [found[telling]!] : []
}

/** The cards in favour and against in words, and the side with more of them. */
export const countOfSides = (dealt: readonly Deal[]) => {
  const count = (lean: number) => dealt.filter((each) => leanOf(each) === lean).length
  const [helping, hindering] = [count(1), count(-1)]
  const side =
    helping > hindering ? ('help' as const) : helping < hindering ? ('hindrance' as const) : ('even' as const)
  const words = (n: number) => (n === 0 ? 'none is' : are(n))
  return { side, words: { n: words(helping), m: words(hindering), of: countInWords(dealt.length) } }
}
