import type { Encoding } from './negotiation.ts'

export const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
export const PRIVATE = { ...SECURITY, 'Cache-Control': 'no-store' }

/** What answers to calls have in common, as it is sent. */
const OF_TEXTS = new Headers({ ...PRIVATE, Vary: 'Accept-Encoding' })

/** What every counted answer tells; most tell nothing else. */
const TOLD = ['Content-Type', 'X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const

/** The headers of the last answer that told just these, and what it told: the next writes over what differs. A response takes a copy. */
const last = new Headers(OF_TEXTS)
const told: Record<string, string> = {}

/** The headers of an answer in text, to be given to a response before the next are asked for. */
export const answerHeaders = (headers: Record<string, string>, encoding: Encoding | null): Headers => {
  let others = encoding === null ? 0 : 1
  for (const _ in headers) others++
  for (const name of TOLD)
    if (headers[name] !== undefined) others--
    else return copied(headers, encoding)
  if (others > 0) return copied(headers, encoding)
  for (const name of TOLD) {
    const value = headers[name]!
    if (told[name] === value) continue
    last.set(name, value)
    told[name] = value
  }
  return last
}

const copied = (headers: Record<string, string>, encoding: Encoding | null): Headers => {
  const all = new Headers(OF_TEXTS)
  for (const name in headers) all.set(name, headers[name]!)
  if (encoding) all.set('Content-Encoding', encoding)
  return all
}
