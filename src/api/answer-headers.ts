import type { Encoding } from './negotiation.ts'

export const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
export const PRIVATE_HEADERS = { ...SECURITY, 'Cache-Control': 'no-store' }

/** Headers of all text answers. */
const TEXT_HEADERS = new Headers({ ...PRIVATE_HEADERS, Vary: 'Accept-Encoding' })

/** Headers of every counted answer. */
const COMMON_HEADERS = [
  'Content-Type',
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
] as const
/** Headers that most answers have. */
const FREQUENT_HEADERS = ['X-Credits-Used', 'X-Credits-Remaining'] as const

/**
 * Headers object shared by all answers that have no other headers than `COMMON_HEADERS` and `FREQUENT_HEADERS`: each answer overwrites the values that differ from `lastValues`. A
 * response copies the object.
 */
const reusedHeaders = new Headers(TEXT_HEADERS)
const lastValues: Record<string, string> = {}

/** The headers of a text answer. Pass the result to a response before the next call, which may change it. */
export const answerHeaders = (headers: Record<string, string>, encoding: Encoding | null): Headers => {
  let otherCount = encoding === null ? 0 : 1
  for (const _ in headers) otherCount++
  for (const name of COMMON_HEADERS)
    if (headers[name] !== undefined) otherCount--
    else return buildHeaders(headers, encoding)
  for (const name of FREQUENT_HEADERS) if (headers[name] !== undefined) otherCount--
  if (otherCount > 0) return buildHeaders(headers, encoding)
  for (const name of FREQUENT_HEADERS) {
    const value = headers[name]
    if (lastValues[name] === value) continue
    if (value === undefined) {
      reusedHeaders.delete(name)
      delete lastValues[name]
    } else {
      reusedHeaders.set(name, value)
      lastValues[name] = value
    }
  }
  for (const name of COMMON_HEADERS) {
    const value = headers[name]!
    if (lastValues[name] === value) continue
    reusedHeaders.set(name, value)
    lastValues[name] = value
  }
  return reusedHeaders
}

const buildHeaders = (headers: Record<string, string>, encoding: Encoding | null): Headers => {
  const all = new Headers(TEXT_HEADERS)
  for (const name in headers) all.set(name, headers[name]!)
  if (encoding) all.set('Content-Encoding', encoding)
  return all
}
