import type { Refusal } from '../safety/gate.ts'
import type { RefusalTopic } from '../safety/topics.ts'
import type { PackFact, SectionText } from './claims.ts'
import { completeParagraphs } from './completion-writer.ts'
import { isInEighthHouse } from './frightening-facts.ts'
import { hindiSentence } from './grounding/hindi.ts'
import { quotablePassages } from './grounding/passages.ts'
import { isHindi } from './grounding/text.ts'
import { withHealthCare } from './health-care.ts'
import type { ModelTier, ReadingWriter } from './language-model.ts'
import type { GroundedPack, Manner, Pack } from './pack.ts'
import { creditsFor, PRICES } from './reading-prices.ts'
import { sectionTitle } from './sections.ts'

/** The tier and the usage of a reading before tokens are counted. */
const initialUsage = (tier: ModelTier) => ({
  tier,
  usage: {
    ...{ input_tokens: 0, output_tokens: 0, credits_used: 0 },
    ...{ credits_minimum: PRICES[tier].minimum, credits_ceiling: PRICES[tier].ceiling },
  },
})

/** The value of `model` in a reading without a language model. */
export const COMPOSED_LABEL = 'composed'

/** The answer to a refused question: the refusal message as the reading, without facts. */
export const refusedReading = (refusal: Refusal, tier: ModelTier, model: string) => {
  const { usage } = initialUsage(tier)
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

interface ReadingResult {
  readonly model: string
  readonly sections: readonly SectionText[]
  readonly removed: number
  readonly regenerated: boolean
  readonly inputTokens: number
  readonly outputTokens: number
}

const buildReading = ({ facts, capabilities }: Pack, tier: ModelTier, paid: boolean, result: ReadingResult) => {
  const sections = result.sections.map(({ id, paragraphs }) => ({
    id,
    title: sectionTitle(id),
    paragraphs: paragraphs.map(({ text, fact_ids }) => ({ text, fact_ids: [...fact_ids] })),
  }))
  const { usage } = initialUsage(tier)
  return {
    reading: sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n\n'),
    sections,
    grounding: {
      facts: facts.map(factRow),
      used: [...new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ fact_ids }) => fact_ids)))],
      capabilities: [...capabilities],
      unsupported_removed: result.removed,
      regenerated: result.regenerated,
    },
    tier,
    model: result.model,
    usage: {
      ...usage,
      input_tokens: result.inputTokens,
      output_tokens: result.outputTokens,
      credits_used: paid ? creditsFor(tier, result.inputTokens, result.outputTokens) : 0,
    },
    refusal: null,
  }
}

/** The language of a reading by a model: Hindi if the user writes in Hindi, else English. */
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

/** The pack with its language and the passages that a model may quote. */
export const groundedPack = async (pack: Pack, manner: Manner): Promise<GroundedPack> => {
  const language = languageOf(pack.words)
  const sections = await pack.compose({ ...manner, length: 'long' })
  const [opening] = language === 'hi' ? (pack.composeHindi?.(manner) ?? []) : sections
  const answer = (pack.answersFirst && opening?.paragraphs[0]) || null
  const facts = pack.facts.filter(
    (fact) => !isInEighthHouse(fact) && (language === 'en' || hindiSentence(fact) !== null),
  )
  return { ...pack, facts, language, answer, passages: quotablePassages(sections, facts, language) }
}

/** The reading of a pack, written by the configured model or composed without one. `seed` determines the canary of the prompt. */
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
    /** The refusal for a topic that the model refuses. */
    refusal: (topic: RefusalTopic) => Refusal
    /** True for a paragraph with an unsafe phrase. */
    isUnsafe: (text: string) => boolean
  },
) => {
  const { tier } = manner
  const { model: scribe, paid, onParagraph } = writing
  /** The composed reading. `sent`: the number of its first paragraphs that are sent already. */
  const composedReading = async (removed: number, regenerated: boolean, sent = 0) => {
    const compose = (languageOf(pack.words) === 'hi' && pack.composeHindi) || pack.compose
    const language = compose === pack.composeHindi ? 'hi' : 'en'
    const sections = withHealthCare(await compose(manner), { language, minor: pack.minor })
    const rows = sections.flatMap(({ id, paragraphs }) =>
      paragraphs.map((paragraph) => ({ section: id, ...paragraph })),
    )
    for (const { section, text, fact_ids } of rows.slice(sent)) onParagraph?.({ section, text, fact_ids })
    return { ...{ removed, regenerated, inputTokens: 0, outputTokens: 0 }, model: COMPOSED_LABEL, sections }
  }
  if (!scribe) return buildReading(pack, tier, paid, await composedReading(0, false))
  const canary = `KH${seed.slice(0, 12).toUpperCase()}`
  const grounded = await groundedPack(pack, manner)
  const result = await completeParagraphs(grounded, manner, {
    ...writing,
    model: scribe,
    signal,
    canary,
    isUnsafe,
  })
  if ('refusal' in result) {
    const refused = refusedReading(refusal(result.refusal), tier, scribe.label)
    return {
      ...refused,
      grounding: {
        ...refused.grounding,
        facts: pack.facts.map(factRow),
        capabilities: [...pack.capabilities],
        regenerated: result.regenerated,
      },
    }
  }
  // A reading without any paragraph of the model is composed, and charged as such.
  return 'composed' in result
    ? buildReading(
        pack,
        'fast',
        paid,
        await composedReading(result.removed, result.regenerated, grounded.answer ? 1 : 0),
      )
    : buildReading(pack, tier, paid, { ...result, model: scribe.label })
}
