/**
 * Call at least once per millisecond in long loops. Returns undefined while the time slice lasts, then a promise to await; other
 * calls run until the promise resolves. The promise rejects when no caller waits for the work any more: the work ends there.
 */
export type YieldPoint = () => Promise<void> | undefined

/** A caller that waits for long work. A worker serves its tenants in fair turns. */
export interface Tenant {
  readonly name: string
  /** Aborted when the tenant no longer waits. */
  readonly signal: AbortSignal | null
}
/** The tenant of work that competes with no other work. */
export const NO_TENANT: Tenant = { name: '', signal: null }

/** The results of `make` for every row, like `rows.map(make)`, with a yield point between rows. */
export const mapYielding = async <T, R>(
  rows: Iterable<T>,
  yieldIfDue: YieldPoint,
  make: (row: T, index: number) => R | Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  for (const row of rows) {
    const pause = yieldIfDue()
    if (pause) await pause
    const result = make(row, results.length)
    results.push(result instanceof Promise ? await result : result)
  }
  return results
}

/** Long work in steps of at most a few milliseconds each. */
export type Steps<T> = Generator<void, T>

/** Runs all steps without yielding and returns the result. */
export const runSteps = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
/** Runs all steps with a yield point between them and returns the result. */
export const runStepsYielding = async <T>(steps: Steps<T>, yieldIfDue: YieldPoint): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const pause = yieldIfDue()
    if (pause) await pause
  }
}
