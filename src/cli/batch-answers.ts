import type { AppContext } from '../api/command-context.ts'
import { type AnswerColumn, allColumns, columnsIn } from '../batch/answer-columns.ts'
import { columnNames } from '../batch/csv-rows.ts'
import type { RunEphemeris } from '../batch/ephemeris.ts'
import { withoutStack } from '../batch/file-errors.ts'
import { ignoredColumns, ignoredSentences, type KnownColumns, requestColumns } from '../batch/input-columns.ts'
import { formatOfBytes, type InputFormat, inputFormatOf, readHead } from '../batch/input-format.ts'
import { type InputIndex, indexInput } from '../batch/input-index.ts'
import { formatOfName, type OutputFormat } from '../batch/output-format.ts'
import { type RequestRow, requestsOf, requestsOfStream } from '../batch/requests.ts'
import { storageOf } from '../batch/storage.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { BODY_LIMIT } from '../service/body.ts'
import { SetupError } from '../settings.ts'
import { reportIgnored, STREAM } from './batch-options.ts'
import { openKeylessService } from './batch-service.ts'

/** A request for the answers of a file. */
export interface AnswersRequest {
  entry: CatalogueEntry
  path: string
  out: string
  force: boolean
  fields: string | undefined
  ephemeris: RunEphemeris
  now: number
}

const fieldsOf = ({ input }: CatalogueEntry): ReadonlySet<string> => new Set(Object.keys(input.properties))

/** Number of rows that are tried until one has an answer whose values become the columns. */
const TRIED_ROWS = 100

/** Every value of the first answer as a column. */
const columnsOfFirstAnswer = async (
  context: AppContext,
  { entry, path, ephemeris, now }: AnswersRequest,
  format: InputFormat,
): Promise<AnswerColumn[]> => {
  const service = await openKeylessService(context, { now, ephemeris })
  let tried = 0
  let firstRefusal: string | null = null
  for await (const row of requestsOf({ path, format, part: null }, entry.input, entry.bodyLimit ?? BODY_LIMIT)) {
    if ('bytes' in row || 'input' in row) {
      const input = 'input' in row ? row.input : withoutId(row.bytes)
      const reply = input && (await service.answer(entry, input))
      if (reply && 'data' in reply) return allColumns(reply.data, entry.data)
      if (reply) firstRefusal ??= JSON.parse(reply.body).error.message as string
    } else firstRefusal ??= row.reason
    if (++tried >= TRIED_ROWS) break
  }
  if (tried === 0) throw new SetupError(`${path} has no rows.`)
  const example = firstRefusal === null ? '' : ` The first error: ${firstRefusal}`
  throw new SetupError(
    `the columns are not known, because none of the first ${tried} rows has an answer.${example} Give the columns with --fields, and the errors of all rows are written to a file.`,
  )
}

const withoutId = (bytes: Uint8Array): object | null => {
  try {
    const { id: _, ...input } = JSON.parse(new TextDecoder().decode(bytes))
    return input
  } catch {
    return null
  }
}

/** The columns of an output; null for whole answers. */
const columnsFor = (context: AppContext, request: AnswersRequest, inputFormat: InputFormat, format: OutputFormat) => {
  if (request.fields !== undefined) return columnsIn(request.fields, request.entry.data)
  return format === 'ndjson' ? null : columnsOfFirstAnswer(context, request, inputFormat)
}

export interface AnswerInput {
  columns: AnswerColumn[] | null
  format: OutputFormat
  inputFormat: InputFormat
  index: InputIndex
  /** Columns of the input that the run does not use. */
  ignored: string[]
}

/** Reads the format, the size and the columns of a run over files. `shards` is the number of parts, whose ends are multiples of `unit` rows. */
export const openAnswerInput = async (
  context: AppContext,
  request: AnswersRequest,
  { shards, unitOf }: { shards: number; unitOf: (format: OutputFormat) => number } = { shards: 1, unitOf: () => 1 },
): Promise<AnswerInput> => {
  const { entry, path, out } = request
  const format = formatOfName(out) ?? 'ndjson'
  const inputFormat = await inputFormatOf(path, fieldsOf(entry))
  const ignored = inputFormat === 'ndjson' ? [] : await reportIgnored(path, inputFormat, requestColumns(entry.input))
  const index = await indexInput(path, inputFormat, shards, unitOf(format))
  return { format, inputFormat, index, ignored, columns: await columnsFor(context, request, inputFormat, format) }
}

async function* headThen(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Prints the columns of standard input that the run does not use. */
const reportIgnoredNames = (head: Uint8Array, known: KnownColumns) => {
  const header = new TextDecoder()
    .decode(head)
    .trimStart()
    .split(/[\r\n]/, 1)[0]!
  const ignored = ignoredColumns(columnNames(header, 'standard input'), known)
  for (const sentence of ignoredSentences('standard input', ignored, known)) console.error(`khagola: ${sentence}`)
}

export interface AnswerStream {
  columns: AnswerColumn[] | null
  format: OutputFormat
  source: AsyncIterable<RequestRow>
  write: (bytes: Uint8Array) => Promise<void>
  reject: (text: string) => void
}

/** Opens a run that reads standard input or writes standard output. */
export const openAnswerStream = async (_context: AppContext, request: AnswersRequest): Promise<AnswerStream> => {
  const { entry, path, out, force, fields } = request
  if (out !== STREAM && !force && (await Bun.file(out).exists()))
    throw new SetupError(`${out} exists; --force replaces it.`)
  const format = out === STREAM ? 'ndjson' : (formatOfName(out) ?? 'ndjson')
  if (format !== 'ndjson' && fields === undefined)
    throw new SetupError('a stream needs --fields for CSV; whole answers are written as NDJSON.')
  const sink = out === STREAM ? Bun.stdout.writer() : Bun.file(out).writer()
  const limit = entry.bodyLimit ?? BODY_LIMIT
  const openSource = async (): Promise<AsyncIterable<RequestRow>> => {
    if (path !== STREAM) {
      const inputFormat = await inputFormatOf(path, fieldsOf(entry))
      if (inputFormat !== 'ndjson') await reportIgnored(path, inputFormat, requestColumns(entry.input))
      return requestsOf({ path, format: inputFormat, part: null }, entry.input, limit)
    }
    const chunks = (process.stdin as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
    const head = await readHead(chunks)
    const inputFormat = formatOfBytes(head, fieldsOf(entry), undefined)
    if (inputFormat === 'parquet') throw new SetupError('Parquet is read only from files.')
    if (inputFormat === 'csv') reportIgnoredNames(head, requestColumns(entry.input))
    return requestsOfStream(headThen(head, chunks), inputFormat, entry.input, limit)
  }
  return {
    columns: fields === undefined ? null : columnsIn(fields, entry.data),
    format,
    source: await openSource(),
    async write(bytes) {
      try {
        await sink.write(bytes)
        await sink.flush()
      } catch (error) {
        throw withoutStack(error, out === STREAM ? 'standard output' : out, 'write')
      }
    },
    reject: (text) => process.stderr.write(text),
  }
}

/** True if a file exists in a storage. */
export const existsInStorage = async (path: string) => (await storageOf(path).size(path)) !== null
