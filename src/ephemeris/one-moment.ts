import { type AyanamshaId, siderealZero } from './ayanamshas.ts'
import type { HouseSystem } from './bodies.ts'
import { type Files, native } from './native.ts'
import type { Site } from './queries.ts'

/**
 * What is asked of one moment, into memory that is kept: to make arrays, and to show new ones to the core, takes longer than its answer
 * does. The last answer is known, since a chart asks for its moment several times over. Each array is overwritten by the next call.
 */
export const oneMoment = (files: Files) => {
  const moments = new Float64Array(1)
  const statuses = new Uint8Array(1)

  const ofAyanamsha = (id: AyanamshaId) => ({
    id,
    at: Number.NaN,
    asked: { files, ...siderealZero(id), moments, values: new Float64Array(1), statuses },
  })
  let ayanamsha: ReturnType<typeof ofAyanamsha> | null = null

  const places = {
    files,
    system: 'equal' as HouseSystem,
    rows: new Float64Array(3),
    values: new Float64Array(16),
    statuses,
  }
  const orientations = { files, moments, values: new Float64Array(3) }
  let orientedAt = Number.NaN

  return {
    /** Degrees; NaN where no file covers the moment. */
    ayanamsha(at: number, id: AyanamshaId): number {
      if (ayanamsha?.id !== id) ayanamsha = ofAyanamsha(id)
      const { asked } = ayanamsha
      if (ayanamsha.at !== at) {
        moments[0] = at
        native.ayanamshas(asked)
        ayanamsha.at = at
      }
      return asked.values[0]!
    },
    /** As `native.houses` tells one row. */
    houses(at: number, { latitude, longitude }: Site, system: HouseSystem): Float64Array {
      const { rows } = places
      rows[0] = at
      rows[1] = latitude
      rows[2] = longitude
      places.system = system
      native.houses(places)
      return places.values
    },
    /** As `native.orientations` tells one row. */
    orientation(at: number): Float64Array {
      if (orientedAt !== at) {
        moments[0] = at
        native.orientations(orientations)
        orientedAt = at
      }
      return orientations.values
    },
  }
}
