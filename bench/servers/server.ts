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

/** What each is started with. */
export const SERVERS = {
  khagola: here('../../src/main.ts'),
  'sweph-per-call': here('sweph-per-call.ts'),
  'ready-string': here('ready-string.ts'),
} as const
export type ServerName = keyof typeof SERVERS

/** A folder for a server's data, with the compiled ephemeris where there is one, and how to be rid of it. */
export const dataFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'khagola-bench-'))
  if (existsSync(COMPILED.path)) copyFileSync(COMPILED.path, join(path, 'sky.table'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const allocator = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MIMALLOC_')))

/**
 * Starts one on a free port of the loopback address, with further environment variables; resolves when it says that it listens.
 */
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
      // As `npm start` starts it, and as this bench was started; nobody tells a naive server.
      ...(name === 'khagola' && allocator()),
      ...settings,
    },
  })
  let said = ''
  const reader = child.stdout.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`${name} ended before it listened: ${said}`)
    said += new TextDecoder().decode(value)
    const url = /listening on (http:\S+)/.exec(said)?.[1]
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
