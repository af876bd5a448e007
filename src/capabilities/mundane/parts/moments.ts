import { invalid } from '../../../faults.ts'
import { type DayRange, daysWithin, maybe, type TSchema, t } from '../../../schema.ts'
import type { Sky } from '../../../sky/sky.ts'
import { addDays, type CivilDate, dayNumber } from '../../../time/civil.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { startOfDay, type Zone } from '../../../time/moment.ts'
import { overlapOf, type Window } from '../../../time/window.ts'
import { fixedZone } from '../../../time/zones.ts'
import type { World } from '../../capability.ts'
import { readDate } from '../../shared/clocks.ts'
import { CALENDAR_DAYS, FILE_YEARS } from '../../shared/date-ranges.ts'
import { MOMENT, only } from '../../shared/inputs.ts'
import { zoneOrUtc } from '../../shared/tropical/moments.ts'

/** Ranges of days in inputs, and moments outside the ephemeris files. */

export const UtcInstant = t.String({ $id: 'UtcInstant', description: 'Time in UTC, ISO 8601 with Z, to the second.' })
export const UTC = fixedZone(0)

const zone = maybe(t.String({ description: 'IANA zone of the days; default UTC.' }), { $id: 'DaysZone' })
/** The input fields of a range of days. */
export const firstAndLast = (days: DayRange, options: { start_date?: object; end_date?: object } = {}) => ({
  start_date: t.String({ ...options.start_date, ...daysWithin(days, 'First day, YYYY-MM-DD.') }),
  end_date: t.String({ ...options.end_date, ...daysWithin(days, 'Last day, YYYY-MM-DD, included.') }),
})
/** The input of a capability with a range of days. */
export const range = <P extends Record<string, TSchema>>(further: P) =>
  only({
    ...firstAndLast(CALENDAR_DAYS, { start_date: { $id: 'FirstDay' }, end_date: { $id: 'LastDay' } }),
    timezone: zone,
    ...further,
  })
export const yearOnly = <P extends Record<string, TSchema>>(further: P, bounds: object) =>
  only({ year: t.Integer(bounds), timezone: zone, ...further })
/** The input of a capability with an optional zone for local times. */
export const timeOnly = <P extends Record<string, TSchema>>(further: P) =>
  only({ timezone: MOMENT.timezone, utc_offset: MOMENT.utc_offset, ...further })

interface RangeInput {
  start_date: string
  end_date: string
  timezone?: string | null
}

export interface Days extends Window {
  readonly first: CivilDate
  /** Inclusive. */
  readonly last: CivilDate
  readonly count: number
  readonly zone: Zone
}

/** The requested days; 422 on `end_date` if they end before they begin or exceed `most`. */
export const readDays = (input: RangeInput, most: number, world: World): Days => {
  const zone = zoneOrUtc(input.timezone)
  const first = readDate(input.start_date, 'start_date', world)
  const last = readDate(input.end_date, 'end_date', world)
  const count = dayNumber(last) - dayNumber(first) + 1
  if (count < 1) throw invalid('end_date', '`end_date` must not be before `start_date`.')
  if (count > most)
    throw invalid(
      'end_date',
      `\`end_date\` must be at most ${most} days after \`start_date\`; the span is ${count} days.`,
    )
  const from = startOfDay(first, zone)
  const to = startOfDay(addDays(last, 1), zone)
  if (first.year < FILE_YEARS.first)
    throw invalid('start_date', `\`start_date\` must not be before the year ${FILE_YEARS.first}.`)
  if (last.year > FILE_YEARS.last)
    throw invalid('end_date', `\`end_date\` must not be after the year ${FILE_YEARS.last}.`)
  // The files lack the first and last days of those years, where no searched event falls.
  const covered = overlapOf({ from, to }, world.sky.range) ?? { from: world.sky.range.from, to: world.sky.range.from }
  return { first, last, count, zone, ...covered }
}

/** The sky of a moment: from the files, or from Moshier's series with a warning. */
export const skyAt = (at: JulianDay, { sky, warn }: Pick<World, 'sky' | 'warn'>): Sky => {
  const { from, to } = sky.range
  if (at >= from && at <= to) return sky
  warn(
    'modelled_ephemeris',
    'A moment outside the ephemeris files was computed with the Moshier series; its error is at most 1" for the Sun, 4" for the Moon, 12" for Neptune, 37" for Pluto.',
  )
  return sky.moshierSky()
}
