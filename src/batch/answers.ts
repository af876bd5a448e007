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

/** Lines that follow each other, to be answered together. */
export interface Order {
  /** Number of the first line. */
  first: number
  lines: Uint8Array[]
}

export interface AnswersRun {
  entry: Entry
  in: string
  out: string
  force: boolean
  /** The instant that the answers are given for, when the run is not one that goes on: milliseconds since 1970. */
  now: number
  ephemeris: Ephemeris
  /** Opens the processes that answer, for that instant. */
  openDesks: (now: number) => WorkerPool<Order, AnsweredLines> | Promise<WorkerPool<Order, AnsweredLines>>
  /** Orders under way at a time. */
  ahead: number
}

/** What came of an order: its lines answered, and how many of the answers are errors. */
export interface AnsweredLines {
  text: string
  failed: number
}

export interface AnswersSummary {
  lines: number
  /** Lines whose answer is an error. */
  failed: number
  /** The same run had ended before: nothing was done. */
  already_finished?: true
}

interface Position {
  line: number
  failed: number
  now: number
}

/** Lines of an order. */
export const ORDER_LINES = 64

/** The answer to each line, or its error, with its number before it. */
export const answersTo = async (
  trial: KeylessService,
  entry: Entry,
  { first, lines }: Order,
): Promise<AnsweredLines> => {
  let text = ''
  let failed = 0
  for (const [index, bytes] of lines.entries()) {
    const line = first + index
    const { status, body } = await trial.call(entry, bytes, `line-${line}`)
    if (status !== 200) failed++
    text += `{"line":${line},${body.slice(1)}\n`
  }
  return { text, failed }
}

const surveyed = async (path: string) => {
  const hash = new Bun.CryptoHasher('sha256')
  let lines = 0
  for await (const _ of linesOf(
    chunksOf(path, (chunk) => hash.update(chunk)),
    0,
  ))
    lines++
  return { digest: hash.digest('hex'), lines }
}

async function* ordersOf(chunks: AsyncIterable<Uint8Array>, after: number, limit: number): AsyncGenerator<Order> {
  let order: Order = { first: after + 1, lines: [] }
  for await (const { line, bytes } of linesOf(chunks, limit)) {
    if (line <= after) continue
    order.lines.push(bytes)
    if (order.lines.length < ORDER_LINES) continue
    yield order
    order = { first: line + 1, lines: [] }
  }
  if (order.lines.length > 0) yield order
}

/**
 * Answers each line of an NDJSON file by one capability, in order, as the service would: `{"line", "data", "meta"}` or
 * `{"line", "error"}`. A run that was ended goes on where it was when it is started again, at the instant of its first start.
 */
export const runAnswers = async (run: AnswersRun, progress: Progress): Promise<AnswersSummary> => {
  const { entry, out, force, ephemeris } = run
  const { digest, lines } = await surveyed(run.in)
  const identity = { command: entry.path, layout: 3, in: digest, ephemeris }
  const ledger = openResultFile<Position>(out, identity, { force })
  if (ledger.finished) return { lines, failed: ledger.start?.position.failed ?? 0, already_finished: true }
  const { now } = ledger.start?.position ?? run
  let { line, failed } = ledger.start?.position ?? { line: 0, failed: 0 }

  const tally = progress.begin(entry.slug, 'lines', lines)
  tally.skip(line)
  const desks = await run.openDesks(now)
  try {
    const orders = ordersOf(chunksOf(run.in), line, entry.bodyLimit ?? BODY_LIMIT)
    for await (const { count, text, failed: lost } of orderedResults(orders, answeredBy(desks), run.ahead)) {
      ledger.write(new TextEncoder().encode(text))
      line += count
      failed += lost
      ledger.mark(() => ({ line, failed, now }))
      tally.add(count)
    }
  } finally {
    desks.close()
  }
  ledger.finish({ line, failed, now })
  tally.end()
  return { lines, failed }
}

const answeredBy = (desks: WorkerPool<Order, AnsweredLines>) => async (order: Order) => ({
  count: order.lines.length,
  ...(await desks.ask(order)),
})

/** Where a stream comes from or goes to, as shells have it. */
export const STREAM = '-'

/** As `runAnswers`, from a stream or to one: what has passed is not there to be gone on from. */
export const streamAnswers = async (
  run: Omit<AnswersRun, 'in' | 'out' | 'force'>,
  { source, write }: { source: AsyncIterable<Uint8Array>; write: (text: string) => void | Promise<void> },
): Promise<AnswersSummary> => {
  const desks = await run.openDesks(run.now)
  let [lines, failed] = [0, 0]
  try {
    const orders = ordersOf(source, 0, run.entry.bodyLimit ?? BODY_LIMIT)
    for await (const { count, text, failed: lost } of orderedResults(orders, answeredBy(desks), run.ahead)) {
      await write(text)
      lines += count
      failed += lost
    }
  } finally {
    desks.close()
  }
  return { lines, failed }
}
