import { nullable, t, term } from '../../../schema.ts'
import type { Sky } from '../../../sky/sky.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { ASPECTS, intensity, type MAIN_ASPECTS, roundedOrb } from '../../../western/aspects.ts'
import { TRANSITING_BODIES } from '../../../western/points.ts'
import { periodsOfAll, type TransitContact } from '../../../western/transits.ts'
import type { LongitudeOf } from '../../../western/zodiac-searches.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { Intensity, MainAspect, NameTerm, NatureWord, Orb, Sign } from '../../shared/tropical/shapes.ts'

export const TransitAspect = t.Object(
  {
    transit_planet: term(TRANSITING_BODIES),
    transit_sign: Sign,
    transit_retrograde: t.Boolean(),
    natal_planet: NameTerm,
    natal_sign: Sign,
    aspect: MainAspect,
    symbol: t.String(),
    nature: NatureWord,
    orb: Orb,
    intensity: Intensity,
    period: t.Object(
      {
        start: nullable(t.String()),
        exact: t.Array(t.String()),
        end: nullable(t.String()),
      },
      {
        $id: 'TransitPeriod',
        description: 'Continuous time within orb around the moment, UTC; null beyond 1830 days.',
      },
    ),
  },
  { $id: 'TransitAspect', description: 'An aspect of a transiting planet to a point of the birth chart.' },
)

/** In the order of the contacts. */
export const transitAspectRows = (
  contacts: readonly TransitContact[],
  at: JulianDay,
  sky: Sky,
  longitudeIn?: LongitudeOf,
) => {
  const periods = periodsOfAll(contacts, at, sky, longitudeIn)
  return contacts.map((contact, i) => {
    const { a, b, aspect, orb } = contact
    const { start, exact, end } = periods[i]!
    return {
      transit_planet: a.name,
      transit_sign: signName(signOf(a.longitude)),
      transit_retrograde: a.speed < 0,
      natal_planet: b.name,
      natal_sign: signName(signOf(b.longitude)),
      aspect: aspect as (typeof MAIN_ASPECTS)[number],
      symbol: ASPECTS[aspect].symbol,
      nature: ASPECTS[aspect].nature,
      orb: roundedOrb(orb),
      intensity: intensity(contact),
      period: { start: start && isoUtc(start), exact: exact.map(isoUtc), end: end && isoUtc(end) },
    }
  })
}
