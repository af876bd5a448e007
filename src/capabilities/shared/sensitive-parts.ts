import type { SensitivePart } from '../../jyotish/sensitive-parts.ts'
import { t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { House, Sign } from './shapes.ts'

/** Sensitive parts of the body by tradition. */

export const SensitiveParts = t.Array(
  t.Object({
    sign: Sign,
    house: House,
    body_part: t.String({ description: 'Body part of the sign.' }),
    house_part: t.String({ description: 'Body part of the house.' }),
    weight: t.Integer({ minimum: 1 }),
    evidence: t.Array(t.String()),
  }),
  { maxItems: 5, description: 'Body parts by descending weight; empty if benefics outweigh malefics everywhere.' },
)
export const sensitivePart = ({ sign, house, part, housePart, weight, evidence }: SensitivePart) => ({
  ...{ sign: signName(sign), house, body_part: part, house_part: housePart, weight },
  evidence: [...evidence],
})
