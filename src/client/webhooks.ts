import type { Job } from './jobs.ts'

/** `timestamp` is when it happened, UTC. */
export type WebhookEvent =
  | { type: 'job.succeeded' | 'job.failed'; timestamp: string; data: Job }
  /** Sent by the operator's hand, to see whether it arrives. */
  | { type: 'webhook.test'; timestamp: string; data: { endpoint: string } }

/** A message that must not be believed. */
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
  const reads = typeof headers.get === 'function'
  const value = reads ? (headers as HeaderReader).get(name) : (headers as Record<string, string | string[]>)[name]
  const text = Array.isArray(value) ? value[0] : value
  if (!text) throw new WebhookError(`The header ${name} is missing.`)
  return text
}

/** Older messages, and those from the future, are refused, seconds. Source: Standard Webhooks. */
const TOLERANCE = 300

/**
 * Verifies a webhook by Standard Webhooks and reads it. `body` is the text as it came, before any parser. Raises `WebhookError`.
 * The id is in `webhook-id`: a message may come twice, and has the same one then.
 */
export const verifyWebhook = async (
  body: string,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookEvent> => {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  const age = Math.abs(now / 1000 - Number(timestamp))
  if (!(age <= toleranceSeconds)) throw new WebhookError('The message is too old, or from the future.')
  const secretBytes = fromBase64(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', secretBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = bytes.encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures) {
    const [version, value] = signature.split(',')
    if (version !== 'v1' || !value) continue
    let given: Uint8Array<ArrayBuffer>
    try {
      given = fromBase64(value)
    } catch {
      continue
    }
    // In constant time, as the platform compares.
    if (await crypto.subtle.verify('HMAC', key, given, signed)) return JSON.parse(body) as WebhookEvent
  }
  throw new WebhookError('No signature is right.')
}
