import { type AyanamshaId, siderealZero } from './ayanamshas.ts'
import type { HouseSystem } from './bodies.ts'
import { directFill } from './direct-fill.ts'
import { type Channel, type Files, native } from './native.ts'
import type { Site } from './queries.ts'

const opened = (channel: Channel) => ({ values: channel.values, fill: directFill(channel), at: Number.NaN })

/** The one of each key, made when it is asked for first. */
const kept = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const all = new Map<K, V>()
  return (key) => {
    let one = all.get(key)
    if (one === undefined) {
      one = make(key)
      all.set(key, one)
    }
    return one
  }
}

/**
 * What is asked of one moment, into memory that is kept: to make arrays, and to show new ones to the core, takes longer than its answer
 * does. The last answer is known, since a chart asks for its moment several times over. Each array is overwritten by the next call.
 */
export const oneMoment = (files: Files) => {
  const ayanamshas = kept((id: AyanamshaId) => opened(native.ayanamshaChannel({ files, ...siderealZero(id) })))
  const orientation = opened(native.orientationChannel({ files }))
  const houses = kept((system: HouseSystem) => {
    const { values, fill } = opened(native.houseChannel({ files, system }))
    return { values: values.subarray(0, 16), site: values.subarray(16), fill }
  })

  const filled = (channel: ReturnType<typeof opened>, at: number): Float64Array => {
    if (channel.at !== at) {
      channel.at = Number.NaN
      channel.fill(at)
      channel.at = at
    }
    return channel.values
  }

  return {
    /** Degrees; NaN where no file covers the moment. */
    ayanamsha: (at: number, id: AyanamshaId): number => filled(ayanamshas(id), at)[0]!,
    /** As `native.houses` tells one row. */
    houses(at: number, { latitude, longitude }: Site, system: HouseSystem): Float64Array {
      const { values, site, fill } = houses(system)
      site[0] = latitude
      site[1] = longitude
      fill(at)
      return values
    },
    /** As `native.orientations` tells one row. */
    orientation: (at: number): Float64Array => filled(orientation, at),
  }
}
