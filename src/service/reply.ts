import { connectionClosedFault, FAULTS, Fault, isConnectionClosed } from '../faults.ts'
import type { Awaitable } from '../store/types.ts'
import type { Warning } from '../warnings.ts'

/** An answer in a format other than JSON. */
export interface Presentation {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer> | string
}

export interface Reply<B = string> {
  status: number
  /** JSON text, or a file. */
  body: B
  headers: Record<string, string>
  /** Lists of `data` whose rows may be streamed to the client one by one. */
  streams?: readonly string[]
  /** The answer as `Call.present` made it. */
  presentation?: Presentation
}

/** The result of a successful operation. */
export interface Success<B = string> {
  requestId: string
  status: number
  body: B
  /** Credits of the operation, for logs and metrics. */
  credits: number
  /** Credits that were charged, if `credits` does not include them because they belong to operations within this one. */
  chargedCredits?: number
  /** True if calls are charged while the answer is sent. */
  isChargedLater?: true
  replayed: boolean
  headers?: Record<string, string>
  streams?: readonly string[]
  presentation?: Presentation
}

/** The raw body, or a function that reads it: the body is read only for authenticated callers. Fault: `too_large`. */
export type ResponseBody = Uint8Array | null | ((limit: number) => Promise<Uint8Array>)

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/

export const validId = (id: string | null): string | null => (id !== null && REQUEST_ID.test(id) ? id : null)

const detailOf = ({ field, code, message, detail: { allowed } }: Fault) => ({
  ...{ field, code, message },
  ...(allowed && Object.keys(allowed).length > 0 && { allowed }),
})
/** All faults of an invalid input, the first one included; undefined for other faults. */
const detailsOf = (fault: Fault) =>
  fault.status === 422 ? [fault, ...(fault.detail.others ?? [])].map(detailOf) : undefined

export const errorReply = (fault: Fault, requestId: string): Reply => ({
  status: FAULTS[fault.fault].status,
  body: JSON.stringify({
    error: {
      code: fault.code,
      message: fault.message,
      field: fault.field,
      request_id: requestId,
      retryable: fault.retryable,
      details: detailsOf(fault),
    },
  }),
  headers: {
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    ...(fault.detail.retryAfter === undefined ? {} : { 'Retry-After': String(fault.detail.retryAfter) }),
  },
})

export const keyInUrlFault = () =>
  new Fault('malformed', 'An API key must not be in the URL. This key is now exposed: rotate it.')

export const replay = (answer: { requestId: string; status: number; body: string }): Success => ({
  requestId: answer.requestId,
  status: answer.status,
  body: answer.body,
  credits: 0,
  replayed: true,
})

/** The `meta` of an answer. `warning_codes` and `warning_details` are in the order of the warnings, and missing without warnings. */
export const metaOf = (requestId: string, credits: object, warnings: readonly Warning[]) => ({
  request_id: requestId,
  api_version: 'v1',
  ...credits,
  warnings: warnings.map(({ message }) => message),
  ...(warnings.length > 0 && {
    warning_codes: warnings.map(({ code }) => code),
    warning_details: warnings.map(({ code, message, field = null }) => ({ code, message, field })),
  }),
  language: 'en',
})

/** The JSON text of the `meta` of a call. Without warnings it is built by hand, which is faster; a request id needs no escapes. */
export const metaText = (requestId: string, creditsUsed: number, warnings: readonly Warning[]): string =>
  warnings.length > 0
    ? JSON.stringify(metaOf(requestId, { credits_used: creditsUsed }, warnings))
    : `{"request_id":"${requestId}","api_version":"v1","credits_used":${creditsUsed},"warnings":[],"language":"en"}`

export const withCause = (fault: Fault, cause: unknown): Fault => Object.assign(fault, { cause })

/** The fault of a failed call: a closed connection, the thrown fault, or `failed` for a defect. */
export const faultOf = (reason: unknown, caller: AbortSignal | undefined): Fault => {
  if (isConnectionClosed(reason, caller)) return connectionClosedFault()
  return reason instanceof Fault ? reason : withCause(new Fault('failed', 'The call failed on our side.'), reason)
}

/** Returns a function that rethrows a fault unchanged, and any other error as the given fault with that error as its cause. */
export const rethrowAs =
  (...fallback: ConstructorParameters<typeof Fault>) =>
  (reason: unknown): never => {
    throw reason instanceof Fault ? reason : withCause(new Fault(...fallback), reason)
  }
const rethrowAsUnavailable = rethrowAs('unavailable', 'The service is temporarily unavailable; try again.')
const rethrowAsMalformed = rethrowAs('malformed', 'The body could not be read.')

/** Applies `next` to the result of a store query. An error of the store is thrown as the fault `rethrowAsUnavailable`. */
export const queryStore = <T, R>(query: () => Awaitable<T>, next: (answer: T) => Awaitable<R>): Awaitable<R> => {
  let answer: Awaitable<T>
  try {
    answer = query()
  } catch (reason) {
    return rethrowAsUnavailable(reason)
  }
  return answer instanceof Promise ? answer.then(next, rethrowAsUnavailable) : next(answer)
}
export const fromStore = <T>(query: () => Awaitable<T>): Awaitable<T> => queryStore(query, (answer) => answer)

/** Applies `read` to the bytes of a body. Fault: `malformed` if the body cannot be read. */
export const withBytes = <T>(body: ResponseBody, limit: number, read: (bytes: Uint8Array) => T): Awaitable<T> =>
  typeof body === 'function' ? body(limit).then(read, rethrowAsMalformed) : read(body ?? new Uint8Array())
