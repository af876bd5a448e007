import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { exact, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import { returnOf } from '../../sky/returns.ts'
import { type CivilDate, clockMs } from '../../time/civil.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { isoUtc, localAt } from '../../time/moment.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { pointsAndAngles, pointsAt, type TropicalChart } from '../../western/chart.ts'
import { momentOfNation, NATIONAL_CHARTS, RODDEN_RATINGS } from '../../western/mundane/national-charts.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { progressedChart, progressedMoment, signChanges } from '../../western/progressions.ts'
import { rulerOf } from '../../western/signs.ts'
import { signAt, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { readMoment } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { siteWithHorizon } from '../shared/horizon.ts'
import { Birth, localDateTime } from '../shared/inputs.ts'
import {
  Angle,
  angleObject,
  House,
  NameTerm,
  NatureWord,
  PointTerm,
  roundFigure,
  Sign,
} from '../shared/tropical/shapes.ts'
import { ClassicalTerm, castAt, MundaneChart, mundaneChart, timelessChart } from './parts/chart.ts'
import { EclipseRow, eclipseRow } from './parts/eclipse.ts'
import { Note } from './parts/indication.ts'
import { type Days, range, readDays, skyAt, UtcInstant } from './parts/moments.ts'
import { monthsOf, NATION_TRANSITING, nationAreas, transitRow, transitsOf } from './parts/nation-transits.ts'
import { HARD_CONTACTS, hardContacts } from './parts/nations.ts'
import type { CastingPlace } from './parts/place.ts'

const MAX_DAYS = 731
const ECLIPSE_ORB = 3
const PROGRESSED = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'] as const
const Rating = nullable(t.Integer({ minimum: 1, maximum: 5 }), {
  description: 'Rating; 3 is neutral, and higher values are easier. Null without houses.',
})
const Area = t.Object(
  { rating: Rating, text: t.String({ description: 'Reading in words.' }) },
  { $id: 'NationalArea', description: 'Rating of a field of public life in the range.' },
)

export default capability({
  slug: 'mundane-national-forecast',
  title: 'National forecast',
  summary: 'Transits, progressions, solar return, profection and eclipses of a nation’s chart over up to two years.',
  weight: 'heavy',
  method:
    'The forecast has the exact major aspects of transiting Mars to Pluto to the points and angles of the chart (weights 1, 3, 4, 4, 4, 5), secondary progressions and the profection at the start of the range, its first solar return, and eclipses within 3 degrees of a point. A rating is 3 plus a tenth of the harmonious less the challenging weights, limited to 1..5; the nature of a conjunction follows its planets. Charts of unknown hour have no houses, areas or returns.',
  input: range({
    chart: maybe(t.String({ description: 'Id from mundane-national-charts, such as US-1776. Send chart or custom.' })),
    custom: maybe(exact({ ...Birth.properties, datetime: localDateTime(MOMENT_DAYS) })),
  }),
  data: t.Object({
    nation: t.Object(
      {
        id: nullable(t.String(), { description: 'Id of the chart; null for a custom chart.' }),
        nation: nullable(t.String(), { description: 'Name of the nation; null for a custom chart.' }),
        event: nullable(t.String(), { description: 'Event of the chart; null for a custom chart.' }),
        rating: nullable(oneOf(RODDEN_RATINGS), { description: 'Reliability of the time; null for a custom chart.' }),
      },
      { description: 'The national chart.' },
    ),
    chart: MundaneChart,
    transits: t.Array(
      t.Object({
        exact_at: UtcInstant,
        transit_planet: term(NATION_TRANSITING, { description: 'Transiting planet.' }),
        natal_planet: NameTerm,
        aspect: oneOf(MAJOR_ASPECTS, { description: 'Aspect to the natal point.' }),
        pass: t.Integer({ minimum: 1, description: 'Number of the pass in its retrograde loop, from 1.' }),
        passes: t.Integer({ minimum: 1, description: 'Number of exact aspects in the same retrograde loop.' }),
        natal_house: nullable(House),
        nature: NatureWord,
        weight: t.Integer({ minimum: 1, maximum: 5, description: 'Weight of the transiting planet.' }),
        text: t.String({ description: 'Reading in words.' }),
      }),
      { description: 'Transits in order of time.' },
    ),
    progressions: t.Object(
      {
        sun: Angle,
        moon: Angle,
        angles: nullable(
          t.Object(
            { ascendant: Angle, midheaven: Angle },
            { description: 'Angles by the solar arc of the Midheaven.' },
          ),
          { description: 'Position of the angle; null if the time of day is unknown.' },
        ),
        events: t.Array(
          t.Object({
            planet: PointTerm,
            to_sign: Sign,
            date: t.String({ description: 'Progressed day of entry, UTC.' }),
          }),
          { description: 'Changes of sign within the range.' },
        ),
      },
      { description: 'Secondary progressions of the first day.' },
    ),
    solar_return: nullable(MundaneChart, {
      description: 'Solar return of the first national birthday in the range; null without one.',
    }),
    profection: nullable(
      t.Object({
        age: t.Integer({ minimum: 0, description: 'Age in whole years on the first day.' }),
        sign: Sign,
        house: House,
        lord: ClassicalTerm,
      }),
      { description: 'Chart of the first day; null if the time of day is unknown.' },
    ),
    eclipses_touching: t.Array(
      t.Object({
        eclipse: EclipseRow,
        point: NameTerm,
        aspect: oneOf(HARD_CONTACTS, { description: 'Aspect to the eclipsed degree.' }),
        orb: t.Number({ description: 'Distance from exact, degrees.' }),
      }),
      { description: 'Eclipses within 3 degrees of a point, in order of time.' },
    ),
    months: t.Array(
      t.Object({
        month: t.String({ description: 'Month, YYYY-MM.' }),
        rating: t.Integer({
          minimum: 1,
          maximum: 5,
          description: 'Rating; 3 is neutral, and higher values are easier.',
        }),
        themes: t.Array(t.String(), { description: 'Matters of the month’s heaviest houses.' }),
        text: t.String({ description: 'Reading in words.' }),
      }),
      { description: 'Months of the range.' },
    ),
    areas: t.Object(
      { government: Area, economy: Area, society: Area, foreign_relations: Area, security: Area },
      { description: 'Fields of public life over the range.' },
    ),
    note: Note,
  }),
  example: { chart: 'IN-1947', start_date: '2025-01-01', end_date: '2025-02-28' },
}).compute(async (input, world) => {
  const days = readDays(input, MAX_DAYS, world)
  const subject = subjectOf(input, world)
  const { at, place, timed } = subject
  const natalSky = skyAt(at, world)
  const castChart = castAt(at, place, null, natalSky)
  const points = timed ? pointsAndAngles(castChart.chart) : pointsAt(at, natalSky)
  const { sky } = world
  const transits = await transitsOf(points, timed ? castChart.chart : null, days, world)
  const target = days.from
  const progressed = progressedMoment(at, target)
  const ownSky = skyAt(progressed, world)
  const later = progressedChart(castChart.chart, target, 'solar_arc_mc', place.site, ownSky)
  const changes = signChanges(castChart.chart, PROGRESSED, days.from, days.to, ownSky)
  const returns = timed ? solarReturns(at, castChart.chart, days, world) : []
  const [inRange] = returns.filter((moment) => moment >= days.from && moment < days.to)
  const eclipses = await eclipsesIn(days, sky)
  if (!timed)
    world.warn(
      'no_houses',
      'The time of this chart is unknown: it has no angles, houses, profection, solar return or areas.',
    )
  const areas = await nationAreas(transits, timed)
  return {
    nation: subject.nation,
    chart: timed ? mundaneChart(castChart) : timelessChart(at, place, natalSky),
    transits: await mapYielding(transits, world.yieldIfDue, transitRow),
    progressions: {
      sun: angleObject(later.points.find(({ name }) => name === 'Sun')!.longitude),
      moon: angleObject(later.points.find(({ name }) => name === 'Moon')!.longitude),
      angles: timed ? { ascendant: angleObject(later.ascendant), midheaven: angleObject(later.midheaven) } : null,
      events: changes.map(({ name, to, at: moment }) => ({
        planet: name,
        to_sign: signName(to),
        date: isoUtc(moment).slice(0, -10),
      })),
    },
    solar_return: inRange ? mundaneChart(castAt(inRange, place, null, sky)) : null,
    profection: timed ? profectionOf(at, castChart.chart, returns, days, world) : null,
    eclipses_touching: eclipses.flatMap((eclipse) =>
      hardContacts(eclipsedLongitude(eclipse, sky), points, ECLIPSE_ORB).map(({ point, aspect, orb }) => ({
        eclipse: eclipseRow(eclipse, sky),
        point,
        aspect,
        orb: roundFigure(orb, 3),
      })),
    ),
    months: monthsOf(transits, days),
    areas,
    note: OUTLOOK_NOTE,
  }
})

interface Subject {
  readonly at: JulianDay
  readonly place: CastingPlace
  readonly timed: boolean
  readonly nation: {
    id: string | null
    nation: string | null
    event: string | null
    rating: (typeof RODDEN_RATINGS)[number] | null
  }
}

const subjectOf = (
  {
    chart,
    custom,
  }: {
    chart?: string | null
    custom?: (Parameters<typeof readMoment>[0] & { latitude: number; longitude: number }) | null
  },
  world: World,
): Subject => {
  if (Boolean(chart) === Boolean(custom)) throw invalid('chart', 'Send either `chart` or `custom`.')
  const placed = (latitude: number, longitude: number, zone: CastingPlace['zone']): CastingPlace => ({
    site: { latitude, longitude },
    zone,
    row: {
      name: null,
      admin1: null,
      country: null,
      country_code: null,
      latitude,
      longitude,
      timezone: world.atlas.zoneAt(latitude, longitude).timezone,
      population: null,
    },
  })
  if (custom) {
    const site = siteWithHorizon(custom, 'custom.latitude', world)
    const { jd, zone } = readMoment(custom, world, 'custom.')
    return {
      at: jd,
      place: placed(site.latitude, site.longitude, zone),
      timed: true,
      nation: { id: null, nation: null, event: null, rating: null },
    }
  }
  const row = NATIONAL_CHARTS.find(({ id }) => id === chart!.toUpperCase())
  if (!row)
    throw invalid(
      'chart',
      `\`chart\` must be an id of mundane-national-charts: ${NATIONAL_CHARTS.map(({ id }) => id).join(', ')}.`,
    )
  const { at, zone } = momentOfNation(row)
  return {
    at,
    place: placed(row.latitude, row.longitude, zone),
    timed: row.rating !== 'X',
    nation: { id: row.id, nation: row.nation, event: row.event, rating: row.rating },
  }
}

/** The solar returns around the range, starting before its first day. */
const solarReturns = (at: JulianDay, { point }: TropicalChart, { first, last, zone }: Days, { sky }: World) => {
  const born = localAt(at, zone)
  const about = (year: number): CivilDate => ({ year, month: born.month, day: Math.min(born.day, 28) })
  const matches: JulianDay[] = []
  for (let year = first.year - 1; year <= last.year; year++) {
    const guess = julianDay(clockMs({ ...about(year), hour: 12, minute: 0, second: 0 }))
    if (guess - 12 < sky.range.from || guess + 12 > sky.range.to) continue
    matches.push(returnOf(longitudeOf('Sun'), point.Sun.longitude, guess, sky))
  }
  return matches
}

const profectionOf = (
  at: JulianDay,
  { ascendant }: TropicalChart,
  returns: readonly JulianDay[],
  { from, zone }: Days,
  world: World,
) => {
  if (from < at) return null
  const last = returns.findLast((moment) => moment <= from) ?? at
  const age = localAt(last, zone).year - localAt(at, zone).year
  if (age < 0) world.warn('not_determined', 'The range begins before the moment of the chart.')
  const sign = signAt(signOf(ascendant) + age)
  return { age: Math.max(0, age), sign: signName(sign), house: (((age % 12) + 12) % 12) + 1, lord: rulerOf(sign) }
}
