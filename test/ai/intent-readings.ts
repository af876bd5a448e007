import { catalogue } from '../../src/capabilities/index.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { worldAt } from '../world.ts'

/** Computes complete answers to questions, for the tests of the intents. */

export const AS_OF = '2026-11-22'
const world = worldAt(Date.UTC(2026, 10, 22))

export interface Reading {
  reading: string
  sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
  grounding: { facts: { fact_id: string; text: string; value: unknown }[]; used: string[]; capabilities: string[] }
  refusal: { topic: string } | null
}
const entry = (slug: string) => catalogue.find((capability) => capability.slug === slug)!
export const compute = async (slug: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: the answers of the capabilities have different types
  (await entry(slug).compute(input as never, { ...world, warn() {} })) as any
export const ask = (birth: object, question: string, options: object = {}): Promise<Reading> =>
  compute('ai-question', { ...birth, question, as_of: AS_OF, ...options })
/** The text without its brackets. */
export const withoutBrackets = (text: string) => text.replace(/ \([^()]*\)/g, '')
export const firstSentence = ({ sections }: Reading) =>
  withoutBrackets(sentencesOf(sections[0]!.paragraphs[0]!.text)[0]!)
