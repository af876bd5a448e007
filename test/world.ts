import { openAtlas } from '../src/atlas/atlas.ts'
import type { World } from '../src/capabilities/capability.ts'
import { NO_TENANT } from '../src/cooperative-yield.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { createSky } from '../src/sky/index.ts'
import { sharedSky } from '../src/sky/shared-sky.ts'
import { wholeTable } from './native/table.ts'

/** The sky of a server: the compiled ephemeris, and the bundled files outside its years. */
export const sky = createSky(createEphemeris({ paths: [], compiled: await wholeTable() }))
/** Swiss Ephemeris itself, for values that must agree with it to the last digits. */
export const directSky = createSky(createEphemeris({ paths: [] }))
export const atlas = openAtlas()

/** A World with the real sky and atlas, a fixed instant, recorded warnings, and a yield whenever work requests it. */
export const worldAt = (now: number = Date.UTC(2026, 0, 1)): World & { warnings: string[] } => {
  const warnings: string[] = []
  const { signal } = new AbortController()
  const turn = async () => {}
  // Each warning once, as the service gives them.
  const warn: World['warn'] = (_, sentence) => {
    if (!warnings.includes(sentence)) warnings.push(sentence)
  }
  // Randomness is fixed, like the clock.
  const dice = { seed: () => '00112233445566778899aabbccddeeff' }
  return { sky, atlas, dice, now, warnings, signal, tenant: NO_TENANT, yieldIfDue: turn, warn }
}

/** A World for several answers on the same people: its sky runs each search once, as in a batch of the service. */
export const sharedWorldAt = (now?: number): World => {
  const world = worldAt(now)
  return { ...world, sky: sharedSky(sky, world.signal, 'tests') }
}
