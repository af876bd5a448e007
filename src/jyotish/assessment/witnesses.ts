import type { RasiChart } from '../chart.ts'
import { lordScore } from '../dasha-scores.ts'
import type { Graha } from '../grahas.ts'
import type { AreaAssessment, AreaRule } from './area.ts'
import { heaviestFactor } from './assessment.ts'
import type { MatterFactor } from './house.ts'
import { timelinePoints } from './timeline.ts'

// A matter is sure where independent things say the same of it: who rules its houses, who is in them, what stands for it by nature,
// its divisional chart, its combinations, the marks of its signs and the period that runs.

const WITNESSES = ['lords', 'planets', 'karakas', 'varga', 'yogas', 'bindus', 'period'] as const
export type WitnessKind = (typeof WITNESSES)[number]

export interface Testimony {
  readonly witness: WitnessKind
  /** Points of the area's score, above 0 for the matter; of the period, those of its lord away from 50. */
  readonly effect: number
  /** What weighs most in it to its own side; of a period nothing but its lord. */
  readonly factor: MatterFactor | null
}

const PARTS: Record<Exclude<WitnessKind, 'period'>, readonly MatterFactor['part'][]> = {
  lords: ['dignity', 'place'],
  planets: ['occupant', 'aspect'],
  karakas: ['karaka'],
  varga: ['varga'],
  yogas: ['yoga'],
  bindus: ['bindus'],
}

// source: this project's own weighing
const SILENT = 0.25

/** What each says that says anything. `period`: the lord of the great period that runs. */
export const testimonies = (
  { factors }: Pick<AreaAssessment, 'factors'>,
  rule: AreaRule,
  period: Graha,
  chart: RasiChart,
): Testimony[] => {
  const told = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((witness): Testimony[] => {
    const own = factors.filter(({ part }) => PARTS[witness].includes(part))
    const effect = own.reduce((sum, factor) => sum + factor.effect, 0)
    if (Math.abs(effect) < SILENT) return []
    return [{ witness, effect, factor: heaviestFactor({ factors: own }, effect > 0 ? 1 : -1) }]
  })
  const runs = lordScore(period, chart).score - 50
  const speaks = runs !== 0 && timelinePoints(period, rule, chart).ties.length > 0
  return speaks ? [...told, { witness: 'period', effect: runs, factor: null }] : told
}

export const testimonySides = (told: readonly Testimony[]) => ({
  speaksFor: told.filter(({ effect }) => effect > 0),
  against: told.filter(({ effect }) => effect < 0),
})

/** To which side they lean by their number: those for it less those against. */
export const leaning = (told: readonly Testimony[]): number => {
  const { speaksFor, against } = testimonySides(told)
  return speaksFor.length - against.length
}

/** How far they agree, whatever they agree on. */
export const agreement = (told: readonly Testimony[]): number => Math.abs(leaning(told))
