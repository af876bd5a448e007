import { QUALITY_BANDS, type Quality } from '../../../jyotish/quality.ts'
import { oneOf, t } from '../../../schema.ts'

export const QualityScore = t.Number({
  $id: 'QualityScore',
  description: 'Score, 0 to 100; 50 is neutral.',
  minimum: 0,
  maximum: 100,
})
export const Band = oneOf(QUALITY_BANDS, {
  $id: 'QualityBand',
  description: 'Band of the score: excellent from 75, good from 60, mixed from 45, difficult from 30, hard below.',
})
const Reason = t.Object(
  {
    rule: t.String({ description: 'Name of the rule.' }),
    effect: t.Number({ description: 'Points added or removed.' }),
    text: t.String({ description: 'The rule in words.' }),
  },
  { $id: 'QualityReason', description: 'A component of the score.' },
)
export const dayQualityFields = {
  score: QualityScore,
  band: Band,
  reasons: t.Array(Reason, {
    description: 'Components of the score.',
  }),
}
export const QualityRow = t.Object(dayQualityFields, {
  $id: 'Quality',
  description: 'Quality of the time, with reasons.',
})

export const tenths = (score: number) => Math.round(score * 10) / 10
export const qualityRow = ({ score, band, reasons }: Quality) => ({
  score: tenths(score),
  band,
  reasons: reasons.map(({ rule, effect, text }) => ({ rule, effect: Math.round(effect * 1e4) / 1e4, text })),
})
