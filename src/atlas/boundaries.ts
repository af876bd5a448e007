import { find, setCache } from 'geo-tz/all'
import { LRUCache } from 'lru-cache'
import { EARTH_RADIUS } from '../sky/constants.ts'
import { placeAlong, type Spherical } from '../sky/sphere.ts'
import { zoneNamed } from '../time/zones.ts'
import type { ZoneAt } from './places.ts'

/** Areas of the boundary set (21,525 in all) kept decoded; geo-tz by itself keeps all it ever read. */
const KEPT_AREAS = 2000
setCache({ store: new LRUCache({ max: KEPT_AREAS }) })

/** Zones of the boundary set reach out to the limit of territorial waters: 12 nautical miles, less a margin for its drawing. */
const WATERS_KM = 20
const BEARINGS = 16

/** The nautical zone: fifteen degrees each, named by POSIX's inverted sign. */
const seaZone = (longitude: number): string => {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const isSea = (zones: readonly string[]) => zones.every((zone) => zone.startsWith('Etc/'))

/** Points at one distance all around. */
const circle = (centre: Spherical, km: number): Spherical[] => {
  const angle = (km / EARTH_RADIUS) * (180 / Math.PI)
  return Array.from({ length: BEARINGS }, (_, i) => placeAlong(centre, (360 * i) / BEARINGS, angle))
}

/** tz names by today's canonical spelling, so that a boundary and a zone file of different years agree. */
const canonical = (name: string): string => zoneNamed(name)?.id ?? name

/**
 * The zone at a point, degrees. Inside China the legal Asia/Shanghai; where areas overlap the first that the boundary set
 * gives; at sea and at the north pole the nautical zone; at the south pole Antarctica/McMurdo.
 * Source: timezone-boundary-builder with oceans, by geo-tz/all.
 */
export const zoneAt = (latitude: number, longitude: number): ZoneAt => {
  if (latitude >= 90) return { timezone: seaZone(longitude), source: 'ocean', others: [] }
  if (latitude <= -90) return { timezone: 'Antarctica/McMurdo', source: 'land', others: [] }
  const found = find(latitude, longitude)
  if (isSea(found)) return { timezone: seaZone(longitude), source: 'ocean', others: [] }
  const zones = [...new Set(found.filter((zone) => !zone.startsWith('Etc/')).map(canonical))]
  if (zones.includes('Asia/Urumqi') && zones.includes('Asia/Shanghai'))
    zones.sort((a, b) => Number(b === 'Asia/Shanghai') - Number(a === 'Asia/Shanghai'))
  const coastal = circle({ latitude, longitude }, WATERS_KM).some((point) =>
    isSea(find(point.latitude, point.longitude)),
  )
  return { timezone: zones[0]!, source: coastal ? 'territorial_waters' : 'land', others: zones.slice(1) }
}
