type Results<S extends readonly (() => unknown)[]> = { -readonly [K in keyof S]: Awaited<ReturnType<S[K]>> }

/**
 * Starts every computation and returns all results, in order. Rejects with the first error. A computation that throws before it
 * returns a promise is a rejection as any other: with a bare `Promise.all([a(), b()])` a throw of `b` would leave the promise of
 * `a` without a handler, and its rejection would end the process.
 */
export const concurrently = <const S extends readonly (() => unknown)[]>(...starts: S): Promise<Results<S>> =>
  Promise.all(starts.map(async (start) => start())) as Promise<Results<S>>

/** Starts `make` for every row and returns all results, in the order of the rows. Errors: see `concurrently`. */
export const mapConcurrently = <T, R>(
  rows: readonly T[],
  make: (row: T, index: number) => R | Promise<R>,
): Promise<R[]> => Promise.all(rows.map(async (row, index) => make(row, index)))
