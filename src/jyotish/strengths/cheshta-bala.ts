import { arc, norm, separation } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import type { STAR_PLANETS } from '../grahas.ts'

/** The planets with retrograde motion. */
export type StarPlanet = (typeof STAR_PLANETS)[number]

// source: mean elements of the equinox of date, Simon and others 1994 as in Meeus, Astronomical Algorithms ch. 31; degrees at
// J2000 and per Julian century
const MEAN_LONGITUDES: Record<StarPlanet | 'Sun', readonly [number, number]> = {
  Sun: [280.46646, 36000.76983],
  Mercury: [252.250906, 149474.0722491],
  Venus: [181.979801, 58519.2130302],
  Mars: [355.433275, 19141.6964746],
  Jupiter: [34.351484, 3036.3027889],
  Saturn: [50.077471, 1223.5110141],
}

/**
 * The sidereal mean longitude at the moment of the chart. UT is used as TT: from 1800 to 2400 the difference is at most
 * 0.02 virupa.
 */
const meanLongitude = (of: StarPlanet | 'Sun', { at, ayanamsha }: RasiChart): number => {
  const [epoch, rate] = MEAN_LONGITUDES[of]
  return norm(epoch + (rate * (at - 2451545)) / 36525 - ayanamsha.degrees)
}

/**
 * Strength of motion (BPHS ch. 27): a third of the cheshta kendra, which is the sighrochcha (apogee of swiftness) less
 * the middle of mean and true longitude. For the outer planets the mean Sun is the apogee. For the inner planets their
 * own mean longitude is the apogee, and the mean Sun is the mean.
 */
export const cheshtaBala = (planet: StarPlanet, chart: RasiChart): number => {
  const planetMean = meanLongitude(planet, chart)
  const sun = meanLongitude('Sun', chart)
  const [apogee, mean] = planet === 'Mercury' || planet === 'Venus' ? [planetMean, sun] : [sun, planetMean]
  const middle = mean + arc(mean, chart.graha[planet].longitude) / 2
  return separation(apogee, middle) / 3
}
