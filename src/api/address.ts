/** Long enough for a router that looks for the path behind the shortest host it believes in. */
const ORIGIN = 'http://khagola'

/** Path and query as they were asked for. Whatever the client says of the host, and whether it says anything, is not in them. */
export const targetOf = (url: string): string => {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3)
  // `CONNECT host:port` has no path.
  return start < 0 ? '/' : url.slice(start)
}

/** The same request under an address of our own: nobody after this reads what a client wrote in `Host`. */
export const withTarget = (request: Request): Request =>
  Object.defineProperty(request, 'url', { value: ORIGIN + targetOf(request.url) })

/** Path and query of an addressed request. */
export const addressOf = ({ url }: Request): string => url.slice(ORIGIN.length)
/** The path alone. */
export const pathOf = (request: Request): string => {
  const address = addressOf(request)
  const end = address.indexOf('?')
  return end < 0 ? address : address.slice(0, end)
}
/** Whether every percent escape of a path is one, and all together UTF-8. */
export const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
/** The parameters of its query; of those that come twice the last. */
export const queryOf = (request: Request): Record<string, string> => {
  const address = addressOf(request)
  const start = address.indexOf('?')
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(start + 1)))
}
