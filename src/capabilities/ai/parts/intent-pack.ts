import type { QuestionKind } from '../../../ai/areas.ts'
import { ADULT_INTENTS, type Intent, type MatchedIntent } from '../../../ai/intents.ts'
import { isOfGrownLife } from '../../../ai/minors.ts'
import type { Manner, Pack } from '../../../ai/pack.ts'
import { foldedWords } from '../../../ai/word-stems.ts'
import { Fault } from '../../../faults.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import type { World } from '../../capability.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { natalFacts } from './chart-facts.ts'
import { INTENT_ANSWERS } from './intent-answers.ts'
import type { IntentAnswer } from './intent-context.ts'
import { factPack, factsAt, type Reader, type Sentence, say, Telling } from './pack.ts'
import { passagesOf } from './passages.ts'
import { timeFacts } from './time-facts.ts'

/** The pack of a question that one result of the chart answers. */

const MOST_FACTS = 120

/** What is asked of somebody under 18 that is not read: love, marriage, children, the seventh and the eighth house. */
const isForAdults = ({ intent, slots }: MatchedIntent): boolean =>
  ADULT_INTENTS.includes(intent) ||
  slots.house === 7 ||
  slots.house === 8 ||
  slots.varga === 'D7' ||
  slots.dosha === 'kalathra' ||
  (slots.yoga !== undefined && isOfGrownLife(yogaRule(slots.yoga)))

/** The intent where it may be answered to this reader. */
export const allowedIntent = (asked: MatchedIntent | null, { minor }: Pick<Reader, 'minor'>): MatchedIntent | null =>
  asked && !(minor && isForAdults(asked)) ? asked : null

type SectionSentences = readonly (Sentence | null)[]
const parts = ({
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
  readonly asked: MatchedIntent
  readonly kind: QuestionKind
  /** The question without instructions. */
  readonly text: string
  readonly partner?: { readonly reader: Reader; readonly birth: BirthWithNodeInput } | null
}

export type IntentPack = Pick<Pack, 'facts' | 'capabilities' | 'sections' | 'rules'> & {
  compose(manner: Manner): ReturnType<Pack['compose']>
}

/** Suggested questions: those of the intents that follow, which this reader may ask. */
const followUps = (intent: Intent, { minor }: Reader): Sentence[] =>
  INTENT_ANSWERS[intent].next
    .filter((each) => !(minor && ADULT_INTENTS.includes(each)))
    .map((each) => say(INTENT_ANSWERS[each].question))

/**
 * Null where no capability can answer on that day, or nothing of the answer may be told to this reader.
 * `form`: the sections of a question, or the reply of a talk.
 */
export const intentPack = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { asked, kind, text, partner = null }: IntentQuestion,
  form: 'question' | 'reply',
  world: World,
): Promise<IntentPack | null> => {
  const quiet = { ...world, warn() {} }
  const { born, day, stage } = reader
  const { intent, slots } = asked
  const tell = natalFacts(born.chart)
  const times = timeFacts(born, day, quiet)
  const passages = await passagesOf(born.chart, chartAssessment(born, quiet).planets, reader.age)
  const context = { reader, birth, slots, kind, asked: foldedWords(text), partner, world: quiet, times, tell, passages }
  let answer: IntentAnswer
  try {
    answer = await INTENT_ANSWERS[intent].compose(context)
  } catch (reason) {
    // A day that the almanac does not cover: the chart as a whole is read instead.
    if (reason instanceof Fault && reason.fault === 'invalid') return null
    throw reason
  }
  const sentences = parts(answer)
  const own = Object.values(sentences).flatMap((section) => section.flatMap((sentence) => sentence?.facts ?? []))
  const all = factPack(
    [
      ...(answer.facts ?? []),
      ...own,
      tell.ascendant(),
      tell.sign('Moon'),
      tell.star('Moon'),
      ...times.current(),
      ...tell.placements(),
    ],
    MOST_FACTS,
  )
  const facts = factsAt(all, stage)
  const [first] = answer.lead
  const trial = new Telling(facts, { tier: 'fast', style: 'plain', length: 'long' }, stage)
  if (!first || !trial.canTell(first)) return null
  const answeredSections = (['answer', 'why', 'timing', 'advice'] as const).filter((id) =>
    trial.canTell(...sentences[id]),
  )
  const ids = first.facts.map(({ id }) => id)

  const inSections = (manner: Manner) => {
    const telling = new Telling(facts, manner, stage)
    const [, , ...rest] = sentences.why
    telling.answer('answer', ...sentences.answer)
    for (const id of answeredSections.slice(1)) {
      if (!telling.canTell(...sentences[id])) continue
      telling.section(id)
      if (id === 'why') telling.paragraph(...sentences.why.slice(0, 2)).more(...rest)
      else telling.paragraph(...sentences[id])
    }
    return telling.sections
  }
  const inReply = (manner: Manner) => {
    const telling = new Telling(facts, manner, stage)
    telling.answer('reply', ...sentences.answer)
    telling
      .paragraph(...sentences.why.slice(0, 2))
      .more(...sentences.why.slice(2))
      .paragraph(...sentences.timing)
      .paragraph(...sentences.advice)
    telling.section('follow_ups')
    for (const question of followUps(intent, reader)) telling.paragraph(question)
    return telling.sections
  }
  return {
    facts,
    capabilities: [...new Set([...answer.capabilities, 'planet-positions', 'vimshottari-dasha'])],
    sections: form === 'question' ? answeredSections : ['reply', 'follow_ups'],
    rules: [`The first paragraph answers the question, with ${ids.map((id) => `{${id}}`).join(' and ')}.`],
    compose: form === 'question' ? inSections : inReply,
  }
}
