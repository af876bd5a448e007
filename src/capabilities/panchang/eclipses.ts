import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { sutakStart } from '../../jyotish/panchang/sutak.ts'
import { point } from '../../jyotish/points.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { gamma } from '../../sky/shadow.ts'
import type { Eclipse, Sky } from '../../sky/sky.ts'
import { computedContacts, visibleEclipse } from '../../sky/visible-eclipse.ts'
import { dateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, localAt, utcMidnight } from '../../time/moment.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { type AlmanacPlace, Location, locationOf, MaybeMoment, Moment, readYear, Utc } from '../shared/almanac.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { delhi, only, PLACE } from '../shared/inputs.ts'
import { Sign, Star } from '../shared/shapes.ts'

const MaybeUtc = nullable(Utc)
const fine = (value: number) => Math.round(value * 1e4) / 1e4

const eclipseRow = (eclipse: Eclipse, { site, zone }: AlmanacPlace, sky: Sky) => {
  const { kind, type, maximum } = eclipse
  const body = kind === 'solar' ? 'Sun' : 'Moon'
  const seen = visibleEclipse(eclipse, site, sky)
  const at = point(siderealOf(sky.positions(maximum, [body])[0]!.longitude, sky.ayanamsha(maximum, PANCHANG_AYANAMSHA)))
  const write = (moment: JulianDay | null | undefined) => (moment ? isoLocal(moment, zone) : null)
  const utc = (moment: JulianDay | null) => (moment === null ? null : isoUtc(moment))
  const whole = computedContacts(eclipse)
  const suffered = seen && type !== 'penumbral' ? seen : null
  const sutak = suffered && sutakStart(kind, suffered.begins, site, sky)
  return {
    kind,
    type,
    date: dateText(localAt(maximum, zone)),
    global: {
      begins: isoUtc(whole.from),
      totality_begins: utc(eclipse.totalBegins),
      maximum: isoUtc(maximum),
      totality_ends: utc(eclipse.totalEnds),
      ends: isoUtc(whole.to),
      penumbra_begins: isoUtc(eclipse.begins),
      penumbra_ends: isoUtc(eclipse.ends),
    },
    magnitude: fine(eclipse.magnitude),
    obscuration: fine(eclipse.obscuration),
    gamma: fine(gamma(eclipse, sky)),
    saros: eclipse.member > 0 ? eclipse.saros : null,
    sidereal: { sign: signName(at.sign), nakshatra: NAKSHATRAS[at.nakshatra]!, pada: at.pada },
    local: {
      visible: seen !== null,
      begins: write(seen?.begins),
      totality_begins: write(seen?.totality?.from),
      maximum: write(seen?.maximum),
      totality_ends: write(seen?.totality?.to),
      ends: write(seen?.ends),
      magnitude: seen ? fine(seen.phase.magnitude) : 0,
      obscuration: seen ? fine(seen.phase.obscuration) : 0,
      altitude_at_maximum: seen && Math.round(seen.phase.altitude * 100) / 100,
      rises_or_sets_eclipsed: seen?.risesOrSets ?? false,
    },
    sutak: {
      applies: suffered !== null,
      begins: write(sutak?.begins),
      ends: write(suffered?.ends),
      reason: suffered
        ? `A ${kind} eclipse seen here: ${kind === 'solar' ? 'four' : 'three'} praharas before the one in which it is first seen.`
        : seen
          ? 'A penumbral eclipse has no sutak.'
          : 'The eclipse is not visible at this place.',
      for_children_sick_begins: write(sutak?.forTheWeak),
    },
  }
}

const TURNS = ['March equinox', 'June solstice', 'September equinox', 'December solstice'] as const
const { timezone, utc_offset, latitude, longitude } = PLACE

