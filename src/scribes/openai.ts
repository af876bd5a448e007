import type OpenAI from 'openai'
import { tokensIn } from '../ai/metering.ts'
import type { Letter, Scribe, Tier, Written } from '../ai/scribe.ts'
import { Fault } from '../faults.ts'
import type { ScribeSettings } from '../settings.ts'
import { circuit } from './circuit.ts'

/** A scribe over any server that speaks `POST {base_url}/chat/completions`. */

const CONNECT_WITHIN = 5_000
const AGAIN_AFTER = { least: 500, spread: 1000 }
/** Of the deadline must be left for a second try. */
const ROOM_FOR_AGAIN = 1 / 3
const TEMPERATURE = 0.3

const busy = () => new Fault('unavailable', 'The language model is not available for the moment; try again.')
const closed = () => new Fault('unwritable', 'The language model does not take the requests of this server.')

type Completion = OpenAI.Chat.Completions.ChatCompletion
type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming

const FINISH: Record<string, Written['finish']> = { length: 'length', content_filter: 'declined' }

const writtenOf = ({ choices, usage }: Completion, letter: Letter): Written => {
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

/** What is told of a call to the operator: never a body. */
export type Trouble = (about: { tier: Tier; status: number | null; kind: string }) => void

interface Clocked {
  now(): number
}

/** The scribes of the tiers; the client is loaded with the first letter. */
export const openAiScribes = (
  settings: ScribeSettings,
  { trouble, clock = { now: () => performance.now() } }: { trouble: Trouble; clock?: Clocked },
): Readonly<Record<Tier, Scribe>> => {
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

  const requestOf = (model: string, { system, user, schema, maxTokens }: Letter): Request => {
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

  const scribeOf = (tier: Tier): Scribe => {
    const { model, label } = settings.tiers[tier]
    const breaker = circuit(clock)
    const deadlineMs = settings.deadlinesMs[tier]

    /** One request: what was written, or why not and whether it may be tried again. */
    const attempt = async (letter: Letter, signal: AbortSignal) => {
      const { APIConnectionError, APIError } = await import('openai')
      try {
        const completion = await (await clientOf()).chat.completions.create(requestOf(model!, letter), { signal })
        return { written: writtenOf(completion, letter) }
      } catch (reason) {
        signal.throwIfAborted()
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
      async write(letter, signal) {
        if (!model) throw closed()
        if (!breaker.closed()) throw busy()
        const started = clock.now()
        const left = () => deadlineMs - (clock.now() - started)
        const first = await attempt(letter, signal)
        if (first.written) {
          breaker.held()
          return first.written
        }
        breaker.failed()
        const usual = AGAIN_AFTER.least + Math.random() * AGAIN_AFTER.spread
        const wait = first.after !== null && first.after < left() ? first.after : usual
        if (left() - wait < deadlineMs * ROOM_FOR_AGAIN || !breaker.closed()) throw busy()
        await pause(wait, signal)
        const second = await attempt(letter, signal)
        if (second.written) {
          breaker.held()
          return second.written
        }
        breaker.failed()
        throw busy()
      },
    }
  }
  return { fast: scribeOf('fast'), balanced: scribeOf('balanced'), deep: scribeOf('deep') }
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
