import type { TObject } from '@sinclair/typebox'
import { AREA_WORDS } from '../../../ai/area-words.ts'
import { areasOf, isEnglish, isOfTheWhole } from '../../../ai/areas.ts'
import { isHindi } from '../../../ai/grounding/text.ts'
import { COMPOSED, chargedTier, type Tier } from '../../../ai/language-model.ts'
import { asksOfLove } from '../../../ai/minors.ts'
import type { Manner, Pack } from '../../../ai/pack.ts'
import type { Length, Style } from '../../../ai/prompt.ts'
import { COMPOSED_LABEL, readingOf, refusedReading } from '../../../ai/reading.ts'
import type { ReadingSlug } from '../../../ai/sections.ts'
import { invalid } from '../../../faults.ts'
import { AREAS, type Area } from '../../../jyotish/assessment/area.ts'
import { withoutInstructions } from '../../../safety/instructions.ts'
import { plainText } from '../../../safety/normal-text.ts'
import { isCrisis, type RefusalTopic } from '../../../safety/topics.ts'
import { type Static, t } from '../../../schema.ts'
import { listed } from '../../../wording.ts'
import { capability, type Declaration, type ModelBackedCapability, type World } from '../../capability.ts'
import { freeTextsOf, gateOf, refusedTopicOf } from '../../shared/refusable.ts'
import { allowedAreas } from './pack.ts'
import { FOCUS_LENGTH, type ReadingData, readingFields } from './shapes.ts'

/** What the readings share: each names its facts, and what it refuses. */

interface AskedManner {
  tier?: Tier | null
  style?: Style | null
  length?: Length | null
}
interface Made<I> {
  /**
   * The topic for which an input is refused although its free text passes the gate; null when it is answered.
   * @throws Fault `invalid` when the input has a fault
   */
  refuse(input: I, world: World): RefusalTopic | null | Promise<RefusalTopic | null>
  /** The texts to judge, when they are not all free text of the input: those asked now, and earlier ones of the talk. */
  texts?(input: I): { readonly asked: readonly string[]; readonly earlier: readonly string[] }
  pack(input: I, world: World): Promise<Pack>
}

export const requestedTier = (input: object): Tier => (input as AskedManner).tier ?? 'fast'
/** The tier on which it is written: that which is asked for where there is a model for it. */
export const tierOfCompletion = (input: object, { writing = COMPOSED }: World): Tier =>
  chargedTier(requestedTier(input), writing.scribe)
const mannerOf = (input: AskedManner, usual: Length, world: World): Manner => ({
  tier: tierOfCompletion(input, world),
  style: input.style ?? 'plain',
  length: input.length ?? usual,
})
const labelOf = ({ writing = COMPOSED }: World) => writing.scribe?.label ?? COMPOSED_LABEL

/** What somebody wrote as it is read, where it has the length that it may have; 422 where not. */
export const cleaned = (text: string, field: string, { least, most }: { least: number; most: number }): string => {
  const plain = plainText(text)
  if (plain.length < least) throw invalid(field, `\`${field}\` must have at least ${least} characters that are seen.`)
  if (plain.length > most) throw invalid(field, `\`${field}\` must have at most ${most} characters.`)
  return plain
}

export const cleanedFocus = (focus: readonly string[] | null | undefined): string[] =>
  (focus ?? []).map((word, at) => cleaned(word, `focus.${at}`, FOCUS_LENGTH))

/** The areas that a reading dwells on; says so where words lead to none. */
export const focusAreas = (focus: readonly string[] | null | undefined, minor: boolean, world: World): Area[] => {
  const words = cleanedFocus(focus).map(withoutInstructions)
  if (words.some((word) => areasOf(word).length === 0))
    world.warn(
      'ignored_input',
      'No matter of life was recognised in a word of focus: it has no effect on what is told.',
    )
  return allowedAreas([...new Set(words.flatMap(areasOf))], minor).slice(0, MOST_FOCUS)
}
const MOST_FOCUS = 3

/** A minor's question about love and marriage is refused; the same question of an adult is answered. */
export const refusedForAge = (texts: readonly string[], minor: boolean): RefusalTopic | null =>
  minor && texts.some(asksOfLove) ? 'minors_romance' : null

