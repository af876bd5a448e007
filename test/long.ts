import { test } from 'bun:test'

/**
 * True for the long form of the tests (`npm run test:long`), which every change passes: the whole of most samples, and checks that need a
 * whole sample or a separate build. `npm test` runs a part of each, so that it takes only minutes.
 */
export const LONG = process.env.LONG === '1'

/** True for the nightly form (`npm run test:nightly`): the long form with the largest samples, and with the sanitized build of the core. */
export const NIGHTLY = process.env.NIGHTLY === '1'

/** The part of a sample in this form. `nightly` is for samples that find only faults of a few births in a thousand. */
export const sample = <T>(some: T, long: T, nightly = long): T => (NIGHTLY ? nightly : LONG ? long : some)

/** A test of the long form only. */
export const longTest = test.skipIf(!LONG)
