import http from 'node:http'
import { type Settings, SetupError } from '../settings.ts'
import type { App } from './app.ts'

/** Limit of the HTTP parser, bytes: beyond it responses have no body. The app enforces a lower limit with an error message. */
const MAX_PARSED_HEADER_BYTES = 256 * 1024

/** Starts the HTTP server. The app receives all valid HTTP requests, even too large ones, so that it can answer with an error message. */
export const listen = (
  { host, port, deadlineMs }: Pick<Settings, 'host' | 'port' | 'deadlineMs'>,
  isShared: boolean,
  app: App,
) => {
  // The limit applies to the whole process: Bun reads it here and has no setting per server.
  Object.assign(http, { maxHeaderSize: MAX_PARSED_HEADER_BYTES })
  try {
    return Bun.serve({
      hostname: host,
      port,
      reusePort: isShared,
      // Independent of NODE_ENV: development error pages show paths and sources.
      development: false,
      fetch: (request, server) => app(request, () => server.requestIP(request)?.address ?? null),
      // The body limit of the contract is enforced while a body is read.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      // A connection is also idle while its answer is computed.
      idleTimeout: Math.min(255, Math.ceil(deadlineMs / 1000) + 30),
    })
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === 'EADDRINUSE') throw new SetupError(`${host}:${port} is already in use; set PORT to another port.`)
    throw new SetupError(`cannot listen on ${host}:${port}: ${(error as Error).message}`)
  }
}

/** Throws `SetupError` if the port is in use. */
export const checkPortFree = async (settings: Parameters<typeof listen>[0]): Promise<void> => {
  await listen(settings, false, async () => new Response(null, { status: 503 })).stop(true)
}
