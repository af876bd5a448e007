import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt, type Zone } from '../../../time/moment.ts'
import { aroundTime } from '../../shared/around-time.ts'

const SIGN_WIDTH = 30

/** When the Moon leaves its part of the zodiac, by default its sign, at the speed of the moment: `around 18:00 UTC`, `tomorrow around 01:30 UTC`. */
export const moonLeaves = (
  { longitude, speed }: { readonly longitude: number; readonly speed: number },
  at: JulianDay,
  zone: Zone,
  width = SIGN_WIDTH,
): string => {
  const end = plusDays(at, (width - (longitude % width)) / speed)
  const isToday = localAt(end, zone).day === localAt(at, zone).day
  return `${isToday ? '' : 'tomorrow '}${aroundTime(end, zone)}`
}
