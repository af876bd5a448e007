import type { Job } from './jobs.ts'

/** A webhook message. `timestamp` is the time of the event, UTC. */
export type WebhookEvent =
  | { type: 'job.succeeded' | 'job.failed'; timestamp: string; data: Job }
  /** A test message that an operator sent. */
  | { type: 'webhook.test'; timestamp: string; data: { endpoint: string } }

/** The error of a message with an invalid signature or timestamp. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

interface HeaderReader {
  get(name: string): string | null
}
export type WebhookHeaders = HeaderReader | Record<string, string | string[] | undefined>

const bytes = new TextEncoder()
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const hasGet = typeof headers.get === 'function'
  const value = hasGet ? (headers as HeaderReader).get(name) : (headers as Record<string, string | string[]>)[name]
  const text = Array.isArray(value) ? value[0] : value
  if (!text) throw new WebhookError(`The header ${name} is missing.`)
  return text
}

/** Maximum difference between the timestamp and the current time, seconds. Source: Standard Webhooks. */
const TOLERANCE_SECONDS = 300

/**
 * Verifies a webhook as Standard Webhooks defines and returns its event. `body` is the unparsed text. Throws `WebhookError`.
 * A message may be delivered twice; both deliveries have the same `webhook-id` header.
 */
export const verifyWebhook = async (
  body: string,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookEvent> => {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  const age = Math.abs(now / 1000 - Number(timestamp))
  if (!(age <= toleranceSeconds)) throw new WebhookError('The message is too old, or from the future.')
  const secretBytes = fromBase64(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', secretBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const payload = bytes.encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures) {
    const [version, value] = signature.split(',')
    if (version !== 'v1' || !value) continue
    let signatureBytes: Uint8Array<ArrayBuffer>
    try {
      signatureBytes = fromBase64(value)
    } catch {
      continue
    }
    // The platform compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, signatureBytes, payload)) return JSON.parse(body) as WebhookEvent
  }
  throw new WebhookError('None of the signatures is valid.')
}
