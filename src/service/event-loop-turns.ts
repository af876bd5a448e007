import type { YieldPoint } from '../cooperative-yield.ts'

/** Time slice of a call, milliseconds. */
const SLICE_MS = 1

/** While other calls have work, they get this much time of the event loop before long work gets its next slice, milliseconds. */
export const OTHER_WORK_MS = 20
/** A shorter turn of the event loop had no other work, milliseconds. */
const IDLE_MS = 0.05

const waitingCalls: (() => void)[] = []
/** Time at which the event loop was last yielded, by `performance.now`. */
let yieldedAt = 0
/** Time that other work had since the last slice, milliseconds. */
let othersMs = 0

/** Resumes at most one waiting call per turn of the event loop, so that new requests are read between any two. */
const next = () => {
  const now = performance.now()
  const elapsed = now - yieldedAt
  othersMs += elapsed
  yieldedAt = now
  if (elapsed < IDLE_MS || othersMs >= OTHER_WORK_MS) {
    othersMs = 0
    waitingCalls.shift()!()
  }
  if (waitingCalls.length > 0) setImmediate(next)
}

/** Resolves in a turn of the event loop in which no other long work runs. While other calls have work, they get their share first. */
export const nextTurn = () =>
  new Promise<void>((resolve) => {
    yieldedAt = performance.now()
    if (waitingCalls.push(resolve) === 1) setImmediate(next)
  })

/**
 * The yield point of one call. It throws when `signal` is aborted; without a signal the work always ends. Parallel parts of the call that
 * wait resume in the same turn.
 */
export const createYieldPoint = (signal?: AbortSignal | null, slice = SLICE_MS): YieldPoint => {
  let sliceEnd = performance.now() + slice
  let pendingTurn: Promise<void> | null = null
  return () => {
    if (performance.now() < sliceEnd) return
    pendingTurn ??= nextTurn().then(() => {
      signal?.throwIfAborted()
      pendingTurn = null
      sliceEnd = performance.now() + slice
    })
    return pendingTurn
  }
}
