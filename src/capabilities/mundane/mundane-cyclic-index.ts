import { invalid } from '../../faults.ts'
import { lineChart } from '../../render/line-chart.ts'
import { maybe, nullable, oneOf, optionalKeys, t } from '../../schema.ts'
import { type CivilDate, clockMs, isBefore } from '../../time/civil.ts'
import { dateText, longDate } from '../../time/iso.ts'
import { julianDay } from '../../time/julian-day.ts'
import { cyclicIndexes, OUTER_PAIRS } from '../../western/mundane/cycles.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { capability } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { SvgImage } from '../shared/shapes.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { roundFigure } from '../shared/tropical/shapes.ts'
import { Note } from './parts/indication.ts'
import { firstAndLast, range } from './parts/moments.ts'

const MAX_ROWS = 600
/** Answers with fewer rows include their pairs. */
const FEW = 61
// source: the Gregorian calendar
const MONTHS = { month: 1, quarter: 3, year: 12 } as const
const INDEXES = ['gouchon', 'ganeau', 'both'] as const

const DEFINITION = {
  gouchon:
    'Concentration: the sum of the shorter arcs, in geocentric longitude, between the ten pairs of Jupiter to Pluto; 0 with all conjunct, 1080 at most. Gouchon’s index, spread by Barbault as the cyclic index.',
  ganeau:
    'Equilibrium: the same arcs, counted plus while the faster planet is 0 to 180 degrees ahead of the slower and minus after that. Ganeau’s index.',
}

