import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { sutakBegins } from '../../jyotish/panchang/sutak.ts'
import { point } from '../../jyotish/points.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { gamma } from '../../sky/shadow.ts'
import type { Eclipse, HorizonEvent, Site, Sky } from '../../sky/sky.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, localAt } from '../../time/moment.ts'
import { inTurns } from '../../turn.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Location, locationOf, MaybeMoment, Moment, type Place, readYear, Utc } from '../vocabulary/almanac.ts'
import { delhi, only, PLACE } from '../vocabulary/inputs.ts'
import { Sign, Star } from '../vocabulary/shapes.ts'

const MaybeUtc = nullable(Utc)
const fine = (value: number) => Math.round(value * 1e4) / 1e4

/** Contacts of the part that is reckoned: of the umbra for the Moon, of the penumbra where there is no more. */
const reckoned = ({ begins, ends, umbraBegins, umbraEnds }: Eclipse) => ({
  begins: umbraBegins ?? begins,
  ends: umbraEnds ?? ends,
})

/** Whether the eclipsed body stands above the horizon in some part of a window, and whether it crosses it there. */
const aboveHorizon = (
  body: 'Sun' | 'Moon',
  from: JulianDay,
  to: JulianDay,
  site: Site,
  otherwise: boolean,
  sky: Sky,
) => {
  const events = (event: HorizonEvent) =>
    sky.horizon({ event, body, site, from: plusDays(from, -1.1), to }).map((at) => ({ at, up: event === 'rise' }))
  const all = [...events('rise'), ...events('set')].sort((a, b) => a.at - b.at)
  const crosses = all.some(({ at }) => at > from)
  const upAtStart = all.findLast(({ at }) => at <= from)?.up ?? otherwise
  return { crosses, seen: upAtStart || all.some(({ at, up }) => at > from && up) }
}

const eclipseRow = (eclipse: Eclipse, { site, zone }: Place, sky: Sky) => {
  const { kind, type, maximum } = eclipse
  const body = kind === 'solar' ? 'Sun' : 'Moon'
  const local = sky.localEclipse(eclipse, site)
  const contacts = kind === 'solar' ? { begins: local.begins, ends: local.ends } : reckoned(eclipse)
  const { seen, crosses } = aboveHorizon(body, contacts.begins, contacts.ends, site, local.visible, sky)
  const visible = local.visible && seen
  const at = point(siderealOf(sky.positions(maximum, [body])[0]!.longitude, sky.ayanamsha(maximum, PANCHANG_AYANAMSHA)))
  const write = (moment: JulianDay | null) => (visible && moment !== null ? isoLocal(moment, zone) : null)
  const utc = (moment: JulianDay | null) => (moment === null ? null : isoUtc(moment))
  const whole = reckoned(eclipse)
  const applies = visible && type !== 'penumbral'
  const sutak = applies ? sutakBegins(kind, contacts.begins, site, sky) : null
  return {
    kind,
    type,
    date: dateText(localAt(maximum, zone)),
    global: {
      begins: isoUtc(whole.begins),
      totality_begins: utc(eclipse.totalBegins),
      maximum: isoUtc(maximum),
      totality_ends: utc(eclipse.totalEnds),
      ends: isoUtc(whole.ends),
      penumbra_begins: isoUtc(eclipse.begins),
      penumbra_ends: isoUtc(eclipse.ends),
    },
    magnitude: fine(eclipse.magnitude),
    obscuration: fine(eclipse.obscuration),
    gamma: fine(gamma(eclipse, sky)),
    saros: eclipse.saros,
    sidereal: { sign: signName(at.sign), nakshatra: NAKSHATRAS[at.nakshatra]!, pada: at.pada },
    local: {
      visible,
      begins: write(contacts.begins),
      totality_begins: write(local.totalBegins),
      maximum: write(local.maximum),
      totality_ends: write(local.totalEnds),
      ends: write(contacts.ends),
      magnitude: visible ? fine(local.magnitude) : 0,
      obscuration: visible ? fine(local.obscuration) : 0,
      altitude_at_maximum: visible && local.altitude !== null ? Math.round(local.altitude * 100) / 100 : null,
      rises_or_sets_eclipsed: visible && crosses,
    },
    sutak: {
      applies,
      begins: sutak && isoLocal(sutak.begins, zone),
      ends: applies ? isoLocal(contacts.ends, zone) : null,
      reason: applies
        ? `A ${kind} eclipse seen here: ${kind === 'solar' ? 'four' : 'three'} praharas before the one in which it begins.`
        : visible
          ? 'A penumbral eclipse has no sutak.'
          : 'Not seen here.',
      for_children_sick_begins: sutak && isoLocal(sutak.forTheWeak, zone),
    },
  }
}

const TURNS = ['March equinox', 'June solstice', 'September equinox', 'December solstice'] as const
const { timezone, utc_offset, latitude, longitude } = PLACE

export default capability({
  slug: 'eclipses',
  title: 'Eclipses, equinoxes and solstices',
  summary: 'Every eclipse of a year with global contacts, local view and sutak; equinoxes and solstices.',
  weight: 'heavy',
  method:
    'Swiss Ephemeris eclipse search, by UTC of maximum. Contacts of a lunar eclipse are those of the umbra (of the penumbra where there is no more; both stand in global). Sutak (Nirnaya Sindhu): whole praharas, quarters of day and night at the place, before the prahara of the first local contact: four solar, three lunar, one for children, the old and the sick; none when not seen or only penumbral. Sidereal places by Lahiri.',
  input: only({ year: t.Integer({ minimum: 1900, maximum: 2200 }), timezone, utc_offset, latitude, longitude }),
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
          description: 'As NASA gives it; lunar: of the umbra, or of the penumbra when penumbral.',
        }),
        obscuration: t.Number({ description: 'Part of the disc, 0..1; of the umbra for the Moon.' }),
        gamma: t.Number({ description: 'Equatorial radii of the Earth, positive north.' }),
        saros: t.Integer(),
        sidereal: t.Object({ sign: Sign, nakshatra: Star, pada: t.Integer() }),
        local: t.Object({
          visible: t.Boolean({ description: 'Some reckoned phase is above the horizon.' }),
          begins: MaybeMoment,
          totality_begins: MaybeMoment,
          maximum: MaybeMoment,
          totality_ends: MaybeMoment,
          ends: MaybeMoment,
          magnitude: t.Number(),
          obscuration: t.Number(),
          altitude_at_maximum: nullable(t.Number({ description: 'Degrees, without refraction.' })),
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
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 5, after: 372 })
  const { sky } = world
  const yearOf = (year: number) => julianDay(Date.UTC(year, 0, 1))
  const [from, to] = [yearOf(input.year), yearOf(input.year + 1)]
  const found = (await Promise.all((['solar', 'lunar'] as const).map((kind) => sky.eclipses(kind, from, to)))).flat()
  const turns = sky.crossings({ of: longitudeOf('Sun'), span: 90, from, to })
  return {
    year: input.year,
    location: locationOf(place, { year: input.year, month: 7, day: 1 }),
    eclipses: await inTurns(
      found.sort((a, b) => a.maximum - b.maximum),
      world.turn,
      (eclipse) => eclipseRow(eclipse, place, sky),
    ),
    equinoxes_solstices: turns.map(({ at, multiple }) => ({
      name: TURNS[multiple]!,
      local: isoLocal(at, place.zone),
      utc: isoUtc(at),
    })),
  }
})
