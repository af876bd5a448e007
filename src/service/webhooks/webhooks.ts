import { Webhook } from 'standardwebhooks'
import { mapConcurrently } from '../../concurrency.ts'
import type { Awaitable } from '../../store/types.ts'
import type { Attempt, AttemptOutcome, Endpoint, WebhookStore } from '../../store/webhooks.ts'
import type { Clock } from '../accounts.ts'
import { createWakeableSleep } from '../wakeable-sleep.ts'
import type { Resolve } from './addresses.ts'
import { post } from './post.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Waits before each attempt after the first, as Standard Webhooks has them. */
export const RETRIES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
/** A wait is longer by up to this part of it, so that what failed together does not come again together. */
const JITTER = 0.1
const TIMEOUT = 20 * SECOND
const KEPT = 30 * DAY

export interface WebhookParts {
  store: WebhookStore
  clock: Clock
  /** The job of an event, as clients see it. */
  show: (jobId: string) => Awaitable<object | null>
  allowPrivate: boolean
  report: (about: Record<string, unknown>, cause: unknown) => void
  resolve?: Resolve
  ca?: string
  random?: () => number
  /** Deliveries at once. */
  senders?: number
  lookMs?: number
  timeoutMs?: number
}

/** The headers that Standard Webhooks asks for: signed by the secret, and by the one before it while that counts. */
export const signedHeaders = (endpoint: Endpoint, id: string, now: number, body: string): Record<string, string> => {
  const { secret, previousSecret, previousUntil } = endpoint
  const secrets = previousSecret !== null && now < previousUntil! ? [secret, previousSecret] : [secret]
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / SECOND)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, at, body)).join(' '),
  }
}

interface Message {
  readonly id: string
  readonly body: string
}

/** Posts a message to an endpoint, signed; whether it was taken. */
const send = async (
  endpoint: Endpoint,
  { id, body }: Message,
  { clock, timeoutMs = TIMEOUT, ...by }: Pick<WebhookParts, 'clock' | 'allowPrivate' | 'resolve' | 'ca' | 'timeoutMs'>,
): Promise<Pick<AttemptOutcome, 'httpStatus' | 'error'>> => {
  try {
    const httpStatus = await post({
      ...{ url: endpoint.url, body, timeoutMs, allowPrivate: by.allowPrivate, resolve: by.resolve, ca: by.ca },
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Khagola-Webhooks/1',
        ...signedHeaders(endpoint, id, clock.now(), body),
      },
    })
    return { httpStatus, error: httpStatus >= 200 && httpStatus < 300 ? null : `It answered ${httpStatus}.` }
  } catch (reason) {
    return { httpStatus: null, error: reason instanceof Error ? reason.message : String(reason) }
  }
}

/** Sends an endpoint a message that is about no job, so that its owner sees whether it arrives and is verified. */
export const sendTest = (
  endpoint: Endpoint,
  parts: Pick<WebhookParts, 'clock' | 'allowPrivate' | 'resolve' | 'ca'>,
) => {
  const timestamp = new Date(parts.clock.now()).toISOString()
  const body = JSON.stringify({ type: 'webhook.test', timestamp, data: { endpoint: endpoint.id } })
  return send(endpoint, { id: `msg_${crypto.randomUUID()}`, body }, parts)
}

/** Sends what is due until it is stopped; what was under way at a crash is sent again, under the same id. */
export const startWebhooks = (parts: WebhookParts) => {
  const { store, clock, show, allowPrivate, report, resolve, ca } = parts
  const { random = Math.random, senders = 4, lookMs = SECOND, timeoutMs = TIMEOUT } = parts
  let stopping = false
  let swept = 0
  const { sleep, wake } = createWakeableSleep()

  const sendDue = async ({ delivery, endpoint }: Attempt) => {
    const data = await show(delivery.jobId)
    const timestamp = new Date(delivery.createdAt).toISOString()
    const body = JSON.stringify({ type: delivery.event, timestamp, data })
    return send(endpoint, { id: delivery.id, body }, { clock, allowPrivate, resolve, ca, timeoutMs })
  }

  const outcomeOf = (
    { delivery }: Attempt,
    { httpStatus, error }: Pick<AttemptOutcome, 'httpStatus' | 'error'>,
  ): AttemptOutcome => {
    const at = clock.now()
    const gone = httpStatus === 410
    const wait = gone ? undefined : RETRIES[delivery.attempts - 1]
    if (error === null) return { at, status: 'delivered', nextAt: null, httpStatus, error, gone }
    if (wait === undefined) return { at, status: 'failed', nextAt: null, httpStatus, error, gone }
    return { at, status: 'pending', nextAt: Math.round(at + wait * (1 + JITTER * random())), httpStatus, error, gone }
  }

  const work = async () => {
    while (!stopping)
      try {
        const now = clock.now()
        const attempt = await store.claim(now, now + 2 * timeoutMs)
        if (attempt) await store.settle(attempt, outcomeOf(attempt, await sendDue(attempt)))
        else if (!stopping) {
          if (now >= swept + HOUR) {
            swept = now
            await store.sweep(now - KEPT)
          }
          await sleep(lookMs)
        }
      } catch (reason) {
        report({ about: 'Webhooks cannot be sent.' }, reason)
        await sleep(lookMs)
      }
  }
  const running = mapConcurrently(Array.from({ length: senders }), work)

  return {
    /** There may be something to send. */
    wake,
    /** Sends nothing more; waits for what is under way. */
    async stop() {
      stopping = true
      wake()
      await running
    },
  }
}
