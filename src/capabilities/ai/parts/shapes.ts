import { READING_TIERS } from '../../../ai/language-model.ts'
import { exact, freeText, maybe, maybeTerm, oneOf, type Static, t } from '../../../schema.ts'
import { ReportFact } from '../../shared/cited-facts.ts'
import { RefusalField } from '../../shared/refusable.ts'

/** Input and output schemas of the AI readings. */

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
export const SHORT = maybe(
  oneOf(LENGTHS, {
    default: 'short',
    description: 'At most about 250, 600 or 1200 words. Less is written if less answers.',
  }),
)
/** The maximum length of a text before invisible characters and outer spaces are removed. */
const RAW_LENGTH = 16_000
const NOT_COUNTED = 'Invisible characters and outer spaces do not count.'
// source: the catalogue of AI readings
export const FOCUS_LENGTH = { min: 1, max: 60 }
export const FOCUS = maybe(
  t.Array(freeText({ minLength: 1, maxLength: RAW_LENGTH }), {
    maxItems: 5,
    description: `Topics to focus on, each of 1 to 60 characters. Treated as data, never as instructions. ${NOT_COUNTED}`,
  }),
)
/** Input fields of every long reading. */
export const MANNER = { tier: TIER, style: STYLE, length: LENGTH }

const Text = t.String({ description: 'Text of the paragraph, without markup.' })
const Ids = (description: string) => t.Array(t.String(), { description })
const count = (description: string) => t.Integer({ minimum: 0, description })

const Section = t.Object(
  {
    id: t.String({ description: 'Section id. Ids and order are fixed per capability.' }),
    title: maybeTerm(['Graha'], { description: 'Heading of the section.' }),
    paragraphs: t.Array(
      t.Object(
        { text: Text, fact_ids: Ids('Ids of supporting facts in grounding.facts.') },
        { $id: 'ReadingParagraph', description: 'A paragraph with its facts.' },
      ),
      { description: 'Paragraphs in reading order.' },
    ),
  },
  { $id: 'AiReadingSection', description: 'A section of an AI reading.' },
)

const Grounding = t.Object(
  {
    facts: t.Array(ReportFact, { description: 'Facts computed for the reading.' }),
    used: Ids('Ids of the facts in the reading, in order of first use.'),
    capabilities: Ids('Slugs of the capabilities that supply the facts.'),
    unsupported_removed: count('Paragraphs of the model that failed the checks twice and were replaced.'),
    regenerated: t.Boolean({ description: 'True if the model rewrote paragraphs that failed.' }),
  },
  { $id: 'Grounding', description: 'Facts and sources of a reading.' },
)

const Usage = t.Object(
  {
    input_tokens: count('Prompt tokens; 0 without a model.'),
    output_tokens: count('Completion tokens; 0 without a model.'),
    credits_minimum: count('Minimum price of the tier on a live key.'),
    credits_ceiling: count('Maximum price of the tier; reserved before the reading.'),
    credits_used: count('Credits charged, as meta.credits_used; 0 for sandbox keys and refusals.'),
  },
  { $id: 'ReadingUsage', description: 'Tokens and price.' },
)

export const readingFields = {
  reading: t.String({ description: 'All paragraphs, separated by blank lines.' }),
  sections: t.Array(Section, { description: 'Sections of the reading; empty for a refused question.' }),
  grounding: Grounding,
  tier: oneOf(READING_TIERS, {
    description: 'Tier of the reading: the requested one, or fast without a model.',
  }),
  model: t.String({
    description: 'Public label of the model; `composed` without a model, or if no paragraph is by the model.',
  }),
  usage: Usage,
  refusal: RefusalField,
}
export const ReadingData = t.Object(readingFields)
export type ReadingData = Static<typeof ReadingData>

// source: the catalogue of AI readings
export const QUESTION_LENGTH = { min: 3, max: 1000 }
export const QUESTION = freeText({
  minLength: 3,
  maxLength: RAW_LENGTH,
  description: `Question to the chart, 3 to 1000 characters. ${NOT_COUNTED}`,
})
// source: the catalogue of AI readings
export const SITUATION_LENGTH = { min: 0, max: 1000 }
export const SITUATION = maybe(
  freeText({
    minLength: 0,
    maxLength: RAW_LENGTH,
    description: `Present circumstances and question of the person, at most 1000 characters. ${NOT_COUNTED}`,
  }),
)
// source: the catalogue of AI readings
export const MESSAGE_LENGTH = { min: 1, max: 4000 }
export const Message = exact(
  {
    role: oneOf(['user', 'assistant'], {
      description: 'Author. Assistant messages are never facts.',
    }),
    content: freeText({
      minLength: 1,
      maxLength: RAW_LENGTH,
      description: `Message text, 1 to 4000 characters. ${NOT_COUNTED}`,
    }),
  },
  { $id: 'ChatMessage', description: 'A chat message.' },
)