export default capability({
  slug: 'mundane-cyclic-index',
  title: 'Cyclic index',
  summary:
    'The indexes of Gouchon (Barbault) and Ganeau by month, quarter or year, with their turning points and a chart.',
  weight: 'standard',
  method:
    'Concentration is the sum of the shorter geocentric arcs of the ten pairs of Jupiter to Pluto. Equilibrium is the same sum with the sign of the phase. Both are computed at 00:00 UTC on the first day of the month, quarter or year. Turning points are the local extremes of the rows.',
  input: range({
    ...firstAndLast(MOMENT_DAYS),
    step: maybe(oneOf(['month', 'quarter', 'year'], { default: 'year', description: 'Interval between rows.' })),
    index: maybe(oneOf(INDEXES, { default: 'both', description: 'Concentration, equilibrium or both.' })),
  }),
  data: t.Object({
    definition: t.Object(
      {
        gouchon: t.String({ description: 'Definition of the concentration.' }),
        ganeau: t.String({ description: 'Definition of the equilibrium.' }),
      },
      { description: 'Definitions of the indexes.' },
    ),
    values: t.Array(
      t.Object({
        date: t.String({ description: 'Date, YYYY-MM-DD; the values are those of 00:00 UTC.' }),
        concentration: nullable(t.Number(), { description: 'Value in degrees; null unless requested.' }),
        equilibrium: nullable(t.Number(), { description: 'Value in degrees; null unless requested.' }),
        pairs: t.Optional(
          optionalKeys(OUTER_PAIRS, t.Number({ description: 'Shorter arc between the two planets, degrees.' }), {
            description: 'Shorter arc of each pair, degrees; only in answers of up to 60 rows.',
          }),
        ),
      }),
      { maxItems: MAX_ROWS, description: 'Values in order of time.' },
    ),
    extremes: t.Object(
      {
        lowest: nullable(t.Object({ date: t.String(), value: t.Number() }), {
          description: 'Lowest value; null without rows.',
        }),
        highest: nullable(t.Object({ date: t.String(), value: t.Number() }), {
          description: 'Highest value; null without rows.',
        }),
        turning_points: t.Array(
          t.Object({
            date: t.String(),
            kind: oneOf(['high', 'low'], { description: 'Direction of the turning point, up or down.' }),
          }),
          { description: 'Local extremes of the rows.' },
        ),
      },
      { description: 'Index: the concentration, or the equilibrium if only that was requested.' },
    ),
    images: t.Array(SvgImage, { maxItems: 1, description: 'Drawing of the line chart, if requested.' }),
    note: Note,
  }),
  example: { start_date: '2000-01-01', end_date: '2040-01-01' },
}).compute((input, world) => {
  const first = readDate(input.start_date, 'start_date', world)
  const last = readDate(input.end_date, 'end_date', world)
  if (isBefore(last, first)) throw invalid('end_date', '`end_date` must not be before `start_date`.')
  if (input.timezone) world.warn('ignored_input', '`timezone` was ignored: rows are for 00:00 UTC.')
  const dates = rowsBetween(first, last, MONTHS[input.step ?? 'year'])
  const moments = dates.map((date) => julianDay(clockMs({ ...date, hour: 0, minute: 0, second: 0 })))
  for (const [i, field] of [
    [0, 'start_date'],
    [moments.length - 1, 'end_date'],
  ] as const)
    if (moments[i] !== undefined) demandCover(moments[i], field, world)
  const index = input.index ?? 'both'
  const matches = cyclicIndexes(moments, world.sky)
  const values = matches.map(({ concentration, equilibrium, pairs }, i) => ({
    date: dateText(dates[i]!),
    concentration: index === 'ganeau' ? null : roundFigure(concentration, 2),
    equilibrium: index === 'gouchon' ? null : roundFigure(equilibrium, 2),
    ...(matches.length < FEW
      ? { pairs: Object.fromEntries(OUTER_PAIRS.map((pair) => [pair, roundFigure(pairs[pair], 2)])) }
      : {}),
  }))
  const assessments = values.map(({ date, concentration, equilibrium }) => ({
    date,
    value: (concentration ?? equilibrium)!,
  }))
  const turning = assessments.flatMap(({ date, value }, i): { date: string; kind: 'high' | 'low'; at: number }[] => {
    const [before, after] = [assessments[i - 1], assessments[i + 1]]
    if (!before || !after) return []
    if (value > before.value && value >= after.value) return [{ date, kind: 'high', at: i }]
    return value < before.value && value <= after.value ? [{ date, kind: 'low', at: i }] : []
  })
  const byValue = assessments.toSorted((a, b) => a.value - b.value)
  const series = [
    ...(index === 'ganeau'
      ? []
      : [{ name: 'Concentration (Gouchon)', values: values.map(({ concentration }) => concentration) }]),
    ...(index === 'gouchon'
      ? []
      : [{ name: 'Equilibrium (Ganeau)', values: values.map(({ equilibrium }) => equilibrium) }]),
  ]
  return {
    definition: DEFINITION,
    values,
    extremes: {
      lowest: byValue[0] ?? null,
      highest: byValue.at(-1) ?? null,
      turning_points: turning.map(({ date, kind }) => ({ date, kind })),
    },
    images:
      values.length < 2
        ? []
        : [
            lineChart({
              title: 'Cyclic index of the five slow planets',
              caption: `${longDate(values[0]!.date)} to ${longDate(values.at(-1)!.date)}, geocentric, degrees`,
              dates: values.map(({ date }) => date.slice(0, (input.step ?? 'year') === 'year' ? -6 : -3)),
              series,
              marks: turning.map(({ at, kind }) => ({ at, high: kind === 'high' })),
            }),
          ],
    note: OUTLOOK_NOTE,
  }
})

const rowsBetween = (first: CivilDate, last: CivilDate, months: number): CivilDate[] => {
  const dates: CivilDate[] = []
  const start = first.day === 1 ? first.month - 1 : first.month
  for (let month = Math.ceil(start / months) * months; ; month += months) {
    const date = { year: first.year + Math.floor(month / 12), month: (month % 12) + 1, day: 1 }
    if (isBefore(last, date)) return dates
    if (dates.push(date) > MAX_ROWS)
      throw invalid('end_date', `The range has more than ${MAX_ROWS} rows. Send a longer \`step\`.`)
  }
}
