import {
  KUJA_NETS,
  KUJA_REFERENCES,
  KUJA_VERDICTS,
  type KujaDosha,
  type KujaPair,
  kujaDosha,
  kujaLoad,
  kujaPair,
} from '../../jyotish/kuja-dosha.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { type CivilDate, civilOf } from '../../time/civil.ts'
import type { World } from '../capability.ts'
import type { Natal } from '../natal.ts'
import { House } from '../shapes.ts'
import type { Couple } from './sides.ts'

const From = t.Object({ house: House, counts: t.Boolean() })

export const ManglikResult = t.Object({
  present: t.Boolean(),
  percentage: t.Integer({ minimum: 0, maximum: 100 }),
  from: t.Object({ Ascendant: From, Moon: From, Venus: From }),
  cancellations: rows(t.Object({ rule: t.String(), holds: t.Boolean(), evidence: t.String() }), 13),
  cancelled: t.Boolean(),
  net: oneOf(KUJA_NETS),
})
export const manglikResult = ({ present, percentage, from, rules, cancelled, net }: KujaDosha) => ({
  present,
  percentage,
  from: Object.fromEntries(KUJA_REFERENCES.map((reference) => [reference, from[reference]])) as KujaDosha['from'],
  cancellations: rules.map(({ rule, holds, evidence }) => ({ rule, holds, evidence })),
  cancelled,
  net,
})

export const ManglikVerdict = oneOf(KUJA_VERDICTS)

/** Today in UTC. */
export const today = ({ now }: World): CivilDate => civilOf(now)

export interface KujaCouple {
  groom: KujaDosha
  bride: KujaDosha
  pair: KujaPair
}

/** The dosha of a birth on a day, and the load with which it could balance a partner. */
export const kujaSide = ({ chart, moment }: Natal, on: CivilDate, includeSecond = true) => ({
  dosha: kujaDosha(chart, { includeSecond, age: completedYears(moment.local, on) }),
  load: kujaLoad(chart, { includeSecond }),
})

export const kujaCouple = ({ groom, bride }: Couple, on: CivilDate, includeSecond = true): KujaCouple => {
  const his = kujaSide(groom, on, includeSecond)
  const hers = kujaSide(bride, on, includeSecond)
  return { groom: his.dosha, bride: hers.dosha, pair: kujaPair(his, hers) }
}
