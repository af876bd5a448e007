import { mapConcurrently } from '../../concurrency.ts'
import { eclipseName } from '../../ephemeris/queries.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { point } from '../../jyotish/points.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { ELONGATION } from '../../sky/expressions.ts'
import { extrema } from '../../sky/extrema.ts'
import { isoLocal, isoUtc, localAt, startOfDay } from '../../time/moment.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Location, locationOf, Moment, MonthNumber, readYear, Utc, yearPlace } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { decimals, EclipseKindAndType, Sign, Star } from '../shared/shapes.ts'

const QUARTERS = ['new', 'first_quarter', 'full', 'last_quarter'] as const
const KM = 149_597_870.7

/** Nine tenths of the way from the farthest apogee to the nearest perigee of the Moon (R. Nolle), km. */
const SUPERMOON_KM = 361_885

export default capability({
  slug: 'moon-phases',
  title: 'Moon phases',
  summary: 'New, quarter and full Moons of a year or a month, with perigees and apogees.',
  keywords: 'phase moon full new date purnima amavasya',
  weight: 'standard',
  method:
    'Phases are roots of the geocentric apparent elongation at 0, 90, 180 and 270 degrees; apsides are extremes of the distance. A supermoon is a new or full Moon within 361885 km, a blue moon the second full Moon of a local calendar month. Sidereal positions use Lahiri.',
  input: yearPlace({ month: maybe(MonthNumber) }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    phases: t.Array(
      t.Object({
        phase: oneOf(QUARTERS),
        local: Moment,
        utc: Utc,
        longitude: t.Number({ description: 'Tropical longitude of the Moon, degrees.' }),
        sidereal: t.Object({ sign: Sign, nakshatra: Star }),
        distance_km: t.Integer(),
        supermoon: t.Boolean(),
        blue: t.Boolean(),
        eclipse: nullable(EclipseKindAndType, {
          description: 'Kind and type of the eclipse at this phase; null without one.',
        }),
      }),
    ),
    apsides: t.Array(t.Object({ kind: oneOf(['perigee', 'apogee']), utc: Utc, distance_km: t.Integer() })),
  }),
  example: { year: 2024, ...delhi },
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 40, after: 400 })
  const { zone } = place
  const { sky } = world
  const { year, month } = input
  const firstOf = (m: number) => startOfDay({ year: m > 12 ? year + 1 : year, month: ((m - 1) % 12) + 1, day: 1 }, zone)
  const window = { from: firstOf(month ?? 1), to: firstOf((month ?? 12) + 1) }
  const eclipses = (
    await mapConcurrently(['solar', 'lunar'] as const, (kind) => sky.eclipses(kind, window.from, window.to))
  ).flat()
  const matches = sky.crossings({ of: ELONGATION, span: 90, ...window })
  const moonAt = (at: (typeof matches)[number]['at']) => sky.positions(at, ['Moon'])[0]!
  const monthsWithFull = new Set<number>()
  const phases = matches.map(({ at, multiple }) => {
    const moon = moonAt(at)
    const place = point(siderealOf(moon.longitude, sky.ayanamsha(at, PANCHANG_AYANAMSHA)))
    const distance = moon.distance * KM
    const local = localAt(at, zone).month
    const blue = multiple === 2 && monthsWithFull.has(local)
    if (multiple === 2) monthsWithFull.add(local)
    const kind = multiple === 0 ? 'solar' : multiple === 2 ? 'lunar' : null
    const eclipse = eclipses.find((each) => each.kind === kind && Math.abs(each.maximum - at) < 1)
    return {
      phase: QUARTERS[multiple]!,
      local: isoLocal(at, zone),
      utc: isoUtc(at),
      longitude: decimals(moon.longitude),
      sidereal: { sign: signName(place.sign), nakshatra: NAKSHATRAS[place.nakshatra]! },
      distance_km: Math.round(distance),
      supermoon: kind !== null && distance < SUPERMOON_KM,
      blue,
      eclipse: eclipse ? eclipseName(eclipse) : null,
    }
  })
  return {
    year,
    location: locationOf(place, { year, month: month ?? 7, day: 1 }),
    phases,
    apsides: extrema(window, 3, (at) => moonAt(at).distanceSpeed).map(({ at, falling }) => ({
      kind: falling ? ('apogee' as const) : ('perigee' as const),
      utc: isoUtc(at),
      distance_km: Math.round(moonAt(at).distance * KM),
    })),
  }
})
