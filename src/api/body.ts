import { Fault } from '../faults.ts'
import { startDeadline } from '../service/deadline-timer.ts'
import { type BodyBudget, bodyBudget, isLarge } from './body-budget.ts'
import { keyOf } from './credentials.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Named or not, `identity` is no encoding. */
const isPlain = (encoding: string) => encoding.split(',').every((each) => /^(identity)?$/i.test(each.trim()))

const tooLarge = (limit: number, bytesRead = 0) =>
  new Fault('too_large', `The body is larger than ${limit} bytes.`, { bytesRead })

const notWhole = () => new Fault('malformed', 'The body did not arrive whole.')

/** How long a body may take to arrive, milliseconds: a client that drips it holds no connection for longer. */
const ARRIVES_WITHIN = 20_000

const inTime = startDeadline(ARRIVES_WITHIN)

const givenUp = new WeakSet<Request>()
/** Ends the counting of a body. */
const counts = new WeakMap<Request, () => void>()
/** A body so short is there whole before the answer is. */
const SHORT = 16 * 1024
/** Whether a request has a body that was not read to its end: its connection is of no further use. */
export const isUnread = (request: Request): boolean => {
  if (givenUp.has(request)) return true
  if (request.bodyUsed) return false
  const announced = request.headers.get('content-length')
  return announced === null ? request.headers.has('transfer-encoding') : Number(announced) > SHORT
}

/** Bodies from this size on are given one at a time, bytes. */
const ALONE_FROM = 8 * 1024
let line = Promise.resolve()
/**
 * The bytes, in a turn of the event loop in which no other such body is given: to parse and check one takes milliseconds, and those that
 * arrive together would hold up all other calls together.
 */
const oneAtATime = async (bytes: Uint8Array): Promise<Uint8Array> => {
  line = line.then(() => new Promise((resolve) => setImmediate(resolve)))
  await line
  return bytes
}

/** The body of a request is not held any more: its answer is there. */
export const releaseBody = (request: Request): void => {
  counts.get(request)?.()
  counts.delete(request)
}

/**
 * The bytes of a JSON body, read no further than `limit`. Faults: `malformed` for another media type or a broken
 * transfer, `too_large` as soon as the announced or the counted length passes the limit, and those of the budget, which counts the body
 * until `releaseBody`.
 */
export const readBody = (
  request: Request,
  limit: number,
  within = ARRIVES_WITHIN,
  budget: BodyBudget = bodyBudget,
): Promise<Uint8Array> => {
  const givingUp = (reason: unknown): Fault => {
    givenUp.add(request)
    return reason instanceof Fault ? reason : notWhole()
  }
  const announced = request.headers.get('content-length')
  const wrong = wrongWith(request.headers, announced, limit)
  if (wrong) return Promise.reject(givingUp(wrong))
  let bytes: number
  try {
    // A body of unknown length may be as long as the limit.
    bytes = announced === null && !request.headers.has('transfer-encoding') ? 0 : Number(announced ?? limit)
    if (isLarge(bytes)) counts.set(request, budget.take(keyOf(request.headers) ?? '', bytes))
  } catch (reason) {
    return Promise.reject(givingUp(reason))
  }
  const wait = within === ARRIVES_WITHIN ? inTime : startDeadline(within)
  const late = () => givingUp(new Fault('malformed', `The body did not arrive within ${within / 1000} s.`))
  // The server reads no further than an announced length; only a body of unknown length has to be counted.
  const whole = wait(announced === null ? counted(request, limit) : request.bytes(), late, givingUp)
  return bytes >= ALONE_FROM ? whole.then(oneAtATime) : whole
}

const wrongWith = (headers: Headers, announced: string | null, limit: number): Fault | null => {
  const encoding = headers.get('content-encoding')
  if (encoding !== null && !isPlain(encoding))
    return new Fault('encoded', `A body is not read with Content-Encoding: ${encoding.slice(0, 100)}.`)
  const type = headers.get('content-type')
  if (type !== null && !JSON_TYPE.test(type))
    return new Fault('malformed', `Content-Type must be application/json, not ${type.slice(0, 100)}.`)
  return Number(announced ?? 0) > limit ? tooLarge(limit) : null
}

const counted = async (request: Request, limit: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
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
    pieces.push(value)
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, length)
}
