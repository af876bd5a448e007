import { kindOfQuestion } from '../../ai/question-areas.ts'
import { optionsOf } from '../../ai/question-options.ts'
import { type TarotTexts, tarotTexts } from '../../readings/tarot-texts.ts'
import { maybe, nullable, oneOf, t, wholeConstant } from '../../schema.ts'
import { SPREADS } from '../../traditions/tarot/spreads.ts'
import { answerOf, leanOf, type YesNoAnswer } from '../../traditions/tarot/yes-no.ts'
import { Image } from '../shared/picture.ts'
import { gatedCapability } from '../shared/refusable.ts'
import { AnswerWord, Commitment, DrawnCard, QuestionEcho, SeedUsed } from './parts/card-shapes.ts'
import { spreadText } from './parts/card-text.ts'
import { type CardDraw, drawCards, drawInput } from './parts/draw-input.ts'
import { cardLeaning } from './parts/leaning.ts'
import { spreadPictures } from './parts/pictures.ts'
import { opposite, questionReply } from './parts/question-reply.ts'
import { isOpenQuestion } from './parts/question-subject.ts'
import { isFeared, mayLean } from './parts/question-topic.ts'

// source: the catalogue; the middle card of three weighs double
const WEIGHTS_OF_THREE = [1, 2, 1]
const MAJORITY = 2

export default gatedCapability({
  slug: 'tarot-yes-no',
  title: 'Tarot yes or no',
  summary: 'One or three cards answer a question with yes, no or maybe, and reasons.',
  keywords: 'yes no answer question',
  weight: 'light',
  method:
    'Each card has an answer. Reversed, yes becomes maybe, maybe becomes no, and no becomes maybe. Yes counts 1, no -1. One card gives its own answer. Of three cards the middle one counts double; a sum of 2 or more is yes, -2 or less is no. There is no standard table of answers; ours follows the main meaning of each card. If the question names a loss or a failure, favourable cards answer no. The answer stays maybe between these sums; its text says maybe first and then leans to the side of the sum with the last card added once more (`leaning`), except in questions about health or a loss. An open question gets no yes or no in its text.',
  draws: true,
  input: drawInput({
    cards: maybe(
      t.Union([wholeConstant(1), wholeConstant(3)], { default: 1, description: 'Number of cards, 1 or 3.' }),
    ),
  }),
  data: t.Object({
    seed: SeedUsed,
    question: QuestionEcho,
    cards: t.Array(DrawnCard),
    answer: AnswerWord,
    leaning: nullable(oneOf(['yes', 'no']), {
      description:
        'Side of a maybe; null for yes, for no, for balanced cards and for questions whose text does not lean.',
    }),
    score: t.Integer({ minimum: -4, maximum: 4 }),
    confidence: t.Number({
      minimum: 0,
      maximum: 1,
      description: 'Absolute score divided by the maximum score, 0 to 1.',
    }),
    text: t.String({ description: 'The answer in its first sentence, the cards behind it and a deed.' }),
    commitment: Commitment,
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the card, if requested.' }),
  }),
  example: { seed: 'test', question: 'Shall I take the train?', cards: 3 },
}).compute(async (input, world) => {
  const texts = await tarotTexts()
  const count = input.cards ?? 1
  const deal = drawCards('tarot-yes-no', input, count, world, { countField: 'cards' })
  const { dealt } = deal
  const weights = count === 3 ? WEIGHTS_OF_THREE : [1]
  const score = dealt.reduce((sum, each, i) => sum + weights[i]! * leanOf(each), 0)
  const verdict = count === 1 ? answerOf(dealt[0]!) : score >= MAJORITY ? 'yes' : score <= -MAJORITY ? 'no' : 'maybe'
  const answer = deal.question && isFeared(deal.question) ? opposite(verdict) : verdict
  const { text, leaning } = replyOf(deal, verdict, score, texts)
  return {
    seed: deal.seed,
    question: deal.question,
    cards: spreadText(dealt, SPREADS['yes-no'], texts.positions['yes-no'], texts, deal.deck, {
      question: deal.question,
      ...(count === 1 && { facet: 'general' as const }),
    }),
    answer,
    leaning,
    score,
    confidence: Math.abs(score) / weights.reduce((sum, weight) => sum + weight, 0),
    text,
    commitment: deal.commitment,
    images: await spreadPictures(
      input,
      deal,
      { title: 'Yes or no', places: SPREADS['yes-no'].map(({ name }) => name) },
      world,
    ),
  }
})

/** The reply in the kind of the question. An open question is named as such; one card answers it in one line. */
const replyOf = (
  { question, dealt }: CardDraw,
  verdict: YesNoAnswer,
  score: number,
  texts: TarotTexts,
): { text: string; leaning: 'yes' | 'no' | null } => {
  const fullQuestion = question ?? 'Will it go well?'
  const options = optionsOf(fullQuestion)
  if (!options && isOpenQuestion(fullQuestion)) {
    const isOne = dealt.length === 1
    const answer = questionReply(fullQuestion, { dealt, verdict, kind: 'open', oneLine: isOne }, texts)
    return { text: `${texts.reply.openQuestion[isOne ? 'one' : 'several']} ${answer}`, leaning: null }
  }
  const preferred = verdict === 'yes' ? ('first' as const) : verdict === 'no' ? ('second' as const) : ('even' as const)
  const choice = options ? { one: options[0], two: options[1], preferred } : undefined
  const kind = choice ? 'which' : kindOfQuestion(fullQuestion) === 'when' ? 'when' : 'whether'
  const weighed = dealt.length > 1 ? { score } : {}
  const text = questionReply(
    fullQuestion,
    { dealt, verdict, kind, optionCards: null, ...weighed, ...(choice && { choice }) },
    texts,
  )!
  const side =
    kind === 'whether' && mayLean(fullQuestion) && verdict === 'maybe' ? cardLeaning(dealt, score).side : 'even'
  return { text, leaning: side === 'even' ? null : side }
}
