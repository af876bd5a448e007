/**
 * The answer of `planet-positions` as a developer with `sweph` would write it in an afternoon: one call per body and frame. From this
 * project it uses only the tables: names, lords, orbs.
 */
import sweph from 'sweph'
import { combustionOrb, GRAHAS, type Graha, isStationary, SIGN_LORDS } from '../../src/jyotish/grahas.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'

const { constants: c } = sweph
const FLAGS = c.SEFLG_SWIEPH | c.SEFLG_SPEED
const BODIES: Record<Graha, number> = {
  Sun: c.SE_SUN,
  Moon: c.SE_MOON,
  Mars: c.SE_MARS,
  Mercury: c.SE_MERCURY,
  Jupiter: c.SE_JUPITER,
  Venus: c.SE_VENUS,
  Saturn: c.SE_SATURN,
  Rahu: c.SE_MEAN_NODE,
  Ketu: c.SE_MEAN_NODE,
}

const round = (value: number, places = 6) => Number(value.toFixed(places))
export const circle = (degrees: number) => ((degrees % 360) + 360) % 360
const pad = (value: number) => String(value).padStart(2, '0')

export const place = (longitude: number) => {
  const sign = Math.floor(longitude / 30)
  const degree = longitude - sign * 30
  const seconds = Math.floor(degree * 3600)
  const star = Math.floor((longitude * 27) / 360)
  return {
    sign: SIGNS[sign],
    sign_number: sign + 1,
    sign_lord: SIGN_LORDS[sign],
    degree: round(degree),
    degree_dms: `${Math.floor(seconds / 3600)}°${pad(Math.floor(seconds / 60) % 60)}'${pad(seconds % 60)}"`,
    longitude: round(longitude),
    nakshatra: NAKSHATRAS[star],
    nakshatra_number: star + 1,
    nakshatra_lord: NAKSHATRA_LORDS[star % 9],
    pada: (Math.floor((longitude * 108) / 360) % 4) + 1,
  }
}

export interface PlainBirth {
  datetime: string
  utc_offset: string
  latitude: number
  longitude: number
}

/** Moment, ayanamsha, ascendant and grahas of a birth, and the unrounded longitudes. `further` adds the equatorial coordinates. */
export const plainChart = ({ datetime, utc_offset, latitude, longitude }: PlainBirth, further: boolean) => {
  const at = Date.parse(datetime + utc_offset) / 86_400_000 + 2_440_587.5
  const ayanamsha = sweph.get_ayanamsa_ex_ut(at, c.SEFLG_SWIEPH).data
  const sunLongitude = sweph.calc_ut(at, c.SE_SUN, FLAGS).data[0]
  const rising = circle(sweph.houses(at, latitude, longitude, 'P').data.points[0] - ayanamsha)
  const ascendant = place(rising)
  const longitudes: number[] = []
  const planets = GRAHAS.map((name) => {
    const ecliptic = sweph.calc_ut(at, BODIES[name], FLAGS).data
    const opposite = name === 'Ketu'
    const half = opposite ? 180 : 0
    const sidereal = circle(ecliptic[0] + half - ayanamsha)
    longitudes.push(sidereal)
    const there = place(sidereal)
    const retrograde = ecliptic[3] < 0
    const fromSun = Math.abs(circle(ecliptic[0] + half - sunLongitude + 180) - 180)
    const orb = combustionOrb(name, retrograde)
    const row = {
      name,
      ...there,
      house: ((there.sign_number - ascendant.sign_number + 12) % 12) + 1,
      speed: round(ecliptic[3]),
      retrograde,
      combust: orb !== null && fromSun <= orb,
    }
    if (!further) return row
    const equatorial = sweph.calc_ut(at, BODIES[name], FLAGS | c.SEFLG_EQUATORIAL).data
    return {
      ...row,
      latitude: round(opposite ? -ecliptic[1] : ecliptic[1]),
      declination: round(opposite ? -equatorial[1] : equatorial[1]),
      right_ascension: round(circle(equatorial[0] + half)),
      distance_au: round(ecliptic[2], 8),
      stationary: isStationary(name, ecliptic[3]),
      sun_distance: round(fromSun),
    }
  })
  const ayanamshaInfo = { id: 'lahiri', name: 'Lahiri (Chitrapaksha)', degrees: round(ayanamsha) }
  return { at, sunLongitude, rising, longitudes, ayanamsha: ayanamshaInfo, ascendant, planets }
}

export const plainPositions = (birth: PlainBirth) => {
  const { ayanamsha, ascendant, planets } = plainChart(birth, true)
  return { ayanamsha, ascendant, planets }
}
