/**
 * What long work asks for now and then, each millisecond or oftener: nothing while its slice of time lasts, then a promise. Until
 * that is kept other calls have their turn; it is broken, and the work ends there, when nobody waits for the work any more.
 */
export type Turn = () => Promise<void> | undefined

/** As `rows.map(make)`, with turns between rows. */
export const inTurns = async <T, R>(
  rows: Iterable<T>,
  turn: Turn,
  make: (row: T, place: number) => R | Promise<R>,
): Promise<R[]> => {
  const made: R[] = []
  for (const row of rows) {
    const pause = turn()
    if (pause) await pause
    const one = make(row, made.length)
    made.push(one instanceof Promise ? await one : one)
  }
  return made
}
