import type { TObject } from '@sinclair/typebox'
import type { Entry } from '../capabilities/capability.ts'

type Fields = Record<string, unknown>

/** A drawing that stood in an answer: the text of an SVG, or a PNG in base64. */
export interface Drawing {
  readonly format: 'svg' | 'png'
  readonly content: string
}

/** An assistant sees a PNG: it is asked for where an input can have it and says nothing else. */
export const askingForPng = ({ input }: Pick<Entry, 'input'>, given: Fields): Fields => {
  const { format } = (input as TObject).properties
  const takesPng = format !== undefined && JSON.stringify(format).includes('"png"')
  return takesPng && (given.format === undefined || given.format === null) ? { ...given, format: 'png' } : given
}

// The beginning of a PNG in base64 is its signature.
const BEGINNINGS = { svg: /^(<\?xml[^>]*>\s*)?<svg[\s>]/, png: /^iVBORw0KGgo/ } as const

const formatOf = (text: string): Drawing['format'] | undefined =>
  (['svg', 'png'] as const).find((format) => BEGINNINGS[format].test(text))

/** The drawings of an answer, and the answer with a word in the place of each. */
export const withoutDrawings = (data: Fields): { data: Fields; drawings: Drawing[] } => {
  const drawings: Drawing[] = []
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each)]))
    const format = typeof value === 'string' ? formatOf(value) : undefined
    if (!format) return value
    drawings.push({ format, content: value as string })
    return `picture ${drawings.length}`
  }
  return { data: visit(data) as Fields, drawings }
}
