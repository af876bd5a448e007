/** Failures in a row after which nobody asks for a while. */
const MOST_FAILURES = 5
const REST_MS = 30_000

/** Spares a server that fails, and those who would wait for it. */
export const circuitBreaker = (clock: { now(): number }) => {
  let failures = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    closed: () => clock.now() >= until,
    failed() {
      failures++
      if (failures < MOST_FAILURES) return
      failures = 0
      until = clock.now() + REST_MS
    },
    held() {
      failures = 0
    },
  }
}
