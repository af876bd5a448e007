import type OpenAI from 'openai'
import type { Completion, LanguageModel, LanguageModels, Prompt, Tier } from '../ai/language-model.ts'
import { tokensIn } from '../ai/metering.ts'
import { Fault } from '../faults.ts'
import type { LanguageModelSettings } from '../settings.ts'
import { circuitBreaker } from './circuit-breaker.ts'

/** A scribe over any server that speaks `POST {base_url}/chat/completions`. */

const CONNECT_WITHIN = 5_000
const AGAIN_AFTER = { least: 500, spread: 1000 }
/** Of the deadline must be left for a second try. */
const ROOM_FOR_AGAIN = 1 / 3
const TEMPERATURE = 0.3

const busy = () => new Fault('unavailable', 'The language model is not available for the moment; try again.')
const closed = () => new Fault('provider_rejected', 'The language model does not take the requests of this server.')

type ChatCompletion = OpenAI.Chat.Completions.ChatCompletion
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming
type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk

const FINISH: Record<string, Completion['finish']> = { length: 'length', content_filter: 'declined' }

const completionOf = ({ choices, usage }: ChatCompletion, letter: Prompt): Completion => {
  const choice = choices?.[0]
  const content = typeof choice?.message?.content === 'string' ? choice.message.content : ''
  const declined = typeof choice?.message?.refusal === 'string' && choice.message.refusal !== ''
  const count = (given: unknown, text: string) =>
    Number.isInteger(given) && (given as number) >= 0 ? (given as number) : tokensIn(text)
  return {
    content,
    finish: declined ? 'declined' : (FINISH[choice?.finish_reason ?? ''] ?? 'stop'),
    inputTokens: count(usage?.prompt_tokens, letter.system + letter.user),
    outputTokens: count(usage?.completion_tokens, content),
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
  // A stream that ends without a reason was cut off.
  if (finish === null) throw new TypeError('The stream broke off.')
  return { choices: [{ message: { content, refusal }, finish_reason: finish }], usage } as unknown as ChatCompletion
}

/** What is told of a call to the operator: never a body. */
export type ReportProviderFailure = (about: { tier: Tier | 'judge'; status: number | null; kind: string }) => void

interface Clocked {
  now(): number
}

/** The scribes of the tiers; the client is loaded with the first letter. */
export const openAiLanguageModels = (
  settings: LanguageModelSettings,
  { trouble, clock = { now: () => performance.now() } }: { trouble: ReportProviderFailure; clock?: Clocked },
): LanguageModels => {
  let client: Promise<OpenAI> | null = null
  const clientOf = () => {
    client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          baseURL: settings.baseUrl,
          apiKey: settings.key ?? 'none',
          // Tries are counted here, within the deadline of the call.
          maxRetries: 0,
          fetch: withinConnect,
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

  const scribeOf = (
    tier: Tier | 'judge',
    model: string | undefined,
    label: string,
    deadlineMs: number,
  ): LanguageModel => {
    const breaker = circuitBreaker(clock)

    /** One request: what was written, or why not and whether it may be tried again. */
    const attempt = async (letter: Prompt, signal: AbortSignal, onText?: (text: string) => void) => {
      const { APIConnectionError, APIError } = await import('openai')
      let begun = false
      try {
        const { completions } = (await clientOf()).chat
        const request = requestOf(model!, letter)
        if (!onText || !settings.stream)
          return { written: completionOf(await completions.create(request, { signal }), letter) }
        const streaming = { ...request, stream: true as const, stream_options: { include_usage: true } }
        const completion = await joinChunks(await completions.create(streaming, { signal }), (text) => {
          begun = true
          onText(text)
        })
        return { written: completionOf(completion, letter) }
      } catch (reason) {
        signal.throwIfAborted()
        // Text that was handed on cannot be taken back by a second try.
        if (begun) throw busy()
        const status = reason instanceof APIError && typeof reason.status === 'number' ? reason.status : null
        const kind = reason instanceof APIConnectionError ? 'connection' : status === null ? 'unreadable' : 'status'
        trouble({ tier, status, kind })
        const refuses =
          status !== null && status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429
        if (refuses) throw closed()
        const wait = reason instanceof APIError ? Number(reason.headers?.get('retry-after')) * 1000 : Number.NaN
        return { after: Number.isFinite(wait) && wait > 0 ? wait : null }
      }
    }

    return {
      label,
      async write(letter, signal, onText) {
        if (!model) throw closed()
        if (!breaker.closed()) throw busy()
        const started = clock.now()
        const left = () => deadlineMs - (clock.now() - started)
        const first = await attempt(letter, signal, onText)
        if (first.written) {
          breaker.held()
          return first.written
        }
        breaker.failed()
        const usual = AGAIN_AFTER.least + Math.random() * AGAIN_AFTER.spread
        const wait = first.after !== null && first.after < left() ? first.after : usual
        if (left() - wait < deadlineMs * ROOM_FOR_AGAIN || !breaker.closed()) throw busy()
        await pause(wait, signal)
        const second = await attempt(letter, signal, onText)
        if (second.written) {
          breaker.held()
          return second.written
        }
        breaker.failed()
        throw busy()
      },
    }
  }
  const ofTier = (tier: Tier) =>
    scribeOf(tier, settings.tiers[tier].model, settings.tiers[tier].label, settings.deadlinesMs[tier])
  const { judge, deadlinesMs } = settings
  return {
    ...{ fast: ofTier('fast'), balanced: ofTier('balanced'), deep: ofTier('deep') },
    judge: judge === undefined ? null : scribeOf('judge', judge, 'judge', deadlinesMs.fast),
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
  })

/** Where nobody listens, that is known before the deadline of the call: a server that is there accepts at once. */
const withinConnect: typeof fetch = Object.assign(
  async (address: string | URL | Request | globalThis.Request, options?: RequestInit) => {
    const url = new URL(address instanceof globalThis.Request ? address.url : String(address))
    await reachable(url)
    return fetch(address as string, options)
  },
  { preconnect: fetch.preconnect },
)

/** Addresses that were reached lately are not tried first. */
const reached = new Map<string, number>()
const REACHED_FOR = 60_000
const reachable = async ({ hostname, port, protocol, host }: URL): Promise<void> => {
  const now = performance.now()
  if (now - (reached.get(host) ?? Number.NEGATIVE_INFINITY) < REACHED_FOR) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new TypeError('The server cannot be reached.')), CONNECT_WITHIN)
  const socket = Bun.connect({
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    socket: {
      data() {},
      open: (open) => void open.end(),
      error: (_, cause) => reject(cause),
      connectError: (_, cause) => reject(cause),
    },
  })
  socket.then(() => resolve(), reject)
  try {
    await promise
    reached.set(host, now)
  } finally {
    clearTimeout(timer)
  }
}
