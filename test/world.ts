import { openAtlas } from '../src/atlas/atlas.ts'
import type { World } from '../src/capabilities/capability.ts'
import { NO_TENANT } from '../src/cooperative-yield.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'

export const sky = createSky(createEphemeris({ paths: [] }))
export const atlas = openAtlas()

/** A World with the real sky and atlas, a fixed clock and recorded warnings. It yields to other work at every yield point. */
export const worldAt = (now: number = Date.UTC(2026, 0, 1)): World & { warnings: string[] } => {
  const warnings: string[] = []
  const { signal } = new AbortController()
  const yieldIfDue = async () => {}
  // Without duplicates, as in the service.
  const warn: World['warn'] = (_, sentence) => {
    if (!warnings.includes(sentence)) warnings.push(sentence)
  }
  // A fixed seed.
  const dice = { seed: () => '00112233445566778899aabbccddeeff' }
  return { sky, atlas, dice, now, warnings, signal, tenant: NO_TENANT, yieldIfDue, warn }
}
