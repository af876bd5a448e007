import { maybeTerm, oneOf, t } from '../../../schema.ts'
import { COSTS, REMEDY_KINDS, type Remedy } from '../../../traditions/vastu/remedies.ts'
import { ZONES_9 } from '../../../traditions/vastu/zones.ts'

export const RemedyObject = t.Object({
  id: t.String(),
  kind: oneOf(REMEDY_KINDS),
  zone: maybeTerm(['CompassCode']),
  text: t.String(),
  cost: oneOf(COSTS),
  non_structural: t.Boolean(),
})

export const remedyObject = ({ nonStructural, ...remedy }: Remedy) => ({ ...remedy, non_structural: nonStructural })

export const SacredObject = t.Object({
  object: t.String(),
  zone: maybeTerm(['CompassCode']),
  placement: t.String(),
  reason: t.String(),
})

export const MantraObject = t.Object({
  zone: oneOf(ZONES_9, { $id: 'Zone8', description: 'One of eight zones, or the middle.' }),
  deity: maybeTerm(['Deity']),
  text: t.String(),
  repetitions: t.Integer(),
})
