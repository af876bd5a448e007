import { fillWords } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import { digitSum } from '../../../traditions/numerology/numbers.ts'
import { majorNumbered } from '../../../traditions/tarot/birth-cards.ts'
import { type Deck, numberIn, RANKS, SUITS, type Suit } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import { dignityOf, type ElementalDignity } from '../../../traditions/tarot/elements.ts'
import { toneOf } from '../../../traditions/tarot/yes-no.ts'
import { cardObject } from './card-shapes.ts'
import { cardInSentence, sideOf } from './card-text.ts'
import { countOfSides, spreadVerdict } from './spread-balance.ts'

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
export const inWords = (n: number): string => NUMBERS[n] ?? String(n)

const HIGHEST = 22
/** The share of majors that counts as many. */
const MANY = 0.4
/** The minimum size of a spread whose neighbours are described beside another reason. */
const LARGE = 10

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
    const pairs = neighbours
      .filter((each) => each.relation === relation)
      .map(({ pair }) => pair.map((place) => dealt[place - 1]!) as [Deal, Deal])
    // Two hard cards do not help each other, whatever their elements.
    const match = pairs.find((pair) => relation !== 'friendly' || pair.some((each) => toneOf(each) >= 0))
    if (!match) return []
    const [first, second] = match
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

/** The card that helps most or hinders most; of equal ones a major, then the later one. */
const strongestCard = (dealt: readonly Deal[], side: 1 | -1): Deal | undefined => {
  const rank = (each: Deal) => 2 * side * toneOf(each) + (each.card.arcana === 'major' ? 1 : 0)
  return dealt
    .filter((each) => side * toneOf(each) > 0)
    .reduce<Deal | undefined>((most, each) => (most && rank(most) > rank(each) ? most : each), undefined)
}

/** The leading card, the card that opposes it, and the stronger side. A spread with a reply to its question has this in the reply. */
const argument = (dealt: readonly Deal[], texts: TarotTexts): string[] => {
  const { lead, counter, wins } = texts.together
  const { side, words } = countOfSides(dealt)
  const [help, hindrance] = [strongestCard(dealt, 1), strongestCard(dealt, -1)]
  const describe = (frame: string, card: Deal) =>
    fillWords(frame, { card: cardInSentence(card), gist: sideOf(card, texts).gist })
  if (!help && !hindrance) return []
  if (!help || !hindrance) return [describe(help ? lead.help : lead.hindrance, (help ?? hindrance)!)]
  return [
    ...(side === 'hindrance'
      ? [describe(lead.hindrance, hindrance), describe(counter.help, help)]
      : [describe(lead.help, help), describe(counter.hindrance, hindrance)]),
    fillWords(wins[side], words),
  ]
}

/** The combined reading: what leads and what opposes, the reason, and the advice of the quintessence. */
const essay = (dealt: readonly Deal[], facts: Facts, texts: TarotTexts, hasReply: boolean): string => {
  const { together } = texts
  const of = dealt.length
  const lies = dealt.some(({ card }) => card === facts.quintessence)
  const ofSuit = (suit: Suit) => dealt.filter(({ card }) => card.suit === suit)
  const { dominant, majors } = facts
  // A reply is the argument of the cards, and their elements add nothing to it.
  const neighbours = hasReply ? [] : neighboursText(dealt, facts, texts)
  // A reply has the leading suit and the majors.
  const whole = hasReply
    ? []
    : dominant
      ? [fillWords(together.dominant[dominant][spreadVerdict(ofSuit(dominant))], { n: inWords(facts.suits[dominant]) })]
      : majors >= 2 && majors >= of * MANY
        ? [fillWords(together.majors, { n: inWords(majors), of: inWords(of) })]
        : []
  const reason = whole.length > 0 && of < LARGE ? whole : [...whole, ...neighbours]
  return [
    ...(hasReply ? [] : argument(dealt, texts)),
    ...reason,
    ...(facts.quintessence.index === 0
      ? [together.quintessence[0]]
      : [
          fillWords(together.quintessence[lies ? 'again' : hasReply ? 'named' : 'elsewhere'], {
            number: String(facts.number),
            card: facts.quintessence.name,
            gist: texts.cards[facts.quintessence.id].upright.gist,
          }),
          ...(lies || hasReply ? [] : [texts.cards[facts.quintessence.id].upright.advice]),
        ]),
  ].join(' ')
}

export const spreadSummary = (
  dealt: readonly Deal[],
  deck: Deck,
  texts: TarotTexts,
  { hasReply = false }: { hasReply?: boolean } = {},
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
    text: essay(dealt, facts, texts, hasReply),
  }
}
