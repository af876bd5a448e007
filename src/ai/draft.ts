import { isRefusalTopic, type RefusalTopic } from '../safety/topics.ts'
import type { DraftParagraph } from './grounding/check.ts'

/** Reads the JSON of a model piece by piece, so that a paragraph is known as soon as it is complete. */

export interface DraftReader {
  /** The paragraphs that this piece of content completes. */
  read(content: string): DraftRow[]
  /** The topic by which the model refuses the question; null where it answers. */
  refusal(): RefusalTopic | null
}
export interface DraftRow {
  readonly section: string
  readonly paragraph: DraftParagraph
}

/** Depth of brackets inside a section and inside one of its paragraphs: `{"sections": [{"paragraphs": [{`. */
const SECTION_DEPTH = 3
const PARAGRAPH_DEPTH = 5
const REFUSAL_DEPTH = 2

const parsed = (text: string): Record<string, unknown> | null => {
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

export const draftReader = (): DraftReader => {
  let content = ''
  let at = 0
  let inString = false
  let refused: RefusalTopic | null = null
  /** Where each open bracket stands. */
  const open: number[] = []

  const closed = (start: number, depth: number): DraftRow[] => {
    const text = content.slice(start, at + 1)
    if (depth === REFUSAL_DEPTH) {
      const topic = parsed(text)?.topic
      if (typeof topic === 'string') refused = isRefusalTopic(topic) ? topic : 'declined'
    }
    if (depth !== PARAGRAPH_DEPTH) return []
    const head = content.slice(open[SECTION_DEPTH - 1], start)
    const section = /"id"\s*:\s*"(\w+)"/.exec(head)?.[1]
    const paragraph = paragraphOf(parsed(text))
    return section && paragraph ? [{ section, paragraph }] : []
  }

  return {
    read(piece) {
      content += piece
      const rows: DraftRow[] = []
      for (; at < content.length; at++) {
        const letter = content[at]
        if (inString) {
          if (letter === '\\') at++
          else if (letter === '"') inString = false
        } else if (letter === '"') inString = open.length > 0
        else if (letter === '{' || letter === '[') open.push(at)
        else if (letter === '}' || letter === ']') {
          const depth = open.length
          const start = open.at(-1) ?? 0
          if (letter === '}') rows.push(...closed(start, depth))
          open.pop()
        }
      }
      return rows
    },
    refusal: () => refused,
  }
}
