import { readQuestion } from '../../ai/read-question.ts'
import { SECTIONS } from '../../ai/sections.ts'
import { withoutInstructions } from '../../safety/instructions.ts'
import { plainText } from '../../safety/normal-text.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedText, warnAboutQuestion } from './parts/ai-capability.ts'
import { hindiQuestionAnswer } from './parts/hindi-answers.ts'
import { allowedIntent, intentPack } from './parts/intent-pack.ts'
import { dayAndAge, readerOf } from './parts/pack.ts'
import { composeQuestion } from './parts/question-answer.ts'
import { questionFacts } from './parts/question-pack.ts'
import { MANNER, QUESTION, QUESTION_LENGTH } from './parts/shapes.ts'

/** A question without instructions, with its areas of life, kind and intent. */
const parseQuestion = (question: string, minor: boolean) => {
  const text = withoutInstructions(plainText(question))
  return { text, ...readQuestion(text, minor) }
}

export default aiCapability(
  {
    slug: 'ai-question',
    title: 'Question to the chart',
    summary: 'The answer to a question on one birth chart, based on listed facts of chart, periods and transits.',
    method:
      'A question about one result (a dosha, a gem, a day) is answered by the capability that computes it. A question about the life of another person, such as a relative, is answered for the reader’s own side, and the answer says so. A period in the question (a season, months, a festival, an age) is turned into dates and judged by the times of its area. In any other question the words select at most three areas of life. The facts are placements, dignities and lords; the score of each area from its houses (weights 1 and 1/2), karakas, varga and yogas; the current Vimshottari periods and the next three antardashas; the gochara of the slow planets from the Moon; and the windows of the next three years in which Jupiter and Saturn both touch the houses of the area. Unsuitable questions are rejected before the computation and cost nothing.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      question: QUESTION,
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      ...MANNER,
    }),
    example: { ...independence, question: 'Should I change my job, and when?', as_of: '1975-06-01' },
  },
  {
    refuse({ question, as_of, ...birth }, world) {
      const { minor } = readerOf(birth, as_of, world)
      return ageRefusal([checkedText(question, 'question', QUESTION_LENGTH)], minor)
    },
    async pack({ question, as_of, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world)
      const parsedQuestion = parseQuestion(question, reader.minor)
      const { kind, text, areas } = parsedQuestion
      const matchedIntent = allowedIntent(parsedQuestion.intent, reader)
      const intentAnswer =
        matchedIntent && (await intentPack(reader, birth, { matchedIntent, kind, text }, 'question', world))
      const inHindi = intentAnswer ? Boolean(intentAnswer.composeHindi) : !reader.minor
      warnAboutQuestion(question, { areas, isRouted: intentAnswer !== null, inHindi }, world)
      const words = { question: plainText(question) }
      if (intentAnswer) return { ...dayAndAge(reader), ...intentAnswer, minor: reader.minor, words }
      const pack = await questionFacts(reader, birth, { ...parsedQuestion, style: style ?? 'plain' }, world)
      return {
        ...dayAndAge(reader),
        facts: pack.facts,
        capabilities: pack.capabilities,
        sections: SECTIONS['ai-question'],
        minor: reader.minor,
        words,
        compose: (manner) => composeQuestion(pack, reader, parsedQuestion, manner),
        composeHindi: reader.minor
          ? null
          : (manner) => hindiQuestionAnswer(pack, { ...parsedQuestion, reader, manner, form: 'question' }),
      }
    },
  },
)
