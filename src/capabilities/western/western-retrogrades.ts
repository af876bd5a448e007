import { mapConcurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { maybe, nullable, oneOf, optionalKeys, t, term } from '../../schema.ts'
import type { Station } from '../../sky/stations.ts'
import { julianDay } from '../../time/julian-day.ts'
import { localAt, startOfDay } from '../../time/moment.ts'
import { fixedZone } from '../../time/zones.ts'
import type { TropicalChart } from '../../western/chart.ts'
import { hasPoint, pointsAndAngles } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { BODY_OF } from '../../western/points.ts'
import { isInRetrogradeArc, type Loop, loopsOf, RETROGRADE_PLANETS, retrogradeArc } from '../../western/retrogrades.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { WesternBirth, westernNatal } from '../shared/tropical/birth.ts'
import { inBoth, localAndUtc, zoneNamed } from '../shared/tropical/moments.ts'
import { figure, House, Longitude, NameTerm, place, Sign } from '../shared/tropical/shapes.ts'

const DEFAULT = RETROGRADE_PLANETS.filter((planet) => planet !== 'Chiron')
const StationAt = t.Object({ ...localAndUtc, longitude: Longitude, sign: Sign })
const Both = t.Object(localAndUtc)

export default capability({
  slug: 'western-retrogrades',
  title: 'Western retrogrades',
  summary: 'Retrograde loops of a year with shadows, stations and mid-point, compared with an optional birth chart.',
  keywords: 'mercury retrograde dates',
  weight: 'standard',
  long: true,
  method:
    'Stations: zeros of the apparent longitude speed. The pre-shadow begins where the planet first passes the place of its direct station, the post-shadow ends where it regains that of its retrograde station; a loop is listed when any part of it, shadows included, lies in the year. Inferior conjunction of Mercury and Venus, opposition of the others.',
  varies: true,
  input: only({
    timezone: maybe(t.String({ description: 'IANA zone name, for local times; overrides utc_offset.' })),
    utc_offset: maybe(t.String({ description: 'Fixed offset such as +05:30.' })),
    year: maybe(t.Integer({ minimum: 1900, maximum: 2200, description: 'Default: the current year.' })),
    planets: maybe(
      t.Array(oneOf(RETROGRADE_PLANETS), { minItems: 1, description: 'Default: Mercury to Pluto; Chiron on request.' }),
    ),
    birth: maybe(WesternBirth),
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
          t.Array(House, {
            description: 'Houses passed while retrograde, in zodiacal order; null without birth houses.',
          }),
        ),
        natal_contacts: nullable(t.Array(t.Object({ planet: NameTerm, longitude: Longitude }))),
      }),
    ),
    retrograde_today: t.Array(term(RETROGRADE_PLANETS), { description: 'Retrograde at the time of the call.' }),
    counts: optionalKeys(
      RETROGRADE_PLANETS,
      t.Integer({ minimum: 0, description: 'Stations retrograde in the year.' }),
    ),
  }),
  example: { year: 2024, timezone: 'UTC' },
}).compute(async (input, world) => {
  const { sky } = world
  const zone = zoneNamed(input, world)
  const clock = zone ?? fixedZone(0)
  const now = julianDay(world.now)
  const year = input.year ?? localAt(now, clock).year
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, clock),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, clock),
  }
  if (window.to > sky.range.to || window.from < sky.range.from)
    throw invalid('year', 'The ephemeris files do not cover that year.')
  const selection = RETROGRADE_PLANETS.filter((planet) => (input.planets ?? DEFAULT).includes(planet))
  const planets = selection.filter((planet) => hasPoint(planet, window.from, sky))
  const natal = input.birth ? westernNatal(input.birth, world, 'birth.').chart : null

  const station = ({ at, longitude }: Station) => {
    const row = place(longitude)
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
        days_retrograde: figure(on.at - back.at, 3),
        arc_degrees: figure(retrogradeArc(loop), 4),
        natal_houses: natal && housesPassed(loop, natal),
        natal_contacts: natal && contactsOf(loop, natal),
      }
    }),
    retrograde_today: retrogradeNow(now, world),
    counts: Object.fromEntries(
      planets.map((planet) => [planet, loops.filter((each) => each.planet === planet && inYear(each.loop)).length]),
    ),
  }
})

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
    .map(({ name, longitude }) => ({ planet: name, longitude: place(longitude).longitude }))

const retrogradeNow = (now: ReturnType<typeof julianDay>, { sky }: World) =>
  RETROGRADE_PLANETS.filter(
    (planet) => hasPoint(planet, now, sky) && sky.positions(now, [BODY_OF[planet]])[0]!.longitudeSpeed < 0,
  )
