import { cos, kilometresBetween, type Spherical } from '../sky/sphere.ts'
import type { CivilDate } from '../time/civil.ts'
import { dateText } from '../time/iso.ts'
import { REFERENCE_PLACES } from '../time/reference-cities.ts'
import { BORDER_PERIODS } from './border-history.ts'
import type { BorderPeriod, ClockRegion } from './clock-periods.ts'
import { UNCERTAIN_CLOCKS, type UncertainClock } from './uncertain-clocks.ts'

/** Standards that a caller can name. `civil`, `record` and `local_mean` are rules; the others are fixed offsets. */
interface NamedTime {
  name: string
  /** Seconds east of Greenwich. */
  offset: number
  /** The city and period in which clocks partly kept this time; null for a time that is only named on request. */
  kept: { city: Spherical; from: string; until: string } | null
  source: string
}

// source: each row's `source`
export const NAMED_TIMES = {
  bombay: {
    name: 'Bombay Time',
    offset: 17_460,
    kept: { city: { latitude: 18.96, longitude: 72.83 }, from: '1884-01-01', until: '1955-01-01' },
    source:
      'Bombay Time, +4:51, kept by the city until 1955 beside Indian Standard Time of 1906 (J. Masselos, Bombay Time, 2000)',
  },
  calcutta: {
    name: 'Calcutta Time',
    offset: 21_200,
    kept: { city: { latitude: 22.57, longitude: 88.36 }, from: '1884-01-01', until: '1948-09-01' },
    source:
      'Calcutta Time, +5:53:20, kept by the city until 1948 beside Indian Standard Time of 1906 (tz database, file asia)',
  },
  madras: {
    name: 'Madras Time',
    offset: 19_270,
    kept: null,
    source: 'Railway time of India to 1905, +5:21:10 (tz database, file asia)',
  },
  dublin: {
    name: 'Dublin Mean Time',
    offset: -1521,
    kept: null,
    source: 'Legal time of Ireland 1880 to 1916, -0:25:21 (tz database, file europe)',
  },
  amsterdam: {
    name: 'Amsterdam Time',
    offset: 1172,
    kept: null,
    source: 'Legal time of the Netherlands 1909 to 1937, +0:19:32 (tz database, file europe)',
  },
  lisbon: {
    name: 'Lisbon Mean Time',
    offset: -2205,
    kept: null,
    source: 'Time of Portuguese railways to 1911, -0:36:45 (tz database, file europe)',
  },
} as const satisfies Record<string, NamedTime>
export type NamedTimeId = keyof typeof NAMED_TIMES

/** Places within this distance of a city kept its local time, kilometres. Source: this project. */
const CITY_KM = 40

const contains = (region: ClockRegion | null, { latitude, longitude }: Spherical): boolean => {
  if (region === null) return true
  let inside = false
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    const [latitudeI, longitudeI] = region[i]!
    const [latitudeJ, longitudeJ] = region[j]!
    if (
      latitudeI > latitude !== latitudeJ > latitude &&
      longitude < ((longitudeJ - longitudeI) * (latitude - latitudeI)) / (latitudeJ - latitudeI) + longitudeI
    )
      inside = !inside
  }
  return inside
}

interface PeriodOfRegion {
  zones: readonly string[]
  from: string | null
  until: string
  region: ClockRegion | null
}

const applies = ({ from, until, region }: PeriodOfRegion, place: Spherical, day: string) =>
  (from === null || day >= from) && day < until && contains(region, place)

/** The first day after all rows of a table. */
const endOf = (rows: readonly PeriodOfRegion[]) => rows.reduce((last, { until }) => (until > last ? until : last), '')

/** The rows of each zone of today, in their order. */
const byZone = <T extends PeriodOfRegion>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>()
  for (const row of rows)
    for (const zone of row.zones) {
      const list = map.get(zone)
      if (list) list.push(row)
      else map.set(zone, [row])
    }
  return map
}
const BORDERS = byZone(BORDER_PERIODS)
const UNCERTAIN = byZone(UNCERTAIN_CLOCKS)
/** No row applies before the first or after the last of these years. */
const FIRST_YEAR = 1800
export const LAST_BORDER_YEAR = Number([endOf(BORDER_PERIODS), endOf(UNCERTAIN_CLOCKS)].sort().at(-1)!.slice(0, 4))

