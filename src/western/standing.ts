import { ACCIDENTAL_POINTS, type AccidentalFactor, accidentalFactors } from './accidental.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { type Debility, DIGNITY_POINTS, type Dignity, essentialDignity } from './dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'

// The condition of a classical planet. All texts on tropical charts use this judgement.

export const STANDINGS = ['strong', 'steady', 'strained', 'pressed'] as const
export type Standing = (typeof STANDINGS)[number]
export type StandingFactor = Dignity | Debility | AccidentalFactor

export interface PlanetStanding {
  readonly planet: ClassicalPlanet
  /** Points of essential and accidental dignity (the total of western-dignities) minus the median of the planet. */
  readonly score: number
  readonly standing: Standing
  /** The factors that strengthen the planet, with their points, by size. */
  readonly helps: readonly StandingReason[]
  /** The factors that weaken the planet, with their points, by size. */
  readonly hinders: readonly StandingReason[]
}
/** A factor and its points. */
export type StandingReason = readonly [factor: StandingFactor, points: number]

/**
 * The median total of each planet, which is subtracted from its score. The Sun has no solar phase and no motion factor, and is
 * peregrine in most degrees. Mercury is seldom free of the beams. The other planets are mostly direct and free of the beams.
 * Without the medians the Sun and Mercury would be the weakest planets of almost every chart.
 */
// source: medians over 20,000 births of 1900-2099 between 60 south and 60 north; points of Lilly, Christian Astrology (1647), p. 115
const MEDIAN_TOTALS = {
  Sun: -2,
  Moon: 4,
  Mercury: 3,
  Venus: 8,
  Mars: 9,
  Jupiter: 8,
  Saturn: 8,
} as const satisfies Record<ClassicalPlanet, number>

// source: Lilly's points. Relative to the median, an exaltation (4) makes a planet strong, a fall (-4) makes it strained, and
// detriment with slow motion (-5, -2) makes it pressed
const STRONG_FROM = 4
const STRAINED_TO = -4
const PRESSED_TO = -7

const DEFAULT_FACTORS: readonly StandingFactor[] = ['direct', 'free_of_beams']

const standingFrom = (score: number): Standing => {
  if (score >= STRONG_FROM) return 'strong'
  if (score > STRAINED_TO) return 'steady'
  return score > PRESSED_TO ? 'strained' : 'pressed'
}

export const standingOf = (planet: ClassicalPlanet, chart: TropicalChart): PlanetStanding => {
  const { dignities, debilities } = essentialDignity(planet, chart.point[planet].longitude, isDayChart(chart))
  const points: StandingReason[] = [
    ...[...dignities, ...debilities].map((name) => [name, DIGNITY_POINTS[name]] as const),
    ...accidentalFactors(planet, chart).map((name) => [name, ACCIDENTAL_POINTS[name]] as const),
  ]
  const score = points.reduce((sum, [, value]) => sum + value, -MEDIAN_TOTALS[planet])
  const reasons = points
    .filter(([name]) => !DEFAULT_FACTORS.includes(name))
    .sort(([, left], [, right]) => Math.abs(right) - Math.abs(left))
  return {
    planet,
    score,
    standing: standingFrom(score),
    helps: reasons.filter(([, value]) => value > 0),
    hinders: reasons.filter(([, value]) => value < 0),
  }
}

export type Standings = Readonly<Record<ClassicalPlanet, PlanetStanding>>

export const standingsOf = (chart: TropicalChart): Standings =>
  Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, standingOf(planet, chart)])) as Record<
    ClassicalPlanet,
    PlanetStanding
  >

/** True for the two standings below "steady". */
export const isStrained = (standing: Standing) => standing === 'strained' || standing === 'pressed'
