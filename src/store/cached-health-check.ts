/** How long a result is cached, and the timeout of an attempt, milliseconds. */
const MAX_AGE_MS = 1000
const TIMEOUT_MS = 2000

/** Returns a function that is true if `attempt` succeeds. The attempt is made at most once per second. */
export const cachedHealthCheck = (attempt: () => Promise<unknown>): (() => Promise<boolean>) => {
  let cached: { until: number; answer: Promise<boolean> } | null = null
  return () => {
    const now = performance.now()
    if (!cached || now >= cached.until) {
      const answer = attempt().then(
        () => true,
        () => false,
      )
      cached = { until: now + MAX_AGE_MS, answer: Promise.race([answer, Bun.sleep(TIMEOUT_MS).then(() => false)]) }
    }
    return cached.answer
  }
}
