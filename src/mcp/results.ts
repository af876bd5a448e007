import type { CatalogueEntry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import { pickPaths } from '../service/fields.ts'
import { errorReply, type Reply } from '../service/reply.ts'
import type { PdfOrderResult, Present } from './backend.ts'
import { shortText } from './brief.ts'
import { type AnswerDrawing, withoutDrawings } from './pictures.ts'
import { withRows } from './rows.ts'

type Fields = Record<string, unknown>

export type Content =
  | { type: 'text'; text: string }
  | { type: 'image'; data: string; mimeType: string }
  | { type: 'resource_link'; uri: string; name: string; mimeType: string; description?: string }

export interface ToolResult {
  content: Content[]
  structuredContent?: Fields
  isError?: true
  _meta?: Fields
}

interface Failure {
  code: string
  message: string
  field: string | null
  retryable: boolean
}

/** Advice on how to correct the call, in addition to the message. */
const adviceFor = ({ code, field, retryable }: Failure, entry?: CatalogueEntry): string => {
  if (/(^|\.)(latitude|longitude|timezone|utc_offset)$/.test(field ?? ''))
    return 'find_capability with `place` returns latitude, longitude and timezone.'
  if (/(^|\.)(datetime|date)$/.test(field ?? ''))
    return 'Use the local time of the place, without offset, such as 1990-08-15T07:30.'
  if (field !== null) return entry ? `describe_capability ${entry.slug} shows every field.` : 'Correct this field.'
  if (code === 'invalid_key' || code === 'expired_key') return 'Send the key as Authorization: Bearer sk_...'
  return retryable ? 'Retry the same call after a moment.' : 'A retry will not help.'
}

/** A tool error for a refused call: the field, the message, and how to correct it. The call was not charged. */
export const refusal = (failure: Failure, entry?: CatalogueEntry): ToolResult => ({
  isError: true,
  content: [
    {
      type: 'text',
      text: `${failure.field === null ? '' : `Field ${failure.field}: `}${failure.message} (${failure.code})\n${adviceFor(failure, entry)}`,
    },
  ],
  _meta: { 'khagola/error': failure },
})

export const refusalOf = (reply: Reply, entry?: CatalogueEntry): ToolResult =>
  refusal((JSON.parse(reply.body) as { error: Failure }).error, entry)

/** A tool error for an exception: a fault of the API, or an internal error. */
export const refusalOfError = (reason: unknown, entry?: CatalogueEntry): ToolResult =>
  refusalOf(
    errorReply(reason instanceof Fault ? reason : new Fault('failed', 'The call failed on our side.'), ''),
    entry,
  )

/** Renders an SVG as a PNG for a model. */
export type Draw = (svg: string, tenant?: Tenant) => Promise<Uint8Array>

const imageOf = async (
  { format, content }: AnswerDrawing,
  draw: Draw,
  tenant: Tenant | undefined,
): Promise<Content> => {
  const data = format === 'png' ? content : Buffer.from(await draw(content, tenant)).toString('base64')
  return { type: 'image', data, mimeType: 'image/png' }
}

interface Answer {
  data: Fields
  meta: { credits_used: number; warnings: string[]; labels?: Fields }
}

interface ResultOptions {
  readonly fields?: readonly string[] | null | undefined
  readonly rows?: string | null | undefined
  readonly format: 'text' | 'json'
  readonly images: readonly Content[]
}

/** Returns the requested parts of an answer with a placeholder for each drawing, and the drawings. */
const selectParts = (data: Fields, { fields, rows }: Pick<ResultOptions, 'fields' | 'rows'>) => {
  const selection = fields && fields.length > 0 ? pickPaths(data, fields) : data
  return withoutDrawings(rows ? withRows(selection, rows) : selection)
}

/**
 * Calls the backend and renders the drawings of the answer as images, before the call is charged.
 * @param call passes its argument to the backend
 */
export const withImages = async (
  call: (present: Present) => Promise<Reply>,
  draw: Draw,
  parts: Pick<ResultOptions, 'fields' | 'rows'> = {},
): Promise<{ reply: Reply; images: Content[] }> => {
  let images: Content[] = []
  const reply = await call(async (body, tenant) => {
    const { drawings } = selectParts((JSON.parse(body) as Answer).data, parts)
    images = await mapConcurrently(drawings, (drawing) => imageOf(drawing, draw, tenant))
    return null
  })
  return { reply, images }
}

/** The result of a call: all or some of its data, as short text or as JSON, with its drawings as images. */
export const answerResult = (
  entry: CatalogueEntry,
  reply: Reply,
  { fields, rows, format, images }: ResultOptions,
): { result: ToolResult; data: Fields } => {
  if (reply.status !== 200) return { result: refusalOf(reply, entry), data: {} }
  const { data: fullData, meta } = JSON.parse(reply.body) as Answer
  const { data } = selectParts(fullData, { fields, rows })
  const { credits_used, warnings, labels } = meta
  const text = format === 'text' ? shortText(data) : JSON.stringify(data)
  const lines = [text, ...warnings.map((warning) => `Note: ${warning}`), ...(labels ? [JSON.stringify(labels)] : [])]
  const structuredContent = {
    ...{ capability: entry.slug, credits_used, warnings },
    ...(format === 'text' ? { text } : { data }),
    ...(labels ? { labels } : {}),
  }
  return {
    result: { content: [{ type: 'text', text: lines.join('\n') }, ...images], structuredContent },
    data,
  }
}

/** The result of a PDF order: a link to the file, or how to repeat the call for it. */
export const documentResult = (entry: CatalogueEntry, order: PdfOrderResult): ToolResult => {
  const common = { capability: entry.slug, credits_used: 0, warnings: [] }
  if ('unfinishedJob' in order) {
    const { unfinishedJob, idempotencyKey } = order
    const text = `The PDF is not finished yet (job ${unfinishedJob}). Repeat the call with idempotency_key ${idempotencyKey} to get its link; it is charged only once.`
    return { content: [{ type: 'text', text }], structuredContent: { ...common, text } }
  }
  const { uri, name } = order
  return {
    content: [
      { type: 'text', text: `${entry.title} as PDF: ${uri}` },
      { type: 'resource_link', uri, name, mimeType: 'application/pdf', description: entry.title },
    ],
    structuredContent: { ...common, document: { uri, name, mime_type: 'application/pdf' } },
  }
}
