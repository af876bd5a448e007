import { daysWithin, maybe, rows, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { readTarget } from '../shared/tropical/moments.ts'
import { CycleRow, cyclesAt } from './parts/cycles.ts'
import { timeOnly, UTC, UtcInstant } from './parts/moments.ts'

export default capability({
  slug: 'mundane-planetary-cycles',
  title: 'Planetary cycles',
  summary: 'The ten cycles of Jupiter to Pluto at a date: phase, last and next conjunction, next angle.',
  weight: 'standard',
  method:
    'The separation is the longitude of the inner planet of a pair less that of the outer at 12:00 UTC; it is waxing below 180 degrees. Exact angles are roots of that difference. `years_into_cycle` are days since the last conjunction divided by 365.25. Conjunctions and angles outside the ephemeris files are from a table.',
  varies: true,
  input: timeOnly({
    date: maybe(t.String(daysWithin(MOMENT_DAYS, 'Day, YYYY-MM-DD; default: today in UTC.'))),
  }),
  data: t.Object({
    date: t.String({ description: 'Date, YYYY-MM-DD.' }),
    moment_utc: UtcInstant,
    cycles: rows(CycleRow, 10),
    waxing_count: t.Integer({
      minimum: 0,
      maximum: 10,
      description: 'Number of pairs in the waxing half of their cycle.',
    }),
    waning_count: t.Integer({
      minimum: 0,
      maximum: 10,
      description: 'Number of pairs in the waning half of their cycle.',
    }),
    summary: t.String({ description: 'Summary in words.' }),
  }),
  example: { date: '2021-01-01' },
}).compute(async (input, world) => {
  const date = input.date ?? dateText(civilOf(world.now))
  readDate(date, 'date', world)
  const at = readTarget(date, 'date', UTC)
  const cycles = await cyclesAt(at, world)
  const waxing = cycles.filter(({ phase }) => phase === 'waxing').length
  const near = cycles.filter(({ separation }) => Math.min(separation, 360 - separation) < 10)
  const lean =
    waxing > 5
      ? 'more cycles are growing than are spent'
      : waxing < 5
        ? 'more cycles are spent than are growing'
        : 'as many cycles grow as are spent'
  return {
    date,
    moment_utc: isoUtc(at),
    cycles,
    waxing_count: waxing,
    waning_count: 10 - waxing,
    summary: `${waxing} of the ten cycles wax and ${10 - waxing} wane: ${lean}.${
      near.length > 0
        ? ` Within ten degrees of a conjunction: ${near.map(({ pair }) => pair.replace('-', ' and ')).join('; ')}.`
        : ''
    }`,
  }
})
