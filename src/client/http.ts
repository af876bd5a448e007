import { ConnectionError, type Failure, KhagolaError } from './errors.ts'

export interface Options {
  /** `sk_test_...` or `sk_live_...`. It belongs into a backend, not into a page. */
  key: string
  /** Where the service is reached, such as https://api.example.com. */
  baseUrl: string
  /** Tries after the first one, of what is worth another; 3 unless told. */
  retries?: number
  /** For one try, milliseconds; 60000 unless told. */
  timeoutMs?: number
  /** Instead of the platform's. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /** A call with a key that was used for the same input gives the stored answer, and is charged once. One is made unless told. */
  idempotencyKey?: string
}

export interface RequestParts extends CallOptions {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 20_000

/** Waits; rejects when it is aborted. */
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

const failureOf = async (response: Response): Promise<Error> => {
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

/** Who is told to wait longer is told so, and decides. */
const LONGEST_ASKED = 60

const isWorthATry = (error: unknown) =>
  error instanceof KhagolaError
    ? error.retryable && (error.retryAfterSeconds ?? 0) <= LONGEST_ASKED
    : error instanceof ConnectionError

/** Twice as long each time, and never the same for all who wait. */
const waitBefore = (attempt: number, error: unknown) => {
  const asked = error instanceof KhagolaError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  const own = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2)
  return Math.max(asked, own)
}

/** One request, tried again while that is worth it: with the same idempotency key, so that nothing is charged twice. */
export const requester = ({ key, baseUrl, retries = 3, timeoutMs = 60_000, fetch: send = fetch }: Options) => {
  const base = baseUrl.replace(/\/+$/, '')

  const once = async (
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
      // Read here, so that an answer that breaks off is tried again under its key.
      const answer: unknown = JSON.parse(await response.text())
      if (answer === null || typeof answer !== 'object') throw new SyntaxError('No answer of the service.')
      return answer
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      if (cause instanceof KhagolaError || cause instanceof ConnectionError) throw cause
      const what = cause instanceof SyntaxError ? 'did not give an answer of its own' : 'was not reached, or broke off'
      throw new ConnectionError(`The service at ${base} ${what}.`, { cause })
    }
  }

  return async (asked: RequestParts): Promise<unknown> => {
    const idempotencyKey = asked.method === 'POST' ? (asked.idempotencyKey ?? crypto.randomUUID()) : null
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(asked, idempotencyKey)
      } catch (error) {
        if (attempt >= retries || !isWorthATry(error)) throw error
        await pause(waitBefore(attempt, error), asked.signal)
      }
    }
  }
}

export type Request = ReturnType<typeof requester>
