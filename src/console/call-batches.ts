import { key } from './key.ts'

// Views make several calls at once. They are sent as one request, and each is answered when its line arrives.

interface Result {
  id: string
  status: number
  error?: { retryable: boolean }
}

interface QueuedCall {
  /** `family/slug`. */
  readonly path: string
  readonly body: object
  readonly signal: AbortSignal | undefined
  /** Receives the result, or null if the call must be sent on its own. */
  readonly resolve: (result: Result | null) => void
}

/** Source: the limit of `POST /v1/batch`. */
const MAX_CALLS = 100

/** The lines of a response, as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (pending + decoder.decode(value, { stream: true })).split('\n')
    pending = lines.pop()!
    yield* lines
  }
}

/** Aborts when all calls are aborted. */
const signalOf = (calls: readonly QueuedCall[]): AbortSignal => {
  const controller = new AbortController()
  let remaining = calls.length
  for (const { signal } of calls)
    signal?.addEventListener('abort', () => --remaining === 0 && controller.abort(), { once: true })
  return controller.signal
}

/** Sends calls as one request. A call without a final result is answered with null. */
const send = async (calls: readonly QueuedCall[]): Promise<void> => {
  const waiting = new Map(calls.map((call, index) => [String(index), call]))
  const settle = (id: string, result: Result | null) => {
    waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  const order = calls.map(({ path, body }) => {
    const [family, capability] = path.split('/')
    return { family, capability, input: body }
  })
  try {
    const response = await fetch('/v1/batch', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key.value}`,
        'Content-Type': 'application/json',
        Accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ calls: order }),
      signal: signalOf(calls),
    })
    if (response.ok && response.body)
      for await (const line of linesOf(response.body)) {
        const { results: result } = JSON.parse(line) as { results?: Result }
        if (result) settle(result.id, result.error?.retryable ? null : result)
      }
  } catch {
    // The calls that have no result are sent one by one, which reports the error of each.
  }
  for (const id of [...waiting.keys()]) settle(id, null)
}

let queue: QueuedCall[] = []

const flush = () => {
  const calls = queue.filter(({ signal }) => !signal?.aborted)
  for (const { signal, resolve } of queue) if (signal?.aborted) resolve(null)
  queue = []
  if (calls.length === 1) return calls[0]!.resolve(null)
  for (let from = 0; from < calls.length; from += MAX_CALLS) void send(calls.slice(from, from + MAX_CALLS))
}

/** The result of a call that was sent together with others of the same moment; null if it must be sent on its own. */
export const batchedResult = (path: string, body: object, signal?: AbortSignal): Promise<Result | null> =>
  new Promise((resolve) => {
    if (queue.length === 0) setTimeout(flush)
    queue.push({ path, body, signal, resolve })
  })
