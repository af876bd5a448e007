import type { YieldPoint } from '../cooperative-yield.ts'

/** How long a call works at a stretch, milliseconds. */
const SLICE = 1

/** While other calls have work to do, they have so much of the event loop before long work has its next slice, milliseconds. */
export const OTHERS = 20
/** A turn of the event loop that was shorter had nothing else to do, milliseconds. */
const IDLE = 0.05

const waiting: (() => void)[] = []
/** When the event loop was last let go, and how long others have had it since the last slice. */
let left = 0
let others = 0

/** One call at long work goes on in one turn of the event loop: what comes in is read between any two, however many there are. */
const next = () => {
  const now = performance.now()
  const past = now - left
  others += past
  left = now
  if (past < IDLE || others >= OTHERS) {
    others = 0
    waiting.shift()!()
  }
  if (waiting.length > 0) setImmediate(next)
}

const turn = () =>
  new Promise<void>((resolve) => {
    left = performance.now()
    if (waiting.push(resolve) === 1) setImmediate(next)
  })

/** The turns of one call, which ends at one when `signal` is aborted. Whatever of it waits at a time goes on in the same one. */
export const turnsOf = (signal: AbortSignal, slice = SLICE): YieldPoint => {
  let end = performance.now() + slice
  let next: Promise<void> | null = null
  const begin = () => {
    signal.throwIfAborted()
    next = null
    end = performance.now() + slice
  }
  return () => {
    if (performance.now() < end) return
    next ??= turn().then(begin)
    return next
  }
}
