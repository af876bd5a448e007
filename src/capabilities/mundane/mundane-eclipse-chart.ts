import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { ELONGATION } from '../../sky/expressions.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import type { Eclipse } from '../../sky/sky.ts'
import { computedContacts, visibleEclipse } from '../../sky/visible-eclipse.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, startOfDay } from '../../time/moment.ts'
import { mundaneIndications } from '../../western/mundane/indications.ts'
import { SIGN_REGIONS } from '../../western/mundane/regions.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { ECLIPSE_AFTER_DAYS } from '../shared/date-ranges.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { Longitude, NameTerm, roundFigure } from '../shared/tropical/shapes.ts'
import { castAt, MundaneChart, mundaneChart } from './parts/chart.ts'
import { EclipseRow, eclipseRow } from './parts/eclipse.ts'
import { Indications, Note } from './parts/indication.ts'
import { skyAt, UTC } from './parts/moments.ts'
import { HARD_CONTACTS, hardContacts, nations } from './parts/nations.ts'
import { castingPlace, placeOnly, washington } from './parts/place.ts'

/** Maximum days between two eclipses of a kind. */
const REACH = 210
/** Days from an eclipse to the next of its saros. Source: 223 synodic months. */
const SAROS = 6585.3211
const CONTACT_ORB = 2
const MOMENTS = ['maximum', 'syzygy'] as const
const MaybeLocal = nullable(t.String(), {
  description: 'Local time, ISO 8601 with offset; null where the eclipse is not seen.',
})

