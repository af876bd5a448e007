import { firstDayOf } from '../../../ai/time-slot.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { IntentContext } from './intent-context.ts'

/** Inputs that the answers on times share: the birth, its place, and the day that a question names. */

export const birthOnly = ({ birth }: IntentContext) => {
  const { datetime, timezone, utc_offset, latitude, longitude } = birth
  return { datetime, timezone, utc_offset, latitude, longitude }
}
export const birthplaceOf = ({ birth }: IntentContext) => {
  const { timezone, utc_offset, latitude, longitude } = birth
  return { timezone, utc_offset, latitude, longitude }
}
/** The day that the question names, else the day of the reading. */
export const requestedDay = ({ slots, reader }: IntentContext): CivilDate =>
  slots.time ? firstDayOf(slots.time, reader.day) : reader.day
