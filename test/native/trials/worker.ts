import { Worker } from 'node:worker_threads'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'

/** Ends workers while their scans are queued and running, and scans in the main thread before and after. */
const scanYears = (ephemeris: ReturnType<typeof createEphemeris>, count: number) => {
  const from = 2451545 as JulianDay
  const terms = [
    { body: 'Moon', factor: 1 },
    { body: 'Sun', factor: -1 },
  ] as const
  return ephemeris.scan({ of: { terms }, span: 12, from, to: (from + count * 365.25) as JulianDay })
}

if (process.argv[2] === 'in a worker') {
  for (let i = 0; i < 8; i++) void scanYears(createEphemeris(), 20)
} else {
  const ephemeris = createEphemeris()
  const before = (await scanYears(ephemeris, 1)).length
  for (let i = 0; i < 3; i++) {
    const worker = new Worker(new URL(import.meta.url), { argv: ['in a worker'] })
    await new Promise((resolve) => worker.once('online', resolve))
    await Bun.sleep(100)
    await worker.terminate()
  }
  const after = (await scanYears(ephemeris, 1)).length
  console.log(JSON.stringify({ before, after }))
  process.exit(0)
}
