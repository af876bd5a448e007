import { type Calendar, scanCalendar } from '../../../jyotish/festivals/calendar.ts'
import { KALAS } from '../../../jyotish/festivals/kalas.ts'
import { PAKSHAS } from '../../../jyotish/limbs.ts'
import { amantaName, LUNAR_MONTHS, type LunarMonth, purnimantaName } from '../../../jyotish/lunar-month.ts'
import { maybeTerm, oneOf, type TSchema, term } from '../../../schema.ts'
import { addDays, type CivilDate, dayNumber, daysInMonth } from '../../../time/civil.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoLocalWithin, startOfDay } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import type { World } from '../../capability.ts'
import {
  type AlmanacPlace,
  ayanamshaAt,
  demandCovered,
  localNoon,
  locationOf,
  type PlaceInput,
  readPlace,
} from '../../shared/almanac.ts'
import { MOMENT, only, PLACE } from '../../shared/inputs.ts'

/** Ranges of dates at a place, for all capabilities of the family. */

/** A birth, or another moment, whose nakshatras and limbs use Lahiri only. */
export const lahiriMoment = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({ ...MOMENT, ayanamsha: PLACE.ayanamsha, ...further })

export const Masa = maybeTerm(['LunarMonth'], {
  description: `Lunar month, one of ${LUNAR_MONTHS.join(', ')}; \`Adhika\` before an added one.`,
})
export const Paksha = term(PAKSHAS)
export const KalaName = oneOf(KALAS, { description: 'Part of the day that must hold the tithi or nakshatra.' })

export interface Stretch {
  place: AlmanacPlace
  calendar: Calendar
  write: (at: JulianDay) => string
  window: (window: Window) => { start: string; end: string }
  head: { location: ReturnType<typeof locationOf>; ayanamsha: ReturnType<typeof ayanamshaAt> }
}

/** Minutes from 18:00 to the midnight that opens a date, for reminders. */
export const EVENING_BEFORE = 360

/** Days beyond the dates that a rule may need. */
const REACH = 80

/** The calendar of `count` dates; faults name `field` if the ephemeris does not cover them. */
export const stretchOf = async (
  first: CivilDate,
  count: number,
  place: AlmanacPlace,
  field: string,
  world: World,
): Promise<Stretch> => {
  const from = startOfDay(first, place.zone)
  const to = startOfDay(addDays(first, count), place.zone)
  demandCovered({ from: plusDays(from, -REACH), to: plusDays(to, REACH) }, field, world.sky)
  const write = isoLocalWithin(place.zone, plusDays(from, -REACH), plusDays(to, REACH))
  return {
    place,
    calendar: await scanCalendar(first, count, place.site, place.zone, world.sky, world.yieldIfDue),
    write,
    window: (window) => ({ start: write(window.from), end: write(window.to) }),
    head: { location: locationOf(place, first), ayanamsha: ayanamshaAt(localNoon(first, place.zone), world) },
  }
}

/** The dates of a year, or of one of its months, at the place of an input. */
export const readFestivalYear = async (
  input: PlaceInput & { year: number; month?: number | null },
  world: World,
): Promise<Stretch> => {
  const { year, month } = input
  const first = { year, month: month ?? 1, day: 1 }
  const count = month ? daysInMonth(year, month) : dayNumber({ year: year + 1, month: 1, day: 1 }) - dayNumber(first)
  const stretch = await stretchOf(first, count, readPlace(input, first, world), 'year', world)
  warnWithoutSun(stretch, dayNumber(first), count, world)
  return stretch
}

/** Warns of days without parts, when the Sun does not rise, set and rise again. */
const warnWithoutSun = ({ calendar }: Stretch, first: number, count: number, { warn }: World) => {
  for (let number = first; number < first + count; number++)
    if (!calendar.day(number).light)
      return warn(
        'no_sunrise',
        'On some dates the Sun does not rise, set and rise again at this place: on those dates the tithi is that of 06:00 local mean time, and windows are null.',
      )
}

export const masaFields = (month: LunarMonth, tithi: number) => ({
  masa_amanta: amantaName(month),
  masa_purnimanta: purnimantaName(month, tithi),
})
