import { t } from '../../../schema.ts'
import { OUTLOOK_NOTE } from '../../../western/mundane/significations.ts'

const IndicationRow = t.Object(
  {
    factor: t.String({ description: 'What in the chart says it.' }),
    where: t.String({ description: 'House, houses or period it bears on.' }),
    weight: t.Integer({ minimum: -5, maximum: 5, description: 'How much for the better or the worse, by tradition.' }),
    source: t.String({ description: 'The rule it follows.' }),
    text: t.String({ description: 'In words.' }),
  },
  { $id: 'Indication', description: 'One thing that a chart or a period shows by tradition.' },
)
export const Indications = t.Array(IndicationRow, { description: 'The weightiest first.' })

export const Note = t.Literal(OUTLOOK_NOTE, { $id: 'OutlookNote', description: 'What the reading is, and is not.' })
