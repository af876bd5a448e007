import { test } from 'bun:test'

/**
 * True if tests run in their long form (`npm run test:long`): with whole samples, and with the tests that need whole samples or separate
 * builds. `npm test` uses a part of each sample, so that it takes minutes.
 */
export const LONG = process.env.LONG === '1'

/** Selects the size of a sample: `some` in the short form, `whole` in the long form. */
export const sample = <T>(some: T, whole: T): T => (LONG ? whole : some)

/** A test that runs only in the long form. */
export const longTest = test.skipIf(!LONG)
