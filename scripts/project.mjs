// Where the project lies, and how its set-up speaks: to stderr, so that the output of a command stays clean.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const at = (...parts) => join(root, ...parts)

export const say = (sentence) => process.stderr.write(`khagola: ${sentence}\n`)

/** What the person at the keyboard can put right; told in a sentence, without the path through the code. */
export class SetupError extends Error {}

const EVERY = 10_000

/**
 * Runs a command to its end: its exit code, or null where it could not be started. It says what it does, and every ten
 * seconds that it still does; `onOutput` is given what the command prints, else that goes to stderr.
 */
export const run = (command, args, { doing, cwd = root, onOutput, env = process.env } = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    if (doing) say(`${doing} ...`)
    const still = () => say(`${doing}: ${Math.round((Date.now() - started) / 1000)} s ...`)
    const timer = doing && setInterval(still, EVERY)
    const end = (code) => {
      clearInterval(timer)
      resolve(code)
    }
    const output = onOutput ? 'pipe' : 2
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
    child.on('error', () => end(null))
    child.on('close', end)
  })
