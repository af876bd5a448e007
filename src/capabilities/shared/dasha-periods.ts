import type { TArray, TObject, TUnsafe } from '@sinclair/typebox'
import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import {
  DASHA_LEVELS,
  type Dasha,
  type DashaClock,
  type DashaSpan,
  periodsAt,
  repeatUntil,
  subPeriods,
} from '../../jyotish/dashas/periods.ts'
import { solarClock } from '../../jyotish/dashas/solar-years.ts'
import { YEAR_LENGTHS, type YearLength } from '../../jyotish/dashas/years.ts'
import { maybe, nullable, oneOf, type Static, type TSchema, t } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, isoLocalWithin, isoUtc, type Moment, startOfDay, type Zone } from '../../time/moment.ts'
import type { World } from '../capability.ts'
import { readDate, readInstant } from './clocks.ts'
import { momentOfLife } from './lifetime.ts'
import { StarLord } from './shapes.ts'

/** Shared parts of the period capabilities: options, the period tree, running periods, the balance. */

const YEAR_IDS = Object.keys(YEAR_LENGTHS) as [YearLength, ...YearLength[]]

export const YEAR_LENGTH = maybe(
  oneOf(YEAR_IDS, {
    default: 'julian',
    description:
      'Days of a year: julian 365.25, sidereal 365.256364, tropical 365.24219, savana 360; solar: the true year, from one return of the Sun to his sidereal longitude of birth to the next.',
  }),
  { $id: 'YearLengthChoice' },
)
export const levelsUpTo = (most: number, usual: number) =>
  maybe(
    t.Integer({
      minimum: 1,
      maximum: most,
      description: `Levels of the tree, 1 (${DASHA_LEVELS[0]}) to ${most} (${DASHA_LEVELS[most - 1]}).`,
      default: usual,
    }),
  )
/** Input fields that narrow a period tree. */
export const WITHIN = {
  from: maybe(
    t.String({ format: 'date', description: 'Day, YYYY-MM-DD: only periods that end after this day begins.' }),
  ),
  to: maybe(
    t.String({ format: 'date', description: 'Day, YYYY-MM-DD: only periods that start before this day begins.' }),
  ),
}

export const AS_OF_MOMENT = maybe(
  t.String({
    description:
      'YYYY-MM-DDTHH:MM[:SS] in the zone of birth, or with its own offset; not before the birth. Default: the moment of the call, or the birth if that is later.',
  }),
)

/** A local time of the birth zone, or one with its own offset. */
export const readAsOf = (text: string, zone: Zone): JulianDay => readInstant(text, 'as_of', zone)

export const YearLengthInDays = t.Object(
  {
    id: oneOf(YEAR_IDS, { description: 'Kind of year.' }),
    days: t.Number({ description: 'Number of days in a year of this length.' }),
  },
  { $id: 'YearLength', description: 'Year length of the periods.' },
)
export const yearLength = (id: YearLength | null | undefined) => ({
  id: id ?? 'julian',
  days: YEAR_LENGTHS[id ?? 'julian'],
})

/** The dasha in the chosen year length. */
export const inYears = <R, D extends Dasha<R>>(
  dasha: D & Dasha<R>,
  id: YearLength | null | undefined,
  chart: RasiChart,
  sky: Sky,
): D => {
  if (id !== 'solar') return dasha
  const last = dasha.mahadashas.at(-1)!.end
  // A margin of a few days: true and even years differ by up to two days.
  if (last + 5 > sky.range.to || dasha.mahadashas[0]!.start - 5 < sky.range.from)
    throw invalid(
      'year_length',
      'The ephemeris ends before the last period; periods in solar years need the position of the Sun.',
    )
  return { ...dasha, clock: solarClock(chart, sky) }
}

export const EVEN: DashaClock = { toMoment: (at) => at, toEven: (at) => at }

type Fields = Record<string, TSchema>

