import type { TObject } from '@sinclair/typebox'
import { PRICES } from '../../../ai/metering.ts'
import type { Length, Style } from '../../../ai/prompt.ts'
import { COMPOSED_LABEL, type Manner, type Pack, readingOf, refusedReading } from '../../../ai/reading.ts'
import { type RefusalTopic, refusedTopic } from '../../../ai/refusals.ts'
import { COMPOSED, type Tier } from '../../../ai/scribe.ts'
import type { ReadingSlug } from '../../../ai/sections.ts'
import { plainText } from '../../../ai/user-text.ts'
import { type Static, t } from '../../../schema.ts'
import { capability, type Declaration, type Metered, type World } from '../../capability.ts'
import { type ReadingData, readingFields } from './shapes.ts'

/** What the readings share: each names its facts, and what it refuses. */

interface AskedManner {
  tier?: Tier | null
  style?: Style | null
  length?: Length | null
}
interface Made<I> {
  /** The topic by which an input is refused before anything is computed; raises what is wrong with it. */
  refuse(input: I, world: World): RefusalTopic | null
  pack(input: I, world: World): Promise<Pack>
}

export const askedTier = (input: object): Tier => (input as AskedManner).tier ?? 'fast'
const mannerOf = (input: AskedManner, usual: Length): Manner => ({
  tier: input.tier ?? 'fast',
  style: input.style ?? 'plain',
  length: input.length ?? usual,
})
const labelOf = ({ writing = COMPOSED }: World) => writing.scribe?.label ?? COMPOSED_LABEL

/** The topic by which somebody's words are refused. */
export const refusedWords = (texts: readonly string[], options: { alone: boolean }): RefusalTopic | null =>
  texts.length === 0 ? null : refusedTopic(texts.map(plainText), options)

const METHOD = `Facts are computed first, by the capabilities that grounding.capabilities names; whoever words them sees the facts and the caller's words, and neither date, time and place of birth nor a name. What a language model writes is read sentence by sentence: one that states what no fact of the answer supports is taken out. Where no model is configured the text is composed of passages that go with the facts. Price: by tier, from ${PRICES.fast.minimum} to ${PRICES.fast.ceiling} (fast), ${PRICES.balanced.minimum} to ${PRICES.balanced.ceiling} (balanced), ${PRICES.deep.minimum} to ${PRICES.deep.ceiling} (deep) credits; the ceiling is reserved while it is written. Sandbox keys: fast, free.`

export const aiCapability = <I extends TObject>(
  declared: Omit<Declaration<I, typeof ReadingData>, 'slug' | 'weight' | 'data' | 'varies' | 'metered'> & {
    slug: ReadingSlug
  },
  { refuse, pack }: Made<Static<I>>,
  usual: Length = 'medium',
) => {
  const metered: Metered<I, typeof ReadingData> = {
    tier: askedTier,
    refusal(input, world) {
      const topic = refuse(input, world)
      return topic && refusedReading(topic, askedTier(input as object), labelOf(world))
    },
    used: ({ usage }) => ({
      credits: usage.credits_used,
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
    }),
  }
  return capability({
    ...declared,
    method: `${declared.method} ${METHOD}`,
    weight: 'ai',
    // Of its own, so that each has a name in the description.
    data: t.Object(readingFields) as typeof ReadingData,
    varies: true,
    metered,
  }).compute(async (input, world) => {
    const refused = metered.refusal(input, world)
    if (refused) return refused
    const { writing = COMPOSED } = world
    if (!writing.scribe)
      world.warn(
        'no_language_model',
        'No language model is configured: the reading was composed of passages that go with its facts.',
      )
    const { signal, dice } = world
    return readingOf(await pack(input, world), mannerOf(input as object, usual), { writing, signal, seed: dice.seed() })
  })
}
