import { test } from 'bun:test'

/**
 * Whether tests take their long form, which `npm run test:long` asks for: the whole of a sample, and what only a whole sample
 * or a build of its own can show. `npm test` takes some of each and leaves the rest to it, so that it stays a matter of minutes.
 */
export const LONG = process.env.LONG === '1'

/** How much of a sample is taken. */
export const sample = <T>(some: T, whole: T): T => (LONG ? whole : some)

/** A test that only the long form has. */
export const longTest = test.skipIf(!LONG)
