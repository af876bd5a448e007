import type { JulianDay } from '../time/julian-day.ts'
import { plusDays } from '../time/julian-day.ts'
import { ASTRONOMICAL_UNIT, EQUATORIAL_RADIUS } from './constants.ts'
import type { Site, Sky } from './sky.ts'
import { altitudeOf, angularDistance, asin, cos } from './sphere.ts'

/** The radius of the Moon, km. Source: IAU 2015 report on cartographic coordinates. */
const MOON_RADIUS = 1737.4

/**
 * Criteria for the first sight of the young Moon with the naked eye:
 * `yallop`: q above -0.014, visible under perfect conditions. Source: B. D. Yallop, NAO Technical Note 69 (1997), classes A and B.
 * `odeh`: V of 5.65 or more. Source: M. Sh. Odeh, Experimental Astronomy 18 (2004) 39, zone A.
 * `lag`: the Moon sets 48 minutes after the Sun. Source: Mahabhaskariya 6.4-5, twelve kalamshas of four minutes.
 */
export const CRESCENT_CRITERIA = ['yallop', 'odeh', 'lag'] as const
export type CrescentCriterion = (typeof CRESCENT_CRITERIA)[number]

/** The polynomial of both criteria in the width of the crescent (arcminutes), for a constant term. */
const visibilityCurve = (constant: number, width: number) =>
  constant - 6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3

/** The measures of the young Moon on the evening of a sunset and moonset. */
export const crescentMeasures = (sunset: JulianDay, moonset: JulianDay, site: Site, sky: Sky) => {
  const lag = moonset - sunset
  // The best time: four ninths of the lag after sunset.
  const at = plusDays(sunset, (lag * 4) / 9)
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  const armc = 15 * sky.siderealTime(at) + site.longitude
  const [sunAltitude, moonAltitude] = sky
    .equatorial(at, ['Sun', 'Moon'])
    .map((place) => altitudeOf(place, site.latitude, armc)) as [number, number]
  const kilometres = moon!.distance * ASTRONOMICAL_UNIT
  const arcOfVision = moonAltitude - sunAltitude
  const width = 60 * asin(MOON_RADIUS / kilometres) * (1 - cos(angularDistance(sun!, moon!)))
  const parallax = asin(EQUATORIAL_RADIUS / kilometres) * cos(moonAltitude)
  return {
    lagMinutes: lag * 1440,
    yallop: (arcOfVision - visibilityCurve(11.8371, width)) / 10,
    odeh: arcOfVision - parallax - visibilityCurve(7.1651, width),
  }
}

/** True if the young Moon is visible by a criterion; false if it sets before the Sun. */
export const isCrescentVisible = (
  criterion: CrescentCriterion,
  sunset: JulianDay,
  moonset: JulianDay,
  site: Site,
  sky: Sky,
): boolean => {
  if (moonset <= sunset) return false
  const { lagMinutes, yallop, odeh } = crescentMeasures(sunset, moonset, site, sky)
  return { yallop: yallop > -0.014, odeh: odeh >= 5.65, lag: lagMinutes >= 48 }[criterion]
}
