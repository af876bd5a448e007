import type { CatalogueEntry } from '../capabilities/capability.ts'
import { BODY_LIMIT, type JsonObject } from '../service/body.ts'
import type { KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { type AnswerColumn, createCellReader } from './answer-columns.ts'
import { type AnsweredRow, answerSheetOf } from './answer-sheets.ts'
import { type BlockAnswers, type ByteBlock, blockRowsOf, blocksOf } from './column-blocks.ts'
import type { RunEphemeris } from './ephemeris.ts'
import type { InputIndex } from './input-index.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { orderedResults } from './ordered-results.ts'
import type { OutputFormat } from './output-format.ts'
import type { Progress } from './progress.ts'
import { type RequestRow, type RequestSource, requestsOf } from './requests.ts'
import { openResultFile, type ResultFile } from './result-file.ts'
import type { RunBasis } from './run-basis.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Consecutive rows of an input, which one worker answers in one step. */
export type RowBatch = RequestRow[]

/** The answers to the rows of a batch. */
export interface BatchAnswers {
  /** The lines of an output without columns. */
  text: string
  /** The rows of an output with columns. */
  rows: AnsweredRow[]
  /** The rejected rows with their errors, as NDJSON. */
  rejects: string
  failed: number
}

/** The options that decide the answers of a run. */
export interface AnswersOptions {
  entry: CatalogueEntry
  format: OutputFormat
  /** The columns of the output; null for whole answers, which only NDJSON can have. */
  columns: readonly AnswerColumn[] | null
  ephemeris: RunEphemeris
  /** The current time for all answers of the run, milliseconds since 1970. */
  now: number
  basis: RunBasis
}

/** A pool answers batches of rows, or blocks of bytes of a capability that computes columns. */
export type AnswerPool = WorkerPool<RowBatch | ByteBlock, BatchAnswers | BlockAnswers>

export interface AnswersRun extends AnswersOptions {
  in: string
  inputFormat: RequestSource['format']
  out: string
  force: boolean
  /** Columns of the input that the run does not use. */
  ignored: readonly string[]
  openWorkers: () => AnswerPool | Promise<AnswerPool>
  /** Maximum number of batches that are processed at the same time. */
  ahead: number
}

export interface AnswersSummary {
  lines: number
  /** Lines whose answer is an error. */
  failed: number
  /** Set if an earlier run had finished already; this run did nothing. */
  already_finished?: true
}

/** The point at which a run resumes. */
export interface AnswersPosition {
  /** Number of rows that are answered. */
  rows: number
  failed: number
  sheet: unknown
}

/** Number of rows in a batch. */
export const BATCH_LINES = 64

/** The part of a run's identity that all its shards share. */
export const answersIdentity = ({ entry, format, columns, ephemeris, now, basis }: AnswersOptions, digest: string) => ({
  command: entry.path,
  layout: 5,
  in: digest,
  ephemeris,
  format,
  columns: columns?.map(({ path }) => path),
  now: new Date(now).toISOString(),
  ...basis,
})

const ID_KEY = Buffer.from('"id"')

/** Returns the request of a line of NDJSON. The `id` of the row is removed, unless the input has such a field. */
const splitId = (bytes: Uint8Array, entry: CatalogueEntry): { id: string | null; input: Uint8Array | JsonObject } => {
  if (
    Object.hasOwn(entry.input.properties, 'id') ||
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(ID_KEY) < 0
  )
    return { id: null, input: bytes }
  try {
    const { id, ...input } = JSON.parse(new TextDecoder().decode(bytes)) as JsonObject
    if (id === null) return { id: null, input }
    if (typeof id === 'string' || typeof id === 'number') return { id: String(id), input }
  } catch {
    // The service reports invalid JSON.
  }
  return { id: null, input: bytes }
}

interface CallError {
  code: string
  message: string
  field: string | null
}

/** The error reply of a row that is no request. */
const unreadable = (message: string, requestId: string) =>
  JSON.stringify({ error: { code: 'invalid_request', message, field: null, request_id: requestId, retryable: false } })

const parsed = (bytes: Uint8Array): object | null => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Answers the rows of a batch in their order. */
export const answerBatch = async (
  service: KeylessService,
  entry: CatalogueEntry,
  batch: RowBatch,
  columns: readonly AnswerColumn[] | null = null,
): Promise<BatchAnswers> => {
  const answers: BatchAnswers = { text: '', rows: [], rejects: '', failed: 0 }
  const cellsOf = columns && createCellReader(columns)
  const limit = entry.bodyLimit ?? BODY_LIMIT
  const fail = (line: number, id: string | null, body: string) => {
    const { error } = JSON.parse(body) as { error: CallError }
    answers.failed++
    const { code, field, message } = error
    answers.rejects += `${JSON.stringify({ line, id, field, code, reason: message })}\n`
  }
  for (const row of batch) {
    const { line } = row
    const requestId = `line-${line}`
    const { id, input } = 'bytes' in row ? splitId(row.bytes, entry) : 'input' in row ? row : { id: null, input: null }
    const idText = id === null ? '' : `"id":${JSON.stringify(id)},`
    if (cellsOf) {
      const object = input instanceof Uint8Array ? (input.length > limit ? null : parsed(input)) : input
      const reply =
        object !== null
          ? await service.answer(entry, object)
          : 'reason' in row
            ? { body: unreadable(row.reason, requestId) }
            : await service.call(entry, input as Uint8Array, requestId)
      if ('data' in reply) answers.rows.push({ line, id, cells: cellsOf(reply.data) })
      else fail(line, id, reply.body)
      continue
    }
    const { status, body } =
      'reason' in row
        ? { status: 422, body: unreadable(row.reason, requestId) }
        : await service.call(entry, input as Uint8Array | JsonObject, requestId)
    if (status !== 200) fail(line, id, body)
    answers.text += `{"line":${line},${idText}${body.slice(1)}\n`
  }
  return answers
}

async function* batchesOf(rows: AsyncIterable<RequestRow>, skip: number): AsyncGenerator<RowBatch> {
  let batch: RowBatch = []
  let skipped = 0
  for await (const row of rows) {
    if (skipped < skip) {
      skipped++
      continue
    }
    batch.push(row)
    if (batch.length < BATCH_LINES) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const answerWith = (workers: AnswerPool) => async (batch: RowBatch | ByteBlock) => {
  const answers = await workers.run(batch)
  return 'count' in answers ? { text: '', ...answers } : { bytes: null, count: (batch as RowBatch).length, ...answers }
}

/** True if the answers of a run are computed as columns. */
const hasColumns = ({ entry, columns }: Pick<AnswersOptions, 'entry' | 'columns'>, format: RequestSource['format']) =>
  format === 'csv' && columns !== null && columnComputation(entry, columns) !== null

/** The computation of the columns of a capability; null if it has none for these. */
export const columnComputation = (entry: CatalogueEntry, columns: readonly AnswerColumn[]) =>
  entry.columns?.(columns.map(({ path }) => path)) ?? null

const utf8 = new TextEncoder()

export interface AnswersResult {
  rows: number
  failed: number
}

/** Answers the rows of a source and writes them to a result, from the position where the result ends. */
export const writeAnswers = async (
  source: RequestSource,
  { entry, format, columns }: Pick<AnswersOptions, 'entry' | 'format' | 'columns'>,
  resultFile: ResultFile<AnswersPosition>,
  { openWorkers, ahead }: Pick<AnswersRun, 'openWorkers' | 'ahead'>,
  { progress, total }: { progress: Progress; total: number },
): Promise<AnswersResult> => {
  const sheet = columns && answerSheetOf(format, columns)
  let { rows, failed } = { rows: 0, failed: 0 }
  if (resultFile.start) {
    const { bytes, position } = resultFile.start
    ;({ rows, failed } = position)
    sheet?.resume(bytes, position.sheet)
  } else if (sheet) resultFile.write(sheet.begin())
  const position = (): AnswersPosition => ({ rows, failed, sheet: sheet?.state() ?? null })

  const stage = progress.begin(entry.slug, 'lines', total)
  stage.skip(rows)
  const workers = await openWorkers()
  try {
    const batches: AsyncIterable<RowBatch | ByteBlock> =
      source.part && hasColumns({ entry, columns }, source.format)
        ? blocksOf(source.path, source.part, rows, blockRowsOf(entry.input))
        : batchesOf(requestsOf(source, entry.input, entry.bodyLimit ?? BODY_LIMIT), rows)
    for await (const answers of orderedResults(batches, answerWith(workers), ahead)) {
      if (answers.bytes && answers.bytes.length > 0) resultFile.write(answers.bytes)
      else resultFile.write(sheet ? sheet.add(answers.rows, answers.count) : utf8.encode(answers.text))
      if (answers.rejects !== '') resultFile.reject(utf8.encode(answers.rejects))
      rows += answers.count
      failed += answers.failed
      if (!sheet || sheet.isFlushed()) await resultFile.mark(position)
      stage.add(answers.count)
      // The worker of a shard renews its lock between batches.
      await Bun.sleep(0)
    }
  } finally {
    workers.close()
  }
  if (sheet) resultFile.write(sheet.end())
  await resultFile.finish(position())
  stage.end()
  return { rows, failed }
}

/**
 * Calls one capability for each row of a file and writes the answers in the same order, and the rejected rows with their errors to
 * `OUT.rejects.ndjson`. An interrupted run resumes when it is started again.
 */
export const runAnswers = async (run: AnswersRun, progress: Progress, index: InputIndex): Promise<AnswersSummary> => {
  const resultFile = openResultFile<AnswersPosition>(run.out, answersIdentity(run, index.digest), {
    force: run.force,
    rejects: true,
  })
  const saveManifest = (counts: { rows: number; failed: number }) =>
    writeManifest(run.out, {
      run: answersIdentity(run, index.digest),
      counts: { rows: counts.rows, failed: counts.failed },
      ignored: { in: run.ignored },
    })
  if (resultFile.finished) {
    const { rows, failed } = resultFile.start!.position
    // The run may have ended between its output and its manifest.
    if ((await readManifest(run.out)) === null) await saveManifest({ rows, failed })
    return { lines: rows, failed, already_finished: true }
  }
  const { header, ranges, blocks } = index
  const source = { path: run.in, format: run.inputFormat, part: { header, range: ranges[0]!, blocks } }
  const { rows, failed } = await writeAnswers(source, run, resultFile, run, { progress, total: index.rows })
  await saveManifest({ rows, failed })
  return { lines: rows, failed }
}

/** Like `runAnswers`, but reads or writes a stream. Such a run cannot be resumed, and errors are only in the output. */
export const streamAnswers = async (
  run: Omit<AnswersOptions, 'basis'> & Pick<AnswersRun, 'openWorkers' | 'ahead'>,
  { source, write }: { source: AsyncIterable<RequestRow>; write: (bytes: Uint8Array) => void | Promise<void> },
  reject: (text: string) => void = () => {},
): Promise<AnswersSummary> => {
  const sheet = run.columns && answerSheetOf(run.format, run.columns)
  if (run.format === 'parquet') throw new SetupError('Parquet is written only to files.')
  const workers = await run.openWorkers()
  let [lines, failed] = [0, 0]
  if (sheet) await write(sheet.begin())
  try {
    for await (const answers of orderedResults(batchesOf(source, 0), answerWith(workers), run.ahead)) {
      await write(sheet ? sheet.add(answers.rows, answers.count) : utf8.encode(answers.text))
      if (sheet && answers.rejects !== '') reject(answers.rejects)
      lines += answers.count
      failed += answers.failed
    }
  } finally {
    workers.close()
  }
  return { lines, failed }
}
