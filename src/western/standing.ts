import { ACCIDENTAL_POINTS, type AccidentalFactor, accidentalFactors } from './accidental.ts'
import { isDayChart, type TropicalChart } from './chart.ts'
import { type Debility, DIGNITY_POINTS, type Dignity, essentialDignity } from './dignities.ts'
import { type Classical, SEVEN } from './points.ts'

// How a planet of the seven stands: the one judgement that every text on a tropical chart speaks from.

export const STANDINGS = ['strong', 'steady', 'pressed'] as const
export type Standing = (typeof STANDINGS)[number]
export type Ground = Dignity | Debility | AccidentalFactor

export interface Stands {
  readonly planet: Classical
  /** Points of essential and accidental dignity (the total of western-dignities), less what the planet has by default. */
  readonly score: number
  readonly standing: Standing
  /** What lifts it and what weighs on it, with its points, the weightiest first. */
  readonly helps: readonly Reason[]
  readonly hinders: readonly Reason[]
}
export type Reason = readonly [ground: Ground, worth: number]

/**
 * What is had by not being in trouble: Mercury to Saturn are direct (4) and free of the Sun's beams (5) most of the time, the
 * Moon is free of them (5). Without it the Sun, who has neither phase nor retreat, would be the weakest of almost every chart.
 */
// source: points of Lilly, Christian Astrology (1647), p. 115
const BY_DEFAULT = { Sun: 0, Moon: 5, Mercury: 9, Venus: 9, Mars: 9, Jupiter: 9, Saturn: 9 } as const satisfies Record<
  Classical,
  number
>

// source: this service's own weighing: about a third of random charts' planets on either side, the rest between
const STRONG_FROM = 3
const PRESSED_TO = -4

const USUAL: readonly Ground[] = ['direct', 'free_of_beams']

/** The band of a score, that of a planet or the mean of several. */
export const standingFrom = (score: number): Standing =>
  score >= STRONG_FROM ? 'strong' : score <= PRESSED_TO ? 'pressed' : 'steady'

export const standingOf = (planet: Classical, chart: TropicalChart): Stands => {
  const { dignities, debilities } = essentialDignity(planet, chart.point[planet].longitude, isDayChart(chart))
  const points: Reason[] = [
    ...[...dignities, ...debilities].map((name) => [name, DIGNITY_POINTS[name]] as const),
    ...accidentalFactors(planet, chart).map((name) => [name, ACCIDENTAL_POINTS[name]] as const),
  ]
  const score = points.reduce((sum, [, worth]) => sum + worth, -BY_DEFAULT[planet])
  const told = points
    .filter(([name]) => !USUAL.includes(name))
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  return {
    planet,
    score,
    standing: standingFrom(score),
    helps: told.filter(([, worth]) => worth > 0),
    hinders: told.filter(([, worth]) => worth < 0),
  }
}

export type Standings = Readonly<Record<Classical, Stands>>

export const standingsOf = (chart: TropicalChart): Standings =>
  Object.fromEntries(SEVEN.map((planet) => [planet, standingOf(planet, chart)])) as Record<Classical, Stands>

/** Of a passage's two halves, the one that holds for a ruler. */
export const halfOf = ({ score }: Stands): 'able' | 'pressed' => (score < 0 ? 'pressed' : 'able')

/** The kinder and the harder planet of a chart, by its half of the day. source: Hellenistic sect, Valens II.1, Paulus 6 */
export const helpersBySect = (chart: TropicalChart) =>
  isDayChart(chart)
    ? ({ helper: 'Jupiter', teacher: 'Mars' } as const)
    : ({ helper: 'Venus', teacher: 'Saturn' } as const)
