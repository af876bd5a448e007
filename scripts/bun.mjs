// Runs a TypeScript file by the Bun that the package brings, and ends as it ends. As a program:
// `node scripts/bun.mjs <file> [arguments]`, after the set-up.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, setUpOrExit } from './setup.mjs'

/** `bun`'s own install script puts the binary there; without it the platform package still has it. */
const binary = () => {
  const places = [
    join('bun', 'bin', 'bun.exe'),
    join('@oven', `bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`, 'bin', 'bun'),
  ].map((place) => join(root, 'node_modules', place))
  const found = places.find(existsSync)
  if (!found) throw new Error(`no Bun binary at ${places.join(' or ')}`)
  return found
}

const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Starts Bun in the foreground, hands it our signals, waits for it, and takes its exit code. */
export const runBun = (args, options = {}) => {
  const child = spawn(binary(), args, { stdio: 'inherit', ...options })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    for (const name of FORWARDED) process.removeAllListeners(name)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUpOrExit()
  runBun(process.argv.slice(2))
}
