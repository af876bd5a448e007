/**
 * Work of a process that is going to be killed: it says when it begins, each step takes a while, and after its share of steps it
 * waits for the end. A share of 0 is all there is, at full speed.
 */
export const paced = (share: number, milliseconds: number) => {
  let steps = 0
  return () => {
    if (share === 0) return
    if (steps++ === 0) process.stdout.write('.')
    Bun.sleepSync(steps > share ? 3_600_000 : milliseconds)
  }
}
