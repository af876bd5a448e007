import { Fault } from '../faults.ts'
import type { PackFact, SectionText } from './claims.ts'
import { creditsFor, PRICES } from './metering.ts'
import { REFUSALS, type RefusalTopic } from './refusals.ts'
import type { Tier, Writing } from './scribe.ts'
import { titleOf } from './sections.ts'

/** What a reading rests on, and how it is told where no model does. */
export interface Pack {
  readonly facts: readonly PackFact[]
  /** Slugs of the capabilities whose answers the facts are. */
  readonly capabilities: readonly string[]
  /** In the order of the sections; one that is left out is not told. */
  readonly sections: readonly string[]
  compose(): SectionText[] | Promise<SectionText[]>
}

/** A reading without its wording by anybody. */
const shell = (tier: Tier) => ({
  tier,
  usage: {
    ...{ input_tokens: 0, output_tokens: 0, credits_used: 0 },
    ...{ credits_minimum: PRICES[tier].minimum, credits_ceiling: PRICES[tier].ceiling },
  },
})

export const COMPOSED_LABEL = 'composed'

export const refusedReading = (topic: RefusalTopic, tier: Tier, model: string) => {
  const { message } = REFUSALS[topic]
  const { usage } = shell(tier)
  return {
    reading: message,
    sections: [],
    grounding: { facts: [], used: [], capabilities: [], unsupported_removed: 0, regenerated: false },
    tier,
    model,
    usage,
    refusal: { topic, message },
  }
}

const factRow = ({ id, kind, text, value, source }: PackFact) => ({ fact_id: id, kind, text, value, source })

interface Told {
  readonly model: string
  readonly sections: readonly SectionText[]
  readonly removed: number
  readonly regenerated: boolean
  readonly inputTokens: number
  readonly outputTokens: number
}

const assembled = ({ facts, capabilities }: Pack, tier: Tier, paid: boolean, told: Told) => {
  const sections = told.sections.map(({ id, paragraphs }) => ({
    id,
    title: titleOf(id),
    paragraphs: paragraphs.map(({ text, fact_ids }) => ({ text, fact_ids: [...fact_ids] })),
  }))
  const { usage } = shell(tier)
  return {
    reading: sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n\n'),
    sections,
    grounding: {
      facts: facts.map(factRow),
      used: [...new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ fact_ids }) => fact_ids)))],
      capabilities: [...capabilities],
      unsupported_removed: told.removed,
      regenerated: told.regenerated,
    },
    tier,
    model: told.model,
    usage: {
      ...usage,
      input_tokens: told.inputTokens,
      output_tokens: told.outputTokens,
      credits_used: paid ? creditsFor(tier, told.inputTokens, told.outputTokens) : 0,
    },
    refusal: null,
  }
}

/** The reading of a pack, by whoever writes. */
export const readingOf = async (pack: Pack, tier: Tier, writing: Writing) => {
  if (writing.scribe) throw new Fault('unwritable', 'The language model cannot be asked.')
  const sections = await pack.compose()
  return assembled(pack, tier, writing.paid, {
    ...{ model: COMPOSED_LABEL, sections, removed: 0, regenerated: false, inputTokens: 0, outputTokens: 0 },
  })
}
