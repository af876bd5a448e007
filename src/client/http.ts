import { ConnectionError, type Failure, KhagolaError } from './errors.ts'

export interface Options {
  /** `sk_test_...` or `sk_live_...`. Use it only in a backend, never in a web page. */
  key: string
  /** URL of the service, such as https://api.example.com. */
  baseUrl: string
  /** Maximum number of retries of a retryable request; default 3. */
  retries?: number
  /** Timeout of one attempt, milliseconds; default 60000. */
  timeoutMs?: number
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /** A repeated call with the same key and input returns the stored answer and is charged once. Default: a new key. */
  idempotencyKey?: string
}

export interface RequestParts extends CallOptions {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
}

const FIRST_WAIT_MS = 300
const MAX_WAIT_MS = 20_000

/** Waits; rejects if `signal` is aborted. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

/** The error of a response without success. */
export const failureOf = async (response: Response): Promise<Error> => {
  const text = await response.text()
  try {
    const { error } = JSON.parse(text) as { error: Failure }
    if (typeof error.code === 'string') {
      const after = Number(response.headers.get('Retry-After') ?? Number.NaN)
      return new KhagolaError(error, response.status, Number.isFinite(after) ? after : null)
    }
  } catch {}
  return new ConnectionError(`${response.status} ${text.slice(0, 200)}`)
}

/** Longer `Retry-After` times (seconds) are not awaited; the error is thrown to the caller. */
const MAX_RETRY_AFTER_SECONDS = 60

/** True if a request may be sent again after this error. */
export const isRetryable = (error: unknown) =>
  error instanceof KhagolaError
    ? error.retryable && (error.retryAfterSeconds ?? 0) <= MAX_RETRY_AFTER_SECONDS
    : error instanceof ConnectionError

/** The wait before a retry, milliseconds: exponential backoff with jitter, at least `Retry-After`. */
export const waitBefore = (attempt: number, error: unknown) => {
  const requestedMs = error instanceof KhagolaError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
  return Math.max(requestedMs, backoffMs)
}

/** Returns a function that sends a request and retries it with the same idempotency key, so that it is charged once. */
export const requester = ({ key, baseUrl, retries = 3, timeoutMs = 60_000, fetch: send = fetch }: Options) => {
  const base = baseUrl.replace(/\/+$/, '')

  const sendOnce = async (
    { method, path, body, signal }: RequestParts,
    idempotencyKey: string | null,
  ): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const headers: Record<string, string> = { Authorization: `Bearer ${key}` }
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    if (idempotencyKey !== null) headers['Idempotency-Key'] = idempotencyKey
    const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
    if (body !== undefined) init.body = JSON.stringify(body)
    try {
      const response = await send(base + path, init)
      if (!response.ok) throw await failureOf(response)
      // The body is read here, so that an incomplete answer is retried with the same key.
      const answer: unknown = JSON.parse(await response.text())
      if (answer === null || typeof answer !== 'object')
        throw new SyntaxError('The response is not an answer of the service.')
      return answer
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      if (cause instanceof KhagolaError || cause instanceof ConnectionError) throw cause
      const reason =
        cause instanceof SyntaxError ? 'sent an invalid answer' : 'was not reached, or the connection was lost'
      throw new ConnectionError(`The service at ${base} ${reason}.`, { cause })
    }
  }

  return async (parts: RequestParts): Promise<unknown> => {
    const idempotencyKey = parts.method === 'POST' ? (parts.idempotencyKey ?? crypto.randomUUID()) : null
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(parts, idempotencyKey)
      } catch (error) {
        if (attempt >= retries || !isRetryable(error)) throw error
        await pause(waitBefore(attempt, error), parts.signal)
      }
    }
  }
}

export type Request = ReturnType<typeof requester>
