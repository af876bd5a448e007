/**
 * Slows down a process that will be killed. The first step prints a dot, each step takes `milliseconds`, and after `share` steps
 * the process waits. A share of 0 means full speed without a limit.
 */
export const paced = (share: number, milliseconds: number) => {
  let steps = 0
  return () => {
    if (share === 0) return
    if (steps++ === 0) process.stdout.write('.')
    Bun.sleepSync(steps > share ? 3_600_000 : milliseconds)
  }
}
