// Runs a TypeScript file with the Bun of the npm package, and exits with its exit code. As a program:
// `node scripts/bun.mjs <file> [arguments]`, after the set-up for contributors.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

/**
 * The path of the Bun binary. It is part of the package for this platform. The file in the package `bun` is a placeholder until the
 * install script of `bun` has run.
 */
export const bunBinary = () => {
  const platform = `bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`
  const candidates = [at('node_modules', '@oven', platform, 'bin', 'bun'), at('node_modules', 'bun', 'bin', 'bun.exe')]
  const binary = candidates.find(existsSync)
  if (!binary) throw new Error(`no Bun binary at ${candidates.join(' or ')}`)
  return binary
}

/**
 * Allocator settings of Bun. By default the allocator returns free memory to the system ten times a second, also single empty pages. A
 * busy server needs that memory again at once, which costs a third of the processor time of its calls. With these settings memory is
 * returned after it was free for ten seconds. After one second, bodies and answers of megabytes would get new pages for each call, which
 * costs more than parsing them.
 */
export const ALLOCATOR = { MIMALLOC_PURGE_HOLES_MIN_INTERVAL: '10000', MIMALLOC_PURGE_DELAY: '10000' }

/**
 * Settings of the JavaScript engine of the server.
 *
 * `forceRAMSize`: memory size (bytes) that the engine assumes. Below a quarter of it the heap may double between two collections, above it
 * grows by a quarter or a half. With the true size of a large machine, large answers would double a heap of hundreds of megabytes. With
 * 300 MB, collections while a client requests large answers make light calls of others wait for 20 to 30 ms (p99) instead of 11 to 16.
 *
 * `concurrentGCMaxHeadroom` and `minimumMutatorUtilization`: a full collection runs beside the program until the program has allocated this
 * multiple of the usual amount, and leaves it at least this share of the time. With the engine's own settings (1.5 and 0), megabytes of
 * bodies use up the headroom, and the rest of the collection stops all calls for 30 to 38 ms; with these the longest stop is 17 ms.
 */
export const SERVER_HEAP = {
  BUN_JSC_forceRAMSize: '800000000',
  BUN_JSC_concurrentGCMaxHeadroom: '4',
  BUN_JSC_minimumMutatorUtilization: '0.3',
}

const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Starts Bun in the foreground, forwards signals to it, and exits with its exit code. Bun receives the id of this process, since a server
 * ends with its launcher. `settings` are environment variables that the caller's environment may override.
 */
export const runBun = (args, { settings = {}, ...options } = {}) => {
  const child = spawn(bunBinary(), args, {
    stdio: 'inherit',
    env: { ...ALLOCATOR, ...settings, ...process.env, KHAGOLA_LAUNCHER: String(process.pid) },
    ...options,
  })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    for (const name of FORWARDED) process.removeAllListeners(name)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUpOrExit({ tests: true })
  runBun(process.argv.slice(2))
}
