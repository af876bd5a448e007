/** How long an answer holds, and how long it may take, milliseconds. */
const HOLDS = 1000
const WITHIN = 2000

/** Says whether `attempt` succeeds, which is tried no oftener than once a second however often it is asked. */
export const cachedHealthCheck = (attempt: () => Promise<unknown>): (() => Promise<boolean>) => {
  let known: { until: number; answer: Promise<boolean> } | null = null
  return () => {
    const now = performance.now()
    if (!known || now >= known.until) {
      const answer = attempt().then(
        () => true,
        () => false,
      )
      known = { until: now + HOLDS, answer: Promise.race([answer, Bun.sleep(WITHIN).then(() => false)]) }
    }
    return known.answer
  }
}
