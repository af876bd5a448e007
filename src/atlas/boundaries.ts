import { find, setCache } from 'geo-tz/all'
import { LRUCache } from 'lru-cache'
import { EARTH_RADIUS } from '../sky/constants.ts'
import { placeAlong, type Spherical } from '../sky/sphere.ts'
import { zoneNamed } from '../time/zones.ts'
import type { ZoneAt } from './places.ts'

/** The maximum number of decoded areas in the cache, of 21,525 in the boundary set. The cache of geo-tz itself has no limit. */
const MAX_CACHED_AREAS = 2000
setCache({ store: new LRUCache({ max: MAX_CACHED_AREAS }) })

/** A point within this distance of the open sea is in territorial waters, km: 12 nautical miles minus a margin. */
const WATERS_KM = 20
const BEARINGS = 16

/** The nautical zone of a longitude. Zones are 15 degrees wide, and their names have the inverted sign of POSIX. */
const seaZone = (longitude: number): string => {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const isSea = (zones: readonly string[]) => zones.every((zone) => zone.startsWith('Etc/'))

/** Points around a centre at a distance. */
const circle = (centre: Spherical, km: number): Spherical[] => {
  const angle = (km / EARTH_RADIUS) * (180 / Math.PI)
  return Array.from({ length: BEARINGS }, (_, i) => placeAlong(centre, (360 * i) / BEARINGS, angle))
}

/** The current canonical name of a zone, because boundaries and zone files may be from different years. */
const canonical = (name: string): string => zoneNamed(name)?.id ?? name

/**
 * The zone at a point in degrees. In China the legal Asia/Shanghai; where areas overlap, the first in the boundary set; at sea and at the
 * north pole, the nautical zone; at the south pole, Antarctica/McMurdo.
 * Source: timezone-boundary-builder with oceans, by geo-tz/all.
 */
export const zoneAt = (latitude: number, longitude: number): ZoneAt => {
  if (latitude >= 90) return { timezone: seaZone(longitude), source: 'ocean', others: [] }
  if (latitude <= -90) return { timezone: 'Antarctica/McMurdo', source: 'land', others: [] }
  const areas = find(latitude, longitude)
  if (isSea(areas)) return { timezone: seaZone(longitude), source: 'ocean', others: [] }
  const zones = [...new Set(areas.filter((zone) => !zone.startsWith('Etc/')).map(canonical))]
  if (zones.includes('Asia/Urumqi') && zones.includes('Asia/Shanghai'))
    zones.sort((a, b) => Number(b === 'Asia/Shanghai') - Number(a === 'Asia/Shanghai'))
  const isCoastal = circle({ latitude, longitude }, WATERS_KM).some((point) =>
    isSea(find(point.latitude, point.longitude)),
  )
  return { timezone: zones[0]!, source: isCoastal ? 'territorial_waters' : 'land', others: zones.slice(1) }
}
