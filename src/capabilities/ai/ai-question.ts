import { areasOf, kindOfQuestion } from '../../ai/areas.ts'
import { intentOf } from '../../ai/intents.ts'
import { SECTIONS } from '../../ai/sections.ts'
import { withoutInstructions } from '../../safety/instructions.ts'
import { plainText } from '../../safety/normal-text.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { aiCapability, cleaned, questionTexts, refusedForAge } from './parts/ai-capability.ts'
import { allowedIntent, intentPack } from './parts/intent-pack.ts'
import { readerOf, readOn } from './parts/pack.ts'
import { composeQuestion } from './parts/question-answer.ts'
import { questionFacts } from './parts/question-pack.ts'
import { MANNER, QUESTION, QUESTION_LENGTH } from './parts/shapes.ts'

const askedBy = (question: string) => {
  const text = withoutInstructions(plainText(question))
  return { text, areas: areasOf(text), kind: kindOfQuestion(text), intent: intentOf(text) }
}

export default aiCapability(
  {
    slug: 'ai-question',
    title: 'A question to the chart',
    summary: 'Answers a question on one birth from facts of its chart, periods and transits, each of them named.',
    method:
      'A question for one result (a dosha, a gem, a day) is answered by its capability; any other is put to areas of life by its words, at most three. Facts: placements, dignities, lords, the score of each area (houses 1 and 1/2, karakas, the varga of the area, yogas), Vimshottari now and the next three antardashas, gochara of the slow planets from the Moon, and windows in which Jupiter and Saturn together touch the houses of the area within three years. Some questions are refused before anything is computed; a refusal costs nothing.',
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
      return refusedForAge([cleaned(question, 'question', QUESTION_LENGTH)], minor)
    },
    async pack({ question, as_of, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world)
      const asked = askedBy(question)
      const intent = allowedIntent(asked.intent, reader)
      const answered =
        intent &&
        (await intentPack(reader, birth, { asked: intent, kind: asked.kind, text: asked.text }, 'question', world))
      questionTexts(question, { areas: asked.areas, isRouted: answered !== null }, world)
      const words = { question: plainText(question) }
      if (answered) return { ...readOn(reader), ...answered, minor: reader.minor, words }
      const pack = await questionFacts(reader, birth, { ...asked, style: style ?? 'plain' }, world)
      return {
        ...readOn(reader),
        facts: pack.facts,
        capabilities: pack.capabilities,
        sections: SECTIONS['ai-question'],
        minor: reader.minor,
        words,
        compose: (manner) => composeQuestion(pack, reader, asked, manner),
      }
    },
  },
)
