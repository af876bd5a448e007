import { Fault } from '../faults.ts'
import type { Refusal } from '../safety/gate.ts'
import type { RefusalTopic } from '../safety/topics.ts'
import { checker } from './checker/check.ts'
import type { PackFact, SectionText } from './claims.ts'
import { type Draft, readDraft } from './draft.ts'
import { creditsFor, PRICES } from './metering.ts'
import { type Length, letterOf, type Style } from './prompt.ts'
import type { Scribe, Tier, Writing } from './scribe.ts'
import { FREE_SECTIONS, titleOf } from './sections.ts'

/** What a reading rests on, and how it is told where no model does. */
export interface Pack {
  readonly facts: readonly PackFact[]
  /** Slugs of the capabilities whose answers the facts are. */
  readonly capabilities: readonly string[]
  /** In their order; one that is left out is not told. */
  readonly sections: readonly string[]
  readonly minor: boolean
  /** The day as of which it is read, `YYYY-MM-DD`, and the completed years of the reader on it where there is one. */
  readonly today: string
  readonly age: number | null
  /** What the reader wrote, by name. */
  readonly words: Readonly<Record<string, unknown>>
  /** Rules of this reading, for a model. */
  readonly rules?: readonly string[]
  compose(manner: Manner): SectionText[] | Promise<SectionText[]>
}

export interface Manner {
  readonly tier: Tier
  readonly style: Style
  readonly length: Length
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

/** Sentences that fall in so large a part, and no fewer than this, reject a text. */
const REJECTED_SHARE = 0.2
const REJECTED_LEAST = 3

interface Judged {
  readonly sections: readonly SectionText[]
  readonly removed: number
  /** What is wrong with it, for the next try; none where it may go out. */
  readonly failures: readonly string[]
}

/** A draft with what no fact supports taken out. */
const judge = ({ facts, sections: ids, minor, today, age }: Pack, { sections }: Draft, canary: string): Judged => {
  const check = checker({ facts, minor, canary, today, age })
  const told = sections.map(({ id }) => id)
  const wrong = [
    ...ids.filter((id) => !told.includes(id)).map((id) => `The section ${id} is missing.`),
    ...told
      .filter((id, at) => !ids.includes(id) || told.indexOf(id) !== at)
      .map((id) => `The section ${id.slice(0, 40)} is not asked for.`),
  ]
  let all = 0
  const fallen: string[] = []
  const kept = ids.map((id) => {
    const free = FREE_SECTIONS.includes(id)
    const paragraphs = (sections.find((section) => section.id === id)?.paragraphs ?? []).flatMap((sentences) => {
      const holds = check(sentences, free)
      all += sentences.length
      fallen.push(...sentences.filter((_, at) => !holds[at]).map(({ text }) => text.slice(0, 300)))
      const left = sentences.filter((_, at) => holds[at])
      if (left.length === 0) return []
      return [
        {
          text: left.map(({ text }) => text).join(' '),
          fact_ids: [...new Set(left.flatMap(({ fact_ids }) => fact_ids))],
        },
      ]
    })
    return { id, paragraphs }
  })
  const rejected = fallen.length >= REJECTED_LEAST && fallen.length > REJECTED_SHARE * all
  return {
    sections: kept.map((section) =>
      section.paragraphs.length > 0 ? section : { ...section, paragraphs: [firstFacts(facts)] },
    ),
    removed: fallen.length,
    failures: rejected ? [...wrong, ...fallen] : wrong,
  }
}

/** What a section says of which nothing is left. */
const firstFacts = (facts: readonly PackFact[]) => {
  const two = facts.slice(0, 2)
  return { text: two.map(({ text }) => text).join(' '), fact_ids: two.map(({ id }) => id) }
}

type Answered = { refusal: RefusalTopic } | (Judged & { inputTokens: number; outputTokens: number })

const answered = async (
  pack: Pack,
  manner: Manner,
  scribe: Scribe,
  signal: AbortSignal,
  canary: string,
  failures: readonly string[],
): Promise<Answered> => {
  const written = await scribe.write(
    letterOf({ ...manner, ...pack, rules: pack.rules ?? [], canary }, failures),
    signal,
  )
  if (written.finish === 'declined') return { refusal: 'declined' }
  const { inputTokens, outputTokens } = written
  const tokens = { inputTokens, outputTokens }
  const none = { sections: [], removed: 0, ...tokens }
  if (written.finish === 'length') return { ...none, failures: ['The answer was too long.'] }
  const draft = readDraft(written.content)
  if (!draft) return { ...none, failures: ['The answer was not JSON of the schema.'] }
  if (draft.refusal) return { refusal: draft.refusal }
  return { ...judge(pack, draft, canary), ...tokens }
}

/** The reading of a pack, by whoever writes: a model has two tries. `seed` makes the word by which rules that leak are known. */
export const readingOf = async (
  pack: Pack,
  manner: Manner,
  {
    writing: { scribe, paid },
    signal,
    seed,
    refusal,
  }: { writing: Writing; signal: AbortSignal; seed: string; refusal: (topic: RefusalTopic) => Refusal },
) => {
  const { tier } = manner
  if (!scribe) {
    const sections = await pack.compose(manner)
    const none = { removed: 0, regenerated: false, inputTokens: 0, outputTokens: 0 }
    return assembled(pack, tier, paid, { model: COMPOSED_LABEL, sections, ...none })
  }
  const canary = `KH${seed.slice(0, 12).toUpperCase()}`
  let failures: readonly string[] = []
  for (const regenerated of [false, true]) {
    const answer = await answered(pack, manner, scribe, signal, canary, failures)
    if ('refusal' in answer) {
      const refused = refusedReading(refusal(answer.refusal), tier, scribe.label)
      return {
        ...refused,
        grounding: {
          ...refused.grounding,
          facts: pack.facts.map(factRow),
          capabilities: [...pack.capabilities],
          regenerated,
        },
      }
    }
    if (answer.failures.length === 0)
      return assembled(pack, tier, paid, { ...answer, model: scribe.label, regenerated })
    failures = answer.failures
  }
  throw new Fault('unusable', 'The text that was written did not keep to the facts; try again.')
}
