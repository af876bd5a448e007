import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { HorizonEvent, Site, Sky } from './sky.ts'

/** From one visible rise of the Sun's upper limb (refraction 34', sea level) to the next. */
export interface Daylight {
  sunrise: JulianDay
  sunset: JulianDay
  /** The sunrise that ends it. */
  nextSunrise: JulianDay
}

export interface SunDay extends Daylight {
  /** Between sunrise and sunset. */
  isDay: boolean
}

/** Successive sunrises near the polar circles come up to about half an hour apart from a full day, hence the margin. */
export const LONGEST_DAY = 1 + 40 / 1440

/**
 * The day, counted from sunrise, that holds a moment (UT); null at polar latitudes, where the Sun did not rise in the 24 hours before, does not
 * rise again in the 24 hours after, or does not set between.
 */
export const dayAround = (at: JulianDay, site: Site, sky: Sky): SunDay | null => {
  const events = (event: HorizonEvent, from: JulianDay, to: JulianDay) =>
    sky.horizon({ event, body: 'Sun', site, from, to })
  const sunrise = events('rise', plusDays(at, -LONGEST_DAY), plusDays(at, 1 / 86400)).findLast((jd) => jd <= at)
  if (sunrise === undefined) return null
  const nextSunrise = events('rise', at, plusDays(sunrise, LONGEST_DAY)).find((jd) => jd > at)
  if (nextSunrise === undefined) return null
  const sunset = events('set', sunrise, nextSunrise)[0]
  return sunset === undefined ? null : { sunrise, sunset, nextSunrise, isDay: at < sunset }
}
