import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '../../../ephemeris/queries.ts'
import { nullable, oneOf, t } from '../../../schema.ts'
import { umbraOnEarth } from '../../../sky/eclipse-path.ts'
import { eclipsedLongitude } from '../../../sky/lunations.ts'
import { gamma } from '../../../sky/shadow.ts'
import type { Eclipse, Sky } from '../../../sky/sky.ts'
import { computedContacts } from '../../../sky/visible-eclipse.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { signName } from '../../../zodiac/signs.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../../shared/tropical/shapes.ts'
import { UtcInstant } from './moments.ts'

const MaybeUtc = nullable(UtcInstant, { description: 'Time in UTC; null if the eclipse is not total or annular.' })

export const eclipseFields = {
  kind: oneOf(ECLIPSE_KINDS, { description: 'Solar or lunar.' }),
  type: oneOf(ECLIPSE_TYPES, { description: 'Greatest type seen anywhere.' }),
  date: t.String({ description: 'Date of the maximum, UTC.' }),
  global: t.Object(
    {
      begins: UtcInstant,
      totality_begins: MaybeUtc,
      maximum: UtcInstant,
      totality_ends: MaybeUtc,
      ends: UtcInstant,
    },
    {
      $id: 'GlobalContacts',
      description:
        'Contacts with the whole Earth, or with the Moon by the umbra (by the penumbra where there is no more).',
    },
  ),
  central: t.Boolean({ description: 'True if the axis of the shadow meets the Earth (solar) or the Moon (lunar).' }),
  magnitude: t.Number({
    description:
      'Solar: at greatest eclipse, the ratio of the diameters where it is central, else the covered part of the diameter. Lunar: of the umbra, or of the penumbra when penumbral.',
  }),
  penumbral_magnitude: nullable(t.Number(), { description: 'Lunar: penumbral; null for a solar eclipse.' }),
  obscuration: t.Number({ description: 'Covered fraction of the disc, 0..1.' }),
  gamma: t.Number({
    description:
      "Least distance of the shadow's axis from the centre of the Earth, or of the Moon from the axis; equatorial radii of the Earth, north positive.",
  }),
  saros: nullable(t.Integer({ description: 'Number of the series; null for a series without a number.' })),
  saros_member: nullable(
    t.Integer({ minimum: 1, description: 'Number within the series; null without a number of the series.' }),
  ),
  longitude: Longitude,
  sign: Sign,
  node: oneOf(['ascending', 'descending'], { description: 'Lunar node of the eclipse.' }),
  greatest: nullable(
    t.Object(
      {
        latitude: t.Number({ description: 'Latitude in degrees, north positive.' }),
        longitude: t.Number({ description: 'Longitude in degrees, east positive.' }),
      },
      { $id: 'GreatestEclipse', description: 'Place of the greatest solar eclipse; null for a lunar one.' },
    ),
  ),
  duration_seconds: nullable(t.Number(), {
    description: 'Duration of totality or annularity at the place of greatest eclipse, seconds; null without one.',
  }),
}
export const EclipseRow = t.Object(eclipseFields, {
  $id: 'MundaneEclipse',
  description: 'Global circumstances of an eclipse.',
})

/** Equatorial radii of the Earth: the Moon's own. Source: IAU 1982. */
const MOON_RADIUS = 0.2725076

export const eclipseRow = (eclipse: Eclipse, sky: Sky) => {
  const { kind, type, maximum, totalBegins, totalEnds, latitude, longitude } = eclipse
  const whole = computedContacts(eclipse)
  const utc = (at: JulianDay | null) => (at === null ? null : isoUtc(at))
  const row = longitudeFields(eclipsedLongitude(eclipse, sky))
  const [moon] = sky.positions(maximum, ['Moon'])
  const least = gamma(eclipse, sky)
  // For a central eclipse whose shadow axis meets the Earth: the place on its path.
  const axis = kind === 'solar' && eclipse.central ? umbraOnEarth(maximum, sky).central : null
  const greatest = axis ?? (latitude === null || longitude === null ? null : { latitude, longitude })
  return {
    kind,
    type,
    date: isoUtc(maximum).slice(0, -10),
    global: {
      begins: isoUtc(whole.from),
      totality_begins: utc(totalBegins),
      maximum: isoUtc(maximum),
      totality_ends: utc(totalEnds),
      ends: isoUtc(whole.to),
    },
    central: kind === 'solar' ? eclipse.central : Math.abs(least) < MOON_RADIUS,
    magnitude: roundFigure(eclipse.magnitude, 4),
    penumbral_magnitude: eclipse.penumbral === null ? null : roundFigure(eclipse.penumbral, 4),
    obscuration: roundFigure(eclipse.obscuration, 4),
    gamma: roundFigure(least, 4),
    saros: eclipse.member > 0 ? eclipse.saros : null,
    saros_member: eclipse.member > 0 ? eclipse.member : null,
    longitude: row.longitude,
    sign: signName(row.sign),
    node: moon!.latitudeSpeed > 0 ? ('ascending' as const) : ('descending' as const),
    greatest: greatest && {
      latitude: roundFigure(greatest.latitude, 4),
      longitude: roundFigure(greatest.longitude, 4),
    },
    duration_seconds: durationOf(eclipse, greatest, sky),
  }
}

const durationOf = (
  eclipse: Eclipse,
  greatest: { latitude: number; longitude: number } | null,
  sky: Sky,
): number | null => {
  const { totalBegins, totalEnds } = greatest && eclipse.central ? sky.localEclipse(eclipse, greatest) : eclipse
  if (totalBegins === null || totalEnds === null || (greatest && !eclipse.central)) return null
  return roundFigure((totalEnds - totalBegins) * 86_400, 1)
}
