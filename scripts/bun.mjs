// Runs a TypeScript file by the Bun that the package brings, and ends as it ends. As a program:
// `node scripts/bun.mjs <file> [arguments]`, after the set-up for contributors.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

/**
 * The package of this platform has the binary. `bun`'s own is the same file once its install script ran, and before that a
 * sentence which says so.
 */
export const bunBinary = () => {
  const platform = `bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`
  const places = [at('node_modules', '@oven', platform, 'bin', 'bun'), at('node_modules', 'bun', 'bin', 'bun.exe')]
  const found = places.find(existsSync)
  if (!found) throw new Error(`no Bun binary at ${places.join(' or ')}`)
  return found
}

/**
 * Ten times a second Bun's allocator would give back memory that is free just then, and pages that are empty amid memory in use; a busy
 * server has to have them anew at once, which is a third of the processor time of its calls. What is free as a whole is given back all
 * the same, once it was for a second.
 */
export const ALLOCATOR = { MIMALLOC_PURGE_HOLES: '0', MIMALLOC_PURGE_DELAY: '1000' }

const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Starts Bun in the foreground, names itself to it (a server ends with its launcher), hands it our signals, waits for it, and takes its exit code. */
export const runBun = (args, options = {}) => {
  const child = spawn(bunBinary(), args, {
    stdio: 'inherit',
    env: { ...ALLOCATOR, ...process.env, KHAGOLA_LAUNCHER: String(process.pid) },
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
