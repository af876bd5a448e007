import {
  MANGLIK_REFERENCES,
  type ManglikMeasure,
  manglikLoad,
  manglikMeasure,
} from '../../../jyotish/doshas/manglik.ts'
import { MANGLIK_VERDICTS, type ManglikPair, manglikPair } from '../../../jyotish/kootas/manglik-pair.ts'
import { NETS } from '../../../jyotish/rules/cancelling.ts'
import { oneOf, rows, t } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import { type CivilDate, civilOf } from '../../../time/civil.ts'
import type { World } from '../../capability.ts'
import type { Natal } from '../../vocabulary/natal.ts'
import { MatchClause } from '../../vocabulary/rule-book.ts'
import { House } from '../../vocabulary/shapes.ts'
import type { Couple } from './sides.ts'

const From = t.Object(
  { house: House, counts: t.Boolean() },
  { $id: 'ManglikFrom', description: 'Mars counted from one point.' },
)

export const ManglikResult = t.Object(
  {
    present: t.Boolean(),
    percentage: t.Integer({ minimum: 0, maximum: 100 }),
    from: t.Object(
      { Ascendant: From, Moon: From, Venus: From },
      { $id: 'ManglikFromAll', description: 'Mars counted from each of the three.' },
    ),
    cancellations: rows(MatchClause, 13),
    cancelled: t.Boolean(),
    net: oneOf(NETS),
  },
  { $id: 'ManglikSide', description: 'Manglik dosha of one birth.' },
)
export const manglikResult = ({ present, percentage, from, rows: told, cancelled, net }: ManglikMeasure) => ({
  present,
  percentage,
  from: Object.fromEntries(
    MANGLIK_REFERENCES.map((reference) => [reference, from[reference]]),
  ) as ManglikMeasure['from'],
  cancellations: told.map(({ rule, holds, evidence }) => ({ rule, holds, evidence })),
  cancelled,
  net,
})

export const ManglikVerdict = oneOf(MANGLIK_VERDICTS)

/** Today in UTC. */
export const civilToday = ({ now }: World): CivilDate => civilOf(now)

export interface ManglikCouple {
  groom: ManglikMeasure
  bride: ManglikMeasure
  pair: ManglikPair
}

/** The dosha of a birth on a day, and the load with which it could balance a partner. */
export const manglikSide = ({ chart, moment }: Natal, on: CivilDate, includeSecond = true) => ({
  dosha: manglikMeasure(chart, { includeSecond, age: completedYears(moment.local, on) }),
  load: manglikLoad(chart, { includeSecond }),
})

export const manglikCouple = ({ groom, bride }: Couple, on: CivilDate, includeSecond = true): ManglikCouple => {
  const his = manglikSide(groom, on, includeSecond)
  const hers = manglikSide(bride, on, includeSecond)
  return { groom: his.dosha, bride: hers.dosha, pair: manglikPair(his, hers) }
}
