import type OpenAI from 'openai'
import type { Completion, LanguageModel, LanguageModels, ModelTier, Prompt } from '../ai/language-model.ts'
import { tokensIn } from '../ai/reading-prices.ts'
import { Fault } from '../faults.ts'
import type { LanguageModelSettings } from '../settings.ts'
import { circuitBreaker } from './circuit-breaker.ts'

/** Language models behind any server with an OpenAI-compatible `POST {base_url}/chat/completions`. */

const CONNECT_TIMEOUT_MS = 5_000
/** The delay before a retry, in milliseconds: the minimum and the random addition. */
const RETRY_DELAY = { min: 500, spread: 1000 }
/** A retry needs at least this share of the deadline. */
const MIN_RETRY_SHARE = 1 / 3
const TEMPERATURE = 0.3

const unavailableFault = () => new Fault('unavailable', 'The language model is temporarily unavailable. Try again.')
const rejectedFault = () =>
  new Fault('provider_rejected', 'The language model provider rejects the requests of this server.')

type ChatCompletion = OpenAI.Chat.Completions.ChatCompletion
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming
type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk

const FINISH: Record<string, Completion['finish']> = { length: 'length', content_filter: 'declined' }

const completionOf = ({ choices, usage }: ChatCompletion, prompt: Prompt): Completion => {
  const choice = choices?.[0]
  const content = typeof choice?.message?.content === 'string' ? choice.message.content : ''
  const isDeclined = typeof choice?.message?.refusal === 'string' && choice.message.refusal !== ''
  const tokenCount = (reported: unknown, text: string) =>
    Number.isInteger(reported) && (reported as number) >= 0 ? (reported as number) : tokensIn(text)
  return {
    content,
    finish: isDeclined ? 'declined' : (FINISH[choice?.finish_reason ?? ''] ?? 'stop'),
    inputTokens: tokenCount(usage?.prompt_tokens, prompt.system + prompt.user),
    outputTokens: tokenCount(usage?.completion_tokens, content),
  }
}

/** The pieces of a streamed answer as one completion. */
const joinChunks = async (chunks: AsyncIterable<Chunk>, onText: (text: string) => void) => {
  let [content, refusal] = ['', '']
  let finish: string | null = null
  let usage: Chunk['usage'] = null
  for await (const chunk of chunks) {
    const [choice] = chunk.choices ?? []
    const text = choice?.delta?.content
    if (typeof text === 'string' && text !== '') {
      content += text
      onText(text)
    }
    refusal += choice?.delta?.refusal ?? ''
    finish = choice?.finish_reason ?? finish
    usage = chunk.usage ?? usage
  }
  // A complete stream ends with a finish reason.
  if (finish === null) throw new TypeError('The stream ended without a finish reason.')
  return { choices: [{ message: { content, refusal }, finish_reason: finish }], usage } as unknown as ChatCompletion
}

/** Reports a failed request to the operator, without its body. `status` is the HTTP status, null without a response. */
export type ReportProviderFailure = (about: { tier: ModelTier | 'judge'; status: number | null; kind: string }) => void

/** A monotonic clock, in milliseconds. */
interface Clock {
  now(): number
}

