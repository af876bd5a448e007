import type { SectionText } from '../../ai/claims.ts'
import type { Pack } from '../../ai/pack.ts'
import type { ReadingStyle } from '../../ai/prompt.ts'
import { questionParts } from '../../ai/question-parts.ts'
import { readQuestion } from '../../ai/read-question.ts'
import { SECTIONS } from '../../ai/sections.ts'
import { spansIn } from '../../ai/spans.ts'
import { correctedSpelling } from '../../ai/spelling.ts'
import type { AssessedArea } from '../../jyotish/assessment/area.ts'
import { withoutInstructions } from '../../safety/instructions.ts'
import { plainText } from '../../safety/normal-text.ts'
import type { World } from '../capability.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { type BirthWithNodeInput, birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedText, warnAboutQuestion } from './parts/ai-capability.ts'
import { hindiQuestionAnswer } from './parts/hindi-answers.ts'
import { allowedIntent, intentPack } from './parts/intent-pack.ts'
import { dayAndAge, type Reader, readerOf } from './parts/pack.ts'
import { composeQuestion } from './parts/question-answer.ts'
import { questionFacts } from './parts/question-pack.ts'
import { MANNER, QUESTION, QUESTION_LENGTH } from './parts/shapes.ts'

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
      const cleaned = correctedSpelling(withoutInstructions(plainText(question)))
      const [first, second] = questionParts(cleaned)
      const words = { question: plainText(question) }
      const main = await packOf(first, reader, birth, style ?? 'plain', world)
      warnAboutQuestion(question, main, world)
      const other = second && (await packOf(second, reader, birth, style ?? 'plain', { ...world, warn() {} }))
      // A second question without a matter of its own is a part of the first.
      const isOwn = other && (other.isRouted || other.areas.length > 0)
      const pack = isOwn ? withSecondAnswer(main.pack, other.pack) : main.pack
      return { ...dayAndAge(reader), ...pack, minor: reader.minor, words }
    },
  },
)

type AnswerPack = Pick<
  Pack,
  'facts' | 'capabilities' | 'sections' | 'rules' | 'answersFirst' | 'compose' | 'composeHindi'
>

/** The pack of one question, with what a warning on it depends on. */
const packOf = async (
  text: string,
  reader: Reader,
  birth: BirthWithNodeInput,
  style: ReadingStyle,
  world: World,
): Promise<{ pack: AnswerPack; areas: readonly AssessedArea[]; isRouted: boolean; inHindi: boolean }> => {
  const parsed = readQuestion(text, reader.minor)
  const { kind, areas } = parsed
  const matchedIntent = allowedIntent(parsed.intent, reader)
  const intentAnswer =
    matchedIntent && (await intentPack(reader, birth, { matchedIntent, kind, text }, 'question', world))
  if (intentAnswer) return { pack: intentAnswer, areas, isRouted: true, inHindi: Boolean(intentAnswer.composeHindi) }
  const pack = await questionFacts(reader, birth, { ...parsed, style }, world)
  return {
    ...{ areas, isRouted: false, inHindi: !reader.minor },
    pack: {
      facts: pack.facts,
      capabilities: pack.capabilities,
      sections: SECTIONS['ai-question'],
      compose: (manner) => composeQuestion(pack, reader, parsed, manner),
      composeHindi: reader.minor
        ? null
        : (manner) => hindiQuestionAnswer(pack, { ...parsed, reader, manner, form: 'question' }),
    },
  }
}

/** A section without the times that another answer names. */
const withoutSpans = (section: SectionText, spans: readonly string[]): SectionText => {
  const paragraphs = section.paragraphs.flatMap((paragraph) => {
    if (!paragraph.parts) return [paragraph]
    const parts = paragraph.parts.filter(({ text }) => !spansIn(text).some((span) => spans.includes(span)))
    const fact_ids = [...new Set(parts.flatMap((part) => part.fact_ids))]
    return parts.length > 0 ? [{ text: parts.map(({ text }) => text).join(' '), fact_ids, parts }] : []
  })
  return paragraphs.length > 0 ? { ...section, paragraphs } : section
}

/** Sentences of the second answer that follow the first one. */
const SECOND_SENTENCES = 2

/** The answer to two questions: the first whole, and the first sentences of the second after its answer. */
const withSecondAnswer = (main: AnswerPack, second: AnswerPack): AnswerPack => {
  const known = new Set(main.facts.map(({ id }) => id))
  return {
    ...main,
    facts: [...main.facts, ...second.facts.filter(({ id }) => !known.has(id))],
    capabilities: [...new Set([...main.capabilities, ...second.capabilities])],
    async compose(manner) {
      const sections = await main.compose(manner)
      const mainText = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' ')
      const [answer] = await second.compose({ ...manner, style: 'plain', length: 'short' })
      const [lead] = answer!.paragraphs
      const parts = (lead?.parts ?? []).filter(({ text }) => !mainText.includes(text)).slice(0, SECOND_SENTENCES)
      if (parts.length === 0) return sections
      const paragraph = {
        text: parts.map(({ text }) => text).join(' '),
        fact_ids: [...new Set(parts.flatMap(({ fact_ids }) => fact_ids))],
        parts,
      }
      const spans = parts.flatMap(({ text }) => spansIn(text))
      return sections.map((section, index) =>
        index === 0 ? { ...section, paragraphs: [...section.paragraphs, paragraph] } : withoutSpans(section, spans),
      )
    },
  }
}
