import { READING_TIERS } from '../../../ai/language-model.ts'
import { exact, freeText, maybe, maybeTerm, oneOf, type Static, t } from '../../../schema.ts'
import { ReportFact } from '../../shared/cited-facts.ts'
import { RefusalField } from '../../shared/refusable.ts'

/** What every reading of the family takes and gives. */

export const READING_STYLES = ['plain', 'warm', 'traditional', 'technical'] as const
export const LENGTHS = ['short', 'medium', 'long'] as const

const LENGTH_WORDS = 'About 250, 600 or 1200 words (900 on the tier fast)'
export const TIER = maybe(
  oneOf(READING_TIERS, {
    default: 'fast',
    description: 'Credits: 60 to 170 (fast), 250 to 750 (balanced), 1500 to 4000 (deep). Sandbox keys: fast, free.',
  }),
  { $id: 'ReadingTier' },
)
export const STYLE = maybe(oneOf(READING_STYLES, { default: 'plain', description: 'Tone of the text.' }), {
  $id: 'ReadingStyle',
})
export const LENGTH = maybe(oneOf(LENGTHS, { default: 'medium', description: `${LENGTH_WORDS}.` }))
export const SHORT = maybe(oneOf(LENGTHS, { default: 'short', description: `${LENGTH_WORDS}.` }))
/** Limit of a text as it is sent, with characters that are not counted. */
const SENT_LENGTH = 16_000
const COUNTED = 'Invisible characters and outer spaces do not count.'
// source: the catalogue of AI readings
export const FOCUS_LENGTH = { least: 1, most: 60 }
export const FOCUS = maybe(
  t.Array(freeText({ minLength: 1, maxLength: SENT_LENGTH }), {
    maxItems: 5,
    description: `Words on which the reading dwells, each of 1 to 60 characters: data for it, never instructions. ${COUNTED}`,
  }),
)
/** Of every reading. */
export const MANNER = { tier: TIER, style: STYLE, length: LENGTH }

const Text = t.String({ description: 'Prose without markup.' })
const Ids = (description: string) => t.Array(t.String(), { description })
const count = (description: string) => t.Integer({ minimum: 0, description })

const Section = t.Object(
  {
    id: t.String({ description: 'Of the section; fixed for each capability, in this order.' }),
    title: maybeTerm(['Graha'], { description: 'Heading.' }),
    paragraphs: t.Array(
      t.Object(
        { text: Text, fact_ids: Ids('Facts under the paragraph, each in grounding.facts.') },
        { $id: 'ReadingParagraph', description: 'A paragraph and the facts under it.' },
      ),
      { description: 'In reading order.' },
    ),
  },
  { $id: 'AiReadingSection', description: 'A section of an AI reading.' },
)

const Grounding = t.Object(
  {
    facts: t.Array(ReportFact, { description: 'All that was computed for the reading.' }),
    used: Ids('Facts that the reading rests on, in the order of their first use.'),
    capabilities: Ids('Slugs of the capabilities whose answers the facts are.'),
    unsupported_removed: count(
      'Paragraphs of the model that failed the checks twice and were replaced by composed ones.',
    ),
    regenerated: t.Boolean({ description: 'Whether the model wrote paragraphs again that failed at first.' }),
  },
  { $id: 'Grounding', description: 'What a reading rests on.' },
)

const Usage = t.Object(
  {
    input_tokens: count('Read by the model; 0 where none was asked.'),
    output_tokens: count('Written by the model; 0 where none was asked.'),
    credits_minimum: count('Least price of the tier on a live key.'),
    credits_ceiling: count('Highest price of the tier; reserved before the reading is written.'),
    credits_used: count('Charged: equals meta.credits_used; 0 for sandbox keys and refusals.'),
  },
  { $id: 'ReadingUsage', description: 'What a reading used.' },
)

export const readingFields = {
  reading: t.String({ description: 'All paragraphs, one blank line between.' }),
  sections: t.Array(Section, { description: 'Empty where the question is refused.' }),
  grounding: Grounding,
  tier: oneOf(READING_TIERS, {
    description: 'The tier on which it was written: the requested one; fast where the reading is composed.',
  }),
  model: t.String({
    description:
      'Public label of the model; `composed` where none is configured, or where no paragraph of the model stands.',
  }),
  usage: Usage,
  refusal: RefusalField,
}
export const ReadingData = t.Object(readingFields)
export type ReadingData = Static<typeof ReadingData>

// source: the catalogue of AI readings
export const QUESTION_LENGTH = { least: 3, most: 1000 }
export const QUESTION = freeText({
  minLength: 3,
  maxLength: SENT_LENGTH,
  description: `What is asked of the chart, in 3 to 1000 characters. ${COUNTED}`,
})
// source: the catalogue of AI readings
export const SITUATION_LENGTH = { least: 0, most: 1000 }
export const SITUATION = maybe(
  freeText({
    minLength: 0,
    maxLength: SENT_LENGTH,
    description: `Present circumstances and question, in the words of whom it is about, at most 1000 characters. ${COUNTED}`,
  }),
)
// source: the catalogue of AI readings
export const MESSAGE_LENGTH = { least: 1, most: 4000 }
export const Message = exact(
  {
    role: oneOf(['user', 'assistant'], {
      description: 'Who wrote it; what assistants wrote is never taken as a fact.',
    }),
    content: freeText({
      minLength: 1,
      maxLength: SENT_LENGTH,
      description: `What was written, in 1 to 4000 characters. ${COUNTED}`,
    }),
  },
  { $id: 'ChatMessage', description: 'A turn of a talk.' },
)
