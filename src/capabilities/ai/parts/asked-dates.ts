import type { AskedSpan } from '../../../ai/asked-span.ts'
import { datesOfSpan, festivalsIn, type SpanOfDates } from '../../../ai/span-dates.ts'
import { Fault } from '../../../faults.ts'
import { addDays, type CivilDate, isBefore } from '../../../time/civil.ts'
import { parseDate } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import festivalCalendar from '../../festivals-muhurta/festival-calendar.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import type { Reader } from './pack.ts'

/** The dates of the period that a question asks for, with its festivals at the birthplace. */

/** A span with dates, or an event of the user's own life, whose date nobody named. */
export type AskedDates = { readonly span: SpanOfDates } | { readonly event: string }

/** The times of an area are known for this many days. */
const HORIZON_DAYS = 3650

const festivalDays = async (
  name: string,
  {
    reader: { day },
    birth,
    world,
  }: { readonly reader: Reader; readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<CivilDate[]> => {
  const { timezone, utc_offset, latitude, longitude } = birth
  const place = { timezone, utc_offset, latitude, longitude }
  const years = [day.year, day.year + 1]
  const found: CivilDate[] = []
  for (const year of years) {
    const { observances } = await festivalCalendar.compute({ ...place, year, names: [name] }, { ...world, warn() {} })
    found.push(...observances.map(({ date }) => parseDate(date, 'date', 'gregorian')))
    if (found.some((each) => !isBefore(each, day))) break
  }
  return found
}

/** The dates of an asked span; null for a span that is past, or farther than the known times. */
export const askedDates = async (
  span: AskedSpan,
  context: { readonly reader: Reader; readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<AskedDates | null> => {
  const { reader } = context
  if (span.period.kind === 'event') return { event: span.period.name }
  const festivals = new Map<string, CivilDate[]>()
  try {
    for (const name of festivalsIn(span)) festivals.set(name, await festivalDays(name, context))
  } catch (reason) {
    // The almanac does not cover the year.
    if (reason instanceof Fault && reason.fault === 'invalid') return null
    throw reason
  }
  const { local } = reader.born.moment
  const dates = datesOfSpan(span, {
    today: reader.day,
    birth: local,
    southern: reader.born.site.latitude < 0,
    festivals,
  })
  return dates && isBefore(dates.from, addDays(reader.day, HORIZON_DAYS)) ? { span: dates } : null
}
