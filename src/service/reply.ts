import { callerGone, FAULTS, Fault, isHangUp } from '../faults.ts'
import type { Awaitable } from '../store/types.ts'
import type { Warning } from '../warnings.ts'

/** An answer in a form other than JSON. */
export interface Presentation {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer> | string
}

export interface Reply<B = string> {
  status: number
  /** JSON text, or a file. */
  body: B
  headers: Record<string, string>
  /** Lists of `data` whose rows may go to the client one by one, when it has such. */
  streams?: readonly string[]
  /** The answer as `Call.present` made it. */
  presentation?: Presentation
}

/** What a run that did not fail gives to be sent. */
export interface Success<B = string> {
  requestId: string
  status: number
  body: B
  credits: number
  replayed: boolean
  headers?: Record<string, string>
  streams?: readonly string[]
  presentation?: Presentation
}

/** The raw body, or how to read it: it is read only for callers that are known, and may raise `too_large`. */
export type Body = Uint8Array | null | ((limit: number) => Promise<Uint8Array>)

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/

export const validId = (id: string | null): string | null => (id !== null && REQUEST_ID.test(id) ? id : null)

export const errorReply = (fault: Fault, requestId: string): Reply => ({
  status: FAULTS[fault.fault].status,
  body: JSON.stringify({
    error: {
      code: fault.code,
      message: fault.message,
      field: fault.field,
      request_id: requestId,
      retryable: fault.retryable,
    },
  }),
  headers: {
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    ...(fault.detail.retryAfter === undefined ? {} : { 'Retry-After': String(fault.detail.retryAfter) }),
  },
})

export const keyInUrl = () =>
  new Fault('malformed', 'An API key is never accepted in the URL; it is now exposed, rotate it.')

export const replay = (answer: { requestId: string; status: number; body: string }): Success => ({
  requestId: answer.requestId,
  status: answer.status,
  body: answer.body,
  credits: 0,
  replayed: true,
})

/** The `meta` of an answer; the codes are of the warnings in their order, and not there where nothing is warned of. */
export const metaOf = (requestId: string, credits: object, warnings: readonly Warning[]) => ({
  request_id: requestId,
  api_version: 'v1',
  ...credits,
  warnings: warnings.map(({ message }) => message),
  ...(warnings.length > 0 && { warning_codes: warnings.map(({ code }) => code) }),
  language: 'en',
})

/** The JSON text of the `meta` of a call: most are not warned of anything, and differ in two words. An identifier needs no escapes. */
export const metaText = (requestId: string, creditsUsed: number, warnings: readonly Warning[]): string =>
  warnings.length > 0
    ? JSON.stringify(metaOf(requestId, { credits_used: creditsUsed }, warnings))
    : `{"request_id":"${requestId}","api_version":"v1","credits_used":${creditsUsed},"warnings":[],"language":"en"}`

export const because = (fault: Fault, cause: unknown): Fault => Object.assign(fault, { cause })

/** The fault by which a call ended: that of a caller who has gone, one of the contract, or a defect. */
export const faultOf = (reason: unknown, caller: AbortSignal | undefined): Fault => {
  if (isHangUp(reason, caller)) return callerGone()
  return reason instanceof Fault ? reason : because(new Fault('failed', 'The call failed on our side.'), reason)
}

/** A fault as it is; whatever else, as this one. */
export const as =
  (...of: ConstructorParameters<typeof Fault>) =>
  (reason: unknown): never => {
    throw reason instanceof Fault ? reason : because(new Fault(...of), reason)
  }
const unavailable = as('unavailable', 'The service is unavailable for the moment; try again.')
const unread = as('malformed', 'The body could not be read.')

/** What `next` makes of a store's answer. A store that fails is a service that is not there for the moment. */
export const withStore = <T, R>(ask: () => Awaitable<T>, next: (answer: T) => Awaitable<R>): Awaitable<R> => {
  let answer: Awaitable<T>
  try {
    answer = ask()
  } catch (reason) {
    return unavailable(reason)
  }
  return answer instanceof Promise ? answer.then(next, unavailable) : next(answer)
}
export const fromStore = <T>(ask: () => Awaitable<T>): Awaitable<T> => withStore(ask, (answer) => answer)

/** What `read` makes of the bytes of a body. */
export const withBytes = <T>(body: Body, limit: number, read: (bytes: Uint8Array) => T): Awaitable<T> =>
  typeof body === 'function' ? body(limit).then(read, unread) : read(body ?? new Uint8Array())
