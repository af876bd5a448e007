import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COMPILED_SPAN, type CompiledLocation, compileEphemeris, openCompiled } from '../../src/ephemeris/compiled.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'

const directory = fileURLToPath(new URL('../../build/tables', import.meta.url))

const table = async (name: string, from: JulianDay, to: JulianDay): Promise<CompiledLocation> => {
  mkdirSync(directory, { recursive: true })
  const place = { path: `${directory}/${name}.sky`, from, to }
  if (!openCompiled(place)) await compileEphemeris(place)
  return place
}

/** The default span; made when missing, which takes some seconds. */
export const wholeTable = () => table('whole', COMPILED_SPAN.from, COMPILED_SPAN.to)

/** The year 2000. */
export const YEAR = { from: 2451544.5 as JulianDay, to: 2451910.5 as JulianDay }

/** Around 1850-01-01, where Swiss Ephemeris goes over to another formula of sidereal time. */
export const stepTable = () => table('step', 2396730.5 as JulianDay, 2396790.5 as JulianDay)

/** Of one year, for what is true of any table. */
export const yearTable = () => table('year', YEAR.from, YEAR.to)
