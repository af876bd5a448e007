import type { TObject } from '@sinclair/typebox'
import type { CatalogueEntry } from '../capabilities/capability.ts'

type Fields = Record<string, unknown>

/** A drawing from an answer: the text of an SVG, or a PNG in base64. */
export interface AnswerDrawing {
  readonly format: 'svg' | 'png'
  readonly content: string
}

/** Returns the input with `format: 'png'`, if the capability supports PNG and the input has no format. */
export const withPngFormat = ({ input }: Pick<CatalogueEntry, 'input'>, request: Fields): Fields => {
  const { format } = (input as TObject).properties
  const takesPng = format !== undefined && JSON.stringify(format).includes('"png"')
  return takesPng && (request.format === undefined || request.format === null) ? { ...request, format: 'png' } : request
}

// A PNG in base64 begins with its encoded signature.
const SIGNATURES = { svg: /^(<\?xml[^>]*>\s*)?<svg[\s>]/, png: /^iVBORw0KGgo/ } as const

const formatOf = (text: string): AnswerDrawing['format'] | undefined =>
  (['svg', 'png'] as const).find((format) => SIGNATURES[format].test(text))

/** Returns the drawings of an answer, and the answer with a placeholder text for each drawing. */
export const withoutDrawings = (data: Fields): { data: Fields; drawings: AnswerDrawing[] } => {
  const drawings: AnswerDrawing[] = []
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