export default capability({
  slug: 'eclipses',
  title: 'Eclipses, equinoxes and solstices',
  summary: 'Every eclipse of a year with global contacts, local view and sutak; equinoxes and solstices.',
  keywords: 'solar lunar eclipse date sutak',
  weight: 'heavy',
  method:
    'Eclipses are those of Swiss Ephemeris, by the UTC of the maximum. Contacts of a lunar eclipse are those of the umbra, or of the penumbra for a penumbral eclipse; `global` has both. Sutak (Nirnaya Sindhu) starts whole praharas (quarters of the day or night at the place) before the prahara in which the eclipse is first visible: four for a solar and three for a lunar eclipse, one for children, the old and the sick. It ends with the visible part, and there is none for an invisible or penumbral eclipse. Where the body rises or sets eclipsed, local moments are those of the visible part. Sidereal positions use Lahiri.',
  input: only({ year: t.Integer(YEARS), timezone, utc_offset, latitude, longitude }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    eclipses: t.Array(
      t.Object({
        kind: oneOf(['solar', 'lunar']),
        type: oneOf(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
        date: t.String({ description: 'Local date of the maximum.' }),
        global: t.Object({
          begins: Utc,
          totality_begins: MaybeUtc,
          maximum: Utc,
          totality_ends: MaybeUtc,
          ends: Utc,
          penumbra_begins: Utc,
          penumbra_ends: Utc,
        }),
        magnitude: t.Number({
          description:
            'Magnitude as NASA defines it. Solar: covered fraction of the diameter, or the ratio of the diameters if the eclipse is central. Lunar: umbral magnitude, or penumbral if the eclipse is penumbral.',
        }),
        obscuration: t.Number({ description: 'Part of the disc, 0..1; of the umbra for the Moon.' }),
        gamma: t.Number({
          description:
            'Least distance of the shadow axis from the centre of the Earth, in equatorial radii, positive north.',
        }),
        saros: nullable(t.Integer()),
        sidereal: t.Object({ sign: Sign, nakshatra: Star, pada: t.Integer() }),
        local: t.Object({
          visible: t.Boolean({ description: 'True if a computed phase is above the horizon.' }),
          begins: MaybeMoment,
          totality_begins: MaybeMoment,
          maximum: MaybeMoment,
          totality_ends: MaybeMoment,
          ends: MaybeMoment,
          magnitude: t.Number(),
          obscuration: t.Number(),
          altitude_at_maximum: nullable(
            t.Number({ description: 'Altitude in degrees, without refraction; null if not seen.' }),
          ),
          rises_or_sets_eclipsed: t.Boolean(),
        }),
        sutak: t.Object({
          applies: t.Boolean(),
          begins: MaybeMoment,
          ends: MaybeMoment,
          reason: t.String(),
          for_children_sick_begins: MaybeMoment,
        }),
      }),
    ),
    equinoxes_solstices: rows(t.Object({ name: oneOf(TURNS), local: Moment, utc: Utc }), 4),
  }),
  example: { year: 2025, ...delhi },
  sheet: 'eclipses',
  calendar: ({ eclipses }) =>
    eclipses.map(({ kind, type, date, magnitude, local, sutak, global }) => {
      const seen = local.visible && local.begins && local.ends ? { start: local.begins, end: local.ends } : null
      return {
        title: [`${type} ${kind} eclipse`],
        when: seen ?? date,
        category: kind,
        description: [
          `Global ${global.begins} - ${global.ends}, magnitude ${magnitude}`,
          seen ? `Here the greatest phase at ${local.maximum}, magnitude ${local.magnitude}` : 'Not seen here',
          ...(sutak.begins ? [`Sutak from ${sutak.begins} to ${sutak.ends}`] : []),
        ].join('\n'),
        ...(seen && { alarmMinutes: 60 }),
      }
    }),
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 5, after: 372 })
  const { sky } = world
  const yearOf = (year: number) => utcMidnight({ year, month: 1, day: 1 })
  const [from, to] = [yearOf(input.year), yearOf(input.year + 1)]
  const matches = (await mapConcurrently(['solar', 'lunar'] as const, (kind) => sky.eclipses(kind, from, to))).flat()
  const turns = sky.crossings({ of: longitudeOf('Sun'), span: 90, from, to })
  return {
    year: input.year,
    location: locationOf(place, { year: input.year, month: 7, day: 1 }),
    eclipses: await mapYielding(
      matches.sort((a, b) => a.maximum - b.maximum),
      world.yieldIfDue,
      (eclipse) => eclipseRow(eclipse, place, sky),
    ),
    equinoxes_solstices: turns.map(({ at, multiple }) => ({
      name: TURNS[multiple]!,
      local: isoLocal(at, place.zone),
      utc: isoUtc(at),
    })),
  }
})