const MAY_BE_ASKED = `A reading covers the chart, its periods and transits, and these matters of life: ${listed(AREAS.map((area) => AREA_WORDS[area].matter))}. Ask for instance: "When is a good time to change my work?"`

/** What is said of a question that was read otherwise than its words ask; what it is about. */
export const questionTexts = (
  question: string,
  { areas, isRouted = false }: { readonly areas: readonly Area[]; readonly isRouted?: boolean },
  world: World,
): void => {
  const english = isEnglish(question)
  if (areas.length === 0 && !isRouted && !isOfTheWhole(question))
    world.warn(
      'read_as_general',
      english
        ? 'No matter of life was recognised in the question: the chart as a whole was read.'
        : 'The question is not in English, and no matter of life was recognised in it: the chart as a whole was read.',
    )
  else if (!english && !(world.writing?.scribe && isHindi(question)))
    world.warn('answered_in_english', 'The question is in another language; readings are written in English.')
}

/** A person in danger is not read a chart for the rest of the talk. */
const crisisBefore = async (texts: readonly string[], world: World): Promise<RefusalTopic | null> => {
  for (const text of texts) {
    const topic = await gateOf(world).topicInTurns(text, world.yieldIfDue)
    if (topic && isCrisis(topic)) return topic
  }
  return null
}

const METHOD =
  'A model names facts in slots and rephrases passages (docs/ai.md); without one the text is composed, on the tier fast.'

export const aiCapability = <I extends TObject>(
  declared: Omit<Declaration<I, typeof ReadingData>, 'slug' | 'weight' | 'data' | 'varies' | 'metered'> & {
    slug: ReadingSlug
  },
  { refuse, texts, pack }: Made<Static<I>>,
  usual: Length = 'medium',
) => {
  const judge = async (input: Static<I>, world: World) => {
    const { asked, earlier } = texts?.(input) ?? { asked: freeTextsOf(declared.input, input), earlier: [] }
    // First, since it rejects an input with a fault.
    const forAge = await refuse(input, world)
    const topic = (await refusedTopicOf(asked, world)) ?? (await crisisBefore(earlier, world)) ?? forAge
    if (topic === null) return null
    if (topic === 'off_topic') world.warn('may_be_asked', MAY_BE_ASKED)
    const refusal = gateOf(world).refusal(topic, [...earlier, ...asked].join(' '))
    return refusedReading(refusal, tierOfCompletion(input as object, world), labelOf(world))
  }
  /** Each input is judged once: before anything is reserved, and not again when it is computed. */
  const judged = new WeakMap<World, { readonly input: object; readonly refusal: ReturnType<typeof judge> }>()
  const metered: ModelBackedCapability<I, typeof ReadingData> = {
    tier: requestedTier,
    refusal(input, world) {
      const known = judged.get(world)
      if (known?.input === input) return known.refusal
      const refusal = judge(input, world)
      judged.set(world, { input: input as object, refusal })
      return refusal
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
    refuses: true,
    metered,
  }).compute(async (input, world) => {
    const refused = await metered.refusal(input, world)
    if (refused) return refused
    const { writing = COMPOSED } = world
    if (!writing.scribe)
      world.warn(
        'no_language_model',
        `No language model is configured: the reading was composed of passages that go with its facts${requestedTier(input as object) === 'fast' ? '' : ', as on the tier fast, and costs what that does'}.`,
      )
    const { signal, dice, inPlace = (work) => work() } = world
    const read = (gathered: Pack) =>
      readingOf(gathered, mannerOf(input as object, usual, world), {
        writing,
        signal,
        seed: dice.seed(),
        refusal: (topic) => gateOf(world).refusal(topic, freeTextsOf(declared.input, input).join(' ')),
        isUnsafe: (text) => gateOf(world).isUnsafe(text),
      })
    // A language model takes seconds to answer, during which others may have the place.
    return writing.scribe
      ? read(await inPlace(() => pack(input, world)))
      : inPlace(async () => read(await pack(input, world)))
  })
}
