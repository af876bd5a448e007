import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import { ADULT_INTENTS, type Intent, type MatchedIntent } from '../../../ai/intents.ts'
import { isAdultYoga } from '../../../ai/minors.ts'
import type { Manner, Pack } from '../../../ai/pack.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import { foldedWords } from '../../../ai/word-stems.ts'
import { Fault } from '../../../faults.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import type { World } from '../../capability.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { natalFacts } from './chart-facts.ts'
import { hindiIntentAnswer } from './hindi-answers.ts'
import { INTENT_ANSWERS } from './intent-answers.ts'
import type { IntentAnswer } from './intent-context.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer, type Sentence } from './pack.ts'
import { chartPassages } from './passages.ts'
import { timeFacts } from './time-facts.ts'

/** The pack of a question for one result of the chart. */

const MAX_FACTS = 120

/** True for an intent that is not answered for somebody under 18: love, marriage, children, the 7th and the 8th house. */
const isForAdults = ({ intent, slots }: MatchedIntent): boolean =>
  ADULT_INTENTS.includes(intent) ||
  slots.house === 7 ||
  slots.house === 8 ||
  slots.varga === 'D7' ||
  slots.dosha === 'kalathra' ||
  (slots.yoga !== undefined && isAdultYoga(yogaRule(slots.yoga)))

/** The intent if it may be answered for this reader, else null. */
export const allowedIntent = (intent: MatchedIntent | null, { minor }: Pick<Reader, 'minor'>): MatchedIntent | null =>
  intent && !(minor && isForAdults(intent)) ? intent : null

const EIGHTH_HOUSE =
  'The eighth house stands for research, inheritance and money shared with others; it is no house to fear.'

type SectionSentences = readonly (Sentence | null)[]
/** The sentences of an answer by section. */
const sectionsOf = ({
  lead,
  why = [],
  timing = [],
  advice,
}: IntentAnswer): Record<'answer' | 'why' | 'timing' | 'advice', SectionSentences> => ({
  answer: lead,
  why,
  timing,
  advice,
})

interface IntentQuestion {
  readonly matchedIntent: MatchedIntent
  readonly kind: QuestionKind
  /** The question without instructions. */
  readonly text: string
  readonly partner?: { readonly reader: Reader; readonly birth: BirthWithNodeInput } | null
}

export type IntentPack = Pick<
  Pack,
  'facts' | 'capabilities' | 'sections' | 'rules' | 'answersFirst' | 'composeHindi'
> & {
  compose(manner: Manner): ReturnType<Pack['compose']>
}

/** Suggested follow-up questions that this reader may ask. */
const followUps = (intent: Intent, { minor }: Reader): Sentence[] =>
  INTENT_ANSWERS[intent].next
    .filter((next) => !(minor && ADULT_INTENTS.includes(next)))
    .map((next) => packSentence(INTENT_ANSWERS[next].question))

/**
 * The facts and the composed answer of an intent; null if the capability cannot answer for that day, or if the first sentence of the
 * answer is not allowed for this reader. `form`: the sections of ai-question, or the reply of ai-chat.
 */
export const intentPack = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { matchedIntent, kind, text, partner = null }: IntentQuestion,
  form: 'question' | 'reply',
  world: World,
): Promise<IntentPack | null> => {
  const quiet = { ...world, warn() {} }
  const { born, day, stage } = reader
  const { intent, slots } = matchedIntent
  if (stage !== 'adult' && (slots.house === 8 || (slots.yoga && isFrighteningYoga(slots.yoga)))) return null
  const chartFacts = natalFacts(born.chart)
  const times = timeFacts(born, day, quiet)
  const passages = await chartPassages(born.chart, chartAssessment(born, quiet).planets, reader.age)
  const context = {
    reader,
    birth,
    slots,
    kind,
    searchText: foldedWords(text),
    partner,
    world: quiet,
    times,
    chartFacts,
    passages,
  }
  let answer: IntentAnswer
  try {
    answer = await INTENT_ANSWERS[intent].compose(context)
  } catch (reason) {
    // The almanac does not cover the day, so the caller answers from the whole chart instead.
    if (reason instanceof Fault && reason.fault === 'invalid') return null
    throw reason
  }
  // The eighth house is never named without its meaning.
  if (slots.house === 8)
    answer = {
      ...answer,
      lead: [...answer.lead, packSentence(EIGHTH_HOUSE, ...answer.lead.flatMap((row) => row.facts))],
    }
  const sentences = sectionsOf(answer)
  const citedFacts = Object.values(sentences).flatMap((section) => section.flatMap((row) => row?.facts ?? []))
  const allFacts = factPack(
    [
      ...(answer.facts ?? []),
      ...citedFacts,
      chartFacts.ascendant(),
      chartFacts.sign('Moon'),
      chartFacts.star('Moon'),
      ...times.current(),
      ...chartFacts.placements(),
    ],
    MAX_FACTS,
    new Set(answer.lead.flatMap((row) => row.facts.map(({ id }) => id))),
  )
  const facts = factsForStage(allFacts, stage)
  const [leadSentence] = answer.lead
  const longComposer = new ReadingComposer(facts, { tier: 'fast', style: 'plain', length: 'long' }, stage)
  if (!leadSentence || !longComposer.hasNewText(leadSentence)) return null
  const answeredSections = (['answer', 'why', 'timing', 'advice'] as const).filter((id) =>
    longComposer.hasNewText(...sentences[id]),
  )
  const leadFactIds = leadSentence.facts.map(({ id }) => id)

  const composeSections = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, stage)
    const [, , ...furtherReasons] = sentences.why
    composer.answer('answer', ...sentences.answer)
    for (const id of answeredSections.slice(1)) {
      if (!composer.hasNewText(...sentences[id])) continue
      composer.section(id)
      if (id === 'why') composer.paragraph(...sentences.why.slice(0, 2)).longOnly(...furtherReasons)
      else composer.paragraph(...sentences[id])
    }
    return composer.sections
  }
  const composeReply = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, stage)
    composer.answer('reply', ...sentences.answer)
    composer
      .paragraph(...sentences.why.slice(0, 2))
      .longOnly(...sentences.why.slice(2))
      .paragraph(...sentences.timing)
      .paragraph(...sentences.advice)
    composer.section('follow_ups')
    for (const question of followUps(intent, reader)) composer.paragraph(question)
    return composer.sections
  }
  return {
    facts,
    capabilities: [...new Set([...answer.capabilities, 'planet-positions', 'vimshottari-dasha'])],
    sections: form === 'question' ? answeredSections : ['reply', 'follow_ups'],
    rules: [
      `The answer to the question stands first and is written already, with ${leadFactIds.map((id) => `{${id}}`).join(' and ')}. Continue from it.`,
    ],
    answersFirst: true,
    compose: form === 'question' ? composeSections : composeReply,
    composeHindi: hindiIntentAnswer(
      { answer, matchedIntent, facts, kind, searchText: context.searchText, reader, times },
      form,
    ),
  }
}
