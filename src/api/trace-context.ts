/** Source: W3C Trace Context, version 00: version, trace id, parent id, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const ZEROS = /^0+$/

/**
 * The header `traceparent` of a response: the trace of the client with a new id of this request as the parent. Null without a valid header
 * in the request.
 */
export const traceparentOf = (header: string | null): string | null => {
  if (header === null) return null
  const [, traceId, parentId, flags] = TRACEPARENT.exec(header) ?? []
  if (traceId === undefined || ZEROS.test(traceId) || ZEROS.test(parentId!)) return null
  const id = crypto.getRandomValues(new Uint8Array(8)).toHex()
  return `00-${traceId}-${id}-${flags}`
}
