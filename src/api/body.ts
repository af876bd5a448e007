import { Fault } from '../faults.ts'
import { createDeadlineTimer } from '../service/deadline-timer.ts'
import { type BodyBudget, bodyBudget, isLarge } from './body-budget.ts'
import { keyOf } from './credentials.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** True if a Content-Encoding header names no encoding but `identity`. */
const isPlain = (encoding: string) => encoding.split(',').every((each) => /^(identity)?$/i.test(each.trim()))

const tooLarge = (limit: number, bytesRead = 0) =>
  new Fault('too_large', `The body is larger than ${limit} bytes.`, { bytesRead })

const incomplete = () => new Fault('malformed', 'The body arrived incomplete.')

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
 * Returns the bytes in a turn of the event loop in which no other large body is returned. Parsing and checking a large body takes
 * milliseconds, so several in one turn would delay all other calls.
 */
const afterQueue = async (bytes: Uint8Array): Promise<Uint8Array> => {
  queue = queue.then(() => new Promise((resolve) => setImmediate(resolve)))
  await queue
  return bytes
}

/** Ends the counting of the body of a request, after its answer is complete. */
export const releaseBody = (request: Request): void => {
  releaseBudget.get(request)?.()
  releaseBudget.delete(request)
}

/**
 * Reads the bytes of a JSON body, at most `limit`. Faults: `malformed` for another media type or an incomplete transfer, `too_large` as soon
 * as the announced or the counted length exceeds the limit, and those of the budget, which counts the body until `releaseBody`.
 */
export const readBody = (
  request: Request,
  limit: number,
  timeoutMs = ARRIVAL_TIMEOUT_MS,
  budget: BodyBudget = bodyBudget,
): Promise<Uint8Array> => {
  const abandon = (reason: unknown): Fault => {
    abandonedBodies.add(request)
    return reason instanceof Fault ? reason : incomplete()
  }
  const announced = request.headers.get('content-length')
  const headerFault = checkHeaders(request.headers, announced, limit)
  if (headerFault) return Promise.reject(abandon(headerFault))
  let bytes: number
  try {
    // A body of unknown length is counted with the limit.
    bytes = announced === null && !request.headers.has('transfer-encoding') ? 0 : Number(announced ?? limit)
    if (isLarge(bytes)) releaseBudget.set(request, budget.reserve(keyOf(request.headers) ?? '', bytes))
  } catch (reason) {
    return Promise.reject(abandon(reason))
  }
  const withTimeout = timeoutMs === ARRIVAL_TIMEOUT_MS ? withArrivalTimeout : createDeadlineTimer(timeoutMs)
  const timeoutFault = () => abandon(new Fault('malformed', `The body did not arrive within ${timeoutMs / 1000} s.`))
  // The server reads at most the announced length. Only a body of unknown length must be counted here.
  const body = withTimeout(announced === null ? readCounted(request, limit) : request.bytes(), timeoutFault, abandon)
  return bytes >= MIN_QUEUED_BYTES ? body.then(afterQueue) : body
}

const checkHeaders = (headers: Headers, announced: string | null, limit: number): Fault | null => {
  const encoding = headers.get('content-encoding')
  if (encoding !== null && !isPlain(encoding))
    return new Fault('encoded', `Content-Encoding must be absent or identity, not ${encoding.slice(0, 100)}.`)
  const type = headers.get('content-type')
  if (type !== null && !JSON_TYPE.test(type))
    return new Fault('malformed', `Content-Type must be application/json, not ${type.slice(0, 100)}.`)
  return Number(announced ?? 0) > limit ? tooLarge(limit) : null
}

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
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length)
}
