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

/** Waits before each attempt after the first, milliseconds, as recommended by Standard Webhooks. */
export const RETRY_WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
/** Maximum random increase of a wait, as a fraction: deliveries that failed together are retried at different times. */
const JITTER = 0.1
const TIMEOUT = 20 * SECOND
const RETENTION = 30 * DAY

export interface WebhookParts {
  store: WebhookStore
  clock: Clock
  /** The resource of the job of an event. */
  show: (jobId: string) => Awaitable<object | null>
  allowPrivate: boolean
  report: (about: Record<string, unknown>, cause: unknown) => void
  resolve?: Resolve
  ca?: string
  random?: () => number
  /** Number of deliveries sent at once. */
  senders?: number
  lookMs?: number
  timeoutMs?: number
}

/** The headers of Standard Webhooks, signed by the secret, and by the previous secret while that is valid. */
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

/** Posts a signed message to an endpoint. Returns the status of the response, and an error unless the status is 2xx. */
const send = async (
  endpoint: Endpoint,
  { id, body }: Message,
  {
    clock,
    timeoutMs = TIMEOUT,
    ...connection
  }: Pick<WebhookParts, 'clock' | 'allowPrivate' | 'resolve' | 'ca' | 'timeoutMs'>,
): Promise<Pick<AttemptOutcome, 'httpStatus' | 'error'>> => {
  try {
    const httpStatus = await post({
      ...{
        url: endpoint.url,
        body,
        timeoutMs,
        allowPrivate: connection.allowPrivate,
        resolve: connection.resolve,
        ca: connection.ca,
      },
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Khagola-Webhooks/1',
        ...signedHeaders(endpoint, id, clock.now(), body),
      },
    })
    return {
      httpStatus,
      error: httpStatus >= 200 && httpStatus < 300 ? null : `The endpoint answered with status ${httpStatus}.`,
    }
  } catch (reason) {
    return { httpStatus: null, error: reason instanceof Error ? reason.message : String(reason) }
  }
}

/** Sends a test message without a job, so that the owner of an endpoint can check delivery and verification. */
export const sendTest = (
  endpoint: Endpoint,
  parts: Pick<WebhookParts, 'clock' | 'allowPrivate' | 'resolve' | 'ca'>,
) => {
  const timestamp = new Date(parts.clock.now()).toISOString()
  const body = JSON.stringify({ type: 'webhook.test', timestamp, data: { endpoint: endpoint.id } })
  return send(endpoint, { id: `msg_${crypto.randomUUID()}`, body }, parts)
}

/** Sends due deliveries until it is stopped. A delivery that was interrupted by a crash is sent again with the same id. */
export const startWebhooks = (parts: WebhookParts) => {
  const { store, clock, show, allowPrivate, report, resolve, ca } = parts
  const { random = Math.random, senders = 4, lookMs = SECOND, timeoutMs = TIMEOUT } = parts
  let isStopping = false
  let sweptAt = 0
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
    const isGone = httpStatus === 410
    const wait = isGone ? undefined : RETRY_WAITS[delivery.attempts - 1]
    if (error === null) return { at, status: 'delivered', nextAt: null, httpStatus, error, gone: isGone }
    if (wait === undefined) return { at, status: 'failed', nextAt: null, httpStatus, error, gone: isGone }
    return {
      at,
      status: 'pending',
      nextAt: Math.round(at + wait * (1 + JITTER * random())),
      httpStatus,
      error,
      gone: isGone,
    }
  }

  const runSender = async () => {
    while (!isStopping)
      try {
        const now = clock.now()
        const attempt = await store.claim(now, now + 2 * timeoutMs)
        if (attempt) await store.settle(attempt, outcomeOf(attempt, await sendDue(attempt)))
        else if (!isStopping) {
          if (now >= sweptAt + HOUR) {
            sweptAt = now
            await store.sweep(now - RETENTION)
          }
          await sleep(lookMs)
        }
      } catch (reason) {
        report({ about: 'Webhooks cannot be sent.' }, reason)
        await sleep(lookMs)
      }
  }
  const running = mapConcurrently(Array.from({ length: senders }), runSender)

  return {
    /** Makes idle senders check for due deliveries at once. */
    wake,
    /** Starts no more deliveries and waits for the running ones. */
    async stop() {
      isStopping = true
      wake()
      await running
    },
  }
}
