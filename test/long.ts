import { test } from 'bun:test'

/**
 * True for the long form of the tests (`npm run test:long`): the whole of each sample, and checks that need a whole sample or a separate
 * build. `npm test` runs a part of each, so that it takes only minutes.
 */
export const LONG = process.env.LONG === '1'

/** The part of a sample in this form. */
export const sample = <T>(some: T, whole: T): T => (LONG ? whole : some)

/** A test of the long form only. */
export const longTest = test.skipIf(!LONG)
