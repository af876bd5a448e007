import { QUALITY_BANDS, type Quality } from '../../../jyotish/quality.ts'
import { oneOf, t } from '../../../schema.ts'

export const Score = t.Number({ minimum: 0, maximum: 100 })
export const Band = oneOf(QUALITY_BANDS, {
  description: 'excellent from 75, good from 60, mixed from 45, difficult from 30, hard below.',
})
export const dayQualityFields = {
  score: Score,
  band: Band,
  reasons: t.Array(t.Object({ rule: t.String(), effect: t.Number(), text: t.String() }), {
    description: 'Every count that moved the score from 50.',
  }),
}
export const QualityRow = t.Object(dayQualityFields)

export const tenths = (score: number) => Math.round(score * 10) / 10
export const qualityRow = ({ score, band, reasons }: Quality) => ({
  score: tenths(score),
  band,
  reasons: reasons.map(({ rule, effect, text }) => ({ rule, effect: Math.round(effect * 1e4) / 1e4, text })),
})
