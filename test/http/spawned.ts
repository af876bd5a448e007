import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAIN } from '../program.ts'

export const root = join(import.meta.dir, '..', '..')
export const scratch = mkdtempSync(join(tmpdir(), 'khagola-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

let folders = 0
export const folder = () => join(scratch, String(folders++))

/** Starts a server as a separate process. */
export const spawn = (
  environment: Record<string, string>,
  args: string[] = [],
  { program = MAIN, wrapper = [] as string[] } = {},
) => {
  const child = Bun.spawn([...wrapper, process.execPath, program, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: folder(),
      COMPILED_YEARS: 'none',
      WARM_UP: 'none',
      ...environment,
    },
    stdout: 'pipe',
    stderr: 'pipe',
    stdin: 'ignore',
  })
  let output = ''
  const outputEnd = (async () => {
    const decoder = new TextDecoder()
    const reader = child.stdout.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      output += decoder.decode(piece.value, { stream: true })
  })()
  return {
    child,
    /** The output so far. */
    outputSoFar: () => output,
    output: async () => {
      await outputEnd
      return output
    },
    /** The address in its output, as soon as it listens. */
    async url() {
      for (;;) {
        const match = /listening on (\S+)/.exec(output)
        if (match) return match[1]!
        if (child.exitCode !== null) throw new Error(`The server ended: ${await new Response(child.stderr).text()}`)
        await Bun.sleep(5)
      }
    },
  }
}

export const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
export const call = (url: string, key: string, path = '/v1/vedic-charts/birth-chart-bundle') =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(birth),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  })

const isPortFree = (port: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}

/** Ports below the ephemeral range of the system; each test process uses a separate block. */
const PORTS = { from: 10_000, count: 20_000, perProcess: 50 }
let ports = 0

/** A port in no use, which stays free while the server that will use it restarts. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = PORTS.from + ((process.pid * PORTS.perProcess + ports++) % PORTS.count)
    if (await isPortFree(port)) return port
  }
}
