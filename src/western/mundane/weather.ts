import type { Sign } from '../../zodiac/signs.ts'
import { elementOf, SIGNS, signName, signOf } from '../../zodiac/signs.ts'
import type { TropicalChart } from '../chart.ts'
import type { LineAngle } from '../location/lines.ts'
import type { Planet } from '../points.ts'
import { type AngularPlanet, angularPlanets } from './indications.ts'

/** Traditional weather from charts, after Ptolemy, Goad and McCormack. */

export const WEATHER_AXES = ['temperature', 'moisture', 'wind', 'variability'] as const
type WeatherAxis = (typeof WEATHER_AXES)[number]
export type WeatherPoints = Readonly<Record<WeatherAxis, number>>
/** Source: the neutral element of the sum. */
const ZERO_POINTS: WeatherPoints = { temperature: 0, moisture: 0, wind: 0, variability: 0 }

// source: Ptolemy, Tetrabiblos I.4 and II.12-13; Goad, Astro-Meteorologica, for the order of their strength; the outer three by
// McCormack's practice
export const WEATHER_QUALITIES = {
  Sun: ['hot', 'dry'],
  Moon: ['cold', 'wet'],
  Mercury: ['windy', 'changeable'],
  Venus: ['warm', 'wet'],
  Mars: ['hot', 'dry', 'stormy'],
  Jupiter: ['warm', 'fair', 'windy'],
  Saturn: ['cold', 'dry', 'overcast'],
  Uranus: ['cold', 'gusty', 'sudden'],
  Neptune: ['wet', 'fog'],
  Pluto: ['extreme'],
} as const satisfies Record<Planet, readonly string[]>
type Quality = (typeof WEATHER_QUALITIES)[Planet][number]

// source: the contract's table of index points
const POINTS: Record<Quality, Partial<WeatherPoints>> = {
  hot: { temperature: 1 },
  warm: { temperature: 0.5 },
  cold: { temperature: -1 },
  wet: { moisture: 1 },
  fog: { moisture: 0.5 },
  dry: { moisture: -1 },
  windy: { wind: 1 },
  gusty: { wind: 1 },
  stormy: { wind: 1 },
  fair: { moisture: -0.5 },
  overcast: { moisture: 0.25 },
  changeable: { variability: 1 },
  sudden: { variability: 1 },
  extreme: { variability: 1 },
}
// source: the contract's table of index points; by the elements of signs
const ELEMENT_POINTS = {
  Water: { moisture: 0.5 },
  Air: { wind: 0.5 },
  Fire: { temperature: 0.5 },
  Earth: { temperature: -0.5 },
} as const satisfies Record<string, Partial<WeatherPoints>>
const SIGN_POINTS = Object.fromEntries(
  SIGNS.map((sign, i) => [sign, ELEMENT_POINTS[elementOf(signOf(30 * i))]]),
) as Record<Sign, Partial<WeatherPoints>>
// source: the contract's rule of angles
const ANGLE_FACTORS = { IC: 2, ASC: 1.5, MC: 1.5, DSC: 1.5 } as const satisfies Record<LineAngle, number>

/** Source: the contract's bound of an index. */
const LIMIT = 5
/** The sum of points, each axis limited to -5 to 5 and rounded to a hundredth. */
export const weatherSum = (...parts: readonly Partial<WeatherPoints>[]): WeatherPoints =>
  Object.fromEntries(
    WEATHER_AXES.map((axis) => {
      const sum = parts.reduce((total, part) => total + (part[axis] ?? 0), 0)
      return [axis, Math.round(100 * Math.max(-LIMIT, Math.min(LIMIT, sum))) / 100 + 0]
    }),
  ) as Record<WeatherAxis, number>

const scale = (points: Partial<WeatherPoints>, factor: number): Partial<WeatherPoints> =>
  Object.fromEntries(Object.entries(points).map(([axis, value]) => [axis, factor * value!]))

const sumOf = (parts: readonly Partial<WeatherPoints>[]): WeatherPoints =>
  parts.reduce<WeatherPoints>(
    (sum, part) =>
      Object.fromEntries(WEATHER_AXES.map((axis) => [axis, sum[axis] + (part[axis] ?? 0)])) as Record<
        WeatherAxis,
        number
      >,
    ZERO_POINTS,
  )

/** A planet on an angle of a chart, with its weather points. */
export interface WeatherPlanet extends AngularPlanet {
  readonly longitude: number
  readonly points: WeatherPoints
}

export const weatherPlanets = (chart: TropicalChart): WeatherPlanet[] =>
  angularPlanets(chart).map((row) => {
    const { longitude } = chart.point[row.planet]
    const basePoints = sumOf(WEATHER_QUALITIES[row.planet].map((quality) => POINTS[quality]))
    return {
      ...row,
      longitude,
      points: sumOf([scale(basePoints, ANGLE_FACTORS[row.angle]), SIGN_POINTS[signName(signOf(longitude))]]),
    }
  })

export const weatherPointsOf = (planets: readonly WeatherPlanet[]): WeatherPoints =>
  weatherSum(...planets.map(({ points }) => points))

/** The points that a planet adds to a day on which it is triggered. */
export const triggerPoints = ({ points }: WeatherPlanet) => scale(points, 0.5)
