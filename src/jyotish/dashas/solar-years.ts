import { placedAs } from '../../sky/geometric.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { RasiChart } from '../chart.ts'
import type { DashaClock } from './periods.ts'
import { YEAR_LENGTHS } from './years.ts'

/** Corrections by the Sun's speed after which no microsecond is left. */
const ROUNDS = 5

/**
 * The clock of a dasha whose years are true ones: a year is a round of the Sun from his sidereal longitude of birth, a part of a year the
 * same part of the round (Jagannatha Hora's solar year). Periods are laid out in even years of mean length and told by where the Sun is.
 */
export const solarClock = (chart: RasiChart, sky: Sky): DashaClock => {
  const year = YEAR_LENGTHS.solar
  const born = chart.graha.Sun.longitude
  const sunAt = (at: JulianDay) => {
    const [sun] = placedAs(chart.positions, at, ['Sun'], sky)
    return { degrees: norm(sun!.longitude - sky.ayanamsha(at, chart.ayanamsha.id) - born), speed: sun!.longitudeSpeed }
  }
  /** Degrees that the Sun has travelled since birth, whole rounds too. */
  const travelled = (at: JulianDay) => {
    const { degrees, speed } = sunAt(at)
    const rounds = Math.round((at - chart.at) / year - degrees / 360)
    return { degrees: rounds * 360 + degrees, speed }
  }
  return {
    told: (even) => {
      if (even === chart.at) return even
      const wanted = ((even - chart.at) / year) * 360
      let at = even
      for (let round = 0; round < ROUNDS; round++) {
        const { degrees, speed } = travelled(at)
        at = plusDays(at, (wanted - degrees) / speed)
      }
      return at
    },
    kept: (at) => (at === chart.at ? at : plusDays(chart.at, (travelled(at).degrees / 360) * year)),
  }
}
