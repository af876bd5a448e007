import type { Entry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import { errorReply, type Reply } from '../service/reply.ts'
import type { PdfOrderResult, Presentation } from './backend.ts'
import { brief } from './brief.ts'
import { only, withRows } from './fields.ts'
import { type Drawing, withoutDrawings } from './pictures.ts'

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

/** What whoever is refused is to do about it, where the message alone does not say it. */
const mending = ({ code, field, retryable }: Failure, entry?: Entry): string => {
  if (/(^|\.)(latitude|longitude|timezone|utc_offset)$/.test(field ?? ''))
    return 'find_capability with `place` gives latitude, longitude and timezone.'
  if (/(^|\.)(datetime|date)$/.test(field ?? ''))
    return 'Write it as the place had it on its clocks, without offset: 1990-08-15T07:30.'
  if (field !== null) return entry ? `describe_capability ${entry.slug} shows every field.` : 'Mend this field.'
  if (code === 'invalid_key' || code === 'expired_key') return 'The key is sent as Authorization: Bearer sk_...'
  return retryable ? 'The same call may be tried again after a moment.' : 'Trying again will not help.'
}

/** A refusal as an error of the tool: what is wrong, where, and how to mend it. Nothing was charged. */
export const refusal = (failure: Failure, entry?: Entry): ToolResult => ({
  isError: true,
  content: [
    {
      type: 'text',
      text: `${failure.field === null ? '' : `Field ${failure.field}: `}${failure.message} (${failure.code})\n${mending(failure, entry)}`,
    },
  ],
  _meta: { 'khagola/error': failure },
})

export const refusalOf = (reply: Reply, entry?: Entry): ToolResult =>
  refusal((JSON.parse(reply.body) as { error: Failure }).error, entry)

/** What a handler threw: a fault of the contract, or a defect. */
export const refusalBy = (reason: unknown, entry?: Entry): ToolResult =>
  refusalOf(
    errorReply(reason instanceof Fault ? reason : new Fault('failed', 'The call failed on our side.'), ''),
    entry,
  )

/** A drawing as an image that a model takes: PNG, of so many pixels across. */
export type Draw = (svg: string, tenant?: Tenant) => Promise<Uint8Array>

const imageOf = async ({ format, content }: Drawing, draw: Draw, tenant: Tenant | undefined): Promise<Content> => {
  const data = format === 'png' ? content : Buffer.from(await draw(content, tenant)).toString('base64')
  return { type: 'image', data, mimeType: 'image/png' }
}

interface Answer {
  data: Fields
  meta: { credits_used: number; warnings: string[]; labels?: Fields }
}

interface Shown {
  readonly fields?: readonly string[] | null | undefined
  readonly rows?: string | null | undefined
  readonly format: 'text' | 'json'
  readonly images: readonly Content[]
}

/** The parts of an answer that a caller asks for, with a word in the place of each drawing. */
const chosenOf = (whole: Fields, { fields, rows }: Pick<Shown, 'fields' | 'rows'>) => {
  const chosen = fields && fields.length > 0 ? only(whole, fields) : whole
  return withoutDrawings(rows ? withRows(chosen, rows) : chosen)
}

/**
 * Backend.call, and the drawings of its answer as images. They are made before the call is charged.
 * @param call passes its argument on to the backend
 */
export const withImages = async (
  call: (present: Presentation) => Promise<Reply>,
  draw: Draw,
  parts: Pick<Shown, 'fields' | 'rows'> = {},
): Promise<{ reply: Reply; images: Content[] }> => {
  let images: Content[] = []
  const reply = await call(async (body, tenant) => {
    const { drawings } = chosenOf((JSON.parse(body) as Answer).data, parts)
    images = await mapConcurrently(drawings, (drawing) => imageOf(drawing, draw, tenant))
    return null
  })
  return { reply, images }
}

/** The answer to a call: its data whole or in part, as short text or as JSON, with its drawings as images. */
export const answerResult = (
  entry: Entry,
  reply: Reply,
  { fields, rows, format, images }: Shown,
): { result: ToolResult; data: Fields } => {
  if (reply.status !== 200) return { result: refusalOf(reply, entry), data: {} }
  const { data: whole, meta } = JSON.parse(reply.body) as Answer
  const { data } = chosenOf(whole, { fields, rows })
  const { credits_used, warnings, labels } = meta
  const text = format === 'text' ? brief(data) : JSON.stringify(data)
  const noted = [text, ...warnings.map((warning) => `Note: ${warning}`), ...(labels ? [JSON.stringify(labels)] : [])]
  const structuredContent = {
    ...{ capability: entry.slug, credits_used, warnings },
    ...(format === 'text' ? { text } : { data }),
    ...(labels ? { labels } : {}),
  }
  return {
    result: { content: [{ type: 'text', text: noted.join('\n') }, ...images], structuredContent },
    data,
  }
}

/** A document that was ordered, as a link. */
export const documentResult = (entry: Entry, ordered: PdfOrderResult): ToolResult => {
  const about = { capability: entry.slug, credits_used: 0, warnings: [] }
  if ('waiting' in ordered) {
    const { waiting, idempotencyKey } = ordered
    const text = `The PDF is still being made (job ${waiting}). Make the same call again with idempotency_key ${idempotencyKey} to have its link; it is charged once.`
    return { content: [{ type: 'text', text }], structuredContent: { ...about, text } }
  }
  const { uri, name } = ordered
  return {
    content: [
      { type: 'text', text: `${entry.title} as PDF: ${uri}` },
      { type: 'resource_link', uri, name, mimeType: 'application/pdf', description: entry.title },
    ],
    structuredContent: { ...about, document: { uri, name, mime_type: 'application/pdf' } },
  }
}
