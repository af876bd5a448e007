import { mapConcurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { distinct, maybe, nullable, oneOf, optionalKeys, t, term } from '../../schema.ts'
import type { Station } from '../../sky/stations.ts'
import { julianDay } from '../../time/julian-day.ts'
import { localAt, startOfDay } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { fixedZone } from '../../time/zones.ts'
import type { TropicalChart } from '../../western/chart.ts'
import { hasPoint, pointsAndAngles } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { BODY_OF } from '../../western/points.ts'
import {
  isInRetrogradeArc,
  type Loop,
  loopsOf,
  RETROGRADE_PLANETS,
  type RetrogradePlanet,
  retrogradeArc,
} from '../../western/retrogrades.ts'
import { synodicEvents } from '../../western/synodic.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { WesternBirth, westernNatal } from '../shared/tropical/birth.ts'
import { inBoth, localAndUtc, zoneOfInput } from '../shared/tropical/moments.ts'
import { House, Longitude, longitudeFields, NameTerm, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { SynodicEventRows, synodicEventRow } from './parts/synodic-cycle.ts'

const DEFAULT = RETROGRADE_PLANETS.filter((planet) => planet !== 'Chiron')
const StationAt = t.Object({ ...localAndUtc, longitude: Longitude, sign: Sign })
const Both = t.Object(localAndUtc)

export default capability({
  slug: 'western-retrogrades',
  title: 'Western retrogrades',
  summary: 'Retrograde loops of a year with shadows, stations and mid-point, compared with an optional birth chart.',
  keywords: 'mercury retrograde dates',
  weight: 'standard',
  withoutTime: 'sampled',
  long: true,
  method:
    'Stations are zeros of the apparent speed in longitude. The pre-shadow starts where the planet first passes the longitude of its direct station; the post-shadow ends where it reaches that of its retrograde station again. A loop is listed if any part of it, shadows included, is in the year. The middle is the inferior conjunction of Mercury and Venus, the opposition of the others.',
  varies: true,
  input: only({
    timezone: maybe(t.String({ description: 'IANA zone name, for local times; overrides utc_offset.' })),
    utc_offset: maybe(t.String({ description: 'Fixed offset such as +05:30.' })),
    year: maybe(t.Integer({ ...YEARS, description: 'Calendar year; default: the current year.' })),
    planets: maybe(
      t.Array(oneOf(RETROGRADE_PLANETS), {
        minItems: 1,
        description: 'Planets; default: Mercury to Pluto. Chiron on request.',
      }),
    ),
    birth: maybe(WesternBirth),
    synodic_events: maybe(
      t.Boolean({ default: false, description: 'Adds every event of the cycles with the Sun in the year.' }),
    ),
  }),
  data: t.Object({
    year: t.Integer(),
    retrogrades: t.Array(
      t.Object({
        planet: term(RETROGRADE_PLANETS),
        pre_shadow_start: nullable(Both),
        station_retrograde: StationAt,
        opposition_or_inferior_conjunction: Both,
        station_direct: StationAt,
        post_shadow_end: nullable(Both),
        days_retrograde: t.Number(),
        arc_degrees: t.Number(),
        natal_houses: nullable(
          distinct(House, {
            description: 'Houses passed while retrograde, in zodiacal order; null without birth houses.',
          }),
        ),
        natal_contacts: nullable(t.Array(t.Object({ planet: NameTerm, longitude: Longitude }))),
      }),
    ),
    synodic_events: SynodicEventRows,
    retrograde_today: distinct(term(RETROGRADE_PLANETS), { description: 'Retrograde at the time of the call.' }),
    counts: optionalKeys(
      RETROGRADE_PLANETS,
      t.Integer({ minimum: 0, description: 'Stations retrograde in the year.' }),
    ),
  }),
  example: { year: 2024, timezone: 'UTC' },
}).compute(async (input, world) => {
  const { sky } = world
  const zone = zoneOfInput(input, world)
  const clock = zone ?? fixedZone(0)
  const now = julianDay(world.now)
  const year = input.year ?? localAt(now, clock).year
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, clock),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, clock),
  }
  if (window.to > sky.range.to || window.from < sky.range.from)
    throw invalid('year', '`year` must be a year that the ephemeris files cover.')
  const selection = RETROGRADE_PLANETS.filter((planet) => (input.planets ?? DEFAULT).includes(planet))
  const planets = selection.filter((planet) => hasPoint(planet, window.from, sky))
  const natal = input.birth ? westernNatal(input.birth, world, 'birth.').chart : null

  const station = ({ at, longitude }: Station) => {
    const row = longitudeFields(longitude)
    return { ...inBoth(at, zone), longitude: row.longitude, sign: signName(row.sign) }
  }
  const matches = await mapConcurrently(planets, (planet) => loopsOf(planet, window, sky))
  const loops = matches.flatMap((own, i) => own.map((loop) => ({ planet: planets[i]!, loop })))
  const inYear = ({ stations: [{ at }] }: Loop) => at >= window.from && at < window.to
  return {
    year,
    retrogrades: loops.map(({ planet, loop }) => {
      const [back, on] = loop.stations
      return {
        planet,
        pre_shadow_start: loop.shadowFrom && inBoth(loop.shadowFrom, zone),
        station_retrograde: station(back),
        opposition_or_inferior_conjunction: inBoth(loop.syzygy, zone),
        station_direct: station(on),
        post_shadow_end: loop.shadowTo && inBoth(loop.shadowTo, zone),
        days_retrograde: roundFigure(on.at - back.at, 3),
        arc_degrees: roundFigure(retrogradeArc(loop), 4),
        natal_houses: natal && housesPassed(loop, natal),
        natal_contacts: natal && contactsOf(loop, natal),
      }
    }),
    ...(input.synodic_events && { synodic_events: await synodicYear(planets, window, zone, world) }),
    retrograde_today: retrogradeNow(now, world),
    counts: Object.fromEntries(
      planets.map((planet) => [planet, loops.filter((each) => each.planet === planet && inYear(each.loop)).length]),
    ),
  }
})

const synodicYear = async (
  planets: readonly RetrogradePlanet[],
  window: Window,
  zone: Parameters<typeof inBoth>[1],
  { sky }: World,
) => {
  const cycles = await mapConcurrently(planets, async (planet) =>
    (await synodicEvents(planet, window, sky)).map((event) => ({ planet, event })),
  )
  return cycles
    .flat()
    .sort((a, b) => a.event.at - b.event.at)
    .map(({ planet, event }) => synodicEventRow(planet, event, zone))
}

const housesPassed = ({ stations: [back, on] }: Loop, { houses }: TropicalChart): number[] => {
  const last = houseOf(back.longitude, houses)
  let house: number | null = houseOf(on.longitude, houses)
  if (house === null || last === null) return []
  const passed = [house]
  while (house !== last) passed.push((house = (house % 12) + 1))
  return passed
}

const contactsOf = (loop: Loop, chart: TropicalChart) =>
  pointsAndAngles(chart)
    .filter(({ longitude }) => isInRetrogradeArc(loop, longitude))
    .map(({ name, longitude }) => ({ planet: name, longitude: longitudeFields(longitude).longitude }))

const retrogradeNow = (now: ReturnType<typeof julianDay>, { sky }: World) =>
  RETROGRADE_PLANETS.filter(
    (planet) => hasPoint(planet, now, sky) && sky.positions(now, [BODY_OF[planet]])[0]!.longitudeSpeed < 0,
  )
