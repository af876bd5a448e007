import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { HorizonEvent, Site, Sky } from './sky.ts'

/** What stands on the horizon at sunrise, of the Sun's disc, as seen through the air (refraction 34', sea level) or geometrically. */
export const SUNRISES = ['upper-limb', 'upper-limb-geometric', 'disc-centre', 'disc-centre-geometric'] as const
export type Sunrise = (typeof SUNRISES)[number]

const isGeometric = (sunrise: Sunrise) => sunrise.endsWith('-geometric')
const limbOf = (sunrise: Sunrise) => (sunrise.startsWith('disc-centre') ? 'centre' : 'upper')

/** Altitude of the Sun's centre at it, degrees, without refraction: refraction 34', semidiameter 16'. */
export const sunAtRise = (sunrise: Sunrise): number =>
  (isGeometric(sunrise) ? 0 : -34 / 60) - (limbOf(sunrise) === 'upper' ? 16 / 60 : 0)

/** From one sunrise to the next. */
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
 * The day, counted from sunrise (by default the visible rise of the upper limb), that holds a moment (UT); null at polar latitudes,
 * where the Sun did not rise in the 24 hours before, does not rise again in the 24 hours after, or does not set between.
 */
export const dayAround = (at: JulianDay, site: Site, sky: Sky, sunrise: Sunrise = 'upper-limb'): SunDay | null => {
  const horizon = { limb: limbOf(sunrise), refraction: !isGeometric(sunrise) } as const
  const events = (event: HorizonEvent, from: JulianDay, to: JulianDay) =>
    sky.horizon({ event, body: 'Sun', site, from, to, ...horizon })
  const opening = events('rise', plusDays(at, -LONGEST_DAY), plusDays(at, 1 / 86400)).findLast((jd) => jd <= at)
  if (opening === undefined) return null
  // Looked for from within the day: a search that sets out at the sunrise itself may end on either side of it.
  const [nextSunrise] = events('rise', plusDays(opening, 0.5), plusDays(opening, LONGEST_DAY))
  if (nextSunrise === undefined) return null
  const sunset = events('set', opening, nextSunrise)[0]
  return sunset === undefined ? null : { sunrise: opening, sunset, nextSunrise, isDay: at < sunset }
}
