import type { Atlas } from '../atlas/atlas.ts'
import type { World } from '../capabilities/capability.ts'
import { readMoment } from '../capabilities/shared/clocks.ts'
import { rowOrFault } from '../capabilities/shared/many-births.ts'
import { NO_TENANT } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { Sky } from '../sky/sky.ts'
import type { EarlyMoment } from './column-blocks.ts'

/** Readers of births use no random numbers. */
const NO_DICE: World['dice'] = {
  seed() {
    throw new Error('The reader of births uses no random numbers.')
  },
}

/** A world for reading births of tables, whose warnings are not printed. */
export const readingWorld = (sky: Sky, atlas: Atlas): World => ({
  sky,
  atlas,
  dice: NO_DICE,
  now: 0,
  signal: new AbortController().signal,
  tenant: NO_TENANT,
  yieldIfDue: () => undefined,
  warn() {},
})

/** Returns a function that reads the moment of a birth; NaN if the birth is invalid. */
export const createEarlyMomentReader = (sky: Sky, atlas: Atlas): EarlyMoment => {
  const world = readingWorld(sky, atlas)
  return (birth) => {
    const moment = rowOrFault(() => readMoment(birth, world))
    return moment instanceof Fault ? Number.NaN : moment.jd
  }
}
