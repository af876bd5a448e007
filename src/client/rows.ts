import type { InputOf, Slug } from './answers.ts'
import type { BatchResult } from './batch.ts'
import { ConnectionError } from './errors.ts'
import { type CallOptions, failureOf, isRetryable, type Options, pause, waitBefore } from './http.ts'

export interface RowOptions extends CallOptions {
  /** Paths of the wanted fields of the answers, such as `planets.sign`; default: all. */
  fields?: readonly string[]
}

/** Maximum number of inputs of one request. */
const MAX_ROWS = 1000

interface Line {
  readonly results?: BatchResult
  readonly errors?: BatchResult
}

/** The lines of a response, as they arrive. An incomplete answer is a `ConnectionError`. */
async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  let isComplete = false
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause) => {
        throw new ConnectionError('The connection was lost.', { cause })
      })
      if (done) break
      const lines = (pending + decoder.decode(value, { stream: true })).split('\n')
      pending = lines.pop()!
      for (const text of lines) {
        const line = JSON.parse(text) as Line & { data?: object }
        if (line.data) isComplete = true
        else yield line
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
  if (!isComplete) throw new ConnectionError('The connection was lost before the last line.')
}

/** Returns a function that calls a capability for many inputs and yields each result when it arrives. */
export const rowCaller = ({ key, baseUrl, retries = 3, fetch: send = fetch }: Options) => {
  const base = baseUrl.replace(/\/+$/, '')

  const open = async (
    path: string,
    inputs: readonly object[],
    { fields, signal }: RowOptions,
    idempotencyKey: string,
  ) => {
    const init: RequestInit = {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/x-ndjson',
        'Idempotency-Key': idempotencyKey,
        ...(fields && { 'X-Fields': fields.join() }),
      },
      body: JSON.stringify({ inputs }),
      ...(signal && { signal }),
    }
    const response = await send(base + path, init).catch((cause) => {
      throw new ConnectionError(`The service at ${base} was not reached.`, { cause })
    })
    if (!response.ok || !response.body) throw await failureOf(response)
    return response
  }

  /** Yields the results of one request. After a lost connection it is sent again with the same key; results are yielded once. */
  async function* request(path: string, inputs: readonly object[], options: RowOptions): AsyncGenerator<BatchResult> {
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
    const yielded = new Set<string>()
    for (let attempt = 0; ; attempt++) {
      try {
        for await (const { results, errors } of linesOf(await open(path, inputs, options, idempotencyKey))) {
          const result = results ?? errors!
          if (yielded.has(result.id)) continue
          yielded.add(result.id)
          yield result
        }
        return
      } catch (error) {
        if (options.signal?.aborted) throw options.signal.reason
        if (attempt >= retries || !isRetryable(error)) throw error
        await pause(waitBefore(attempt, error), options.signal)
      }
    }
  }

  return async function* <S extends Slug>(
    path: string,
    inputs: readonly InputOf<S>[],
    options: RowOptions,
  ): AsyncGenerator<BatchResult<S> & { index: number }, void, void> {
    for (let from = 0; from < inputs.length; from += MAX_ROWS) {
      const part = inputs.slice(from, from + MAX_ROWS) as readonly object[]
      const { idempotencyKey, ...others } = options
      const own = idempotencyKey === undefined ? others : { ...others, idempotencyKey: `${idempotencyKey} ${from}` }
      for await (const result of request(path, part, own))
        yield { ...(result as BatchResult<S>), index: from + Number(result.id) }
    }
  }
}