const rowsOf = <T>(rows: ReadonlyMap<string, readonly T[]>, zone: string, { year }: CivilDate) =>
  year < FIRST_YEAR || year > LAST_BORDER_YEAR ? undefined : rows.get(zone)

/** The row of border history that applies at a place in a zone of today on a date; null if the zone of today holds. */
export const borderPeriodAt = (zone: string, place: Spherical, date: CivilDate): BorderPeriod | null => {
  const rows = rowsOf(BORDERS, zone, date)
  if (!rows) return null
  const day = dateText(date)
  return rows.find((row) => applies(row, place, day)) ?? null
}

/** The first day from which border history says nothing about a zone of today, YYYY-MM-DD; null for a zone without a row. */
export const bordersEndOf = (zone: string): string | null => endOf(BORDERS.get(zone) ?? []) || null

/** Clocks that sources name for a place in a zone of today on a date, beside those of the record. */
export const uncertainClocksAt = (zone: string, place: Spherical, date: CivilDate): UncertainClock[] => {
  const rows = rowsOf(UNCERTAIN, zone, date)
  if (!rows) return []
  const day = dateText(date)
  return rows.filter((row) => applies(row, place, day))
}

/** Local times that a city kept beside the standard time on a date. */
export const keptTimesAt = (place: Spherical, date: CivilDate): { id: NamedTimeId; name: string; offset: number }[] => {
  const day = dateText(date)
  return (Object.keys(NAMED_TIMES) as NamedTimeId[]).flatMap((id) => {
    const { name, offset, kept }: NamedTime = NAMED_TIMES[id]
    const isKept =
      kept !== null && day >= kept.from && day < kept.until && kilometresBetween(kept.city, place) <= CITY_KM
    return isKept ? [{ id, name, offset }] : []
  })
}

export interface ReferencePlace {
  zone: string
  kilometres: number
}

/** Kilometres from the reference place of a zone; null for a zone without one. */
export const distanceFromReference = (zone: string, place: Spherical): number | null => {
  const reference = REFERENCE_PLACES[zone]
  return reference ? kilometresBetween({ latitude: reference[0], longitude: reference[1] }, place) : null
}

/** Kilometres in a degree of latitude, rounded down. */
const KM_PER_DEGREE = 111

interface Reference {
  zone: string
  place: Spherical
}

/** In order of latitude. */
let references: Reference[] | undefined

/** The first of the references that is not south of a latitude. */
const firstNorthOf = (places: readonly Reference[], latitude: number): number => {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]!.place.latitude < latitude) low = middle + 1
    else high = middle
  }
  return low
}

/** The nearest reference places of other zones within a distance, nearest first. */
export const nearbyReferences = (zone: string, place: Spherical, maxKm: number, count: number): ReferencePlace[] => {
  references ??= Object.entries(REFERENCE_PLACES)
    .map(([id, [latitude, longitude]]) => ({ zone: id, place: { latitude, longitude } }))
    .sort((a, b) => a.place.latitude - b.place.latitude)
  const degrees = maxKm / KM_PER_DEGREE
  const farthest = Math.min(85, Math.abs(place.latitude) + degrees)
  const degreesOfLongitude = degrees / cos(farthest)
  const nearby: ReferencePlace[] = []
  for (let i = firstNorthOf(references, place.latitude - degrees); i < references.length; i++) {
    const reference = references[i]!
    const { latitude, longitude } = reference.place
    if (latitude > place.latitude + degrees) break
    if (reference.zone === zone) continue
    const distance = Math.abs(longitude - place.longitude)
    if (Math.min(distance, 360 - distance) > degreesOfLongitude) continue
    const kilometres = kilometresBetween(reference.place, place)
    if (kilometres <= maxKm) nearby.push({ zone: reference.zone, kilometres })
  }
  return nearby.sort((a, b) => a.kilometres - b.kilometres).slice(0, count)
}
