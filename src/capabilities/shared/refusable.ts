import type { TObject } from '@sinclair/typebox'
import { isOrdinaryQuestion } from '../../ai/intents.ts'
import { correctedSpelling } from '../../ai/spelling.ts'
import type { Gate, Refusal } from '../../safety/gate.ts'
import { STANDARD_GATE } from '../../safety/gate.ts'
import { isCrisis, REFUSAL_TOPICS, type RefusalTopic } from '../../safety/topics.ts'
import { mayBeNull, nullable, oneOf, type TSchema, t } from '../../schema.ts'
import { type Capability, capability, type Declaration, type World } from '../capability.ts'

/** Capabilities with gated free text, and the answer to a refused text. */

const Helpline = t.Object(
  {
    country: t.String({ description: 'ISO 3166-1 alpha-2 code.' }),
    language: t.String({ description: 'ISO 639-1 code.' }),
    name: t.String({ description: 'Name of the helpline.' }),
    phone: nullable(t.String(), { description: 'Telephone number or short code; null without one.' }),
    url: nullable(t.String(), { description: 'Web address; null without one.' }),
    hours: nullable(t.String(), { description: 'Opening hours of the helpline; null if unknown.' }),
  },
  { $id: 'Helpline', description: 'A helpline of the operator.' },
)

export const RefusalField = nullable(
  t.Object(
    {
      topic: oneOf(REFUSAL_TOPICS, { description: 'The reason for the refusal.' }),
      message: t.String({ description: 'Answer to show to the person unchanged.' }),
      help: t.Array(Helpline, { description: 'Helplines for a person in danger; empty for other topics.' }),
    },
    { $id: 'Refusal', description: 'Free answer to a question that cannot be answered by astrology or tarot.' },
  ),
  {
    description: 'Null if the question is answered; otherwise all results are null or empty.',
  },
)

/** The values of the free-text fields of an input, in the order of its schema. */
export const freeTextsOf = (schema: TSchema, input: unknown): string[] => {
  if (input === null || input === undefined) return []
  if (schema['x-free-text']) return typeof input === 'string' ? [input] : []
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((each) => freeTextsOf(each, input))
  if (schema.items && Array.isArray(input)) return input.flatMap((each) => freeTextsOf(schema.items as TSchema, each))
  if (schema.properties)
    return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
      freeTextsOf(field, (input as Record<string, unknown>)[name]),
    )
  return []
}

export const gateOf = ({ gate = STANDARD_GATE }: World): Gate => gate

/** The refusal topic of any of these texts, or of all of them together; null if none. */
export const refusedTopicOf = async (texts: readonly string[], world: World): Promise<RefusalTopic | null> => {
  const rows = texts.filter((text) => text.trim() !== '')
  const together = rows.length > 1 ? [rows.join('. ')] : []
  const topicOf = (text: string) =>
    gateOf(world).topicOfYielding(text, world.yieldIfDue, { isOrdinary: isOrdinaryQuestion(text) })
  for (const text of [...rows, ...together]) {
    const topic = await topicOf(text)
    if (topic && isCrisis(topic)) return topic
    // A misspelt word may look like one of a refused matter; a crisis is judged as it is written.
    const corrected = topic ? correctedSpelling(text) : text
    const judged = corrected === text ? topic : await topicOf(corrected)
    if (judged) return judged
  }
  return null
}

/** A refusal as data. */
export const refusalData = ({ topic, message, help }: Refusal) => ({
  topic,
  message,
  help: help.map((line) => ({ ...line })),
})

const describedAs = ({ description }: TSchema) => (description ? { description } : {})

/** A schema whose fields are all null when `refusal` is set. */
const refusable = ({ properties, ...options }: TObject): TObject => {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, mayBeNull(field) ? field : nullable(field, describedAs(field))] as const,
  )
  return t.Object({ ...Object.fromEntries(fields), refusal: RefusalField }, options)
}

/**
 * Declares a capability whose free-text fields pass the gate first. A refused text gets a free answer of nulls with `refusal`, without any
 * computation. The static type is that of an answer without refusal.
 */
export const gatedCapability = <I extends TObject, D extends TObject>(declared: Declaration<I, D>) => ({
  compute(compute: Capability<I, D>['compute']): Capability<I, D> {
    const names = Object.keys(declared.data.properties)
    const gated = { ...(declared as unknown as Declaration<I>), data: refusable(declared.data), refuses: true } as const
    const result = capability(gated).compute(async (input, world) => {
      const texts = freeTextsOf(declared.input, input)
      const topic = await refusedTopicOf(texts, world)
      if (!topic) return { ...((await compute(input, world)) as object), refusal: null }
      const refusal = refusalData(gateOf(world).refusal(topic, texts.join(' ')))
      return { ...Object.fromEntries(names.map((name) => [name, null])), refusal }
    })
    return result as unknown as Capability<I, D>
  },
})
