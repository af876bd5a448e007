/** Wakes loops that rest between looks. */
export const createBell = () => {
  let next = Promise.withResolvers<void>()
  return {
    ring() {
      next.resolve()
      next = Promise.withResolvers()
    },
    /** Until it rings, or for `ms` milliseconds. */
    rest(ms: number): Promise<void> {
      let timer: Timer
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      return Promise.race([next.promise, enough]).finally(() => clearTimeout(timer))
    },
  }
}
