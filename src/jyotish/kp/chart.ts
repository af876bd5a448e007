import { SIDEREAL_TURN } from '../../sky/constants.ts'
import { meridiansOf } from '../../sky/lines.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { equatorialOf } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { arc, norm, sidereal, type Tropical } from '../../zodiac/longitude.ts'
import { houseFrom, type SignIndex, signAt } from '../../zodiac/signs.ts'
import { bhavaSeat, bhavas } from '../bhavas.ts'
import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from '../grahas.ts'
import { point, type SiderealPoint } from '../points.ts'

/** A chart with the houses of Krishnamurti Paddhati: each from its Placidus cusp to the next. */
export interface KpChart {
  chart: RasiChart
  ascendant: SiderealPoint
  /** Twelve sidereal cusps. */
  cusps: readonly SiderealPoint[]
  /** 1..12. */
  house: Record<Graha, number>
  /** The lord of the sign of each cusp. A sign without a cusp has no entry. */
  owner: readonly Lord[]
}

/** A chart beyond the polar circles, where Placidus has no houses. */
export interface KpWithoutHouses {
  chart: RasiChart
  ascendant: SiderealPoint
  house: null
}

const houseIn = (cusps: readonly SiderealPoint[]) => {
  const houses = bhavas(
    'placidus',
    0,
    0,
    cusps.map(({ longitude }) => longitude),
  )
  return (longitude: number) => bhavaSeat(longitude, houses).house
}

const withCusps = (chart: RasiChart, longitudes: readonly number[]): KpChart => {
  const cusps = longitudes.map((cusp) => point(sidereal(cusp)))
  const house = houseIn(cusps)
  return {
    chart,
    ascendant: cusps[0]!,
    cusps,
    house: Object.fromEntries(GRAHAS.map((name) => [name, house(chart.graha[name].longitude)])) as Record<
      Graha,
      number
    >,
    owner: cusps.map(({ sign }) => lordOf(sign)),
  }
}

const withoutHouses = (chart: RasiChart, ascendant: number): KpWithoutHouses => ({
  chart,
  ascendant: point(sidereal(ascendant)),
  house: null,
})

/** The chart of a birth; without houses beyond the polar circles, where Placidus has none. */
export const kpChart = (chart: RasiChart, sky: Sky): KpChart | KpWithoutHouses => {
  const { cusps } = sky.cusps(chart.at, chart.site, 'placidus')
  if (!cusps) return withoutHouses(chart, chart.ascendant.longitude)
  return withCusps(
    chart,
    cusps.map((cusp) => cusp - chart.ayanamsha.degrees),
  )
}

/**
 * The moment nearest to `at` at which a longitude rises at the site: the meridian is 90 degrees before the oblique
 * ascension of that point.
 */
const whenRising = (ascendant: Tropical, at: JulianDay, armc: number, site: Site, sky: Sky): JulianDay => {
  const { rise } = meridiansOf(equatorialOf(ascendant, sky.obliquity(at)), site.latitude)
  return plusDays(at, arc(armc, rise!) / SIDEREAL_TURN)
}

/**
 * The horary chart: planets of the moment, and the Placidus cusps of the sidereal time at which this sidereal longitude
 * rises at the place (K. S. Krishnamurti, Reader VI). Without houses beyond the polar circles, where the longitude may
 * never rise.
 */
export const horaryChart = (chart: RasiChart, ascendant: number, sky: Sky): KpChart | KpWithoutHouses => {
  const rising = norm(ascendant + chart.ayanamsha.degrees) as Tropical
  if (Math.abs(chart.site.latitude) >= 90 - sky.obliquity(chart.at)) return withoutHouses(chart, ascendant)
  const { cusps } = sky.cusps(whenRising(rising, chart.at, chart.armc, chart.site, sky), chart.site, 'placidus')
  // Within that day nutation changes by a hundredth of an arcsecond. The first cusp is exactly the longitude of the
  // number.
  if (!cusps) return withoutHouses(chart, ascendant)
  return withCusps(
    chart,
    cusps.map((cusp) => norm(cusp - cusps[0]!) + ascendant),
  )
}

/** Fortuna, the same by day and by night: ascendant + Moon - Sun (Reader II). */
export const fortuna = (kp: KpChart | KpWithoutHouses): SiderealPoint & { house: number | null } => {
  const { graha } = kp.chart
  const place = point(sidereal(kp.ascendant.longitude + graha.Moon.longitude - graha.Sun.longitude))
  return { ...place, house: kp.house && houseIn(kp.cusps)(place.longitude) }
}

/** Signs that lie entirely within a house, without a cusp. */
export const interceptedSigns = ({ cusps }: KpChart, house: number): SignIndex[] => {
  const [from, to] = [cusps[house - 1]!.sign, cusps[house % 12]!.sign]
  const between = houseFrom(from, to) - 2
  return Array.from({ length: Math.max(between, 0) }, (_, i) => signAt(from + 1 + i))
}
