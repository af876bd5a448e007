import { Fault } from '../faults.ts'
import { createDeadlineTimer } from '../service/deadline-timer.ts'
import { nextTurn } from '../service/event-loop-turns.ts'
import { HeavyGate } from '../service/heavy-gate.ts'
import { type BodyBudget, bodyBudget, isLarge } from './body-budget.ts'
import { apiKeyOf } from './credentials.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** True if a Content-Encoding header names no encoding but `identity`. */
const isPlain = (encoding: string) => encoding.split(',').every((each) => /^(identity)?$/i.test(each.trim()))

const tooLarge = (limit: number, bytesRead = 0) =>
  new Fault('too_large', `The body is larger than ${limit} bytes.`, { bytesRead })

const incomplete = () => new Fault('malformed', 'The body is incomplete.')

/** Time limit for the arrival of a body, milliseconds: it ends the connections of slow senders. */
const ARRIVAL_TIMEOUT_MS = 20_000

const withArrivalTimeout = createDeadlineTimer(ARRIVAL_TIMEOUT_MS)

const abandonedBodies = new WeakSet<Request>()
/** Functions that end the counting of a body in the budget. */
const releaseBudget = new WeakMap<Request, () => void>()
/** A body up to this size, bytes, has arrived completely before the answer is sent. */
const MAX_BUFFERED_BYTES = 16 * 1024
/** True if a request has a body that was not read to its end: its connection cannot be reused. */
export const hasUnreadBody = (request: Request): boolean => {
  if (abandonedBodies.has(request)) return true
  if (request.bodyUsed) return false
  const announced = request.headers.get('content-length')
  return announced === null ? request.headers.has('transfer-encoding') : Number(announced) > MAX_BUFFERED_BYTES
}

/** Bodies from this size on, bytes, are processed one per turn of the event loop. */
const MIN_QUEUED_BYTES = 8 * 1024
let queue = Promise.resolve()
/**
 * Returns the bytes in a turn of the event loop in which no other queued body is returned. Parsing and checking a large body takes
 * milliseconds, so several in one turn would delay all other calls.
 */
const afterQueue = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (bytes.length >= MIN_GATED_BYTES) await nextTurn()
  else {
    queue = queue.then(() => new Promise((resolve) => setImmediate(resolve)))
    await queue
  }
  return bytes
}

/** Bodies from this size on, bytes, arrive a few at a time: the event loop receives up to 512 KB of each arriving body in one turn. */
const MIN_GATED_BYTES = 256 * 1024
/** A body keeps its place among the arriving ones for this time, milliseconds: a slow sender does not delay the others. */
const MAX_ARRIVAL_PLACE_MS = 250
const arrivals = new HeavyGate(2)

/** Runs `read` when fewer than two large bodies arrive. Until then the operating system stops the sender. */
const arriveInTurn = async (caller: string, signal: AbortSignal, read: () => Promise<Uint8Array>) => {
  await arrivals.enter(caller, signal)
  let holdsPlace = true
  const leave = () => {
    if (holdsPlace) arrivals.leave()
    holdsPlace = false
  }
  const timer = setTimeout(leave, MAX_ARRIVAL_PLACE_MS)
  try {
    return await read()
  } finally {
    clearTimeout(timer)
    leave()
  }
}

/** True if the server reads the body of a request in parts, which it has not finished. */
export const hasLargeUnreadBody = (request: Request): boolean =>
  Number(request.headers.get('content-length') ?? 0) >= MIN_GATED_BYTES && hasUnreadBody(request)

/** Ends the counting of the body of a request, after its answer is complete. */
export const releaseBody = (request: Request): void => {
  releaseBudget.get(request)?.()
  releaseBudget.delete(request)
}

interface ReadOptions {
  /** Matches the accepted media type; default: JSON. */
  type?: RegExp
  timeoutMs?: number
  budget?: BodyBudget
}

/**
 * Reads the bytes of a JSON body, at most `limit`. Faults: `malformed` for another media type or an incomplete transfer, `too_large` as soon
 * as the announced or the counted length exceeds the limit, and those of the budget, which counts the body until `releaseBody`.
 */
export const readBody = (
  request: Request,
  limit: number,
  { type = JSON_TYPE, timeoutMs = ARRIVAL_TIMEOUT_MS, budget = bodyBudget }: ReadOptions = {},
): Promise<Uint8Array> => {
  const abandon = (reason: unknown): Fault => {
    abandonedBodies.add(request)
    return reason instanceof Fault ? reason : incomplete()
  }
  const announced = request.headers.get('content-length')
  const headerFault = checkHeaders(request.headers, announced, { limit, type })
  if (headerFault) return Promise.reject(abandon(headerFault))
  const caller = apiKeyOf(request.headers) ?? ''
  // A body of unknown length is counted with the limit.
  const bytes = announced === null && !request.headers.has('transfer-encoding') ? 0 : Number(announced ?? limit)
  const withTimeout = timeoutMs === ARRIVAL_TIMEOUT_MS ? withArrivalTimeout : createDeadlineTimer(timeoutMs)
  const timeoutFault = () => abandon(new Fault('malformed', `The body did not arrive within ${timeoutMs / 1000} s.`))
  // The server reads at most the announced length. Only a body of unknown length must be counted here.
  const read = () =>
    withTimeout(announced === null ? readCounted(request, limit) : request.bytes(), timeoutFault, abandon)
  if (!isLarge(bytes)) return bytes >= MIN_QUEUED_BYTES ? read().then(afterQueue) : read()
  const readLarge = async () => {
    const { signal } = request
    try {
      releaseBudget.set(request, await budget.reserve(caller, bytes, signal))
      return bytes >= MIN_GATED_BYTES ? await arriveInTurn(caller, signal, read) : await read()
    } catch (reason) {
      throw abandon(reason)
    }
  }
  return readLarge().then(afterQueue)
}

const checkHeaders = (
  headers: Headers,
  announced: string | null,
  { limit, type: acceptedType }: { limit: number; type: RegExp },
): Fault | null => {
  const encoding = headers.get('content-encoding')
  if (encoding !== null && !isPlain(encoding))
    return new Fault('encoded', `Content-Encoding must be absent or identity, not ${encoding.slice(0, 100)}.`)
  const type = headers.get('content-type')
  if (type !== null && !acceptedType.test(type))
    return new Fault('malformed', `Content-Type must be application/json, not ${type.slice(0, 100)}.`)
  return Number(announced ?? 0) > limit ? tooLarge(limit) : null
}

/** A body may arrive in this number of chunks, and in more if they have at least this length on average (bytes): each chunk costs a turn. */
const MAX_SHORT_CHUNKS = 256
const MIN_CHUNK_BYTES = 64
/** Processor time of a body in short chunks, in bodies of the largest size: the server decodes also the chunks that it has received and not read. */
const SHORT_CHUNKS_COST = 8

const readCounted = async (request: Request, limit: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limit) {
      reader.cancel().catch(() => {})
      throw tooLarge(limit, limit)
    }
    chunks.push(value)
    if (chunks.length > MAX_SHORT_CHUNKS + length / MIN_CHUNK_BYTES) {
      reader.cancel().catch(() => {})
      throw new Fault('malformed', 'The body has too many short chunks.', {
        bytesRead: limit * SHORT_CHUNKS_COST,
      })
    }
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)
}
