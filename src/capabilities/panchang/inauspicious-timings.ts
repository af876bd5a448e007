import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { OCTANTS, type Octant, octant } from '../../jyotish/panchang/day-parts.ts'
import { nullable, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { bySun, datePlace, dayHead, dayHeadFields, formattedWindow, readToday, TimeWindow } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { InauspiciousWindows, inauspiciousWindows } from './parts/inauspicious-windows.ts'

const Eighths = t.Object(
  { rahu_kaal: TimeWindow, yamaganda: TimeWindow, gulika_kaal: TimeWindow },
  { $id: 'EighthsOfDay', description: 'Three bad eighths of a day.' },
)

export default capability({
  slug: 'inauspicious-timings',
  title: 'Inauspicious timings',
  summary: 'Rahu kaal, Yamaganda, Gulika, Durmuhurta, Varjyam, Bhadra and other inauspicious windows of a day.',
  keywords: 'rahu kaal kalam today bad time avoid yamaganda gulika',
  weight: 'light',
  method:
    'Rahu kaal, yamaganda and gulika are eighths of the daytime by weekday, durmuhurtas fifteenths of the day or night (Muhurta Chintamani ch. 6), velas by common almanac practice (almanacs differ). Baana uses the whole degrees that the Sun has passed in the sign plus 6, 3, 1, 8 or 4: a remainder of five after division by nine. Windows of limbs are cut to the day and also have their uncut moments; Bhadra is not cut.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    windows: InauspiciousWindows,
    weekday_table: nullable(
      t.Object(
        Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, Eighths])) as Record<
          (typeof WEEKDAYS)[number],
          typeof Eighths
        >,
        { description: "Every weekday, with this date's day length; null without a sunrise." },
      ),
    ),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return {
    ...dayHead(today),
    windows: inauspiciousWindows(today),
    weekday_table: bySun(today, (light) => {
      const row = (weekday: number) =>
        Object.fromEntries(
          (Object.keys(OCTANTS) as Octant[]).map((which) => [
            which,
            formattedWindow(octant(which, weekday, light), today),
          ]),
        ) as (typeof Eighths)['static']
      return Object.fromEntries(WEEKDAYS.map((name, weekday) => [name, row(weekday)])) as Record<
        (typeof WEEKDAYS)[number],
        (typeof Eighths)['static']
      >
    }),
  }
})
