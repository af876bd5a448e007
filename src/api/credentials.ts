const BEARER = /^Bearer +(\S+)$/i
const KEY = /^sk_(test|live)_/
const KEY_PARAMETERS = new Set([
  'key',
  'apikey',
  'xapikey',
  'token',
  'accesstoken',
  'authorization',
  'bearer',
  'secret',
])

/** The API key of a request: `Authorization: Bearer`, else `X-API-Key`. */
export const keyOf = (headers: Headers): string | null =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('x-api-key')

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the URL carries a key, by the name of a query parameter or by the look of a value or of a path segment. */
export const hasKeyInUrl = (url: string): boolean => {
  if (!/[?%]|sk_/.test(url)) return false
  const [path = '', query] = url.split('?', 2)
  if (path.split('/').some((segment) => KEY.test(decoded(segment)))) return true
  if (query === undefined) return false
  return [...new URLSearchParams(query)].some(
    ([name, value]) => KEY_PARAMETERS.has(name.toLowerCase().replace(/[-_]/g, '')) || KEY.test(value),
  )
}
