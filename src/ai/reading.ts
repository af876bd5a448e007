import type { Refusal } from '../safety/gate.ts'
import type { RefusalTopic } from '../safety/topics.ts'
import type { PackFact, SectionText } from './claims.ts'
import { completeParagraphs } from './completion-writer.ts'
import { passagesOf } from './grounding/passages.ts'
import { isHindi } from './grounding/text.ts'
import type { ReadingWriter, Tier } from './language-model.ts'
import { creditsFor, PRICES } from './metering.ts'
import type { GroundedPack, Manner, Pack } from './pack.ts'
import { titleOf } from './sections.ts'

/** A reading without its wording by anybody. */
const shell = (tier: Tier) => ({
  tier,
  usage: {
    ...{ input_tokens: 0, output_tokens: 0, credits_used: 0 },
    ...{ credits_minimum: PRICES[tier].minimum, credits_ceiling: PRICES[tier].ceiling },
  },
})

export const COMPOSED_LABEL = 'composed'

export const refusedReading = (refusal: Refusal, tier: Tier, model: string) => {
  const { usage } = shell(tier)
  return {
    reading: refusal.message,
    sections: [],
    grounding: { facts: [], used: [], capabilities: [], unsupported_removed: 0, regenerated: false },
    tier,
    model,
    usage,
    refusal: { ...refusal, help: refusal.help.map((line) => ({ ...line })) },
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

/** The language of a reading by a model: that of the reader's own words where they are Hindi, else English. */
const languageOf = (words: Pack['words']) => (isHindi(textsIn(words).join(' ')) ? 'hi' : 'en')
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? 'content' in value
        ? (value as { role?: string }).role === 'user'
          ? textsIn(value.content)
          : []
        : Object.values(value).flatMap(textsIn)
      : []

/** The pack as a model gets it: with the passages whose sentences it may quote. */
export const groundedPack = async (pack: Pack, manner: Manner): Promise<GroundedPack> => {
  const language = languageOf(pack.words)
  const composed = await pack.compose({ ...manner, length: 'long' })
  return { ...pack, language, passages: passagesOf(composed, pack.facts, language) }
}

/** The reading of a pack, by a model where there is one. `seed` makes the word by which rules that leak are known. */
export const readingOf = async (
  pack: Pack,
  manner: Manner,
  {
    writing,
    signal,
    seed,
    refusal,
    isUnsafe,
  }: {
    writing: ReadingWriter
    signal: AbortSignal
    seed: string
    /** The words of a refusal by the model. */
    refusal: (topic: RefusalTopic) => Refusal
    /** Whether a paragraph gives advice that no reading may give. */
    isUnsafe: (text: string) => boolean
  },
) => {
  const { tier } = manner
  const { scribe, paid, onParagraph } = writing
  const none = { removed: 0, regenerated: false, inputTokens: 0, outputTokens: 0 }
  if (!scribe) {
    const sections = await pack.compose(manner)
    if (onParagraph)
      for (const { id, paragraphs } of sections) for (const each of paragraphs) onParagraph({ section: id, ...each })
    return assembled(pack, tier, paid, { ...none, model: COMPOSED_LABEL, sections })
  }
  const canary = `KH${seed.slice(0, 12).toUpperCase()}`
  const told = await completeParagraphs(await groundedPack(pack, manner), manner, {
    ...writing,
    model: scribe,
    signal,
    canary,
    isUnsafe,
  })
  if ('refusal' in told) {
    const refused = refusedReading(refusal(told.refusal), tier, scribe.label)
    return {
      ...refused,
      grounding: {
        ...refused.grounding,
        facts: pack.facts.map(factRow),
        capabilities: [...pack.capabilities],
        regenerated: told.regenerated,
      },
    }
  }
  // Where nothing of the model stands, the reading is a composed one and costs what that does.
  return told.byModel
    ? assembled(pack, tier, paid, { ...told, model: scribe.label })
    : assembled(pack, 'fast', paid, { ...told, model: COMPOSED_LABEL })
}
