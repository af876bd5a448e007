import type { TObject } from '@sinclair/typebox'
import { AREA_WORDS } from '../../../ai/area-words.ts'
import { isHindi } from '../../../ai/grounding/text.ts'
import { COMPOSED_MODEL, chargedTier, type ModelTier } from '../../../ai/language-model.ts'
import { asksAboutLove } from '../../../ai/minors.ts'
import type { Manner, Pack } from '../../../ai/pack.ts'
import type { Length, ReadingStyle } from '../../../ai/prompt.ts'
import { areasInText, isEnglish, isGeneralQuestion } from '../../../ai/question-areas.ts'
import { COMPOSED_LABEL, readingOf, refusedReading } from '../../../ai/reading.ts'
import type { ReadingSlug } from '../../../ai/sections.ts'
import { invalid } from '../../../faults.ts'
import { ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { withoutInstructions } from '../../../safety/instructions.ts'
import { plainText } from '../../../safety/normal-text.ts'
import { isCrisis, type RefusalTopic } from '../../../safety/topics.ts'
import { type Static, t } from '../../../schema.ts'
import { joinWords } from '../../../wording.ts'
import { capability, type Declaration, type ModelBackedCapability, type World } from '../../capability.ts'
import { freeTextsOf, gateOf, refusedTopicOf } from '../../shared/refusable.ts'
import { allowedAreas } from './pack.ts'
import { FOCUS_LENGTH, type ReadingData, readingFields } from './shapes.ts'

/** Shared part of the AI capabilities: refusals, warnings, tiers and the composition of a reading. */

interface MannerInput {
  tier?: ModelTier | null
  style?: ReadingStyle | null
  length?: Length | null
}
interface AiComputation<I> {
  /**
   * The topic for which an input is refused although its free text passes the gate; null if it is answered.
   * @throws Fault `invalid` for an invalid input
   */
  refuse(input: I, world: World): RefusalTopic | null | Promise<RefusalTopic | null>
  /** Texts for the safety gate: of the current question, and earlier ones of the chat. Default: all free text of the input. */
  texts?(input: I): { readonly current: readonly string[]; readonly earlier: readonly string[] }
  pack(input: I, world: World): Promise<Pack>
}

export const requestedTier = (input: object): ModelTier => (input as MannerInput).tier ?? 'fast'
/** The tier of the reading: the requested one with a language model, else `fast`. */
export const tierOfCompletion = (input: object, { writing = COMPOSED_MODEL }: World): ModelTier =>
  chargedTier(requestedTier(input), writing.model)
const mannerOf = (input: MannerInput, defaultLength: Length, world: World): Manner => ({
  tier: tierOfCompletion(input, world),
  style: input.style ?? 'plain',
  length: input.length ?? defaultLength,
})
const labelOf = ({ writing = COMPOSED_MODEL }: World) => writing.model?.label ?? COMPOSED_LABEL

/**
 * The user's text without invisible characters and outer spaces.
 * @throws Fault `invalid` if it is too short or too long
 */
export const checkedText = (text: string, field: string, { min, max }: { min: number; max: number }): string => {
  const plain = plainText(text)
  if (plain.length < min) throw invalid(field, `\`${field}\` must have at least ${min} visible characters.`)
  if (plain.length > max) throw invalid(field, `\`${field}\` must have at most ${max} characters.`)
  return plain
}

export const checkedFocus = (focus: readonly string[] | null | undefined): string[] =>
  (focus ?? []).map((word, index) => checkedText(word, `focus.${index}`, FOCUS_LENGTH))

/** The areas of life in the words of `focus`, at most three. Warns about a word without an area. */
export const focusAreas = (
  focus: readonly string[] | null | undefined,
  minor: boolean,
  world: World,
): AssessedArea[] => {
  const words = checkedFocus(focus).map(withoutInstructions)
  if (words.some((word) => areasInText(word).length === 0))
    world.warn('ignored_input', 'A word of `focus` is not a known area of life; it was ignored.')
  return allowedAreas([...new Set(words.flatMap(areasInText))], minor).slice(0, MAX_FOCUS_AREAS)
}
const MAX_FOCUS_AREAS = 3

/** The refusal topic for a minor's question on love or marriage; null for other questions and for adults. */
export const ageRefusal = (texts: readonly string[], minor: boolean): RefusalTopic | null =>
  minor && texts.some(asksAboutLove) ? 'minors_romance' : null

const ALLOWED_TOPICS = `A reading covers the chart, its periods and transits, and these matters of life: ${joinWords(ASSESSED_AREAS.map((area) => AREA_WORDS[area].matter))}. For example, ask: "When is a good time to change my work?"`

/** Warns if the question names no known matter of life, or if its language is not the language of the answer. */
export const warnAboutQuestion = (
  question: string,
  {
    areas,
    isRouted = false,
    inHindi,
  }: {
    readonly areas: readonly AssessedArea[]
    readonly isRouted?: boolean
    /** True if the answer to a question in Hindi can be composed in Hindi. */
    readonly inHindi: boolean
  },
  world: World,
): void => {
  const english = isEnglish(question)
  if (areas.length === 0 && !isRouted && !isGeneralQuestion(question))
    world.warn(
      'read_as_general',
      english
        ? 'The question names no known matter of life: the reading covers the whole chart.'
        : 'The question is not in English and names no known matter of life: the reading covers the whole chart.',
    )
  else if (isHindi(question) ? !(world.writing?.model || inHindi) : !english)
    world.warn('answered_in_english', 'The question is not in English, but the reading is.')
}

/** The crisis topic of earlier texts, null without one. After a crisis the chat gives no reading. */
const earlierCrisis = async (texts: readonly string[], world: World): Promise<RefusalTopic | null> => {
  for (const text of texts) {
    const topic = await gateOf(world).topicOfYielding(text, world.yieldIfDue)
    if (topic && isCrisis(topic)) return topic
  }
  return null
}

const METHOD =
  'A model arranges facts and passages (docs/ai.md); without a model the text is composed, on the tier fast.'

/** An AI capability. `defaultLength` is the length without the input field `length`. */
export const aiCapability = <I extends TObject>(
  declaration: Omit<Declaration<I, typeof ReadingData>, 'slug' | 'weight' | 'data' | 'varies' | 'metered'> & {
    slug: ReadingSlug
  },
  { refuse, texts, pack }: AiComputation<Static<I>>,
  defaultLength: Length = 'medium',
) => {
  const judge = async (input: Static<I>, world: World) => {
    const { current, earlier } = texts?.(input) ?? { current: freeTextsOf(declaration.input, input), earlier: [] }
    // Before the gate, because it throws for an invalid input.
    const inputRefusal = await refuse(input, world)
    const topic = (await refusedTopicOf(current, world)) ?? (await earlierCrisis(earlier, world)) ?? inputRefusal
    if (topic === null) return null
    if (topic === 'off_topic') world.warn('may_be_asked', ALLOWED_TOPICS)
    const refusal = gateOf(world).refusal(topic, [...earlier, ...current].join(' '))
    return refusedReading(refusal, tierOfCompletion(input as object, world), labelOf(world))
  }
  /** Results of `judge`, so that the reservation and the computation of a call judge its input once. */
  const judgements = new WeakMap<World, { readonly input: object; readonly refusal: ReturnType<typeof judge> }>()
  const metered: ModelBackedCapability<I, typeof ReadingData> = {
    tier: requestedTier,
    refusal(input, world) {
      const judgement = judgements.get(world)
      if (judgement?.input === input) return judgement.refusal
      const refusal = judge(input, world)
      judgements.set(world, { input: input as object, refusal })
      return refusal
    },
    used: ({ usage }) => ({
      credits: usage.credits_used,
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
    }),
  }
  return capability({
    ...declaration,
    method: `${declaration.method} ${METHOD}`,
    weight: 'ai',
    // A separate object per capability, so that each has its own schema name in the OpenAPI document.
    data: t.Object(readingFields) as typeof ReadingData,
    varies: true,
    refuses: true,
    metered,
  }).compute(async (input, world) => {
    const refusal = await metered.refusal(input, world)
    if (refusal) return refusal
    const { writing = COMPOSED_MODEL } = world
    if (!writing.model)
      world.warn(
        'no_language_model',
        `No language model is configured: the reading was composed of passages for its facts${requestedTier(input as object) === 'fast' ? '' : ', with the price of the tier fast'}.`,
      )
    const { signal, dice, inPlace = (work) => work() } = world
    const write = async (facts: Pack) => {
      await world.yieldIfDue()
      return readingOf(facts, mannerOf(input as object, defaultLength, world), {
        writing,
        signal,
        seed: dice.seed(),
        refusal: (topic) => gateOf(world).refusal(topic, freeTextsOf(declaration.input, input).join(' ')),
        isUnsafe: (text) => gateOf(world).isUnsafe(text),
      })
    }
    // A language model takes seconds to answer. Only the computation of the facts occupies a slot of the load gate.
    return writing.model
      ? write(await inPlace(() => pack(input, world)))
      : inPlace(async () => write(await pack(input, world)))
  })
}