export default capability({
  slug: 'mundane-eclipse-chart',
  title: 'Eclipse chart',
  summary: 'The chart of the next eclipse for a place: local visibility, duration of effect, and natal contacts.',
  weight: 'standard',
  method:
    'The eclipse is the first with its maximum at or after 00:00 UTC of the date. The chart is cast for the exact conjunction or opposition in longitude, or for the maximum. Local circumstances are those at sea level, limited to the part above the horizon. Ptolemy’s rule: a solar eclipse is effective for as many years, a lunar one for as many months, as it lasts hours at the place (on Earth where it is not visible). The first eclipse of the saros is 6585.3211 days earlier for each eclipse of the series before this one.',
  input: placeOnly({
    date: t.String(daysWithin(ECLIPSE_AFTER_DAYS, 'Date, YYYY-MM-DD.')),
    kind: maybe(oneOf(['solar', 'lunar', 'any'], { default: 'any', description: 'Kinds of eclipses.' })),
    moment: maybe(oneOf(MOMENTS, { default: 'syzygy', description: 'Moment of the chart.' })),
  }),
  data: t.Object({
    eclipse: EclipseRow,
    chart: MundaneChart,
    local: t.Object(
      {
        visible: t.Boolean({ description: 'True if a computed phase is above the horizon.' }),
        begins: MaybeLocal,
        totality_begins: MaybeLocal,
        maximum: MaybeLocal,
        totality_ends: MaybeLocal,
        ends: MaybeLocal,
        magnitude: t.Number({
          description:
            'Covered part of the diameter at the seen maximum (lunar: by the umbra); 0 where the eclipse is not seen.',
        }),
        obscuration: t.Number({ description: 'Covered fraction of the disc at the maximum, 0..1.' }),
        altitude_at_maximum: nullable(t.Number(), {
          description: 'Altitude in degrees, without refraction; null where the eclipse is not seen.',
        }),
        rises_or_sets_eclipsed: t.Boolean({ description: 'True if the Sun or Moon rises or sets eclipsed.' }),
      },
      { description: 'Visibility at the place.' },
    ),
    duration_of_effect: t.Object(
      {
        years_or_months: t.Number({
          description: 'Duration of the effect: years for a solar eclipse, months for a lunar one.',
        }),
        rule: t.String({ description: 'Calculation of the duration.' }),
      },
      { description: 'Time for which the eclipse is effective, by Ptolemy.' },
    ),
    affected_regions: t.Array(t.String(), { description: 'Lands of the sign by tradition.' }),
    saros_family: t.Object(
      {
        saros: nullable(t.Integer({ description: 'Number of the series; null for a series without a number.' })),
        first_eclipse_date: t.String({ description: 'Proleptic Gregorian, UTC.' }),
        first_eclipse_longitude: Longitude,
      },
      { description: 'First eclipse of the saros.' },
    ),
    national_contacts: t.Array(
      t.Object({
        nation: t.String({ description: 'Nation of the chart.' }),
        point: NameTerm,
        aspect: oneOf(HARD_CONTACTS, { description: 'Aspect to the eclipsed degree.' }),
        orb: t.Number({ description: 'Distance from exact, degrees.' }),
      }),
      { description: 'National charts with a point within 2 degrees of the eclipse, the closest first.' },
    ),
    indications: Indications,
    note: Note,
  }),
  example: { date: '2024-04-01', ...washington },
}).compute(async (input, world) => {
  const { sky } = world
  const place = castingPlace(input, world)
  const from = startOfDay(readDate(input.date, 'date', world), UTC)
  for (const end of [from, plusDays(from, REACH)]) demandCover(end, 'date', world)
  const kind = input.kind ?? 'any'
  const eclipse = (await eclipsesIn({ from, to: plusDays(from, REACH) }, sky)).find(
    (each) => kind === 'any' || each.kind === kind,
  )!
  const at = (input.moment ?? 'syzygy') === 'maximum' ? eclipse.maximum : syzygyOf(eclipse, world)
  const castChart = castAt(at, place, input.house_system, sky)
  const seen = visibleEclipse(eclipse, place.site, sky)
  const write = (moment: JulianDay | null | undefined) => (moment ? isoLocal(moment, place.zone) : null)
  const degree = eclipsedLongitude(eclipse, sky)
  const whole = computedContacts(eclipse)
  const hours = 24 * (seen ? seen.ends - seen.begins : whole.to - whole.from)
  const first = await firstOfSaros(eclipse, world)
  return {
    eclipse: eclipseRow(eclipse, sky),
    chart: mundaneChart(castChart),
    local: {
      visible: seen !== null,
      begins: write(seen?.begins),
      totality_begins: write(seen?.totality?.from),
      maximum: write(seen?.maximum),
      totality_ends: write(seen?.totality?.to),
      ends: write(seen?.ends),
      magnitude: seen ? roundFigure(seen.phase.covered, 4) : 0,
      obscuration: seen ? roundFigure(seen.phase.obscuration, 4) : 0,
      altitude_at_maximum: seen && roundFigure(seen.phase.altitude, 2),
      rises_or_sets_eclipsed: seen?.risesOrSets ?? false,
    },
    duration_of_effect: {
      years_or_months: roundFigure(hours, 2),
      rule: `It lasts ${hours.toFixed(2)} hours ${seen ? 'here' : 'on the whole Earth, not being seen here'}: by Ptolemy as many ${eclipse.kind === 'solar' ? 'years' : 'months'}.`,
    },
    affected_regions: [...SIGN_REGIONS[signName(signOf(degree))]],
    saros_family: {
      saros: eclipse.member > 0 ? eclipse.saros : null,
      first_eclipse_date: isoUtc(first.maximum).slice(0, -10),
      first_eclipse_longitude: roundFigure(eclipsedLongitude(first, skyAt(first.maximum, world))),
    },
    national_contacts: nations(world)
      .flatMap(({ nation, points }) =>
        hardContacts(degree, points, CONTACT_ORB).map(({ point, aspect, orb }) => ({
          nation,
          point,
          aspect,
          orb: roundFigure(orb, 3),
        })),
      )
      .sort((a, b) => a.orb - b.orb),
    indications: mundaneIndications(castChart.chart, {
      longitude: degree,
      isGreat: eclipse.type === 'total' || eclipse.type === 'annular',
    }),
    note: OUTLOOK_NOTE,
  }
})

const syzygyOf = ({ kind, maximum }: Eclipse, { sky }: World): JulianDay =>
  sky.crossings({
    of: ELONGATION,
    targets: [kind === 'solar' ? 0 : 180],
    from: plusDays(maximum, -1),
    to: plusDays(maximum, 1),
  })[0]!.at

/** The earliest eclipse of the series found by its member number: the first, unless it grazes too little to count. */
const firstOfSaros = async (eclipse: Eclipse, world: World): Promise<Eclipse> => {
  for (let member = 1; member < eclipse.member; member++) {
    const about = plusDays(eclipse.maximum, (member - eclipse.member) * SAROS)
    const matches = await skyAt(about, world).eclipses(eclipse.kind, plusDays(about, -2), plusDays(about, 2))
    const first = matches.find(({ saros }) => saros === eclipse.saros)
    if (first) return first
  }
  return eclipse
}
