import { politicalIndicators, politicalPoints } from '../public-life.ts'
import type { Facts } from '../rules/facts.ts'
import type { Yoga } from '../rules/yoga-rule.ts'
import { AREA_RULES, type Area, type AreaAssessment, type AreaYoga, areaAssessment, halvedWith } from './area.ts'
import type { Conditions } from './planet.ts'

/** How an area of life stands: by its rule, and public life by its indicators as well. `held` are the yogas present and not cancelled. */
export const areaJudgement = (
  area: Area,
  facts: Facts,
  conditions: Conditions,
  held: readonly (AreaYoga & Pick<Yoga, 'group' | 'name'>)[],
): AreaAssessment => {
  const judged = areaAssessment(AREA_RULES[area], facts.chart, held)
  return area === 'politics'
    ? { ...judged, ...halvedWith(politicalPoints(politicalIndicators(facts, conditions, held)), judged) }
    : judged
}
