import { isIP } from 'node:net'
import { addressesOf, type Resolve } from './addresses.ts'

export interface Posting {
  url: string
  headers: Record<string, string>
  body: string
  /** Milliseconds, for all of it. */
  timeoutMs: number
  allowPrivate: boolean
  resolve?: Resolve | undefined
  /** Certificates to trust besides the known ones. */
  ca?: string | undefined
}

/** What a webhook's URL may be; a sentence when it may not. */
export const urlComplaint = (text: string, allowPrivate: boolean): string | null => {
  if (!URL.canParse(text)) return 'It is not a URL.'
  const { protocol, username, password, hash } = new URL(text)
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'It must begin with https://.'
  if (username !== '' || password !== '') return 'It must hold no user or password.'
  if (hash !== '') return 'It must have no fragment.'
  return null
}

/**
 * Posts to the very address that was checked, so that a name cannot lead elsewhere between the check and the connection, and
 * follows no redirect. The status of the answer; raises when there is none.
 */
export const post = async (posting: Posting): Promise<number> => {
  const { url, headers, body, timeoutMs, allowPrivate, ca } = posting
  const complaint = urlComplaint(url, allowPrivate)
  if (complaint) throw new Error(complaint)
  const target = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  const addresses = await Promise.race([
    addressesOf(target, allowPrivate, posting.resolve),
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
        // A connection was made for one name and is not to be used for another at the same address.
        keepalive: false,
        signal,
        tls: { ...(isIP(name) ? {} : { serverName: name }), ...(ca === undefined ? {} : { ca }) },
      })
      // What it says beyond the status is of no interest, however long it is.
      response.body?.cancel().catch(() => {})
      return response.status
    } catch (reason) {
      failure = reason
      if (signal.aborted) break
    }
  }
  throw failure
}
