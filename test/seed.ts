import { setDefaultTimeout } from 'bun:test'

// Tests that start servers or build code take longer than Bun's five seconds.
setDefaultTimeout(300_000)

import fc from 'fast-check'

// A fixed seed, so that failures come from the change under test and not from random data; `SEED=random` or a number uses another.
const { SEED = '1' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })
