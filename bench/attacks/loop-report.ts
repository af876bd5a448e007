import { dlopen } from 'bun:ffi'
import { HEAVY_CHILD } from '../../src/api/heavy-child.ts'

/**
 * Preloaded into the processes of a server under test. Measures how long calls wait for the event loop, in processor time of its thread, which other
 * processes do not affect. Every quarter of a second it writes the number of waits so far, by whole milliseconds, to the file
 * `<LOOP_REPORT>.<process id>`.
 */
const { clock_gettime } = dlopen('libc.so.6', { clock_gettime: { args: ['i32', 'ptr'], returns: 'i32' } }).symbols
const CLOCK_THREAD_CPUTIME_ID = 3
const TICK_MS = 2
const WRITE_MS = 250
const LONGEST_MS = 5000
const time = new BigInt64Array(2)
const threadMs = () => {
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, time)
  return Number(time[0]) * 1e3 + Number(time[1]) / 1e6
}

const path = process.env.LOOP_REPORT
// Only servers answer light calls: the processes for heavy calls and for drawings may be busy for long.
const answersCalls = process.argv[1]?.endsWith('main.ts') === true && process.env[HEAVY_CHILD] === undefined
if (path && answersCalls) {
  const counts: Record<number, number> = {}
  let last = threadMs()
  setInterval(() => {
    const now = threadMs()
    const wait = Math.min(LONGEST_MS, Math.round(now - last))
    counts[wait] = (counts[wait] ?? 0) + 1
    last = now
  }, TICK_MS).unref()
  setInterval(() => {
    void Bun.write(`${path}.${process.pid}`, JSON.stringify(counts))
  }, WRITE_MS).unref()
}
