import {
  CHOGHADIYA_QUALITY,
  CHOGHADIYA_RULERS,
  CHOGHADIYAS,
  choghadiyaNames,
  type Half,
  MARKED_EIGHTHS,
  OCTANTS,
  PART_QUALITIES,
  partOfHalf,
  VELAS,
} from '../../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../../schema.ts'
import { bySun, formattedWindow, type Today, windowFields } from '../../shared/almanac.ts'
import { Lord } from '../../shared/shapes.ts'

export const Row = t.Object(
  {
    name: oneOf(CHOGHADIYAS),
    ruler: Lord,
    quality: term(PART_QUALITIES),
    ...windowFields,
    vela: nullable(
      term(MARKED_EIGHTHS, {
        description:
          'Bad part that coincides with the choghadiya, the first in the order of the list; null without one.',
      }),
    ),
  },
  { $id: 'Choghadiya', description: 'An eighth of the day or the night.' },
)

export const ChoghadiyaObject = nullable(
  t.Object(
    { day: rows(Row, 8), night: rows(Row, 8) },
    { description: 'Eighths of the day and of the night; null without a sunrise and sunset.' },
  ),
)

const velaOf = (weekday: number, half: Half, eighth: number) =>
  MARKED_EIGHTHS.find((word) =>
    word === 'rahu_kaal'
      ? half === 'day' && OCTANTS.rahu_kaal[weekday] === eighth
      : VELAS[word].half === half && VELAS[word].eighths[weekday] === eighth,
  ) ?? null

export const halfRows = (half: Half, today: Today) =>
  bySun(today, (light) =>
    choghadiyaNames(today.day.weekday, half).map((name, i) => ({
      name,
      ruler: CHOGHADIYA_RULERS[name],
      quality: CHOGHADIYA_QUALITY[name],
      ...formattedWindow(partOfHalf(light, half, i + 1, 8), today),
      vela: velaOf(today.day.weekday, half, i + 1),
    })),
  )

export const choghadiyaRows = (today: Today) => {
  const [day, night] = [halfRows('day', today), halfRows('night', today)]
  return day && night && { day, night }
}
