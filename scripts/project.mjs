// The root of the project, and helpers of the set-up. The set-up prints to stderr, so that the output of a command stays clean.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const at = (...parts) => join(root, ...parts)

export const say = (sentence) => process.stderr.write(`khagola: ${sentence}\n`)

/** A problem that the user can fix. It is printed as a sentence without a stack trace. */
export class SetupError extends Error {}

const PROGRESS_MS = 10_000

/**
 * Runs a command. Resolves with its exit code, or null if it could not be started. Prints `doing` at the start and every ten seconds.
 * The output of the command goes to `onOutput`, or to stderr if there is none.
 */
export const run = (command, args, { doing, cwd = root, onOutput, env = process.env } = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    if (doing) say(`${doing} ...`)
    const still = () => say(`${doing}: ${Math.round((Date.now() - started) / 1000)} s ...`)
    const timer = doing && setInterval(still, PROGRESS_MS)
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
