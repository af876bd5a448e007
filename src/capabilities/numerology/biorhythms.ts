import { invalid } from '../../faults.ts'
import { curvesSvg } from '../../render/curves.ts'
import { distinct, maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { addDays, dateOfDay, dayNumber } from '../../time/civil.ts'
import { dateText, longDateOf } from '../../time/iso.ts'
import {
  averageOn,
  biorhythmCompatibility,
  CLASSIC_CYCLES,
  CYCLE_NAMES,
  CYCLES,
  type Cycle,
  isCritical,
  nextOn,
  PHASES,
  phaseOn,
  valueOn,
} from '../../traditions/numerology/biorhythm.ts'
import { capability } from '../capability.ts'
import { SvgImage } from '../shared/shapes.ts'
import { BirthDate, dayOrToday, numbersInput, readCountedDay, warnUnused } from './parts/numerology-input.ts'

const Value = t.Number({ minimum: -100, maximum: 100 })
const Percent = t.Number({ minimum: 0, maximum: 100 })
const Day = t.String({ format: 'date' })
const Name = term(CYCLE_NAMES)
const BEST = 3

const ofEach = <T>(make: (cycle: Cycle) => T) =>
  Object.fromEntries(CYCLE_NAMES.map((cycle) => [cycle, make(cycle)])) as Record<Cycle, T>

export default capability({
  slug: 'biorhythms',
  title: 'Biorhythms',
  summary: 'The four biorhythm cycles from birth: value and phase, next turns, coming days as rows and curves.',
  keywords: 'biorhythm cycle physical emotional intellectual',
  weight: 'light',
  method:
    'On day t from birth (birth is day 0) a cycle of P days has the value 100 sin(2 pi t / P), with P = 23, 28, 33 and 38. A critical day is day floor(k P / 2), on which the cycle is 0 or crosses 0; on other days it rises while the cosine is not negative. Peaks and lows are the nearest whole days, the earlier of two. The average covers the first three cycles. The agreement of two people born d days apart is 100 |cos(pi d / P)|.',
  varies: true,
  input: numbersInput({
    date: BirthDate,
    target_date: maybe(
      t.String({ format: 'date', description: 'Day, YYYY-MM-DD, not before birth; default: today in UTC.' }),
    ),
    days: maybe(t.Integer({ minimum: 1, maximum: 366, default: 30, description: 'Days listed from target_date.' })),
    partner_date: maybe(t.String({ format: 'date', description: 'Birth date of another person: adds compatibility.' })),
    image: maybe(t.Boolean({ default: false, description: 'Adds the curves as a drawing.' })),
  }),
  data: t.Object({
    date: t.String({ format: 'date', description: 'Date of birth.' }),
    target_date: Day,
    days_lived: t.Integer({ minimum: 0 }),
    cycles: rows(
      t.Object({
        name: Name,
        period: t.Integer({ description: 'Length of the cycle, days.' }),
        position: t.Integer({ minimum: 0, description: 'Day of the cycle, from 0.' }),
        value: Value,
        phase: oneOf(PHASES),
        next_peak: t.String({ description: 'First peak after target_date.' }),
        next_low: t.String(),
        next_critical: t.String(),
      }),
      4,
    ),
    days: t.Array(
      t.Object({
        date: t.String(),
        physical: Value,
        emotional: Value,
        intellectual: Value,
        intuitive: Value,
        average: t.Number({
          minimum: -100,
          maximum: 100,
          description: 'Mean of the physical, emotional and intellectual cycles.',
        }),
        critical: distinct(Name, { description: 'Cycles critical on this day.' }),
      }),
      { maxItems: 366 },
    ),
    best_days: t.Array(t.String(), { maxItems: BEST, description: 'Days by descending average.' }),
    critical_days: t.Array(t.Object({ date: t.String(), cycles: distinct(Name) }), { maxItems: 366 }),
    compatibility: nullable(
      t.Object({
        physical: Percent,
        emotional: Percent,
        intellectual: Percent,
        intuitive: Percent,
        average: t.Number({
          minimum: 0,
          maximum: 100,
          description: 'Mean of the physical, emotional and intellectual cycles.',
        }),
      }),
    ),
    images: t.Array(SvgImage, { maxItems: 1 }),
    note: t.String(),
  }),
  streams: ['days'],
  example: { date: '1990-02-14', target_date: '2026-11-20', days: 14, partner_date: '1992-02-29', image: true },
}).compute((input, world) => {
  warnUnused(input, ['name', 'system'], world)
  const birth = readCountedDay(input.date, 'date', world)
  const target = dayOrToday(input.target_date, 'target_date', world)
  const born = dayNumber(birth)
  const lived = dayNumber(target) - born
  if (lived < 0) throw invalid('target_date', '`target_date` must not be before the birth.')
  const dateOn = (day: number) => dateText(dateOfDay(born + day))
  const days = Array.from({ length: input.days ?? 30 }, (_, i) => {
    const day = lived + i
    return {
      date: dateText(addDays(target, i)),
      ...ofEach((cycle) => valueOn(day, cycle)),
      average: averageOn(day),
      critical: CYCLE_NAMES.filter((cycle) => isCritical(day, cycle)),
    }
  })
  const apart = input.partner_date
    ? Math.abs(dayNumber(readCountedDay(input.partner_date, 'partner_date', world)) - born)
    : null
  const shared = apart === null ? null : ofEach((cycle) => biorhythmCompatibility(apart, cycle))
  return {
    date: dateText(birth),
    target_date: dateText(target),
    days_lived: lived,
    cycles: CYCLE_NAMES.map((name) => {
      const next = nextOn(lived, name)
      return {
        name,
        period: CYCLES[name],
        position: lived % CYCLES[name],
        value: valueOn(lived, name),
        phase: phaseOn(lived, name),
        next_peak: dateOn(next.peak),
        next_low: dateOn(next.low),
        next_critical: dateOn(next.critical),
      }
    }),
    days,
    best_days: [...days]
      .sort((a, b) => b.average - a.average)
      .slice(0, BEST)
      .map(({ date }) => date),
    critical_days: days.flatMap(({ date, critical }) => (critical.length > 0 ? [{ date, cycles: critical }] : [])),
    compatibility: shared && {
      ...shared,
      average:
        Math.round((10 * CLASSIC_CYCLES.reduce((sum, cycle) => sum + shared[cycle], 0)) / CLASSIC_CYCLES.length) / 10,
    },
    images: input.image
      ? [
          curvesSvg({
            title: `Biorhythms from ${longDateOf(target)}`,
            days: days.map(({ date }) => date),
            curves: CYCLE_NAMES.map((name) => ({
              name,
              at: (day) => Math.sin((2 * Math.PI * (lived + day)) / CYCLES[name]),
            })),
          }),
        ]
      : [],
    note: 'For entertainment: controlled studies have found no support for biorhythms.',
  }
})
