import { find, setCache } from 'geo-tz/all'
import { LRUCache } from 'lru-cache'
import { zoneNamed } from '../time/zones.ts'
import type { ZoneAt } from './atlas.ts'

/** Areas of the boundary set (21,525 in all) kept decoded; geo-tz by itself keeps all it ever read. */
const KEPT_AREAS = 2000
setCache({ store: new LRUCache({ max: KEPT_AREAS }) })

const EARTH_KM = 6371
/** Zones of the boundary set reach out to the limit of territorial waters: 12 nautical miles, less a margin for its drawing. */
const WATERS_KM = 20
const BEARINGS = 16

/** The nautical zone: fifteen degrees each, named by POSIX's inverted sign. */
const seaZone = (longitude: number): string => {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

const isSea = (zones: readonly string[]) => zones.every((zone) => zone.startsWith('Etc/'))

/** Points at one distance all around, [latitude, longitude]. */
const circle = (latitude: number, longitude: number, km: number): [number, number][] => {
  const angle = km / EARTH_KM
  const from = (latitude * Math.PI) / 180
  return Array.from({ length: BEARINGS }, (_, i) => {
    const bearing = (2 * Math.PI * i) / BEARINGS
    const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * Math.sin(to),
    )
    return [(to * 180) / Math.PI, ((longitude + (turn * 180) / Math.PI + 540) % 360) - 180]
  })
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
  const coastal = circle(latitude, longitude, WATERS_KM).some(([lat, lon]) => isSea(find(lat, lon)))
  return { timezone: zones[0]!, source: coastal ? 'territorial_waters' : 'land', others: zones.slice(1) }
}
