import { norm, separation } from '../zodiac/longitude.ts'
import { ELEMENTS, type Element, elementOf, SIGNS, type Sign, signName, signOf } from '../zodiac/signs.ts'
import { ASPECTS, type AspectPoint, type Contact } from './aspects.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { essentialDignity } from './dignities.ts'
import { CLASSICAL_PLANETS, type Name, PLANETS, type Planet } from './points.ts'
import { MODES, type Mode, modeOf, rulerOf } from './signs.ts'

// The distribution of the planets over elements, modes, signs and houses, and the shape of a chart.

/** Sun, Moon and Ascendant have weight 2, all others 1. */
const weightOf = (name: Name): number => (name === 'Sun' || name === 'Moon' || name === 'Ascendant' ? 2 : 1)

const tally = <K extends string>(keys: readonly K[], rows: readonly { key: K; weight: number }[]): Record<K, number> =>
  Object.fromEntries(
    keys.map((key) => [key, rows.filter((row) => row.key === key).reduce((sum, { weight }) => sum + weight, 0)]),
  ) as Record<K, number>

/** The points of a chart with their houses. */
interface PointsWithHouses<House> {
  readonly points: readonly { readonly name: string; readonly longitude: number; readonly house: House }[]
}
interface PlanetPlace<House> {
  readonly name: Planet
  readonly longitude: number
  readonly house: House
}
/** The planets from Sun to Pluto that the chart has. */
export const tenPlanetsOf = <House>(chart: PointsWithHouses<House>): PlanetPlace<House>[] =>
  PLANETS.flatMap((name) => {
    const point = chart.points.find((each) => each.name === name)
    return point ? [{ name, longitude: point.longitude, house: point.house }] : []
  })

type SignedPoint = { name: Name; longitude: number }
type ChartWithAscendant = PointsWithHouses<number | null> & Pick<TropicalChart, 'ascendant'>
const withAscendant = (chart: ChartWithAscendant): SignedPoint[] => [
  ...tenPlanetsOf(chart),
  { name: 'Ascendant', longitude: chart.ascendant },
]

export const elementBalance = (chart: ChartWithAscendant): Record<Element, number> =>
  tally(
    ELEMENTS,
    withAscendant(chart).map(({ name, longitude }) => ({ key: elementOf(signOf(longitude)), weight: weightOf(name) })),
  )
export const modeBalance = (chart: ChartWithAscendant): Record<Mode, number> =>
  tally(
    MODES,
    withAscendant(chart).map(({ name, longitude }) => ({ key: modeOf(signOf(longitude)), weight: weightOf(name) })),
  )

/** The sign with the highest weight. Among equals, the sign of the first point in order from the Sun. */
export const dominantSign = (chart: TropicalChart): Sign => {
  const signWeights = withAscendant(chart).map(({ name, longitude }) => ({
    key: signName(signOf(longitude)),
    weight: weightOf(name),
  }))
  const sums = tally(SIGNS, signWeights)
  return signWeights.reduce((best, { key }) => (sums[key] > sums[best] ? key : best), signWeights[0]!.key)
}

/** Weights by hemisphere and quadrant. East is the side of the Ascendant, south that of the Midheaven. Null without houses. */
export const houseBalance = (chart: PointsWithHouses<number | null>) => {
  const planets = tenPlanetsOf(chart)
  if (planets.some(({ house }) => house === null)) return { hemispheres: null, quadrants: null }
  const within = (isIncluded: (house: number) => boolean) =>
    planets.filter(({ house }) => isIncluded(house!)).reduce((sum, { name }) => sum + weightOf(name), 0)
  return {
    hemispheres: {
      east: within((house) => house >= 10 || house <= 3),
      west: within((house) => house >= 4 && house <= 9),
      north: within((house) => house <= 6),
      south: within((house) => house >= 7),
    },
    quadrants: [1, 4, 7, 10].map((first) => within((house) => house >= first && house < first + 3)),
  }
}

// source: this service's own weighing; degrees
const ANGULAR_ORB = 8
const isAngular = (longitude: number, { ascendant, midheaven }: TropicalChart): boolean =>
  [ascendant, ascendant + 180, midheaven, midheaven + 180].some((angle) => separation(longitude, angle) <= ANGULAR_ORB)

/**
 * The planet with the highest score: 5 within 8 degrees of an angle, its positive essential dignity, 3 as ruler of the Ascendant,
 * 1 for each major aspect. Among equals, the first in order. The outer three have no dignity.
 */
export const dominantPlanet = (chart: TropicalChart, contacts: readonly Contact<AspectPoint>[]): Planet => {
  const isDay = isDayChart(chart)
  const ruler = rulerOf(signOf(chart.ascendant))
  const scores = tenPlanetsOf(chart).map(({ name, longitude }) => {
    const classical = CLASSICAL_PLANETS.find((each) => each === name)
    const dignity = classical ? Math.max(0, essentialDignity(classical, longitude, isDay).score) : 0
    const aspects = contacts.filter(({ a, b, aspect }) => ASPECTS[aspect].major && (a.name === name || b.name === name))
    const score = (isAngular(longitude, chart) ? 5 : 0) + dignity + (name === ruler ? 3 : 0) + aspects.length
    return { name, score }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).name
}

export const CHART_SHAPES = ['bundle', 'bucket', 'bowl', 'locomotive', 'seesaw', 'splay', 'splash'] as const
export type ChartShape = (typeof CHART_SHAPES)[number]

/** The empty arc after each longitude, in degrees, in zodiacal order. */
const gapsOf = (longitudes: readonly number[]): number[] => {
  const sorted = [...longitudes].sort((a, b) => a - b)
  return sorted.map((longitude, i) => norm(sorted[(i + 1) % sorted.length]! - longitude))
}

// source: Marc Edmund Jones, Guide to Horoscope Interpretation (1941), with limits of this service
/** The Jones pattern of ten planets. */
export const chartShape = (longitudes: readonly number[]): ChartShape => {
  const sorted = [...longitudes].sort((a, b) => a - b)
  const gaps = gapsOf(sorted)
  const widest = Math.max(...gaps)
  const isBowl = (gap: number) => gap >= 180 && gap < 240
  const hasHandle = sorted.some((_, i) => {
    const before = gaps[(i + sorted.length - 1) % sorted.length]!
    return before >= 60 && gaps[i]! >= 60 && isBowl(Math.max(...gapsOf(sorted.filter((__, j) => j !== i))))
  })
  if (widest >= 240) return 'bundle'
  if (hasHandle) return 'bucket'
  if (isBowl(widest)) return 'bowl'
  if (widest >= 120) return 'locomotive'
  if (isSeesaw(gaps)) return 'seesaw'
  return gaps.filter((gap) => gap >= 45).length >= 3 ? 'splay' : 'splash'
}

/** True if two gaps of at least 60 degrees separate groups of at least two planets each. */
const isSeesaw = (gaps: readonly number[]): boolean => {
  const wide = gaps.flatMap((gap, i) => (gap >= 60 ? [i] : []))
  return wide.some((first) =>
    wide.some((second) => second - first >= 2 && gaps.length - (second - first) >= 2 && second > first),
  )
}
