/** A thread that reads the table at random moments during a scan in the pool, and posts a hash of all values. */
import { createHash } from 'node:crypto'
import { BODIES } from '../../../src/ephemeris/bodies.ts'
import type { CompiledLocation } from '../../../src/ephemeris/compiled.ts'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { random } from '../random.ts'

declare const self: Worker

self.onmessage = async ({ data }: MessageEvent<CompiledLocation>) => {
  const ephemeris = createEphemeris({ compiled: data })
  const { from, to } = ephemeris.compiled!
  const scan = ephemeris.scan({
    of: {
      terms: [
        { body: 'Moon', factor: 1 },
        { body: 'Sun', factor: -1 },
      ],
    },
    span: 12,
    from,
    to,
  })
  const next = random(7)
  const hash = createHash('sha256')
  const [all, moon] = [ephemeris.bodySet(BODIES), ephemeris.bodySet(['Moon'])]
  for (let i = 0; i < 20_000; i++) {
    hash.update(all.at((from + next() * (to - from)) as JulianDay))
    hash.update(moon.at((from + next() * (to - from)) as JulianDay))
  }
  hash.update(JSON.stringify(await scan))
  self.postMessage(hash.digest('hex'))
}
