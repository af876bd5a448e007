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

/** Null beyond the polar circles, where Placidus has no cusps. */
export const kpChart = (chart: RasiChart, sky: Sky): KpChart | null => {
  const { cusps } = sky.cusps(chart.at, chart.site, 'placidus')
  return (
    cusps &&
    withCusps(
      chart,
      cusps.map((cusp) => cusp - chart.ayanamsha.degrees),
    )
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
 * the place (K. S. Krishnamurti, Reader VI). Null beyond the polar circles.
 */
export const horaryChart = (chart: RasiChart, ascendant: number, sky: Sky): KpChart | null => {
  const rising = norm(ascendant + chart.ayanamsha.degrees) as Tropical
  if (Math.abs(chart.site.latitude) >= 90 - sky.obliquity(chart.at)) return null
  const { cusps } = sky.cusps(whenRising(rising, chart.at, chart.armc, chart.site, sky), chart.site, 'placidus')
  // Nutation moves a hundredth of an arcsecond within that day; the first cusp is the number's own longitude.
  return (
    cusps &&
    withCusps(
      chart,
      cusps.map((cusp) => norm(cusp - cusps[0]!) + ascendant),
    )
  )
}

/** Fortuna by day and by night alike: ascendant + Moon - Sun (Reader II). */
export const fortuna = ({ chart, ascendant, cusps }: KpChart): Point & { house: number } => {
  const place = point(sidereal(ascendant.longitude + chart.graha.Moon.longitude - chart.graha.Sun.longitude))
  return { ...place, house: houseIn(cusps)(place.longitude) }
}

/** Signs that lie wholly inside a house, with no cusp on them. */
export const intercepted = ({ cusps }: KpChart, house: number): SignIndex[] => {
  const [from, to] = [cusps[house - 1]!.sign, cusps[house % 12]!.sign]
  const between = houseFrom(from, to) - 2
  return Array.from({ length: Math.max(between, 0) }, (_, i) => signAt(from + 1 + i))
}
