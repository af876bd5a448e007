import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../compiled.ts'

export const LIVE_KEY = 'sk_live_bench'

/** A server process under test. */
export interface Server {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The script of each server. */
export const SERVERS = {
  khagola: here('../../src/main.ts'),
  'sweph-per-call': here('sweph-per-call.ts'),
  'ready-string': here('ready-string.ts'),
} as const
export type ServerName = keyof typeof SERVERS

/** Creates a data folder for a server, with the compiled ephemeris if it exists. `remove` deletes the folder. */
export const dataFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'khagola-bench-'))
  if (existsSync(COMPILED.path)) copyFileSync(COMPILED.path, join(path, 'sky.table'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const { SERVER_HEAP }: { SERVER_HEAP: Record<string, string> } = await import(here('../../scripts/bun.mjs'))
/** Settings of the allocator and of the JavaScript engine: those of `npm start`, then those in the environment of the benchmark. */
const engineSettings = () => ({
  ...SERVER_HEAP,
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(MIMALLOC|BUN_JSC)_/.test(name))),
})

/** Starts a server on a free port of the loopback address. Resolves when the server prints that it listens. */
export const started = async (
  name: ServerName,
  dataDir: string,
  {
    words = [],
    settings = {},
    preload = [],
  }: { words?: readonly string[]; settings?: Record<string, string>; preload?: readonly string[] } = {},
): Promise<Server> => {
  const preloads = preload.flatMap((path) => ['--preload', path])
  const child = Bun.spawn([process.execPath, ...preloads, SERVERS[name], ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG: 'none',
      BOOTSTRAP_LIVE_KEY: LIVE_KEY,
      BOOTSTRAP_CREDITS: '1000000000000',
      // `npm start` sets these variables too. The naive servers run without them.
      ...(name === 'khagola' && engineSettings()),
      ...settings,
    },
  })
  let output = ''
  const reader = child.stdout.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`${name} ended before it listened: ${output}`)
    output += new TextDecoder().decode(value)
    const url = /listening on (http:\S+)/.exec(output)?.[1]
    if (!url) continue
    return {
      url,
      pid: child.pid,
      async stop() {
        child.kill()
        await child.exited
      },
    }
  }
}
