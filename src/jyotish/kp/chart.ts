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
import { type Point, point } from '../points.ts'

/** A chart in the houses of Krishnamurti Paddhati: each runs from its Placidus cusp to the next. */
export interface KpChart {
  chart: RasiChart
  ascendant: Point
  /** Twelve, sidereal. */
  cusps: readonly Point[]
  /** 1..12 */
  house: Record<Graha, number>
  /** The lord of the sign on each cusp; a sign between two cusps gives none. */
  owner: readonly Lord[]
}

/** A chart beyond the polar circles, where Placidus has its angles alone: there are no houses. */
export interface KpWithoutHouses {
  chart: RasiChart
  ascendant: Point
  house: null
}

const houseIn = (cusps: readonly Point[]) => {
  const all = bhavas(
    'placidus',
    0,
    0,
    cusps.map(({ longitude }) => longitude),
  )
  return (longitude: number) => bhavaSeat(longitude, all).house
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

/** The chart of a birth; without houses beyond the polar circles, where Placidus has its angles alone. */
export const kpChart = (chart: RasiChart, sky: Sky): KpChart | KpWithoutHouses => {
  const { cusps } = sky.cusps(chart.at, chart.site, 'placidus')
  if (!cusps) return withoutHouses(chart, chart.ascendant.longitude)
  return withCusps(
    chart,
    cusps.map((cusp) => cusp - chart.ayanamsha.degrees),
  )
}

/**
 * The moment nearest `at` whose ascendant at the site is a given longitude: the meridian stands 90 degrees before the oblique ascension
 * of that point.
 */
const whenRising = (ascendant: Tropical, at: JulianDay, armc: number, site: Site, sky: Sky): JulianDay => {
  const { rise } = meridiansOf(equatorialOf(ascendant, sky.obliquity(at)), site.latitude)
  return plusDays(at, arc(armc, rise!) / SIDEREAL_TURN)
}

/**
 * The horary chart: planets of the moment, and the Placidus cusps of the sidereal time at which the given sidereal longitude rises at
 * the place (K. S. Krishnamurti, Reader VI). Without houses beyond the polar circles, where that longitude may never
 * rise.
 */
export const horaryChart = (chart: RasiChart, ascendant: number, sky: Sky): KpChart | KpWithoutHouses => {
  const rising = norm(ascendant + chart.ayanamsha.degrees) as Tropical
  if (Math.abs(chart.site.latitude) >= 90 - sky.obliquity(chart.at)) return withoutHouses(chart, ascendant)
  const { cusps } = sky.cusps(whenRising(rising, chart.at, chart.armc, chart.site, sky), chart.site, 'placidus')
  // Nutation moves a hundredth of an arcsecond within that day; the first cusp is the number's own longitude.
  if (!cusps) return withoutHouses(chart, ascendant)
  return withCusps(
    chart,
    cusps.map((cusp) => norm(cusp - cusps[0]!) + ascendant),
  )
}

/** Fortuna by day and by night alike: ascendant + Moon - Sun (Reader II). */
export const fortuna = (kp: KpChart | KpWithoutHouses): Point & { house: number | null } => {
  const { graha } = kp.chart
  const place = point(sidereal(kp.ascendant.longitude + graha.Moon.longitude - graha.Sun.longitude))
  return { ...place, house: kp.house && houseIn(kp.cusps)(place.longitude) }
}

/** Signs that lie wholly inside a house, with no cusp on them. */
export const intercepted = ({ cusps }: KpChart, house: number): SignIndex[] => {
  const [from, to] = [cusps[house - 1]!.sign, cusps[house % 12]!.sign]
  const between = houseFrom(from, to) - 2
  return Array.from({ length: Math.max(between, 0) }, (_, i) => signAt(from + 1 + i))
}
