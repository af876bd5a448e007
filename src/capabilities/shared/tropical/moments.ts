import { nullable, t } from '../../../schema.ts'
import { clockMs } from '../../../time/civil.ts'
import { isDateAlone, parseDate } from '../../../time/iso.ts'
import { epochMs, type JulianDay, julianDay } from '../../../time/julian-day.ts'
import { isoLocal, isoUtc, type Zone } from '../../../time/moment.ts'
import { fixedZone } from '../../../time/zones.ts'
import type { World } from '../../capability.ts'
import { Moment, Utc } from '../almanac.ts'
import { readClock, readInstant, readZone } from '../clocks.ts'
import { dayOfLife, momentOfLife, noonOfLife } from '../lifetime.ts'
import type { WesternNatal } from './birth.ts'
import { roundFigure } from './shapes.ts'

/** Found moments, in local time and UTC. */

/** `local` is null without a named zone. */
export const localAndUtc = {
  local: nullable(Moment, { description: 'Moment in local time; null without a named zone.' }),
  utc: Utc,
}
export const inBoth = (at: JulianDay, zone: Zone | null) => ({
  local: zone && isoLocal(at, zone),
  utc: isoUtc(at),
})

export const ReturnMoment = t.Object(
  {
    local: Moment,
    utc_offset_hours: t.Number({ description: 'Offset of the place at that moment.' }),
    utc: Utc,
  },
  { $id: 'ReturnMoment', description: 'Return of a planet to its natal longitude.' },
)
export const returnMoment = (at: JulianDay, zone: Zone) => ({
  local: isoLocal(at, zone),
  utc_offset_hours: roundFigure(zone.at(epochMs(at)).offsetSeconds / 3600),
  utc: isoUtc(at),
})

interface ZoneInput {
  timezone?: string | null
  utc_offset?: string | null
}

/** The zone of an input, or null. */
export const zoneOfInput = (input: ZoneInput, world: World): Zone | null =>
  typeof input.timezone === 'string' || typeof input.utc_offset === 'string' ? readClock(input, world).zone : null

/** The zone of an input; UTC by default. */
export const zoneOrUtc = (timezone: string | null | undefined, field = 'timezone'): Zone =>
  timezone ? readZone(timezone, field) : fixedZone(0)

/** The target within a life, never before the birth; the default is that of `momentOfLife`. 422 on `field` before the birth. */
export const targetOfLife = (
  text: string | null | undefined,
  field: string,
  born: Pick<WesternNatal, 'moment'>,
  world: World,
): JulianDay => {
  if (text == null) return momentOfLife(null, field, born, world)
  if (isDateAlone(text)) return noonOfLife(dayOfLife(text, field, born, world), born)
  return momentOfLife(readTarget(text, field, born.moment.zone), field, born, world)
}

/** A date, 12:00 UTC; or a date and time, in the zone or with its own offset. */
export const readTarget = (text: string, field: string, zone: Zone): JulianDay =>
  isDateAlone(text)
    ? julianDay(clockMs({ ...parseDate(text, field), hour: 12, minute: 0, second: 0 }))
    : readInstant(text, field, zone)
