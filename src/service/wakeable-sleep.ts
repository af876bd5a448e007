/** Creates a `sleep` that `wake` ends early. A sleep that has ended leaves no timer and no pending promise. */
export const createWakeableSleep = () => {
  const wakers = new Set<() => void>()
  return {
    /** Ends all running sleeps. */
    wake() {
      for (const end of [...wakers]) end()
    },
    /** Resolves after `ms` milliseconds, or at `wake`. */
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          wakers.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        wakers.add(end)
      }),
  }
}
