import { firstDayOf } from '../../../ai/time-slot.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { IntentContext } from './intent-context.ts'

/** Inputs of the answers on times. */

/** The moment and place of birth. */
export const birthOnly = ({ birth }: IntentContext) => {
  const { datetime, timezone, utc_offset, latitude, longitude } = birth
  return { datetime, timezone, utc_offset, latitude, longitude }
}
/** The place of birth. */
export const birthplaceOf = ({ birth }: IntentContext) => {
  const { timezone, utc_offset, latitude, longitude } = birth
  return { timezone, utc_offset, latitude, longitude }
}
/** The date of birth in its time zone, `YYYY-MM-DD`. */
export const birthDateOf = ({ times, reader }: IntentContext) => times.iso(reader.born.moment.jd)
/** The day that the question names, else the day of the reading. */
export const requestedDay = ({ slots, reader }: IntentContext): CivilDate =>
  slots.time ? firstDayOf(slots.time, reader.day) : reader.day
