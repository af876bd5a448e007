import { separation } from '../zodiac/longitude.ts'
import { signOf } from '../zodiac/signs.ts'
import type { TropicalChart } from './chart.ts'
import type { ClassicalPlanet } from './points.ts'
import { isOriental, planetOf } from './sect.ts'

// Accidental dignities and debilities: points for the house, the motion and the solar phase of a planet.

// source: Lilly, Christian Astrology (1647), p. 115
export const ACCIDENTAL_POINTS = {
  house_1_10: 5,
  house_4_7_11: 4,
  house_2_5: 3,
  house_9: 2,
  house_3: 1,
  house_12: -5,
  house_6_8: -2,
  direct: 4,
  retrograde: -5,
  swift: 2,
  slow: -2,
  cazimi: 5,
  combust: -5,
  under_beams: -4,
  free_of_beams: 5,
  oriental_superior_or_occidental_inferior: 2,
  occidental_superior_or_oriental_inferior: -2,
} as const
export type AccidentalFactor = keyof typeof ACCIDENTAL_POINTS
export const ACCIDENTAL_FACTORS = [
  'house_1_10',
  'house_4_7_11',
  'house_2_5',
  'house_9',
  'house_3',
  'house_12',
  'house_6_8',
  'direct',
  'retrograde',
  'swift',
  'slow',
  'cazimi',
  'combust',
  'under_beams',
  'free_of_beams',
  'oriental_superior_or_occidental_inferior',
  'occidental_superior_or_oriental_inferior',
] as const satisfies readonly AccidentalFactor[]

const BY_HOUSE: readonly AccidentalFactor[] = [
  'house_1_10',
  'house_2_5',
  'house_3',
  'house_4_7_11',
  'house_2_5',
  'house_6_8',
  'house_4_7_11',
  'house_6_8',
  'house_9',
  'house_1_10',
  'house_4_7_11',
  'house_12',
]

// source: mean motions of the planets, degrees per day; Mercury and Venus have the mean motion of the Sun
const MEAN_MOTION = {
  Sun: 0.98556,
  Moon: 13.17639,
  Mercury: 0.98556,
  Venus: 0.98556,
  Mars: 0.52404,
  Jupiter: 0.08309,
  Saturn: 0.03346,
} as const satisfies Record<ClassicalPlanet, number>

// source: Lilly, Christian Astrology (1647), p. 113, as skyscript.co.uk gives it; degrees from the Sun
const CAZIMI = 17 / 60
const COMBUST = 8.5
const UNDER_BEAMS = 17

const solarPhase = (fromSun: number, canBeCombust: boolean): AccidentalFactor => {
  if (fromSun <= CAZIMI) return 'cazimi'
  if (fromSun <= COMBUST && canBeCombust) return 'combust'
  return fromSun <= UNDER_BEAMS ? 'under_beams' : 'free_of_beams'
}

const isSuperior = (planet: ClassicalPlanet) => planet === 'Mars' || planet === 'Jupiter' || planet === 'Saturn'

/** How a table counts houses and combustion. */
interface AccidentalRules {
  /** The house of the planet, if it is not that of the chart. */
  readonly house?: number | null
  /** True if a planet in the next sign from the Sun is under the beams and not combust. */
  readonly isCombustInSignOnly?: boolean
}

/**
 * The accidental dignities and debilities of a planet, in the order of the table. The Sun has no solar phase, and the luminaries
 * are neither direct nor retrograde. The Moon counts as an inferior planet (it is occidental while it waxes). A planet of a chart
 * without houses has no house factor.
 */
export const accidentalFactors = (
  planet: ClassicalPlanet,
  chart: TropicalChart,
  rules: AccidentalRules = {},
): AccidentalFactor[] => {
  const { longitude, speed, house: ownHouse } = planetOf(planet, chart)
  const house = rules.house === undefined ? ownHouse : rules.house
  const sun = planetOf('Sun', chart).longitude
  const factors: AccidentalFactor[] = house === null ? [] : [BY_HOUSE[house - 1]!]
  if (planet !== 'Sun' && planet !== 'Moon') factors.push(speed < 0 ? 'retrograde' : 'direct')
  factors.push(Math.abs(speed) > MEAN_MOTION[planet] ? 'swift' : 'slow')
  if (planet === 'Sun') return factors
  const canBeCombust = !rules.isCombustInSignOnly || signOf(longitude) === signOf(sun)
  factors.push(solarPhase(separation(longitude, sun), canBeCombust))
  factors.push(
    isOriental(longitude, sun) === isSuperior(planet)
      ? 'oriental_superior_or_occidental_inferior'
      : 'occidental_superior_or_oriental_inferior',
  )
  return factors
}

// source: the joys of Hellenistic tradition (Paulus 24; Manilius differs)
const JOYS = {
  Sun: 9,
  Moon: 3,
  Mercury: 1,
  Venus: 5,
  Mars: 6,
  Jupiter: 11,
  Saturn: 12,
} as const satisfies Record<ClassicalPlanet, number>

/** True if the planet is in the house of its joy. */
export const isInJoy = (planet: ClassicalPlanet, chart: TropicalChart): boolean =>
  planetOf(planet, chart).house === JOYS[planet]
