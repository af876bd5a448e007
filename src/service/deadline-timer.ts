/** Waits for work. Rejects with `lateError()` when the time limit passes, and with `mapError(reason)` when the work fails. */
export type DeadlineTimer = <T>(
  work: Promise<T>,
  lateError: () => unknown,
  mapError?: (reason: unknown) => unknown,
) => Promise<T>

/**
 * Creates a function that waits at most `ms` milliseconds. All waits share one timer: a timer for each would cost more than most of the
 * work. The timer does not keep the process alive.
 */
export const createDeadlineTimer = (ms: number): DeadlineTimer => {
  /** In the order of their deadlines. */
  const pending = new Set<{ readonly until: number; readonly end: () => void }>()
  let timer: Timer | null = null
  const schedule = (after: number) => {
    timer = setTimeout(expire, after)
    timer.unref()
  }
  const expire = () => {
    timer = null
    const now = performance.now()
    for (const wait of pending) {
      if (wait.until > now) return schedule(Math.ceil(wait.until - now))
      pending.delete(wait)
      wait.end()
    }
  }
  return (work, lateError, mapError = (reason) => reason) =>
    new Promise((resolve, reject) => {
      const wait = { until: performance.now() + ms, end: () => reject(lateError()) }
      pending.add(wait)
      if (timer === null) schedule(ms)
      work.then(
        (value) => {
          pending.delete(wait)
          resolve(value)
        },
        (reason) => {
          pending.delete(wait)
          reject(mapError(reason))
        },
      )
    })
}
