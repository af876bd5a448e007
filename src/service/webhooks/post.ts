import { isIP } from 'node:net'
import { addressesOf, type Resolve } from './addresses.ts'

export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Time limit for the whole request, milliseconds. */
  timeoutMs: number
  allowPrivate: boolean
  resolve?: Resolve | undefined
  /** Additional trusted certificates, PEM. */
  ca?: string | undefined
}

/** The reason why a text is not a valid webhook URL, as a sentence; null if it is valid. */
export const urlError = (text: string, allowPrivate: boolean): string | null => {
  if (!URL.canParse(text)) return 'It is not a URL.'
  const { protocol, username, password, hash } = new URL(text)
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'It must begin with https://.'
  if (username !== '' || password !== '') return 'It must not contain a user or password.'
  if (hash !== '') return 'It must not have a fragment.'
  return null
}

/**
 * Sends a POST request and returns the status of the response. It connects to the checked address itself, so that DNS cannot change between
 * check and connection, and follows no redirects. Throws if there is no response.
 */
export const post = async (request: WebhookRequest): Promise<number> => {
  const { url, headers, body, timeoutMs, allowPrivate, ca } = request
  const error = urlError(url, allowPrivate)
  if (error) throw new Error(error)
  const target = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  const addresses = await Promise.race([
    addressesOf(target, allowPrivate, request.resolve),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])
  const host = target.host
  const name = target.hostname.replace(/^\[|\]$/g, '')
  let failure: unknown
  for (const address of addresses) {
    target.hostname = address.includes(':') ? `[${address}]` : address
    try {
      const response = await fetch(target, {
        method: 'POST',
        body,
        headers: { ...headers, Host: host },
        redirect: 'manual',
        // A connection must not be reused for another host name at the same address.
        keepalive: false,
        signal,
        tls: { ...(isIP(name) ? {} : { serverName: name }), ...(ca === undefined ? {} : { ca }) },
      })
      // Only the status is needed: the body, which may be long, is not read.
      response.body?.cancel().catch(() => {})
      return response.status
    } catch (reason) {
      failure = reason
      if (signal.aborted) break
    }
  }
  throw failure
}
