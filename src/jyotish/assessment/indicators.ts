import type { RasiChart } from '../chart.ts'
import { lordScore } from '../dasha-scores.ts'
import type { Graha } from '../grahas.ts'
import type { AreaAssessment, AreaRule } from './area.ts'
import { heaviestFactor } from './assessment.ts'
import type { MatterFactor } from './house.ts'
import { timelinePoints } from './timeline.ts'

// Independent indicators of a matter: lords of its houses, planets in them, karakas, divisional chart, yogas, bindus,
// and the current period. The more of them agree, the more certain the matter is.

const INDICATOR_KINDS = ['lords', 'planets', 'karakas', 'varga', 'yogas', 'bindus', 'period'] as const
export type IndicatorKind = (typeof INDICATOR_KINDS)[number]

export interface AreaIndicator {
  readonly kind: IndicatorKind
  /** Points of the area's score, above 0 for the matter; for a period the score of its lord less 50. */
  readonly effect: number
  /** The heaviest factor on the side of the indicator; null for a period. */
  readonly factor: MatterFactor | null
}

const PARTS: Record<Exclude<IndicatorKind, 'period'>, readonly MatterFactor['part'][]> = {
  lords: ['dignity', 'place'],
  planets: ['occupant', 'aspect'],
  karakas: ['karaka'],
  varga: ['varga'],
  yogas: ['yoga'],
  bindus: ['bindus'],
}

// source: this project's own weighing
const MIN_EFFECT = 0.25

/** The indicators with an effect. `period`: the lord of the current mahadasha. */
export const areaIndicators = (
  { factors }: Pick<AreaAssessment, 'factors'>,
  rule: AreaRule,
  period: Graha,
  chart: RasiChart,
): AreaIndicator[] => {
  const indicators = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((witness): AreaIndicator[] => {
    const matching = factors.filter(({ part }) => PARTS[witness].includes(part))
    const effect = matching.reduce((sum, factor) => sum + factor.effect, 0)
    if (Math.abs(effect) < MIN_EFFECT) return []
    return [{ kind: witness, effect, factor: heaviestFactor({ factors: matching }, effect > 0 ? 1 : -1) }]
  })
  const periodEffect = lordScore(period, chart).score - 50
  const isRelevant = periodEffect !== 0 && timelinePoints(period, rule, chart).ties.length > 0
  return isRelevant ? [...indicators, { kind: 'period', effect: periodEffect, factor: null }] : indicators
}

export const indicatorSides = (indicators: readonly AreaIndicator[]) => ({
  speaksFor: indicators.filter(({ effect }) => effect > 0),
  against: indicators.filter(({ effect }) => effect < 0),
})

/** The number of indicators for the matter less the number against it. */
export const indicatorBalance = (indicators: readonly AreaIndicator[]): number => {
  const { speaksFor, against } = indicatorSides(indicators)
  return speaksFor.length - against.length
}

/** The number by which one side exceeds the other. */
export const indicatorAgreement = (indicators: readonly AreaIndicator[]): number =>
  Math.abs(indicatorBalance(indicators))
