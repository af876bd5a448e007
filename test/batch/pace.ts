/**
 * Slows down a process that will be killed. The first step prints a dot, and each step takes `milliseconds`. After
 * `share` steps the process waits; with a share of 0 it runs at full speed without a limit.
 */
export const paced = (share: number, milliseconds: number) => {
  let steps = 0
  return () => {
    if (share === 0) return
    if (steps++ === 0) process.stdout.write('.')
    Bun.sleepSync(steps > share ? 3_600_000 : milliseconds)
  }
}
