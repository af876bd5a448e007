import { HALVES, HORAS, horaRuler, PART_QUALITIES, partsOfBoth } from '../../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../../schema.ts'
import { bySun, formattedWindow, type Today, windowFields } from '../../shared/almanac.ts'
import { Lord } from '../../shared/shapes.ts'

export const Horas = nullable(
  rows(
    t.Object(
      {
        number: t.Integer({ minimum: 1, maximum: 24 }),
        part: oneOf(HALVES),
        ruler: Lord,
        quality: term(PART_QUALITIES),
        good_for: t.Array(t.String()),
        ...windowFields,
      },
      { $id: 'Hora', description: 'A planetary hour.' },
    ),
    24,
  ),
)

export const horaRows = (today: Today) =>
  bySun(today, (light) =>
    partsOfBoth(light, 12).map((part, i) => {
      const ruler = horaRuler(today.day.weekday, i + 1)
      return {
        number: i + 1,
        part: part.half,
        ruler,
        quality: HORAS[ruler].quality,
        good_for: [...HORAS[ruler].goodFor],
        ...formattedWindow(part, today),
      }
    }),
  )
