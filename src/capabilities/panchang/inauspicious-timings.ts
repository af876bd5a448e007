import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { BAANAS, baanas, gandaMulas, panchaks } from '../../jyotish/panchang/day-doshas.ts'
import { durmuhurtas, OCTANTS, type Octant, octant, type Vela, vela } from '../../jyotish/panchang/day-parts.ts'
import { STAR } from '../../jyotish/panchang/limbs.ts'
import { varjyams } from '../../jyotish/panchang/stars.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import {
  bySun,
  CutWindow,
  cut,
  cutFields,
  datePlace,
  head,
  headFields,
  readToday,
  TimeWindow,
  type Today,
  Windows,
  written,
} from '../almanac.ts'
import { capability } from '../capability.ts'
import { delhi } from '../inputs.ts'
import { Star } from '../shapes.ts'
import { BhadraWindow, bhadraWindows } from './panchak-bhadra.ts'
import { windowsOfYoga } from './special-day-yogas.ts'

const MaybeWindow = nullable(TimeWindow)

export const InauspiciousWindows = t.Object({
  rahu_kaal: MaybeWindow,
  yamaganda: MaybeWindow,
  gulika_kaal: MaybeWindow,
  durmuhurta: Windows,
  varjyam: t.Array(CutWindow),
  bhadra: t.Array(BhadraWindow),
  vara_vela: MaybeWindow,
  kala_vela: MaybeWindow,
  kala_ratri: MaybeWindow,
  ganda_mool: t.Array(t.Object({ nakshatra: Star, ...cutFields })),
  panchak: t.Array(CutWindow),
  vidaal_yoga: Windows,
  aadal_yoga: Windows,
  baana: t.Array(t.Object({ type: oneOf(BAANAS), ...cutFields })),
})

export const inauspiciousWindows = (today: Today) => {
  const { day, almanac } = today
  const eighth = (which: Octant) => bySun(today, (light) => written(octant(which, day.weekday, light), today))
  const velaWindow = (which: Vela) => bySun(today, (light) => written(vela(which, day.weekday, light), today))
  return {
    rahu_kaal: eighth('rahu_kaal'),
    yamaganda: eighth('yamaganda'),
    gulika_kaal: eighth('gulika_kaal'),
    durmuhurta: bySun(today, (light) => durmuhurtas(day.weekday, light).map((part) => written(part, today))) ?? [],
    varjyam: varjyams(day, almanac).map((window) => cut(window, today)),
    bhadra: bhadraWindows(today),
    vara_vela: velaWindow('vara_vela'),
    kala_vela: velaWindow('kala_vela'),
    kala_ratri: velaWindow('kala_ratri'),
    ganda_mool: gandaMulas(day, almanac).map((span) => ({
      nakshatra: STAR.names[span.number - 1]!,
      ...cut(span, today),
    })),
    panchak: panchaks(day, almanac).map((window) => cut(window, today)),
    vidaal_yoga: windowsOfYoga('vidaal', today),
    aadal_yoga: windowsOfYoga('aadal', today),
    baana: baanas(day, almanac).map((span) => ({ type: span.type, ...cut(span, today) })),
  }
}

const Eighths = t.Object({ rahu_kaal: TimeWindow, yamaganda: TimeWindow, gulika_kaal: TimeWindow })

export default capability({
  slug: 'inauspicious-timings',
  title: 'Inauspicious timings',
  summary: 'Rahu kaal, Yamaganda, Gulika, Durmuhurta, Varjyam, Bhadra and the other windows that a day leaves out.',
  weight: 'light',
  method:
    'Eighths of the daytime by weekday; durmuhurta in fifteenths of day or night (Muhurta Chintamani ch. 6); velas by common almanac practice (disputed). Baana: the whole degrees the Sun has passed in his sign plus 6, 3, 1, 8, 4, five left of nine. Windows of limbs are cut to the day, with their uncut moments; Bhadra stands whole.',
  input: datePlace(),
  data: t.Object({
    ...headFields,
    windows: InauspiciousWindows,
    weekday_table: nullable(
      t.Object(
        Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, Eighths])) as Record<
          (typeof WEEKDAYS)[number],
          typeof Eighths
        >,
        { description: "Every weekday, with this date's day length." },
      ),
    ),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return {
    ...head(today),
    windows: inauspiciousWindows(today),
    weekday_table: bySun(today, (light) => {
      const row = (weekday: number) =>
        Object.fromEntries(
          (Object.keys(OCTANTS) as Octant[]).map((which) => [which, written(octant(which, weekday, light), today)]),
        ) as (typeof Eighths)['static']
      return Object.fromEntries(WEEKDAYS.map((name, weekday) => [name, row(weekday)])) as Record<
        (typeof WEEKDAYS)[number],
        (typeof Eighths)['static']
      >
    }),
  }
})
