import type { Entry } from '../capabilities/capability.ts'
import { BODY_LIMIT } from '../service/body.ts'
import type { KeylessService } from '../service/keyless-service.ts'
import type { Ephemeris } from './ephemeris.ts'
import { linesOf } from './lines.ts'
import { orderedResults } from './ordered-results.ts'
import type { Progress } from './progress.ts'
import { chunksOf } from './records.ts'
import { openResultFile } from './result-file.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Consecutive lines of an input, which one worker answers in one step. */
export interface LineBatch {
  /** Number of the first line, counted from 1. */
  first: number
  lines: Uint8Array[]
}

export interface AnswersRun {
  entry: Entry
  in: string
  out: string
  force: boolean
  /** The current time for the answers of a new run, milliseconds since 1970. A resumed run uses the time of its first start. */
  now: number
  ephemeris: Ephemeris
  /** Starts the worker processes with this current time. */
  openWorkers: (now: number) => WorkerPool<LineBatch, BatchAnswers> | Promise<WorkerPool<LineBatch, BatchAnswers>>
  /** Maximum number of batches that are processed at the same time. */
  ahead: number
}

/** The answers to the lines of a batch, and how many of them are errors. */
export interface BatchAnswers {
  text: string
  failed: number
}

export interface AnswersSummary {
  lines: number
  /** Lines whose answer is an error. */
  failed: number
  /** Set if an earlier run had finished already; this run did nothing. */
  already_finished?: true
}

interface Position {
  line: number
  failed: number
  now: number
}

/** Number of lines in a batch. */
export const BATCH_LINES = 64

/** Returns one JSON line for each input line: the line number with the answer or the error. */
export const answerBatch = async (
  service: KeylessService,
  entry: Entry,
  { first, lines }: LineBatch,
): Promise<BatchAnswers> => {
  let text = ''
  let failed = 0
  for (const [index, bytes] of lines.entries()) {
    const line = first + index
    const { status, body } = await service.call(entry, bytes, `line-${line}`)
    if (status !== 200) failed++
    text += `{"line":${line},${body.slice(1)}\n`
  }
  return { text, failed }
}

const digestAndCount = async (path: string) => {
  const hash = new Bun.CryptoHasher('sha256')
  let lines = 0
  for await (const _ of linesOf(
    chunksOf(path, (chunk) => hash.update(chunk)),
    0,
  ))
    lines++
  return { digest: hash.digest('hex'), lines }
}

async function* batchesOf(chunks: AsyncIterable<Uint8Array>, after: number, limit: number): AsyncGenerator<LineBatch> {
  let batch: LineBatch = { first: after + 1, lines: [] }
  for await (const { line, bytes } of linesOf(chunks, limit)) {
    if (line <= after) continue
    batch.lines.push(bytes)
    if (batch.lines.length < BATCH_LINES) continue
    yield batch
    batch = { first: line + 1, lines: [] }
  }
  if (batch.lines.length > 0) yield batch
}

/**
 * Calls one capability for each line of an NDJSON file and writes the answers in the same order: `{"line", "data", "meta"}` or
 * `{"line", "error"}`. An interrupted run resumes when it is started again, with the current time of its first start.
 */
export const runAnswers = async (run: AnswersRun, progress: Progress): Promise<AnswersSummary> => {
  const { entry, out, force, ephemeris } = run
  const { digest, lines } = await digestAndCount(run.in)
  const identity = { command: entry.path, layout: 3, in: digest, ephemeris }
  const resultFile = openResultFile<Position>(out, identity, { force })
  if (resultFile.finished) return { lines, failed: resultFile.start?.position.failed ?? 0, already_finished: true }
  const { now } = resultFile.start?.position ?? run
  let { line, failed } = resultFile.start?.position ?? { line: 0, failed: 0 }

  const stage = progress.begin(entry.slug, 'lines', lines)
  stage.skip(line)
  const workers = await run.openWorkers(now)
  try {
    const batches = batchesOf(chunksOf(run.in), line, entry.bodyLimit ?? BODY_LIMIT)
    for await (const { count, text, failed: failures } of orderedResults(batches, answerWith(workers), run.ahead)) {
      resultFile.write(new TextEncoder().encode(text))
      line += count
      failed += failures
      resultFile.mark(() => ({ line, failed, now }))
      stage.add(count)
    }
  } finally {
    workers.close()
  }
  resultFile.finish({ line, failed, now })
  stage.end()
  return { lines, failed }
}

const answerWith = (workers: WorkerPool<LineBatch, BatchAnswers>) => async (batch: LineBatch) => ({
  count: batch.lines.length,
  ...(await workers.run(batch)),
})

/** The path that stands for stdin or stdout. */
export const STREAM = '-'

/** Like `runAnswers`, but reads or writes a stream. Such a run cannot be resumed. */
export const streamAnswers = async (
  run: Omit<AnswersRun, 'in' | 'out' | 'force'>,
  { source, write }: { source: AsyncIterable<Uint8Array>; write: (text: string) => void | Promise<void> },
): Promise<AnswersSummary> => {
  const workers = await run.openWorkers(run.now)
  let [lines, failed] = [0, 0]
  try {
    const batches = batchesOf(source, 0, run.entry.bodyLimit ?? BODY_LIMIT)
    for await (const { count, text, failed: failures } of orderedResults(batches, answerWith(workers), run.ahead)) {
      await write(text)
      lines += count
      failed += failures
    }
  } finally {
    workers.close()
  }
  return { lines, failed }
}
