import { t } from '../../../schema.ts'
import { OUTLOOK_NOTE } from '../../../western/mundane/significations.ts'

const IndicationRow = t.Object(
  {
    factor: t.String({ description: 'Chart factor.' }),
    where: t.String({ description: 'House, houses or period concerned.' }),
    weight: t.Integer({ minimum: -5, maximum: 5, description: 'Weight, positive for the better, by tradition.' }),
    source: t.String({ description: 'Rule applied.' }),
    text: t.String({ description: 'In words.' }),
  },
  { $id: 'Indication', description: 'An indication of a chart or a period by tradition.' },
)
export const Indications = t.Array(IndicationRow, { description: 'By descending weight.' })

export const Note = t.Literal(OUTLOOK_NOTE, { $id: 'OutlookNote', description: 'Scope and limits of the reading.' })