/** The schema name of periods, from the fields that name their rulers. */
const rulerName = (fields: Fields): string =>
  Object.keys(fields)
    .map((name) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('')

export interface PeriodTimes {
  level: number
  start: string
  end: string
  years: number
  age_at_start: number
}
type Row<F> = F & PeriodTimes & { sub?: Row<F>[] }

const times = {
  level: t.Integer({
    minimum: 1,
    maximum: 6,
    description: DASHA_LEVELS.map((name, i) => `${i + 1} ${name}`).join(', '),
  }),
  start: t.String({ description: 'Start in local time, inclusive. The first period began before birth.' }),
  end: t.String({ description: 'End of the period in local time, exclusive.' }),
  years: t.Number({ minimum: 0, description: 'Full length, in years of the chosen length.' }),
  age_at_start: t.Number({ description: 'Age in years of the chosen length; negative before birth.' }),
}

/** Parts of a period: one for each planet, or for each sign. */
const MAX_PARTS = 12

/** The schema of a period tree, each period with the ruler fields `fields`; `sub` is absent on the last requested level. */
export const periodTree = <F extends Fields>(fields: F, levels: number) => {
  // Trees of the same fields share named branches, whatever their depth.
  const named = (depth: number) => ({
    $id: `${rulerName(fields)}Period${depth}`,
    description: `A period${depth === 1 ? '' : `, and its parts ${depth - 1} ${depth === 2 ? 'level' : 'levels'} deep`}.`,
  })
  let rows = t.Array(t.Object({ ...fields, ...times }, named(1)) as TObject)
  for (let depth = 2; depth <= levels; depth++)
    rows = t.Array(
      t.Object({ ...fields, ...times, sub: t.Optional({ ...rows, maxItems: MAX_PARTS }) }, named(depth)) as TObject,
    )
  return rows as unknown as TArray<TUnsafe<Row<Static<TObject<F>>>>>
}

/** Maximum periods in an answer. */
const MAX_PERIODS = 12_000

export interface PeriodBounds {
  levels: number
  /** Bounds: only periods that end after `from` and start before `to`. */
  from: JulianDay
  to: JulianDay
}

/** The part of a tree that an input requests; faults name `from` and `to`. */
export const periodBounds = (
  input: { levels?: number | null; from?: string | null; to?: string | null },
  usual: number,
  { zone, jd }: Moment,
  world: World,
): PeriodBounds => {
  const day = (field: 'from' | 'to', unsaid: number) => {
    const text = input[field]
    return text === null || text === undefined ? (unsaid as JulianDay) : startOfDay(readDate(text, field, world), zone)
  }
  const [from, to] = [day('from', Number.NEGATIVE_INFINITY), day('to', Number.POSITIVE_INFINITY)]
  if (to <= from) throw invalid('to', '`to` must be a day after `from`.')
  return { levels: input.levels ?? usual, from: Math.max(from, jd) as JulianDay, to }
}

const rounded = (years: number, scale: number) => Math.round(years * scale) / scale

/** A boundary of periods with its text. */
interface Boundary {
  at: JulianDay
  text: string
}

/**
 * The periods of a dasha as rows, `levels` deep from `top`; periods that ended before birth are left out. Fault: `levels` if the answer
 * would have too many rows.
 */
export const periodRows = async <R, F extends object>(
  dasha: Dasha<R>,
  fields: (period: DashaSpan<R>) => F,
  { levels, from, to }: PeriodBounds,
  { zone }: Moment,
  yieldIfDue: YieldPoint,
  top: readonly DashaSpan<R>[] = dasha.mahadashas,
): Promise<Row<F>[]> => {
  const { toMoment: describe, toEven: kept } = dasha.clock ?? EVEN
  const write = isoLocalWithin(zone, describe(top[0]!.start), describe(top.at(-1)!.end))
  /** A period begins where the one before it ends, or with its parent: the text of a boundary is made once. */
  const boundary = (at: JulianDay, near: Boundary | null, orNear: Boundary | null): Boundary =>
    near?.at === at ? near : orNear?.at === at ? orNear : { at, text: write(describe(at)) }
  const deepest = Math.min(top[0]!.level + levels - 1, DASHA_LEVELS.length)
  const opens = Number.isFinite(from) ? kept(from) : from
  const closes = Number.isFinite(to) ? kept(to) : to
  const ended = dasha.birth > opens ? dasha.birth : opens
  let count = 0
  const rows = (periods: readonly DashaSpan<R>[], first: Boundary | null, last: Boundary | null): Row<F>[] => {
    const shown: Row<F>[] = []
    let previous = first
    for (const period of periods) {
      if (period.end <= ended || period.start >= closes) continue
      if (++count > MAX_PERIODS)
        throw invalid(
          'levels',
          `The answer would have more than ${MAX_PERIODS} periods. Request fewer \`levels\` or a shorter span.`,
        )
      const start = boundary(period.start, previous, first)
      const end = boundary(period.end, last, null)
      const row = {
        ...fields(period),
        level: period.level,
        start: start.text,
        end: end.text,
        years: rounded(period.years, 1e9),
        age_at_start: rounded((period.start - dasha.birth) / dasha.yearDays, 1e6),
      } as Row<F>
      if (period.level < deepest) row.sub = rows(subPeriods(dasha, period), start, end)
      shown.push(row)
      previous = end
    }
    return shown
  }
  let previous: Boundary | null = null
  const shown = await mapYielding(top, yieldIfDue, (period) => {
    const start = boundary(period.start, previous, null)
    previous = boundary(period.end, null, null)
    return rows([period], start, previous)
  })
  return shown.flat()
}

type Level = (typeof DASHA_LEVELS)[number]
export const ALL_LEVELS = DASHA_LEVELS
export const TWO_LEVELS = ['mahadasha', 'antardasha'] as const satisfies Level[]

/** The schema of the running periods, by level; null if none runs. */
export const currentPeriods = <F extends Fields, const L extends readonly Level[]>(fields: F, levels: L) => {
  const period = nullable(
    t.Object(
      {
        ...fields,
        start: t.String({ description: 'Start of the period in local time, inclusive.' }),
        end: t.String({ description: 'End of the period in local time, exclusive.' }),
      },
      {
        $id: `${rulerName(fields)}Running`,
        description: 'The running period; null without one.',
      },
    ),
  )
  return t.Object(
    {
      as_of: t.String({ description: 'The moment of the call, or the birth if that is later; UTC.' }),
      ...(Object.fromEntries(levels.map((level) => [level, period])) as Record<L[number], typeof period>),
    },
    { $id: `${rulerName(fields)}Running${levels.length}`, description: 'Running periods, by level.' },
  )
}

/** The dasha at a moment: after its last period it repeats from its first ruler with that period in full, and a warning says so. */
export const standingAt = <R>(dasha: Dasha<R>, at: JulianDay, system: string, { warn }: World): Dasha<R> => {
  const now = repeatUntil(dasha, at)
  if (now !== dasha)
    warn(
      'periods_repeated',
      `The ${system} periods from birth end before the requested moment; they were repeated from the first one.`,
    )
  return now
}

/** The running periods at the moment of the call, or at birth if that is later. */
export const currentObject = <R, F extends object, const L extends readonly Level[]>(
  dasha: Dasha<R>,
  system: string,
  fields: (period: DashaSpan<R>) => F,
  levels: L,
  moment: Moment,
  world: World,
) => {
  const { zone } = moment
  const now = momentOfLife(null, 'datetime', { moment }, world)
  const { toMoment: describe, toEven: kept } = dasha.clock ?? EVEN
  const even = kept(now)
  const path = periodsAt(standingAt(dasha, even, system, world), even, levels.length)
  const names = levels.map((level, i) => {
    const period = path[i]
    return [
      level,
      period
        ? {
            ...fields(period),
            start: isoLocal(describe(period.start), zone),
            end: isoLocal(describe(period.end), zone),
          }
        : null,
    ]
  })
  return { as_of: isoUtc(now), ...Object.fromEntries(names) } as { as_of: string } & Record<
    L[number],
    (F & { start: string; end: string }) | null
  >
}

/** A span ruled by a Vimshottari lord. */
export const LordSpan = t.Object(
  {
    lord: StarLord,
    start: t.String({ description: 'Start of the period in local time, inclusive.' }),
    end: t.String({ description: 'End of the period in local time, exclusive.' }),
  },
  { $id: 'LordSpan', description: 'A period and its lord.' },
)

/** The schema of the balance of the first period at birth. */
export const balanceOf = <F extends Fields>(ruler: F) =>
  t.Object(
    {
      ...ruler,
      years: t.Integer({ description: 'Whole years of the chosen length.' }),
      months: t.Integer({ description: 'Months of 30 days, twelve to a year.' }),
      days: t.Integer({ description: 'Days in addition to the whole months.' }),
    },
    { $id: `${rulerName(ruler)}Balance`, description: 'Balance of the first period at birth.' },
  )
