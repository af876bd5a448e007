import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import { digitSum } from '../../../traditions/numerology/numbers.ts'
import { majorNumbered } from '../../../traditions/tarot/birth-cards.ts'
import { type Deck, numberIn, RANKS, SUITS, type Suit } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import { dignityOf, type ElementalDignity } from '../../../traditions/tarot/elements.ts'
import { toneOf, type YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'
import { cardObject } from './card-shapes.ts'
import { cardInSentence } from './card-text.ts'
import { cardLeaning } from './leaning.ts'
import { spreadVerdict } from './question-reply.ts'

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
export const inWords = (n: number): string => NUMBERS[n] ?? String(n)

const HIGHEST = 22
/** Minimum size of a spread whose missing suits are reported. */
const LARGE = 6

/** The suit with the highest count, at least two and unique. */
export const dominantSuit = (dealt: readonly Deal[]): Suit | null => {
  const counted = SUITS.map((suit) => ({ suit, count: dealt.filter(({ card }) => card.suit === suit).length }))
  const most = Math.max(...counted.map(({ count }) => count))
  const leading = counted.filter(({ count }) => count === most)
  return most >= 2 && leading.length === 1 ? leading[0]!.suit : null
}

const factsOf = (dealt: readonly Deal[], deck: Deck) => {
  const count = (suit: Suit) => dealt.filter(({ card }) => card.suit === suit).length
  const sum = dealt.reduce(
    (total, { card }) => total + (card.number > 10 && card.arcana === 'minor' ? 0 : numberIn(deck, card)),
    0,
  )
  let number = sum
  while (number > HIGHEST) number = digitSum(number)
  return {
    majors: dealt.filter(({ card }) => card.arcana === 'major').length,
    suits: { wands: count('wands'), cups: count('cups'), swords: count('swords'), pentacles: count('pentacles') },
    reversed: dealt.filter(({ reversed }) => reversed).length,
    dominant: dominantSuit(dealt),
    missing: SUITS.filter((suit) => count(suit) === 0),
    repeated: RANKS.map((rank) => ({ rank, count: dealt.filter(({ card }) => card.rank === rank).length })).filter(
      (each) => each.count >= 2,
    ),
    neighbours: dealt.slice(1).map((next, i) => ({
      pair: [i + 1, i + 2],
      relation: dignityOf(dealt[i]!.card.element, next.card.element),
    })),
    number,
    quintessence:
      deck === 'marseille' && (number === 8 || number === 11) ? majorNumbered(19 - number) : majorNumbered(number),
  }
}
type Facts = ReturnType<typeof factsOf>

const areOfMixedTone = (a: Deal, b: Deal): boolean => toneOf(a) * toneOf(b) < 0
/** The names of two cards, in order and by tone. */
const pairWords = (first: Deal, second: Deal) => {
  const [a, b] = [cardInSentence(first), cardInSentence(second)]
  const [good, hard] = toneOf(first) >= toneOf(second) ? [a, b] : [b, a]
  return { a, b, good, hard }
}
/** The sentence on a pair by its elements; a pair of like elements and opposite tones has a sentence of its own. */
export const cardPairText = (
  first: Deal,
  second: Deal,
  relation: ElementalDignity,
  table: Readonly<Record<ElementalDignity | 'mixed', string>>,
): string =>
  fillWords(
    table[relation === 'friendly' && areOfMixedTone(first, second) ? 'mixed' : relation],
    pairWords(first, second),
  )

/** The agreement, conflict or neutrality of neighbours; elements in the order of the corpus. */
const neighboursText = (dealt: readonly Deal[], { neighbours }: Facts, texts: TarotTexts): string[] => {
  const describe = (relation: ElementalDignity) => {
    const match = neighbours.find((each) => each.relation === relation)
    if (!match) return []
    const [first, second] = match.pair.map((place) => dealt[place - 1]!) as [Deal, Deal]
    const { neighbours: plain, mixedNeighbours } = texts.together
    const table: Record<string, string> =
      relation === 'friendly' && areOfMixedTone(first, second) ? mixedNeighbours : plain
    const key = `${first.card.element} ${second.card.element}`
    const turned = `${second.card.element} ${first.card.element}`
    const [a, b] = key in table ? [first, second] : [second, first]
    return [fillWords(table[key] ?? table[turned]!, pairWords(a, b))]
  }
  const strong = [...describe('friendly'), ...describe('opposed')]
  return strong.length > 0 ? strong : describe('neutral')
}

const reversedText = ({ reversed }: Facts, of: number, number: number, { together }: TarotTexts): string => {
  const band =
    reversed === 0 ? 'none' : reversed === of ? 'all' : reversed === 1 ? 'few' : reversed <= of / 2 ? 'some' : 'many'
  const tellings: readonly string[] = together.reversed[band]
  return fillWords(tellings[number % tellings.length]!, { n: inWords(reversed), of: inWords(of) })
}

/** The combined reading: tendency, strong and missing suits, neighbours, repetitions, quintessence. */
const essay = (dealt: readonly Deal[], facts: Facts, texts: TarotTexts, verdict: YesNoAnswer): string => {
  const { together } = texts
  const of = dealt.length
  const weight = facts.majors === 0 ? 'none' : facts.majors >= 2 && facts.majors >= of * 0.4 ? 'many' : 'some'
  const words = { n: inWords(facts.majors), of: inWords(of) }
  const lies = dealt.some(({ card }) => card === facts.quintessence)
  const ofSuit = (suit: Suit) => dealt.filter(({ card }) => card.suit === suit)
  const leaning = verdict === 'maybe' ? cardLeaning(dealt).side : 'even'
  const opening = leaning === 'even' ? together.opening[verdict] : together.leaning[leaning]
  return [
    fillWords(opening[weight], words),
    ...(facts.dominant
      ? [
          fillWords(together.dominant[facts.dominant][spreadVerdict(ofSuit(facts.dominant))], {
            n: inWords(facts.suits[facts.dominant]),
          }),
        ]
      : []),
    ...neighboursText(dealt, facts, texts),
    ...facts.repeated.slice(0, 2).map(({ rank }) => together.repeated[rank]),
    ...(facts.missing.length === SUITS.length
      ? [together.allMissing]
      : of >= LARGE
        ? facts.missing.slice(0, 2).map((suit) => together.missing[suit])
        : []),
    reversedText(facts, of, facts.number, texts),
    ...(facts.quintessence.index === 0
      ? [together.quintessence[0]]
      : [
          fillWords(together.quintessence[lies ? 'again' : 'elsewhere'], {
            number: String(facts.number),
            card: facts.quintessence.name,
          }),
          ...(lies ? [] : [texts.cards[facts.quintessence.id].upright.advice]),
        ]),
  ].join(' ')
}

export const spreadSummary = (
  dealt: readonly Deal[],
  deck: Deck,
  texts: TarotTexts,
  verdict = spreadVerdict(dealt),
) => {
  const facts = factsOf(dealt, deck)
  return {
    majors: facts.majors,
    suits: facts.suits,
    reversed_count: facts.reversed,
    dominant_suit: facts.dominant,
    missing_suits: facts.missing,
    repeated_ranks: facts.repeated,
    elemental_dignities: facts.neighbours,
    quintessence: { number: facts.number, card: cardObject(facts.quintessence, deck) },
    text: essay(dealt, facts, texts, verdict),
  }
}
