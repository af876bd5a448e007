/** The breaker opens after this many consecutive failures. */
const FAILURES_TO_OPEN = 5
/** An open breaker rejects requests for this time, in milliseconds. */
const OPEN_MS = 30_000

/** Stops requests to a failing server for a while. Callers check `isClosed()` before each request and report its result. */
export const circuitBreaker = (clock: { now(): number }) => {
  let failures = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    isClosed: () => clock.now() >= until,
    recordFailure() {
      failures++
      if (failures < FAILURES_TO_OPEN) return
      failures = 0
      until = clock.now() + OPEN_MS
    },
    recordSuccess() {
      failures = 0
    },
  }
}
