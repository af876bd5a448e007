/** A placeholder origin, long enough for routers that search for the path after a minimum host length. */
const ORIGIN = 'http://khagola'

/** Path and query of a request URL, without the host that the client sent. */
export const targetOf = (url: string): string => {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3)
  // `CONNECT host:port` has no path.
  return start < 0 ? '/' : url.slice(start)
}

/** The same request with the placeholder origin, so that no later code uses the client's `Host` header. */
export const withTarget = (request: Request): Request =>
  Object.defineProperty(request, 'url', { value: ORIGIN + targetOf(request.url) })

/** Path and query of a request with the placeholder origin. */
export const addressOf = ({ url }: Request): string => url.slice(ORIGIN.length)
/** The path of a request with the placeholder origin. */
export const pathOf = (request: Request): string => {
  const address = addressOf(request)
  const end = address.indexOf('?')
  return end < 0 ? address : address.slice(0, end)
}
/** True if all percent escapes of a path are valid and decode to UTF-8. */
export const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
/** Query parameters that are read. No route has as many, so the first unknown one is among them. */
const MAX_PARAMETERS = 64
/** The query parameters of a request with the placeholder origin; the last value of a repeated parameter. */
export const queryOf = (request: Request): Record<string, string> => {
  const address = addressOf(request)
  const start = address.indexOf('?')
  if (start < 0) return {}
  let end = start
  for (let i = 0; i < MAX_PARAMETERS && end >= 0; i++) end = address.indexOf('&', end + 1)
  return Object.fromEntries(new URLSearchParams(address.slice(start + 1, end < 0 ? undefined : end)))
}
