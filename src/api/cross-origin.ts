/** CORS headers of answers to an allowed origin. */
export const crossOrigin = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers':
    'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit, X-Credits-Used, X-Credits-Remaining, ETag, Server-Timing, Retry-After, Idempotent-Replayed, RateLimit-Units, Location, Deprecation, Sunset, Link',
})
/** Headers of answers to preflight requests of an allowed origin. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, X-Fields, X-Server-Timing, If-None-Match, traceparent, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
}
