import { addDays } from '../../time/civil.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { instantsOf, startOfDay, type Zone } from '../../time/moment.ts'
import type { World } from '../capability.ts'
import { type MomentInput, readMoment } from './clocks.ts'

/** The civil day of a birth without a time. */
export interface DayOfBirthDate {
  /** The first second: 00:00, or the end of the gap that contains 00:00. */
  from: JulianDay
  /** The last second, the second time if the last hour occurs twice. */
  to: JulianDay
  zone: Zone
  /** The offsets of 23:59:59, seconds; two if that hour occurs twice. */
  lastOffsets: number[]
}

/** The date of a local time as it was written. */
export const dateOf = (datetime: string): string => /^[+-]?\d+-\d\d-\d\d/.exec(datetime)?.[0] ?? datetime

/** The day of a birth, by the clock of 12:00. Warnings do not depend on the time. Faults are those of `readMoment`. */
export const dayOfBirthDate = (birth: MomentInput, world: World, at = '', warn?: World['warn']): DayOfBirthDate => {
  const noon = { ...birth, time_known: true, datetime: `${dateOf(birth.datetime)}T12:00:00` }
  const { local, zone } = readMoment(noon, { ...world, warn: warn ?? (() => {}), unknownTimes: [at] }, at)
  const last = instantsOf({ ...local, hour: 23, minute: 59, second: 59 }, zone)
  const end = last.at(-1)
  return {
    from: startOfDay(local, zone),
    to: end === undefined ? plusDays(startOfDay(addDays(local, 1), zone), -1 / 86_400) : julianDay(end),
    zone,
    lastOffsets: last.map((each) => zone.at(each).offsetSeconds),
  }
}
