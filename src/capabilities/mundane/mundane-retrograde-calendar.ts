import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { barCalendar } from '../../render/bar-calendar.ts'
import { maybe, nullable, oneOf, optionalKeys, t, term } from '../../schema.ts'
import { type Station, stationsOf } from '../../sky/stations.ts'
import { SHORT_MONTHS } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { startOfDay, utcMidnight, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { hasPoint } from '../../western/chart.ts'
import { BODY_OF, SYMBOLS } from '../../western/points.ts'
import {
  type Loop,
  loopsOf,
  RETROGRADE_PLANETS,
  type RetrogradePlanet,
  retrogradeArc,
} from '../../western/retrogrades.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { SvgImage } from '../shared/shapes.ts'
import { inBoth, localAndUtc, zoneOrUtc } from '../shared/tropical/moments.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { yearOnly } from './parts/moments.ts'

const DEFAULT = RETROGRADE_PLANETS.filter((planet) => planet !== 'Chiron')
const COUNTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const Planet = term(RETROGRADE_PLANETS, { description: 'Mercury to Pluto, or Chiron.' })
const Both = t.Object(localAndUtc, {
  $id: 'LocalAndUtc',
  description: 'A moment in the requested local time and in UTC.',
})
const StationAt = t.Object(
  { ...localAndUtc, longitude: Longitude, sign: Sign },
  { $id: 'StationOfLoop', description: 'Time and place of a station.' },
)

export default capability({
  slug: 'mundane-retrograde-calendar',
  title: 'Retrograde calendar',
  summary: 'Stations and retrograde loops of a year, the daily count of retrograde planets, and a bar calendar.',
  weight: 'standard',
  long: true,
  method:
    'Stations are zeros of the apparent speed in longitude. The shadows of a loop reach from the first passage over the longitude of its direct station to the last passage over that of its retrograde station. A loop is listed if any part of it is in the year. The year begins at 00:00 of the zone; days are counted at 12:00 UTC.',
  input: yearOnly(
    {
      planets: maybe(
        t.Array(oneOf(RETROGRADE_PLANETS), {
          minItems: 1,
          description: 'Planets; default: Mercury to Pluto. Chiron on request.',
        }),
      ),
    },
    { ...YEARS },
  ),
  data: t.Object({
    year: t.Integer({ description: 'Calendar year, as sent.' }),
    stations: t.Array(
      t.Object({
        planet: Planet,
        kind: oneOf(['retrograde', 'direct'], { description: 'Direction of motion after the station.' }),
        ...localAndUtc,
        longitude: Longitude,
        sign: Sign,
      }),
      { description: 'Stations in order of time.' },
    ),
    loops: t.Array(
      t.Object({
        planet: Planet,
        pre_shadow_start: nullable(Both, { description: 'Start of the shadow; null before the ephemeris begins.' }),
        station_retrograde: StationAt,
        opposition_or_inferior_conjunction: Both,
        station_direct: StationAt,
        post_shadow_end: nullable(Both, { description: 'End of the shadow; null after the ephemeris ends.' }),
        days_retrograde: t.Number({ description: 'Days from station to station.' }),
        arc_degrees: t.Number({ description: 'Arc of the retrograde motion, degrees.' }),
      }),
      { description: 'Retrograde loops by planet, then by time.' },
    ),
    days_by_count: optionalKeys(COUNTS, t.Integer({ minimum: 0, description: 'Days of the year.' }), {
      description: 'Days by number of retrograde planets at 12:00 UTC.',
    }),
    images: t.Array(SvgImage, { maxItems: 1, description: 'A bar calendar.' }),
  }),
  example: { year: 2024 },
}).compute(async (input, world) => {
  const { sky } = world
  const { year } = input
  const zone = zoneOrUtc(input.timezone)
  const starts = Array.from({ length: 13 }, (_, month) =>
    startOfDay({ year: year + Math.floor(month / 12), month: (month % 12) + 1, day: 1 }, zone),
  )
  const window = { from: Math.max(starts[0]!, sky.range.from) as JulianDay, to: starts[12]! }
  const selection = RETROGRADE_PLANETS.filter((planet) => (input.planets ?? DEFAULT).includes(planet))
  const planets = selection.filter((planet) => hasPoint(planet, window.from, sky))
  if (planets.length === 0)
    throw invalid('planets', '`planets` must have a planet for which the ephemeris has data in that year.')
  const station = ({ at, longitude }: Station) => {
    const row = longitudeFields(longitude)
    return { ...inBoth(at, zone), longitude: row.longitude, sign: signName(row.sign) }
  }
  const [stations, loops] = await concurrently(
    () =>
      mapConcurrently(planets, async (planet) =>
        (await stationsOf(BODY_OF[planet], window, sky)).map((each) => ({ planet, each })),
      ),
    () => mapConcurrently(planets, (planet) => loopsOf(planet, window, sky)),
  )
  return {
    year,
    stations: stations
      .flat()
      .sort((a, b) => a.each.at - b.each.at)
      .map(({ planet, each }) => ({ planet, kind: each.turns, ...station(each) })),
    loops: loops.flatMap((own, i) =>
      own.map((loop) => {
        const [back, on] = loop.stations
        return {
          planet: planets[i]!,
          pre_shadow_start: loop.shadowFrom && inBoth(loop.shadowFrom, zone),
          station_retrograde: station(back),
          opposition_or_inferior_conjunction: inBoth(loop.syzygy, zone),
          station_direct: station(on),
          post_shadow_end: loop.shadowTo && inBoth(loop.shadowTo, zone),
          days_retrograde: roundFigure(on.at - back.at, 3),
          arc_degrees: roundFigure(retrogradeArc(loop), 4),
        }
      }),
    ),
    days_by_count: await daysByCount(year, planets, world),
    images: [pictureOf(year, zone, starts, window, planets, loops)],
  }
})

/** Days computed per batch. */
const DAYS_AT_ONCE = 8

const daysByCount = async (year: number, planets: readonly RetrogradePlanet[], { sky, yieldIfDue }: World) => {
  const [first, next] = [year, year + 1].map((each) =>
    plusDays(utcMidnight({ year: each, month: 1, day: 1 }), 0.5),
  ) as [JulianDay, JulianDay]
  const moments = Float64Array.from({ length: Math.round(next - first) }, (_, day) => first + day)
  const places = new Float64Array(moments.length * planets.length * 6)
  const bodies = sky.bodySet(planets.map((planet) => BODY_OF[planet]))
  const width = planets.length * 6
  for (let from = 0; from < moments.length; from += DAYS_AT_ONCE) {
    const pause = yieldIfDue()
    if (pause) await pause
    const to = Math.min(moments.length, from + DAYS_AT_ONCE)
    bodies.each(moments.subarray(from, to), places.subarray(from * width, to * width))
  }
  const days: Partial<Record<(typeof COUNTS)[number], number>> = {}
  for (let day = 0; day < moments.length; day++) {
    const back = planets.filter((_, i) => places[(day * planets.length + i) * 6 + 3]! < 0).length
    const key = COUNTS[back]!
    days[key] = (days[key] ?? 0) + 1
  }
  return days
}

const pictureOf = (
  year: number,
  zone: Zone,
  starts: readonly JulianDay[],
  { from, to }: Window,
  planets: readonly RetrogradePlanet[],
  loops: readonly (readonly Loop[])[],
) => {
  const part = (at: JulianDay) => (at - from) / (to - from)
  return barCalendar({
    title: `Retrograde planets in ${year}`,
    caption: `Geocentric, ${zone.id === '+00:00' ? 'UTC' : zone.id}`,
    months: SHORT_MONTHS.map((name, i) => ({ name, from: part(starts[i]!) })),
    rows: planets.map((planet, i) => ({
      name: planet,
      symbol: SYMBOLS[planet],
      bars: loops[i]!.flatMap(({ stations: [back, on], shadowFrom, shadowTo }) => [
        { from: part(shadowFrom ?? back.at), to: part(shadowTo ?? on.at), faint: true },
        { from: part(back.at), to: part(on.at) },
      ]),
    })),
    legend: { full: 'retrograde', faint: 'shadow before and after' },
  })
}