/** The language models of the settings. The OpenAI client is loaded at the first request. */
export const openAiLanguageModels = (
  settings: LanguageModelSettings,
  { reportFailure, clock = { now: () => performance.now() } }: { reportFailure: ReportProviderFailure; clock?: Clock },
): LanguageModels => {
  let client: Promise<OpenAI> | null = null
  const clientOf = () => {
    client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          baseURL: settings.baseUrl,
          apiKey: settings.key ?? 'none',
          // `write` retries, within the deadline of the call.
          maxRetries: 0,
          fetch: fetchIfReachable,
          logLevel: 'off',
        }),
    )
    return client
  }

  const requestOf = (model: string, { system, user, schema, maxTokens }: Prompt): Request => {
    const { output, tokensField, store } = settings
    const rules = output === 'json_schema' ? system : `${system}\nThe JSON has this schema: ${JSON.stringify(schema)}`
    return {
      model,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: user },
      ],
      temperature: TEMPERATURE,
      stream: false,
      [tokensField]: maxTokens,
      ...(store && { store: false }),
      ...(output === 'json_schema' && {
        response_format: { type: 'json_schema', json_schema: { name: 'reading', strict: true, schema: { ...schema } } },
      }),
      ...(output === 'json_object' && { response_format: { type: 'json_object' } }),
    }
  }

  const languageModelOf = (
    tier: ModelTier | 'judge',
    model: string | undefined,
    label: string,
    deadlineMs: number,
  ): LanguageModel => {
    const breaker = circuitBreaker(clock)

    /**
     * Sends one request. Returns the completion, or for a retryable failure the delay in milliseconds that the server asks for.
     * @throws Fault if a retry is pointless
     */
    const attempt = async (prompt: Prompt, signal: AbortSignal, onText?: (text: string) => void) => {
      const { APIConnectionError, APIError } = await import('openai')
      let hasText = false
      try {
        const { completions } = (await clientOf()).chat
        const request = requestOf(model!, prompt)
        if (!onText || !settings.stream)
          return { completion: completionOf(await completions.create(request, { signal }), prompt) }
        const streaming = { ...request, stream: true as const, stream_options: { include_usage: true } }
        const chatCompletion = await joinChunks(await completions.create(streaming, { signal }), (text) => {
          hasText = true
          onText(text)
        })
        return { completion: completionOf(chatCompletion, prompt) }
      } catch (reason) {
        signal.throwIfAborted()
        // The caller already has some text, which a retry could contradict.
        if (hasText) throw unavailableFault()
        const status = reason instanceof APIError && typeof reason.status === 'number' ? reason.status : null
        const kind = reason instanceof APIConnectionError ? 'connection' : status === null ? 'unreadable' : 'status'
        reportFailure({ tier, status, kind })
        const isRejected =
          status !== null && status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429
        if (isRejected) throw rejectedFault()
        const retryAfterMs = reason instanceof APIError ? Number(reason.headers?.get('retry-after')) * 1000 : Number.NaN
        return { retryAfterMs: Number.isFinite(retryAfterMs) && retryAfterMs > 0 ? retryAfterMs : null }
      }
    }

    return {
      label,
      async write(prompt, signal, onText) {
        if (!model) throw rejectedFault()
        if (!breaker.isClosed()) throw unavailableFault()
        const startMs = clock.now()
        const remainingMs = () => deadlineMs - (clock.now() - startMs)
        const firstAttempt = await attempt(prompt, signal, onText)
        if (firstAttempt.completion) {
          breaker.recordSuccess()
          return firstAttempt.completion
        }
        breaker.recordFailure()
        const { retryAfterMs } = firstAttempt
        const defaultDelay = RETRY_DELAY.min + Math.random() * RETRY_DELAY.spread
        const delay = retryAfterMs !== null && retryAfterMs < remainingMs() ? retryAfterMs : defaultDelay
        if (remainingMs() - delay < deadlineMs * MIN_RETRY_SHARE || !breaker.isClosed()) throw unavailableFault()
        await pause(delay, signal)
        const secondAttempt = await attempt(prompt, signal, onText)
        if (secondAttempt.completion) {
          breaker.recordSuccess()
          return secondAttempt.completion
        }
        breaker.recordFailure()
        throw unavailableFault()
      },
    }
  }
  const modelOfTier = (tier: ModelTier) =>
    languageModelOf(tier, settings.tiers[tier].model, settings.tiers[tier].label, settings.deadlinesMs[tier])
  const { judge, deadlinesMs } = settings
  return {
    ...{ fast: modelOfTier('fast'), balanced: modelOfTier('balanced'), deep: modelOfTier('deep') },
    judge: judge === undefined ? null : languageModelOf('judge', judge, 'judge', deadlinesMs.fast),
  }
}

/** Waits for a time; rejects with the reason of the signal if it aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const cancel = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', cancel, { once: true })
  })

/** `fetch` that fails after `CONNECT_TIMEOUT_MS` if the server accepts no connection, instead of at the deadline of the call. */
const fetchIfReachable: typeof fetch = Object.assign(
  async (address: string | URL | Request | globalThis.Request, options?: RequestInit) => {
    const url = new URL(address instanceof globalThis.Request ? address.url : String(address))
    await checkReachable(url)
    return fetch(address as string, options)
  },
  { preconnect: fetch.preconnect },
)

/** Hosts that accepted a connection, with the time of the check (`performance.now()`, milliseconds). */
const reachableSince = new Map<string, number>()
/** A host is not checked again within this time, in milliseconds. */
const REACHABLE_TTL_MS = 60_000
/** Opens and closes a connection. @throws TypeError if the host accepts none in time, or the error of the socket */
const checkReachable = async ({ hostname, port, protocol, host }: URL): Promise<void> => {
  const now = performance.now()
  if (now - (reachableSince.get(host) ?? Number.NEGATIVE_INFINITY) < REACHABLE_TTL_MS) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new TypeError('The server is unreachable.')), CONNECT_TIMEOUT_MS)
  const socket = Bun.connect({
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    socket: {
      data() {},
      open: (connection) => void connection.end(),
      error: (_, cause) => reject(cause),
      connectError: (_, cause) => reject(cause),
    },
  })
  socket.then(() => resolve(), reject)
  try {
    await promise
    reachableSince.set(host, now)
  } finally {
    clearTimeout(timer)
  }
}
