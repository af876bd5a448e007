import { sentencesOf } from '../readings/passage.ts'
import { isRefusalTopic, type RefusalTopic } from '../safety/topics.ts'
import { STATE_OF_IT } from './checker/turns-of-speech.ts'

/** What a language model answered, as far as it has the shape that was asked for. */

export interface Draft {
  readonly refusal: RefusalTopic | null
  readonly sections: readonly DraftSection[]
}
export interface DraftSection {
  readonly id: string
  readonly paragraphs: readonly (readonly { readonly text: string; readonly fact_ids: readonly string[] }[])[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sentences of a text; "Manglik dosha is formed. It is cancelled" is one statement, which stands or falls whole. */
const statementsOf = (text: string): string[] => {
  const told: string[] = []
  for (const one of sentencesOf(text)) {
    const before = told.at(-1)
    if (before !== undefined && STATE_OF_IT.test(`${before} ${one}`)) told[told.length - 1] = `${before} ${one}`
    else told.push(one)
  }
  return told
}

const sentenceOf = (value: unknown) => {
  if (!isObject(value) || typeof value.text !== 'string') return null
  const { fact_ids: ids = [] } = value
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return null
  return { text: value.text.replace(/\s+/g, ' ').trim(), fact_ids: [...new Set(ids as string[])] }
}

/** Null where it is no JSON of the shape. */
export const readDraft = (content: string): Draft | null => {
  let value: unknown
  try {
    value = JSON.parse(content.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''))
  } catch {
    return null
  }
  if (!isObject(value) || !Array.isArray(value.sections)) return null
  const { refusal = null } = value
  if (refusal !== null && !(isObject(refusal) && typeof refusal.topic === 'string')) return null
  const sections: DraftSection[] = []
  for (const section of value.sections) {
    if (!isObject(section) || typeof section.id !== 'string' || !Array.isArray(section.paragraphs)) return null
    const paragraphs: { text: string; fact_ids: string[] }[][] = []
    for (const paragraph of section.paragraphs) {
      if (!isObject(paragraph) || !Array.isArray(paragraph.sentences)) return null
      const sentences = paragraph.sentences.map(sentenceOf)
      if (sentences.includes(null)) return null
      paragraphs.push(
        sentences.flatMap((sentence) =>
          statementsOf(sentence!.text).map((text) => ({ text, fact_ids: sentence!.fact_ids })),
        ),
      )
    }
    sections.push({ id: section.id, paragraphs })
  }
  const topic = refusal === null ? null : String((refusal as { topic: string }).topic)
  return { refusal: topic === null ? null : isRefusalTopic(topic) ? topic : 'declined', sections }
}
