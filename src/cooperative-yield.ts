/**
 * What long work asks for now and then, each millisecond or oftener: nothing while its slice of time lasts, then a promise. Until
 * that is kept other calls have their turn; it is broken, and the work ends there, when nobody waits for the work any more.
 */
export type YieldPoint = () => Promise<void> | undefined

/** Who waits for long work. Those with work in the same hands have it done in fair turns. */
export interface Tenant {
  readonly name: string
  /** Aborted when it does not wait any more. */
  readonly signal: AbortSignal | null
}
/** Where nobody else waits. */
export const NO_TENANT: Tenant = { name: '', signal: null }

/** As `rows.map(make)`, with turns between rows. */
export const mapYielding = async <T, R>(
  rows: Iterable<T>,
  yieldIfDue: YieldPoint,
  make: (row: T, place: number) => R | Promise<R>,
): Promise<R[]> => {
  const made: R[] = []
  for (const row of rows) {
    const pause = yieldIfDue()
    if (pause) await pause
    const one = make(row, made.length)
    made.push(one instanceof Promise ? await one : one)
  }
  return made
}

/** Long work in steps, each of a millisecond or a few. */
export type Steps<T> = Generator<void, T>

/** The result of all steps at once. */
export const runSteps = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
/** The result of the steps, with turns between them. */
export const runStepsYielding = async <T>(steps: Steps<T>, yieldIfDue: YieldPoint): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const pause = yieldIfDue()
    if (pause) await pause
  }
}
