import type { Turn } from '../turn.ts'

/** How long a call works at a stretch, milliseconds. */
const SLICE = 2

const waiting: (() => void)[] = []

/** One call a turn of the event loop: what comes in is read between any two, however many calls are at long work. */
const next = () => {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(next)
}

const turn = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next)
  })

/** The turns of one call, which ends at one when `signal` is aborted. */
export const turnsOf = (signal: AbortSignal, slice = SLICE): Turn => {
  let end = performance.now() + slice
  const begin = () => {
    signal.throwIfAborted()
    end = performance.now() + slice
  }
  return () => (performance.now() < end ? undefined : turn().then(begin))
}
