import { mapYielding } from '../../cooperative-yield.ts'
import { daysWithin, maybe, oneOf, rows, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { LUNATIONS, lunations } from '../../sky/lunations.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc, localAt, startOfDay } from '../../time/moment.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import {
  triggerPoints,
  WEATHER_AXES,
  WEATHER_QUALITIES,
  type WeatherPlanet,
  type WeatherPoints,
  weatherPlanets,
  weatherPointsOf,
  weatherSum,
} from '../../western/mundane/weather.ts'
import { BODY_OF, type Planet } from '../../western/points.ts'
import { aspectPlaces } from '../../western/transits.ts'
import { joinWords } from '../../wording.ts'
import { capability, type World } from '../capability.ts'
import { demandEnd } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { OUTLOOK_DAYS } from '../shared/date-ranges.ts'
import { Angle, angleObject } from '../shared/tropical/shapes.ts'
import { AngularRow, angularRow, castAt, MundaneChart, mundaneChart, TenTerm } from './parts/chart.ts'
import { Indications, Note } from './parts/indication.ts'
import { UtcInstant } from './parts/moments.ts'
import { castingPlace, PlaceRow, placeOnly } from './parts/place.ts'

const REACH = 100
const TRIGGERS = ['Moon', 'Sun', 'Mercury', 'Venus', 'Mars'] as const satisfies readonly Planet[]
const PLACES = MAJOR_ASPECTS.flatMap((aspect) => aspectPlaces(0, aspect).map((place) => ({ aspect, place })))

const index = (subject: string) => t.Number({ minimum: -5, maximum: 5, description: subject })
const indexFields = {
  temperature: index('Temperature index: colder below 0, warmer above, than usual for the season.'),
  moisture: index('Moisture index: drier below 0, wetter above.'),
  wind: index('Wind index: calmer below 0, windier above.'),
  variability: index('Index of unsettled weather.'),
}

export default capability({
  slug: 'mundane-weather-outlook',
  title: 'Traditional weather outlook',
  summary: 'Traditional weather indications from the season and lunation charts of a place, day by day.',
  weight: 'standard',
  method:
    'Sources: Ptolemy, Goad and McCormack. Planets within 8 degrees of an angle in the charts of the last cardinal ingress and of the last lunation before the first day give the points of their qualities and of their sign: doubled on the lower Midheaven, one and a half times on the other angles. A day adds half the points of an angular planet of the season that the Moon, Sun, Mercury, Venus or Mars aspects exactly on that day. No test has shown that such charts predict the weather: consult a meteorological service.',
  input: placeOnly({
    start_date: t.String(daysWithin(OUTLOOK_DAYS, 'First day, YYYY-MM-DD.')),
    days: maybe(t.Integer({ minimum: 7, maximum: 92, default: 30, description: 'Number of days.' })),
  }),
  data: t.Object({
    place: PlaceRow,
    season_chart: MundaneChart,
    lunation_charts: t.Array(
      t.Object({
        phase: oneOf(LUNATIONS, { description: 'New, quarter or full Moon.' }),
        exact_at: UtcInstant,
        ascendant: Angle,
        angular_planets: t.Array(AngularRow, { description: 'Sun to Pluto within 8 degrees of an angle.' }),
      }),
      { description: 'Charts of the lunations in the window and of the last one before.' },
    ),
    indices: t.Object(indexFields, { description: 'Indices of the season and last lunation together.' }),
    days: t.Array(
      t.Object({
        date: t.String({ description: 'Local date, YYYY-MM-DD.' }),
        ...indexFields,
        triggers: t.Array(
          t.Object({
            at: UtcInstant,
            planets: rows(TenTerm, 2, { description: 'Triggering body and its point in the season chart.' }),
            aspect: term(MAJOR_ASPECTS),
            text: t.String({ description: 'Reading in words.' }),
          }),
          { description: 'Triggers in order of time.' },
        ),
      }),
      { maxItems: 92, description: 'Days, each with its additions to the indices.' },
    ),
    indications: Indications,
    note: Note,
  }),
  example: { capital: 'GB', start_date: '2025-04-01', days: 7 },
}).compute(async (input, world) => {
  const { sky } = world
  const place = castingPlace(input, world)
  const first = readDate(input.start_date, 'start_date', world)
  const count = input.days ?? 30
  const from = startOfDay(first, place.zone)
  const to = startOfDay(addDays(first, count), place.zone)
  demandEnd({ from: plusDays(from, -REACH), to }, 'start_date', 'days', world.sky)

  const ingress = sky.crossings({ of: longitudeOf('Sun'), span: 90, from: plusDays(from, -REACH), to: from }).at(-1)!.at
  const season = castAt(ingress, place, input.house_system, sky)
  const moons = lunations({ from: plusDays(from, -10), to }, sky)
  const last = moons.findLast(({ at }) => at < from)!
  const listed = moons.filter(({ at }) => at >= last.at)
  const casts = listed.map((moon) => ({ moon, cast: castAt(moon.at, place, input.house_system, sky) }))
  const ofSeason = weatherPlanets(season.chart)
  const ofMoon = weatherPlanets(casts[0]!.cast.chart)
  const base = weatherSum(weatherPointsOf(ofSeason), weatherPointsOf(ofMoon))
  const triggers = triggersOf(ofSeason, { from, to }, world)
  return {
    place: place.row,
    season_chart: mundaneChart(season),
    lunation_charts: casts.map(({ moon, cast: castChart }, i) => ({
      phase: moon.phase,
      exact_at: isoUtc(moon.at),
      ascendant: angleObject(castChart.chart.ascendant),
      angular_planets: (i === 0 ? ofMoon : weatherPlanets(castChart.chart)).map(angularRow),
    })),
    indices: base,
    days: await mapYielding(
      Array.from({ length: count }, (_, i) => dateText(addDays(first, i))),
      world.yieldIfDue,
      (date) => {
        const own = triggers.filter(({ at }) => dateText(localAt(at, place.zone)) === date)
        return {
          date,
          ...weatherSum(base, ...own.map(({ of }) => triggerPoints(of))),
          triggers: own.map(({ at, planet, aspect, of }) => ({
            at: isoUtc(at),
            planets: [planet, of.planet],
            aspect,
            text: `${withThe(planet)} ${aspect} ${of.planet} of the season chart, ${qualitiesOf(of.planet)}.`,
          })),
        }
      },
    ),
    indications: [
      ...ofSeason.map((row) => indication(row, 'season chart')),
      ...ofMoon.map((row) => indication(row, 'lunation chart')),
    ].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
    note: OUTLOOK_NOTE,
  }
})

const withThe = (planet: Planet) => (planet === 'Sun' || planet === 'Moon' ? `The ${planet}` : planet)
const qualitiesOf = (planet: Planet) => joinWords(WEATHER_QUALITIES[planet])

const strength = (points: WeatherPoints) => WEATHER_AXES.reduce((sum, axis) => sum + Math.abs(points[axis]), 0)
const indication = ({ planet, angle, points, orb }: WeatherPlanet, location: string) => ({
  factor: `${planet} on ${angle}`,
  where: location,
  weight: Math.min(5, Math.round(strength(points))),
  source: 'qualities of the planets (Ptolemy, Goad)',
  text: `${withThe(planet)} stands ${orb.toFixed(1)}° from the ${angle} of the ${location}: ${qualitiesOf(planet)} by tradition.`,
})

interface Trigger {
  at: JulianDay
  planet: (typeof TRIGGERS)[number]
  aspect: (typeof MAJOR_ASPECTS)[number]
  of: WeatherPlanet
}

const triggersOf = (
  angular: readonly WeatherPlanet[],
  window: { from: JulianDay; to: JulianDay },
  { sky }: World,
): Trigger[] => {
  // A planet near two angles is triggered once.
  const each = [...new Map(angular.map((row) => [row.planet, row])).values()]
  const targets = each.flatMap((of) => PLACES.map(({ aspect, place }) => ({ of, aspect, at: of.longitude + place })))
  if (targets.length === 0) return []
  return TRIGGERS.flatMap((planet) =>
    sky
      .crossings({ of: longitudeOf(BODY_OF[planet]), targets: targets.map(({ at }) => at % 360), ...window })
      .map(({ at, multiple }) => ({ at, planet, aspect: targets[multiple]!.aspect, of: targets[multiple]!.of })),
  ).sort((a, b) => a.at - b.at)
}
