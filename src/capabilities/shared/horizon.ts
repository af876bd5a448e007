import type { Site } from '../../sky/sky.ts'
import type { World } from '../capability.ts'

/**
 * Poles. At latitude 90 or -90 no degree of the ecliptic rises, so there is no ascendant. A place at a pole is replaced by the one at 89.99
 * degrees on the same meridian, and a warning says so.
 */

const NEAREST_LATITUDE = 89.99

const isPole = ({ latitude }: Site) => Math.abs(latitude) === 90

/** The site used for horizon calculations: the given one, or its replacement at a pole. No warning. */
export const besidePole = ({ latitude, longitude }: Site): Site => ({
  latitude: isPole({ latitude, longitude }) ? Math.sign(latitude) * NEAREST_LATITUDE : latitude,
  longitude,
})

/** Warns of a place at a pole; `field` is its latitude. No effect for other places. */
const warnOfPole = (site: Site, field: string, world: Pick<World, 'warn'>): void => {
  if (!isPole(site)) return
  const { latitude } = besidePole(site)
  world.warn(
    'latitude_adjusted',
    `\`${field}\` ${site.latitude} is a pole, where no sign rises; values that depend on the horizon were computed at latitude ${latitude}.`,
  )
}

/** The site used for horizon calculations, with a warning if it replaces a pole. */
export const siteWithHorizon = (site: Site, field: string, world: Pick<World, 'warn'>): Site => {
  warnOfPole(site, field, world)
  return besidePole(site)
}

/** Returns an equal value that calls `warn` when one of the fields is read. */
export const warnOnRead = <T extends object>(value: T, fields: readonly (keyof T & string)[], warn: () => void): T => {
  const warned = (field: keyof T) => () => {
    warn()
    return value[field]
  }
  return Object.defineProperties(
    { ...value },
    Object.fromEntries(fields.map((field) => [field, { get: warned(field), enumerable: true }])),
  )
}

/** The warning to call when a value that depends on the horizon is read; null for places off the poles. */
export const poleWarning = (site: Site, field: string, world: Pick<World, 'warn'>): (() => void) | null =>
  isPole(site) ? () => warnOfPole(site, field, world) : null
