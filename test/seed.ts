import { setDefaultTimeout } from 'bun:test'

// Tests that start servers or build code take longer than Bun's five seconds.
setDefaultTimeout(300_000)

import fc from 'fast-check'

// One seed, so that a change is judged by itself and not by the luck of the draw; `SEED=random` or a number looks elsewhere.
const { SEED = '1' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })
