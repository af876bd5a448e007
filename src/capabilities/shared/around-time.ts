import { twoDigits } from '../../time/digits.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { localAt, type Zone } from '../../time/moment.ts'

/** `around 14:30 UTC` or `around 20:00 (Asia/Kolkata)`: the time to the last half hour. A reader of a forecast may live in any zone. */
export const aroundTime = (at: JulianDay, zone: Zone): string => {
  const { hour, minute } = localAt(at, zone)
  const clock = `${twoDigits(hour)}:${minute < 30 ? '00' : '30'}`
  return /^(?:(?:Etc\/)?UTC|\+00:00)$/.test(zone.id) ? `around ${clock} UTC` : `around ${clock} (${zone.id})`
}
