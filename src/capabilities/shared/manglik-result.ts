import { MANGLIK_REFERENCES, type ManglikMeasure } from '../../jyotish/doshas/manglik.ts'
import { NETS } from '../../jyotish/rules/cancellation.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { MatchClause } from './rule-book.ts'
import { House } from './shapes.ts'

/** Manglik dosha of one birth, for matching and the marriage report. */

const From = t.Object(
  { house: House, counts: t.Boolean() },
  { $id: 'ManglikFrom', description: 'House of Mars counted from one point.' },
)

export const ManglikResult = t.Object(
  {
    present: t.Boolean(),
    percentage: t.Integer({ minimum: 0, maximum: 100 }),
    from: t.Object(
      { Ascendant: From, Moon: From, Venus: From },
      { $id: 'ManglikFromAll', description: 'House of Mars counted from each of the three points.' },
    ),
    cancellations: rows(MatchClause, 13),
    cancelled: t.Boolean(),
    net: oneOf(NETS),
  },
  { $id: 'ManglikSide', description: 'Manglik dosha of one birth.' },
)
export const manglikResult = ({ present, percentage, from, rows: items, cancelled, net }: ManglikMeasure) => ({
  present,
  percentage,
  from: Object.fromEntries(
    MANGLIK_REFERENCES.map((reference) => [reference, from[reference]]),
  ) as ManglikMeasure['from'],
  cancellations: items.map(({ rule, holds, evidence }) => ({ rule, holds, evidence })),
  cancelled,
  net,
})
