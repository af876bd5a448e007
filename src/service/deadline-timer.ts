/** Ends waiting for work that takes too long: with what `late` gives. Work that fails does so with what `broken` makes of its reason. */
export type DeadlineTimer = <T>(
  work: Promise<T>,
  late: () => unknown,
  broken?: (reason: unknown) => unknown,
) => Promise<T>

/**
 * Waits of at most `ms` milliseconds. All share one timer, since one for each would cost more than most of what is waited for. The
 * timer alone keeps no process alive.
 */
export const startDeadline = (ms: number): DeadlineTimer => {
  /** In the order in which they end. */
  const waits = new Set<{ readonly until: number; readonly end: () => void }>()
  let timer: Timer | null = null
  const ring = (after: number) => {
    timer = setTimeout(look, after)
    timer.unref()
  }
  const look = () => {
    timer = null
    const now = performance.now()
    for (const wait of waits) {
      if (wait.until > now) return ring(Math.ceil(wait.until - now))
      waits.delete(wait)
      wait.end()
    }
  }
  return (work, late, broken = (reason) => reason) =>
    new Promise((resolve, reject) => {
      const wait = { until: performance.now() + ms, end: () => reject(late()) }
      waits.add(wait)
      if (timer === null) ring(ms)
      work.then(
        (value) => {
          waits.delete(wait)
          resolve(value)
        },
        (reason) => {
          waits.delete(wait)
          reject(broken(reason))
        },
      )
    })
}
