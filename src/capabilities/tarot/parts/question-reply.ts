import { kindOfQuestion, type QuestionKind } from '../../../ai/question-areas.ts'
import { optionsOf } from '../../../ai/question-options.ts'
import type { Facet, ReplyTopic, ReplyTopicTexts } from '../../../readings/card-texts.ts'
import { fillWords, sentencesOf } from '../../../readings/passage.ts'
import type { TarotTexts } from '../../../readings/tarot-texts.ts'
import { nullable, t } from '../../../schema.ts'
import type { Suit } from '../../../traditions/tarot/deck.ts'
import type { Deal } from '../../../traditions/tarot/draw.ts'
import { ANSWERS, answerOf, leanOf, toneOf, type YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'
import { countInWords, joinWords } from '../../../wording.ts'
import { cardInSentence, type SpreadThread, sideOf } from './card-text.ts'
import { cardLeaning, endingText, hasOutcome, lastCardName, textByCards } from './leaning.ts'
import { otherSubjectOf } from './other-subject.ts'
import { aimOfQuestion, clauseOfQuestion, isOwnMatter, nounQuestionOf } from './question-clause.ts'
import { personOfQuestion, personTexts, seekerTexts, seeksLove, seeksWork } from './question-subject.ts'
import { FACET_OF_TOPIC, isFeared, topicOfQuestion } from './question-topic.ts'
import { are, countOfSides, FEW, spreadVerdict, synthesis } from './spread-balance.ts'

/** The reply to the question of a draw: the answer, the cards behind it and one deed. */

export const Reply = nullable(
  t.String({
    description:
      'Answer to the question in its first sentence, then the cards behind it and a deed; null without a question.',
  }),
)

/** The rule of the reply, for the `method` of capabilities. */
export const REPLY_METHOD =
  'The reply counts 1 for each card that says yes in its orientation and -1 for each that says no. An open question is answered by the card that speaks most clearly for the sum. A sum above a quarter of the number of cards is yes, one below minus an eighth is no. Between these the last card, which is the outcome of many spreads, is added once more and decides a total of 0; the reply leans to that side, except in questions about health or a loss. The answer repeats the act or event of an English question, and the deed follows its side. A question for a way is answered by the advice of a card. If the question names a loss, favourable cards mean that it is not shown. Of two named options the cards of the first half speak for the first and those of the second half for the second. For a time the suit of the card that advises gives the pace: swords days, wands weeks, cups months, pentacles up to a year.'

type Side = 'support' | 'against' | 'between'
/** The lines of the cards by kind of question; null for the line of the topic. Different kinds use different lines, so that replies differ. */
const FACETS_OF_KIND = {
  whether: { support: null, against: 'obstacle', between: null },
  open: { support: null, against: 'obstacle', between: null },
  when: { support: 'outcome', against: 'obstacle', between: 'outcome' },
  which: { support: null, against: 'obstacle', between: 'obstacle' },
} as const satisfies Record<QuestionKind, Record<Side, Facet | null>>

export const opposite = (verdict: YesNoAnswer): YesNoAnswer =>
  verdict === 'yes' ? 'no' : verdict === 'no' ? 'yes' : 'maybe'

interface Spread {
  readonly dealt: readonly Deal[]
  /** Names of the positions; without them the cards have no place in the text. */
  readonly places?: readonly string[]
  /** Index of the card that advises; default: the last. */
  readonly adviser?: number
  /** The verdict of the capability, if it has a rule of its own. */
  readonly verdict?: YesNoAnswer
  /** The sum of the capability, if it weighs its cards. */
  readonly score?: number
  /** True if one line of one card is the whole answer to an open question. */
  readonly oneLine?: boolean
  /** The options of the capability with the preferred one. */
  readonly choice?: Choice
  /** Indexes of the cards of the two options; null if favourable cards speak for the first. Default: the two halves of several cards. */
  readonly optionCards?: readonly [readonly number[], readonly number[]] | null
  /** The topic of the spread, for a question that names none. */
  readonly topic?: ReplyTopic
  /** Names of the months of the cards, in a spread for a year. */
  readonly months?: readonly string[]
  /** The kind of the question, if the capability decides it. */
  readonly kind?: QuestionKind
}
/** Places of hopes and aims, and of what is to come: no card there stands in the way. */
const HOPE = /\bhopes\b|\baim\b|\bopportunity\b/
const OUTCOME = /\boutcome\b|\bfuture\b|^likely /
const FACET_AHEAD = { hope: 'advice', outcome: 'outcome' } as const
const aheadOf = (place: string): keyof typeof FACET_AHEAD | null =>
  HOPE.test(place) ? 'hope' : OUTCOME.test(place) ? 'outcome' : null

interface Choice {
  readonly one: string
  readonly two: string
  readonly preferred: 'first' | 'second' | 'even'
}

const suitOf = ({ card }: Deal): Suit | 'major' => card.suit ?? 'major'
/** The index with the highest value; of equal ones a major first, then the later one. */
const strongest = (dealt: readonly Deal[], value: (each: Deal) => number): number => {
  const rank = (each: Deal) => 2 * value(each) + (each.card.arcana === 'major' ? 1 : 0)
  return dealt.reduce((best, each, i) => (rank(each) >= rank(dealt[best]!) ? i : best), 0)
}

/** The cards that stand for one of two options; the middle card of an odd number stands for neither. */
const halfOf = (dealt: readonly Deal[]): number => Math.max(1, Math.floor(dealt.length / 2))

const preferredOf = (dealt: readonly Deal[]): Choice['preferred'] => {
  const half = halfOf(dealt)
  const sum = (cards: readonly Deal[]) => cards.reduce((total, each) => total + leanOf(each), 0)
  const margin = dealt.length === 1 ? sum(dealt) : sum(dealt.slice(0, half)) - sum(dealt.slice(-half))
  return margin > 0 ? 'first' : margin < 0 ? 'second' : 'even'
}

const firstSentence = (text: string): string => sentencesOf(text)[0]!
/** A sentence after a colon. Names of cards and the word I keep their capital. */
const afterColon = (text: string): string =>
  /^(?:I|The [A-Z]|Judgement|Justice|Death|Strength|Temperance)\b/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** The text of the reply to a question; null without a question and without a topic of the spread. */
export const questionReply = (question: string | null, spread: Spread, texts: TarotTexts): string | null =>
  answerSpread(question, spread, texts)?.text ?? null

/** The reply to a question, with the cards of its argument; null without a question and without a topic of the spread. */
export const answerSpread = (
  question: string | null,
  spread: Spread,
  texts: TarotTexts,
): { readonly text: string; readonly thread: SpreadThread } | null => {
  const text = question?.trim() ?? ''
  if (!text && !spread.topic && !spread.choice) return null
  const { reply } = texts
  const { dealt, places, months } = spread
  const questionTopic = topicOfQuestion(text)
  const topic = questionTopic === 'other' ? (spread.topic ?? 'other') : questionTopic
  const feared = isFeared(text)
  const subjectOther = text ? otherSubjectOf(text) : null
  const close = feared ? null : personOfQuestion(text)
  const person = subjectOther ? (subjectOther.isPerson ? subjectOther.person : null) : close && `your ${close}`
  const { texts: subject, facet: topicFacet } = person
    ? personTexts(person, subjectOther !== null && !subjectOther.isTowardAsker, texts)
    : topic === 'love' && !feared && seeksLove(text)
      ? { texts: reply.loveSeekers, facet: 'general' as const }
      : {
          texts: topic === 'work' && !feared && seeksWork(text) ? seekerTexts(text, texts) : reply.topics[topic],
          facet: FACET_OF_TOPIC[topic],
        }
  const verdict = spread.verdict ?? spreadVerdict(dealt)
  const named = text ? optionsOf(text) : null
  const choice = spread.choice ?? (named ? { one: named[0], two: named[1], preferred: preferredOf(dealt) } : undefined)
  const kind = spread.kind ?? (choice ? 'which' : text ? kindOfQuestion(text) : 'open')
  const half = halfOf(dealt)
  const halves = [dealt.map((_, i) => i).slice(0, half), dealt.map((_, i) => i).slice(-half)] as const
  const optionCards = spread.optionCards === undefined ? (dealt.length === 1 ? null : halves) : spread.optionCards
  const adviser = dealt[spread.adviser ?? dealt.length - 1]!
  const matter = choice ? reply.choiceMatter : months && topic === 'other' ? reply.yearMatter : subject.matter
  const words = { matter, person: person ?? '' }
  const where = lastCardName(places)
  const decides = kind === 'whether' && !feared && topic !== 'wellbeing'
  const leaning = decides && verdict === 'maybe' ? cardLeaning(dealt, spread.score) : null
  const leans = leaning !== null && leaning.side !== 'even'
  /** The side of the answer, which the deed carries out. */
  const side: YesNoAnswer = leans ? (leaning.side as 'yes' | 'no') : verdict
  const clause = kind === 'whether' && topic !== 'wellbeing' ? clauseOfQuestion(text) : null
  const aim = kind === 'open' ? aimOfQuestion(text) : null
  const isOwn = isOwnMatter(text) && subjectOther === null

  const answer = (): string => {
    if (kind === 'which')
      return choice
        ? fillWords(reply.option[choice.preferred], { one: choice.one, two: choice.two })
        : fillWords(reply.which[suitOf(adviser)], words)
    if (kind === 'when') {
      if (months) {
        const month = strongest(dealt.slice(0, months.length), leanOf)
        return fillWords(reply.month[leanOf(dealt[month]!) > 0 ? 'yes' : 'other'], { ...words, month: months[month]! })
      }
      return `${fillWords(reply.when[suitOf(adviser)], words)}${reply.pace[verdict]}`
    }
    if (feared)
      return verdict === 'yes' && clause
        ? fillWords(reply.echo.no, { clause: clause.no })
        : fillWords(reply.fear[verdict], words)
    if (!leaning && verdict !== 'maybe') {
      if (clause) return fillWords(reply.echo[verdict], { clause: clause[verdict] })
      const nounQuestion = person || (isOwn && topic !== 'other') ? null : nounQuestionOf(text)
      return nounQuestion ? reply.echo[nounQuestion][verdict] : fillWords(subject.whether[verdict], words)
    }
    if (!leaning) return `Maybe. ${fillWords(subject.whether.maybe, words)}`
    const { basis } = leaning
    const list: readonly string[] =
      leaning.side === 'even'
        ? dealt.length === 1
          ? [`Maybe. ${subject.whether.maybe}`]
          : [`Maybe. ${subject.whether.maybe}`, ...reply.balance]
        : basis === 'despite'
          ? reply.leaning.despite.yes
          : reply.leaning[basis][leaning.side]
    return fillWords(textByCards(list, dealt), { ...words, where, card: cardInSentence(dealt.at(-1)!) })
  }
  const votes = (): string[] => {
    if (named && !spread.choice)
      return [
        dealt.length === 1
          ? reply.votes.choice.one
          : fillWords(reply.votes.choice[half === 1 ? 'two' : 'several'], {
              one: named[0],
              two: named[1],
              n: countInWords(half),
            }),
      ]
    if (kind !== 'whether' || feared) return []
    // A leaning answer gives the count itself.
    if (leans) return []
    if (dealt.length === 1) return [reply.votes.single[answerOf(dealt[0]!)]]
    const list = ANSWERS.flatMap((vote) => {
      const count = dealt.filter((each) => answerOf(each) === vote).length
      return count > 0 ? [fillWords(reply.votes.parts[vote], { n: are(count) })] : []
    })
    return [
      fillWords(reply.votes.split, {
        of: countInWords(dealt.length),
        list: joinWords(list.map((part) => part.charAt(0).toLowerCase() + part.slice(1))),
      }),
      ...(spread.score === undefined ? [] : [reply.votes.weighted]),
    ]
  }
  const frames =
    kind === 'which' || kind === 'when'
      ? reply.kinds[kind]
      : { ...subject, ...(kind === 'open' && !person && reply.kinds.open), between: reply.between }
  const inPlace = (dealtCard: Deal) => {
    const place = places?.[dealt.indexOf(dealtCard)]
    return { card: cardInSentence(dealtCard), place: place ? ` in the place “${place}”` : '' }
  }
  const placeOf = (dealtCard: Deal): string => places?.[dealt.indexOf(dealtCard)] ?? ''
  /** The facet of a card in its place: a hope, an aim or an outcome is no obstacle. */
  const facetIn = (facet: Facet, dealtCard: Deal): Facet => {
    const ahead = facet === 'obstacle' ? aheadOf(placeOf(dealtCard)) : null
    return ahead ? FACET_AHEAD[ahead] : facet
  }
  const reason = (side: Side, dealtCard: Deal): string => {
    const own = sideOf(dealtCard, texts)
    // The rows of the cards have the whole lines of a spread.
    const line =
      dealt.length < FEW && isOwn
        ? afterColon(firstSentence(own[facetIn(FACETS_OF_KIND[kind][side] ?? topicFacet, dealtCard)]))
        : `${own.gist}.`
    const ahead = side === 'against' ? aheadOf(placeOf(dealtCard)) : null
    const frame = ahead
      ? reply.ahead[ahead]
      : choice && choice.preferred !== 'even' && side !== 'between'
        ? reply.kinds.which.ofOptions[side]
        : frames[side]
    const isOfFirst = optionCards === null || (side === 'support') === (choice?.preferred === 'first')
    const option = choice ? choice[isOfFirst ? 'one' : 'two'] : ''
    return fillWords(frame, { ...words, ...inPlace(dealtCard), option, line })
  }
  /** The answer to an open question: the verdict, and the line of the card that carries it. */
  const openAnswer = (lead: Deal): string => {
    // A reversed card against the matter may be friendly in the matter itself; its obstacle never is.
    const facet = verdict === 'no' && lead.reversed ? facetIn('obstacle', lead) : topicFacet
    const own = sideOf(lead, texts)
    const [first, ...rest] = dealt.length < FEW && isOwn ? sentencesOf(own[facet]) : [`${own.gist}.`]
    const side = verdict === 'yes' && toneOf(lead) < 0 ? 'maybe' : verdict
    return fillWords(reply.kinds.open.lead[side], {
      ...words,
      ...inPlace(lead),
      answer: fillWords(subject.open[side], words),
      first: afterColon(first!),
      rest: rest.map((sentence) => ` ${sentence}`).join(''),
    })
  }
  /** A card of the past speaks for the answer only if there is no other; the same holds for hindrances in the places ahead. */
  const strongestOf = (cards: readonly Deal[], value: (each: Deal) => number, hinders = false): Deal => {
    const present = cards.filter(
      (each) => !/past|root/.test(placeOf(each)) && !(hinders && aheadOf(placeOf(each)) && cards.length > 1),
    )
    const eligible = present.length > 0 ? present : cards
    return eligible[strongest(eligible, value)]!
  }
  const [ofFirst, ofSecond] = optionCards?.map((indexes) => indexes.map((i) => dealt[i]!)) ?? [dealt, dealt]
  const [winner, other] =
    !choice || choice.preferred === 'even'
      ? [dealt, dealt]
      : choice.preferred === 'first'
        ? [ofFirst!, ofSecond!]
        : [ofSecond!, ofFirst!]
  const best = strongestOf(winner, toneOf)
  const hardestNow = strongestOf(other, (each) => -toneOf(each), true)
  const hardest = toneOf(hardestNow) < 0 ? hardestNow : strongestOf(other, (each) => -toneOf(each))
  const helps = toneOf(best) > 0
  const hinders = toneOf(hardest) < 0 && hardest !== best
  const sides: readonly (readonly [Side, Deal])[] = [
    ...(helps ? ([['support', best]] as const) : []),
    ...(hinders ? ([['against', hardest]] as const) : []),
  ]
  const ordered: typeof sides =
    sides.length === 0
      ? [[toneOf(best) < 0 ? 'against' : 'between', best]]
      : verdict === 'no' && kind !== 'which'
        ? sides.toReversed()
        : sides
  /** A question for a way is answered by the advice of a card; the others say what helps and what hinders. */
  const counsel = aim === null ? null : spread.adviser === undefined && helps ? best : adviser
  const advice = counsel
    ? [
        fillWords(reply.counsel[aim ? 'aim' : 'plain'], {
          aim: aim ?? '',
          ...inPlace(counsel),
          first: afterColon(firstSentence(sideOf(counsel, texts).advice)),
          rest: sentencesOf(sideOf(counsel, texts).advice)
            .slice(1)
            .map((sentence) => ` ${sentence}`)
            .join(''),
        }),
      ]
    : []
  const reasons = ordered
    .filter(([, each]) => each !== counsel)
    .map(([ofCard, each], i) => (kind === 'open' && i === 0 && !counsel ? openAnswer(each) : reason(ofCard, each)))
  const whole = synthesis(dealt, kind, matter, texts)
  const counted = countOfSides(dealt)
  // A question for yes or no has the votes, a choice the cards of its options, and a time its pace.
  const balance =
    helps && hinders && dealt.length >= FEW && kind === 'open'
      ? [fillWords(reply.wins[counted.side], { ...counted.words, ...words })]
      : []
  const deeds = (): ReplyTopicTexts['deed'] => {
    if (kind === 'open') return subject === reply.topics[topic] ? frames.deed : subject.deed
    if (kind !== 'whether' || feared) return frames.deed
    if (clause?.kind === 'act') return reply.acts[side]
    if (!isOwn && !person) return reply.others
    return side === 'no' ? subject.instead : subject.deed
  }
  const deed = fillWords(deeds()[suitOf(adviser)], words)
  /** The card whose need is the condition of a yes, or would change a no. */
  const hindering = ordered.find(([each]) => each === 'against')?.[1]
  const condition =
    kind === 'whether' && !feared && isOwn && hindering && !aheadOf(placeOf(hindering))
      ? [fillWords(reply.condition[side], { ...words, need: sideOf(hindering, texts).need })]
      : []
  const [chosen, left] = choice?.preferred === 'second' ? [choice.two, choice.one] : [choice?.one, choice?.two]
  const isDecided = choice !== undefined && choice.preferred !== 'even'
  const thread: SpreadThread = {
    carries: helps ? best : null,
    hinders: hinders ? hardest : null,
    side: kind === 'whether' && !feared ? side : null,
    options: isDecided ? { carries: chosen!, hinders: optionCards === null ? chosen! : left! } : null,
  }
  if (spread.oneLine && kind === 'open') return { text: openAnswer(best), thread }
  const isNamed = leans || ordered.some(([, each]) => each === dealt.at(-1))
  const ending = decides && hasOutcome(places) && !isNamed ? [endingText(dealt, verdict, where, texts)] : []
  // A leaning or an ending already speaks of the spread as a whole.
  const together = leans || ending.length > 0 || !isOwn ? [] : whole
  // A question for yes or no ends in a deed, and the deed comes from a card.
  const step =
    kind === 'whether' && !feared && dealt.length >= FEW && adviser !== hindering
      ? [fillWords(reply.step, { card: cardInSentence(adviser) })]
      : []
  const sentences = [
    ...(kind === 'open' ? advice : [answer()]),
    ...reasons,
    ...votes(),
    ...balance,
    ...ending,
    ...(condition.length > 0 ? condition : step.length > 0 ? [] : together),
    ...(advice.length > 0 ? [] : [...step, deed]),
  ]
  return { text: sentences.join(' '), thread }
}
