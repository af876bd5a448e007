import { positionsOf } from '../../sky/geometric.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import type { DashaClock } from './periods.ts'
import { YEAR_LENGTHS } from './years.ts'

/** The number of corrections by the Sun's speed. After these the error is below a microsecond. */
const ITERATIONS = 5

/**
 * The clock of a dasha with true solar years: a year is one revolution of the Sun from its sidereal longitude at birth,
 * and a part of a year is the same part of the revolution (Jagannatha Hora's solar year). Periods are computed in even
 * years of mean length and converted by the position of the Sun.
 */
export const solarClock = (chart: RasiChart, sky: Sky): DashaClock => {
  const year = YEAR_LENGTHS.solar
  const birthLongitude = chart.graha.Sun.longitude
  const sunAt = (at: JulianDay) => {
    const [sun] = positionsOf(chart.positions, at, ['Sun'], sky)
    return {
      degrees: norm(sun!.longitude - sky.ayanamsha(at, chart.ayanamsha.id) - birthLongitude),
      speed: sun!.longitudeSpeed,
    }
  }
  /** Degrees that the Sun has moved since birth, including whole revolutions. */
  const sunSinceBirth = (at: JulianDay) => {
    const { degrees, speed } = sunAt(at)
    const revolutions = Math.round((at - chart.at) / year - degrees / 360)
    return { degrees: revolutions * 360 + degrees, speed }
  }
  return {
    toMoment: (even) => {
      if (even === chart.at) return even
      const targetDegrees = ((even - chart.at) / year) * 360
      let at = even
      for (let round = 0; round < ITERATIONS; round++) {
        const { degrees, speed } = sunSinceBirth(at)
        at = plusDays(at, (targetDegrees - degrees) / speed)
      }
      return at
    },
    toEven: (at) => (at === chart.at ? at : plusDays(chart.at, (sunSinceBirth(at).degrees / 360) * year)),
  }
}
