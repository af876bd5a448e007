import { type HouseAssessment, houseAssessments } from '../../jyotish/assessment/house.ts'
import { type PlanetAssessment, planetAssessments } from '../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { shadbalaRatios } from '../../jyotish/strengths/shadbala.ts'
import type { World } from '../capability.ts'
import { dayOfBirth, type Natal } from './natal.ts'

/** The assessment of a birth, shared by all readings. */
export interface ChartAssessment {
  planets: Record<Graha, PlanetAssessment>
  /** Twelve assessments, from the first house. */
  houses: HouseAssessment[]
}

const known = new WeakMap<RasiChart, ChartAssessment>()

export const chartAssessment = (birth: Natal, world: World): ChartAssessment => {
  const { chart } = birth
  const match = known.get(chart)
  if (match) return match
  const day = dayOfBirth(
    birth,
    'the parts of Shadbala counted from sunrise add nothing to what is read; they are',
    world,
  )
  const planets = planetAssessments(chart, shadbalaRatios(chart, day, world.sky))
  const result = { planets, houses: houseAssessments(chart, planets) }
  known.set(chart, result)
  return result
}
