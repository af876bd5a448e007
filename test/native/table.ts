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

/** A table of the default span. It is compiled if it is missing, which takes some seconds. */
export const wholeTable = () => table('whole', COMPILED_SPAN.from, COMPILED_SPAN.to)

/** The year 2000, Julian days UT. */
export const YEAR = { from: 2451544.5 as JulianDay, to: 2451910.5 as JulianDay }

/** A table around 1850-01-01, where Swiss Ephemeris changes its formula of sidereal time. */
export const stepTable = () => table('step', 2396730.5 as JulianDay, 2396790.5 as JulianDay)

/** A small table, of the year 2000. */
export const yearTable = () => table('year', YEAR.from, YEAR.to)
