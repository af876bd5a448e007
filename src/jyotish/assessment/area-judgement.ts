import { politicalIndicators, politicalPoints } from '../public-life.ts'
import type { RuleFacts } from '../rules/facts.ts'
import type { Yoga } from '../rules/yoga-rule.ts'
import {
  AREA_RULES,
  type AreaAssessment,
  type AreaYoga,
  type AssessedArea,
  areaAssessment,
  blendWithPoints,
} from './area.ts'
import type { Conditions } from './planet.ts'

/**
 * The assessment of an area of life by its rule; for public life also by its indicators. `yogas`: those present and not
 * cancelled.
 */
export const areaJudgement = (
  area: AssessedArea,
  facts: RuleFacts,
  conditions: Conditions,
  yogas: readonly (AreaYoga & Pick<Yoga, 'group' | 'name'>)[],
): AreaAssessment => {
  const assessment = areaAssessment(AREA_RULES[area], facts.chart, yogas)
  return area === 'politics'
    ? { ...assessment, ...blendWithPoints(politicalPoints(politicalIndicators(facts, conditions, yogas)), assessment) }
    : assessment
}
