import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { GOOD_GOWRI, GOWRI, GOWRI_ROWS, type Half, OCTANTS, partOfHalf } from '../../jyotish/panchang/day-parts.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import {
  bySun,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  readToday,
  windowFields,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'

const Row = t.Object({ name: oneOf(GOWRI), good: t.Boolean(), ...windowFields })
const Rows = nullable(rows(Row, 8))

export default capability({
  slug: 'gowri-panchang',
  title: 'Gowri panchang',
  summary: 'The Tamil eighths of day and night, and the good times of the day clear of Rahu, Yama and Gulika.',
  weight: 'light',
  method:
    'The times are equal eighths of the day and the night, named by the table of Tamil almanacs (four independent printed copies of the Pambu line agree). Another line starts the night one name later.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    weekday: term(WEEKDAYS),
    day: Rows,
    night: Rows,
    nalla_neram: nullable(t.Array(t.Object({ ...windowFields, name: oneOf(GOWRI) }))),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { weekday } = today.day
  const parts = (half: Half) =>
    bySun(today, (light) =>
      GOWRI_ROWS[half][weekday]!.map((name, i) => ({
        name,
        good: GOOD_GOWRI.includes(name),
        window: partOfHalf(light, half, i + 1, 8),
      })),
    )
  const writtenParts = (half: Half) =>
    parts(half)?.map(({ name, good, window }) => ({ name, good, ...formattedWindow(window, today) })) ?? null
  return {
    ...dayHead(today),
    weekday: WEEKDAYS[weekday]!,
    day: writtenParts('day'),
    night: writtenParts('night'),
    nalla_neram: bySun(today, () =>
      parts('day')!
        .filter(({ good }, i) => good && !Object.values(OCTANTS).some((eighths) => eighths[weekday] === i + 1))
        .map(({ name, window }) => ({ ...formattedWindow(window, today), name })),
    ),
  }
})
