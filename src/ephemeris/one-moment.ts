import { type AyanamshaId, siderealZero } from './ayanamshas.ts'
import { directFill } from './direct-fill.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from './house-systems.ts'
import { type Channel, type Files, native } from './native.ts'
import type { Site } from './queries.ts'

const openChannel = (channel: Channel) => ({ values: channel.values, fill: directFill(channel), at: Number.NaN })

/** The cache of `memoize` is cleared when it holds this many values: clients may send any number of own ayanamshas. */
const MAX_CACHED_VALUES = 128

/** A function that calls `make` once per key and caches the result. */
const memoize = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const values = new Map<K, V>()
  return (key) => {
    let value = values.get(key)
    if (value === undefined) {
      value = make(key)
      if (values.size >= MAX_CACHED_VALUES) values.clear()
      values.set(key, value)
    }
    return value
  }
}

/**
 * Queries for one moment, which reuse their result arrays: to allocate arrays and pass them to the core takes longer than the computation.
 * The last result is cached, because a chart queries its moment several times. The next call overwrites each array.
 */
export const momentReader = (files: Files) => {
  const ayanamshas = memoize((id: AyanamshaId) => openChannel(native.ayanamshaChannel({ files, ...siderealZero(id) })))
  const orientation = openChannel(native.orientationChannel({ files }))
  const houses = memoize((system: HouseSystem) => {
    const { values, fill } = openChannel(native.houseChannel({ files, system: HOUSE_SYSTEMS[system].letter }))
    return { values: values.subarray(0, 16), site: values.subarray(16), fill }
  })

  const valuesAt = (channel: ReturnType<typeof openChannel>, at: number): Float64Array => {
    if (channel.at !== at) {
      channel.at = Number.NaN
      channel.fill(at)
      channel.at = at
    }
    return channel.values
  }

  return {
    /** Degrees; NaN if no file covers the moment. */
    ayanamsha: (at: number, id: AyanamshaId): number => valuesAt(ayanamshas(id), at)[0]!,
    /** The values of a row of `native.houses`. */
    houses(at: number, { latitude, longitude }: Site, system: HouseSystem): Float64Array {
      const { values, site, fill } = houses(system)
      site[0] = latitude
      site[1] = longitude
      fill(at)
      return values
    },
    /** The values of a row of `native.orientations`. */
    orientation: (at: number): Float64Array => valuesAt(orientation, at),
  }
}
