import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { HorizonEvent, HorizonQuery, Site, Sky } from './sky.ts'

/** The part of the Sun's disc that is on the horizon at sunrise: with refraction (34', sea level) or geometric. */
export const SUNRISES = ['upper-limb', 'upper-limb-geometric', 'disc-centre', 'disc-centre-geometric'] as const
export type Sunrise = (typeof SUNRISES)[number]

const isGeometric = (sunrise: Sunrise) => sunrise.endsWith('-geometric')
const limbOf = (sunrise: Sunrise) => (sunrise.startsWith('disc-centre') ? 'centre' : 'upper')

/** The geometric altitude of the Sun's centre at sunrise, degrees, for a refraction of 34' and a semidiameter of 16'. */
export const sunriseAltitude = (sunrise: Sunrise): number =>
  (isGeometric(sunrise) ? 0 : -34 / 60) - (limbOf(sunrise) === 'upper' ? 16 / 60 : 0)

/** How the Sun is observed: the definition of sunrise, and the height of the observer above the sea in metres. */
export interface SunHorizon {
  sunrise: Sunrise
  elevation: number
}

/** The visible sunrise of the upper limb at sea level. */
export const SEA_LEVEL: SunHorizon = { sunrise: 'upper-limb', elevation: 0 }

/** The part of a query for sunrises and sunsets that depends on their definition. */
export const sunQuery = ({
  sunrise,
  elevation,
}: SunHorizon): Pick<HorizonQuery, 'limb' | 'refraction' | 'elevation'> => ({
  limb: limbOf(sunrise),
  refraction: !isGeometric(sunrise),
  elevation,
})

/** A day from sunrise to sunrise. */
export interface Daylight {
  sunrise: JulianDay
  sunset: JulianDay
  nextSunrise: JulianDay
}

export interface SunDay extends Daylight {
  /** True if the moment is between sunrise and sunset. */
  isDay: boolean
}

/** The longest interval between two sunrises, days. Near the polar circles it exceeds a day by up to half an hour. */
export const LONGEST_DAY = 1 + 40 / 1440

/**
 * The day from sunrise to sunrise that contains a moment (UT). The default sunrise is the visible rise of the upper limb. Null at
 * polar latitudes where the Sun did not rise within a day before the moment, does not rise within a day after, or does not set.
 */
export const dayAround = (at: JulianDay, site: Site, sky: Sky, sunrise: Sunrise = 'upper-limb'): SunDay | null => {
  const horizon = sunQuery({ sunrise, elevation: 0 })
  const events = (event: HorizonEvent, from: JulianDay, to: JulianDay) =>
    sky.horizon({ event, body: 'Sun', site, from, to, ...horizon })
  const sunriseBefore = events('rise', plusDays(at, -LONGEST_DAY), plusDays(at, 1 / 86400)).findLast((jd) => jd <= at)
  if (sunriseBefore === undefined) return null
  // The search starts half a day later: one that starts at the sunrise itself could find that sunrise again.
  const [nextSunrise] = events('rise', plusDays(sunriseBefore, 0.5), plusDays(sunriseBefore, LONGEST_DAY))
  if (nextSunrise === undefined) return null
  const sunset = events('set', sunriseBefore, nextSunrise)[0]
  return sunset === undefined ? null : { sunrise: sunriseBefore, sunset, nextSunrise, isDay: at < sunset }
}
