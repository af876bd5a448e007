import { t } from '../../../schema.ts'
import { OUTLOOK_NOTE } from '../../../western/mundane/significations.ts'

const IndicationRow = t.Object(
  {
    factor: t.String({ description: 'Factor of the chart that gives the indication.' }),
    where: t.String({ description: 'House, houses or period that the indication is about.' }),
    weight: t.Integer({ minimum: -5, maximum: 5, description: 'Weight by tradition; positive is favourable.' }),
    source: t.String({ description: 'Rule or tradition of the indication.' }),
    text: t.String({ description: 'Indication in words.' }),
  },
  { $id: 'Indication', description: 'An indication of a chart or a period by tradition.' },
)
export const Indications = t.Array(IndicationRow, { description: 'Indications by descending weight.' })

export const Note = t.Literal(OUTLOOK_NOTE, { $id: 'OutlookNote', description: 'Scope and limits of the reading.' })
