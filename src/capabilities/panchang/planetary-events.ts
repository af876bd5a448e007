import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import {
  CONJUNCTION_PAIRS,
  combustions,
  heliacalMoments,
  momentsAtAngle,
  NON_LUMINARIES,
  siderealPlace,
  type NonLuminary as WandererName,
  wars,
} from '../../jyotish/panchang/planet-events.ts'
import { point } from '../../jyotish/points.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { retrogradesOf } from '../../sky/stations.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, startOfDay } from '../../time/moment.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import {
  ayanamshaAt,
  formattedWindow,
  Location,
  localNoon,
  locationOf,
  Moment,
  readYear,
  Utc,
  windowFields,
  yearPlace,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha, decimals, Graha, Sign, Star } from '../shared/shapes.ts'

const KINDS = ['stations', 'combustions', 'conjunctions', 'wars', 'oppositions'] as const
const Side = oneOf(['east', 'west'])
const Wanderer = oneOf(NON_LUMINARIES)
const OUTSIDE = ['Mars', 'Jupiter', 'Saturn'] as const

export default capability({
  slug: 'planetary-events',
  title: 'Planetary events',
  summary: 'Stations, retrograde periods, combustions, conjunctions, wars and oppositions of a year.',
  weight: 'heavy',
  method:
    'Stations are zeros of the apparent speed in longitude. Combustion runs from entry into to exit from the orbs of Surya Siddhanta ch. 9 in longitude; the side of the sky follows from the planet being east or west of the Sun. Conjunctions are those in longitude of the seven planets without the Moon, and of the nodes. A war has two of the five planets within a degree; the more northern one at their closest wins. Periods that reach into the year are given whole. `heliacal` has the last and first visibility by arcs of vision (Schaefer, Reijs; Swiss Ephemeris) for a keen eye in standard air; it is null where there is none.',
  input: yearPlace({
    kinds: maybe(
      t.Array(oneOf(KINDS), {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
        description: 'Kinds of events; default: all. Lists of other kinds are empty.',
      }),
    ),
  }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    stations: t.Array(
      t.Object({
        planet: Wanderer,
        kind: oneOf(['retrograde', 'direct']),
        local: Moment,
        utc: Utc,
        longitude: t.Number({ description: 'Sidereal longitude (Lahiri), degrees.' }),
        sign: Sign,
        nakshatra: Star,
      }),
    ),
    retrograde_periods: t.Array(t.Object({ planet: Wanderer, ...windowFields, sign_from: Sign, sign_to: Sign })),
    combustions: t.Array(
      t.Object({
        planet: Wanderer,
        sets: t.Object({ local: Moment, side: Side }),
        rises: t.Object({ local: Moment, side: Side }),
        days: t.Number(),
        orb: t.Number({ description: 'Distance from the Sun at setting, degrees.' }),
        heliacal: t.Object({ sets: nullable(Moment), rises: nullable(Moment) }),
      }),
    ),
    conjunctions: t.Array(
      t.Object({
        planets: t.Array(Graha, { minItems: 2, maxItems: 2 }),
        local: Moment,
        utc: Utc,
        longitude: t.Number({ description: 'Sidereal longitude (Lahiri), degrees.' }),
        sign: Sign,
        separation_latitude: t.Number({ description: 'Separation in latitude, degrees.' }),
      }),
    ),
    wars: t.Array(
      t.Object({
        planets: t.Array(Wanderer, { minItems: 2, maxItems: 2 }),
        ...windowFields,
        minimum_separation: t.Number({ description: 'Smallest separation on the sphere, degrees.' }),
        victor: Wanderer,
      }),
    ),
    oppositions: t.Array(t.Object({ planet: oneOf(OUTSIDE), local: Moment, utc: Utc })),
  }),
  example: { year: 2024, ...delhi },
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 210, after: 580 })
  const { zone } = place
  const { sky, yieldIfDue } = world
  const { year } = input
  const node = input.node ?? 'mean'
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, zone),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, zone),
  }
  const selection = new Set(input.kinds ?? KINDS)
  const write = (at: JulianDay) => isoLocal(at, zone)
  const moment = (at: JulianDay) => ({ local: write(at), utc: isoUtc(at) })
  const signAt = (planet: (typeof NON_LUMINARIES)[number], at: JulianDay) =>
    signName(point(siderealPlace(planet, at, node, sky).longitude).sign)
  const ofEach = async <T>(
    kind: (typeof KINDS)[number],
    rows: (planet: WandererName) => Promise<readonly T[]>,
  ): Promise<T[]> => (selection.has(kind) ? (await mapYielding(NON_LUMINARIES, yieldIfDue, rows)).flat() : [])
  const byTime = (a: { at: JulianDay }, b: { at: JulianDay }) => a.at - b.at

  const meetings = selection.has('conjunctions')
    ? await mapConcurrently(CONJUNCTION_PAIRS, async (pair) =>
        (await momentsAtAngle(pair[0], pair[1], 0, window, node, sky)).map((at) => ({ at, pair })),
      )
    : []
  const fights = selection.has('wars') ? await wars(window, sky) : []
  const burnt = await ofEach('combustions', (planet) => combustions(planet, window, sky, yieldIfDue))
  burnt.sort((a, b) => a.from - b.from)
  const sights = await heliacalMoments(burnt, place.site, sky)
  const facing = selection.has('oppositions')
    ? await mapConcurrently(OUTSIDE, async (planet) =>
        (await momentsAtAngle(planet, 'Sun', 180, window, node, sky)).map((at) => ({ at, planet })),
      )
    : []

  const retrogrades = await ofEach('stations', async (planet) => [
    { planet, ...(await retrogradesOf(planet, window, sky)) },
  ])
  const turnings = retrogrades.flatMap(({ planet, stations }) => stations.map((station) => ({ planet, ...station })))
  const backward = retrogrades.flatMap(({ planet, periods }) => periods.map((period) => ({ planet, ...period })))

  return {
    year,
    location: locationOf(place, { year, month: 7, day: 1 }),
    ayanamsha: ayanamshaAt(localNoon({ year, month: 1, day: 1 }, zone), world),
    stations: turnings.sort(byTime).map(({ planet, at, turns }) => {
      const { longitude, sign, nakshatra } = point(siderealPlace(planet, at, node, sky).longitude)
      return {
        planet,
        kind: turns,
        ...moment(at),
        longitude: decimals(longitude),
        sign: signName(sign),
        nakshatra: NAKSHATRAS[nakshatra]!,
      }
    }),
    retrograde_periods: backward
      .sort((a, b) => a.from - b.from)
      .map((period) => ({
        planet: period.planet,
        ...formattedWindow(period, { write }),
        sign_from: signAt(period.planet, period.from),
        sign_to: signAt(period.planet, period.to),
      })),
    combustions: burnt.map(({ planet, from, to, orb, sets, rises }, i) => ({
      planet,
      sets: { local: write(from), side: sets },
      rises: { local: write(to), side: rises },
      days: Math.round((to - from) * 100) / 100,
      orb,
      heliacal: {
        sets: sights[i]!.sets && write(sights[i]!.sets),
        rises: sights[i]!.rises && write(sights[i]!.rises),
      },
    })),
    conjunctions: meetings
      .flat()
      .sort(byTime)
      .map(({ at, pair }) => {
        const [a, b] = pair.map((graha) => siderealPlace(graha, at, node, sky))
        return {
          planets: [...pair],
          ...moment(at),
          longitude: decimals(a!.longitude),
          sign: signName(point(a!.longitude).sign),
          separation_latitude: Math.round(Math.abs(a!.latitude - b!.latitude) * 1e4) / 1e4,
        }
      }),
    wars: fights.map((war) => ({
      planets: [...war.planets],
      ...formattedWindow(war, { write }),
      minimum_separation: Math.round(war.least * 1e4) / 1e4,
      victor: war.victor,
    })),
    oppositions: facing
      .flat()
      .sort(byTime)
      .map(({ at, planet }) => ({ planet, ...moment(at) })),
  }
})
