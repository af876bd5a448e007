import { isRefusalTopic, type RefusalTopic } from '../safety/topics.ts'
import type { DraftParagraph } from './grounding/check.ts'

/** Parses the JSON of a model while it arrives and returns each paragraph as soon as it is complete. */

export interface DraftReader {
  /** Adds a piece of content. Returns the paragraphs that it completes. */
  read(content: string): DraftRow[]
  /** The topic that the model refuses; null while the model answers. */
  refusal(): RefusalTopic | null
}
export interface DraftRow {
  readonly section: string
  readonly paragraph: DraftParagraph
}

/** Nesting depth of brackets in a section, a paragraph and the refusal: `{"sections": [{"paragraphs": [{`. */
const SECTION_DEPTH = 3
const PARAGRAPH_DEPTH = 5
const REFUSAL_DEPTH = 2

const parseObject = (text: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

const paragraphOf = (value: Record<string, unknown> | null): DraftParagraph | null => {
  if (!value || typeof value.text !== 'string') return null
  return { text: value.text }
}

/** A parser for one answer of a model. */
export const draftReader = (): DraftReader => {
  let content = ''
  let position = 0
  let inString = false
  let refusalTopic: RefusalTopic | null = null
  /** Positions of the open brackets. */
  const openBrackets: number[] = []

  /** The paragraph that ends with the bracket at `position`, if any. */
  const closeBracket = (start: number, depth: number): DraftRow[] => {
    const text = content.slice(start, position + 1)
    if (depth === REFUSAL_DEPTH) {
      const topic = parseObject(text)?.topic
      if (typeof topic === 'string') refusalTopic = isRefusalTopic(topic) ? topic : 'declined'
    }
    if (depth !== PARAGRAPH_DEPTH) return []
    const head = content.slice(openBrackets[SECTION_DEPTH - 1], start)
    const section = /"id"\s*:\s*"(\w+)"/.exec(head)?.[1]
    const paragraph = paragraphOf(parseObject(text))
    return section && paragraph ? [{ section, paragraph }] : []
  }

  return {
    read(piece) {
      content += piece
      const rows: DraftRow[] = []
      for (; position < content.length; position++) {
        const letter = content[position]
        if (inString) {
          if (letter === '\\') position++
          else if (letter === '"') inString = false
        } else if (letter === '"') inString = openBrackets.length > 0
        else if (letter === '{' || letter === '[') openBrackets.push(position)
        else if (letter === '}' || letter === ']') {
          const depth = openBrackets.length
          const start = openBrackets.at(-1) ?? 0
          if (letter === '}') rows.push(...closeBracket(start, depth))
          openBrackets.pop()
        }
      }
      return rows
    },
    refusal: () => refusalTopic,
  }
}
