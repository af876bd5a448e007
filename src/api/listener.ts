import http from 'node:http'
import { type Settings, SetupError } from '../settings.ts'
import type { App } from './app.ts'

/** What the parser of HTTP takes; beyond it answers have no body. Below it the app counts and says what is too much. */
const OUTER_HEADERS = 256 * 1024

/** A server of the app, which sees every request that is one of HTTP, however large: so that it can say what is wrong with it. */
export const listen = (
  { host, port, deadlineMs }: Pick<Settings, 'host' | 'port' | 'deadlineMs'>,
  shared: boolean,
  app: App,
) => {
  // One for the process: Bun takes it from here, and has no setting for a server.
  Object.assign(http, { maxHeaderSize: OUTER_HEADERS })
  try {
    return Bun.serve({
      hostname: host,
      port,
      reusePort: shared,
      // Whatever NODE_ENV says: pages for developers show paths and sources.
      development: false,
      fetch: (request, server) => app(request, () => server.requestIP(request)?.address ?? null),
      // The contract's own limit is counted while a body is read.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      // Silence on a connection includes our own computing.
      idleTimeout: Math.min(255, Math.ceil(deadlineMs / 1000) + 30),
    })
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === 'EADDRINUSE') throw new SetupError(`${host}:${port} is taken; set PORT to another one.`)
    throw new SetupError(`cannot listen on ${host}:${port}: ${(error as Error).message}`)
  }
}

/** Raises `SetupError` when the port is taken. */
export const checkPortFree = async (settings: Parameters<typeof listen>[0]): Promise<void> => {
  await listen(settings, false, async () => new Response(null, { status: 503 })).stop(true)
}
