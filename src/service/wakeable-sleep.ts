/** Sleeps that one call ends early. Each leaves nothing behind: no timer, no promise that waits for the next call. */
export const createWakeableSleep = () => {
  const sleepers = new Set<() => void>()
  return {
    /** Ends every sleep under way. */
    wake() {
      for (const end of [...sleepers]) end()
    },
    /** Resolves after `ms` milliseconds, or at `wake`. */
    sleep: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          sleepers.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        sleepers.add(end)
      }),
  }
}
