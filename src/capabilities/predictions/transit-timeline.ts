import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { GRAHAS, type Graha } from '../../jyotish/grahas.ts'
import { NAKSHATRA, NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { NON_LUMINARIES } from '../../jyotish/panchang/planet-events.ts'
import { grahaAt, grahaLongitude, partStays, type SiderealFrame } from '../../jyotish/sign-stays.ts'
import { maybe, meaning, nullable, oneOf, t, term } from '../../schema.ts'
import { stationsOf } from '../../sky/stations.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { norm, sidereal } from '../../zodiac/longitude.ts'
import { houseFrom, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { coveredPart, Utc } from '../shared/almanac.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOr, midnightOf, siderealFrameOf, WINDOW_START } from '../shared/lifetime.ts'
import { type Natal, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha as GrahaName, House, NodeName, Sign, Star } from '../shared/shapes.ts'
import { ANGLES_AHEAD, NATAL_TARGETS, type NatalTarget, pointLongitudes } from './parts/transit-points.ts'

const USUAL: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Sun']
const EVENTS = [
  'sign_ingress',
  'nakshatra_ingress',
  'station_retrograde',
  'station_direct',
  'natal_conjunction',
  'natal_aspect',
] as const
const MAX_EVENTS = 2000
/** The Moon makes about thirteen contacts in a day and a half; longer spans would list only her. */
const MAX_DAYS_OF_MOON = 92

// source: this project, bounds of a search
/** Days within which a planet enters or leaves an orb of five degrees, with its station inside. */
const REACH: Record<Graha, number> = {
  Sun: 8,
  Moon: 1,
  Mars: 120,
  Mercury: 45,
  Jupiter: 250,
  Venus: 75,
  Saturn: 450,
  Rahu: 130,
  Ketu: 130,
}

interface FoundEvent {
  at: JulianDay
  planet: Graha
  event: (typeof EVENTS)[number]
  /** Sidereal longitude, slightly inside the part entered. */
  longitude: number
  point?: NatalTarget
  house?: number
  orb?: { enters: JulianDay | null; leaves: JulianDay | null }
}

const ingressesOf = async (
  planet: Graha,
  event: 'sign_ingress' | 'nakshatra_ingress',
  window: Window,
  frame: SiderealFrame,
  { sky, signal }: World,
): Promise<FoundEvent[]> => {
  const span = event === 'sign_ingress' ? 30 : NAKSHATRA
  const stays = await partStays(planet, span, window, frame, sky, signal)
  return stays.slice(1).map(({ from, part, backward }) => ({
    at: from,
    planet,
    event,
    longitude: norm(backward ? (part + 1) * span - 1e-6 : part * span),
  }))
}

const contactsOf = async (
  planet: Graha,
  points: readonly NatalTarget[],
  orb: number,
  window: Window,
  frame: SiderealFrame,
  { chart }: Natal,
  { sky, signal }: World,
): Promise<FoundEvent[]> => {
  const turn = planet === 'Ketu' ? 180 : 0
  const longitudes = pointLongitudes(chart)
  const aims = points.flatMap((point) =>
    ANGLES_AHEAD[planet].map(({ house, angle }) => ({ point, house, longitude: norm(longitudes[point] - angle) })),
  )
  const of = grahaLongitude(planet, frame)
  const reach = REACH[planet]
  const wide = {
    from: Math.max(plusDays(window.from, -reach), sky.range.from) as JulianDay,
    to: Math.min(plusDays(window.to, reach), sky.range.to) as JulianDay,
  }
  const [exact, edges] = await concurrently(
    () => sky.scan({ of, targets: aims.map(({ longitude }) => norm(longitude - turn)), ...window }, signal),
    () =>
      orb === 0
        ? []
        : sky.scan(
            {
              of,
              targets: aims.flatMap(({ longitude }) => [-orb, orb].map((edge) => norm(longitude - turn + edge))),
              ...wide,
            },
            signal,
          ),
  )
  const edgesOf = Map.groupBy(edges, ({ multiple }) => Math.floor(multiple / 2))
  return exact.map(({ at, multiple }) => {
    const { point, house, longitude } = aims[multiple]!
    const own = edgesOf.get(multiple) ?? []
    return {
      at,
      planet,
      event: house === 1 ? 'natal_conjunction' : 'natal_aspect',
      longitude,
      point,
      house,
      orb:
        orb === 0
          ? { enters: at, leaves: at }
          : {
              enters: own.findLast((edge) => edge.at <= at)?.at ?? null,
              leaves: own.find((edge) => edge.at >= at)?.at ?? null,
            },
    }
  })
}

const turningsOf = async (
  planet: Graha,
  window: Window,
  frame: SiderealFrame,
  { sky, signal }: World,
): Promise<FoundEvent[]> => {
  const wanderer = NON_LUMINARIES.find((name) => name === planet)
  if (!wanderer) return []
  return (await stationsOf(wanderer, window, sky, signal)).map(({ at, turns }) => ({
    at,
    planet,
    event: `station_${turns}` as const,
    longitude: grahaAt(planet, at, frame, sky).longitude,
  }))
}

export default capability({
  slug: 'transit-timeline',
  title: 'Transit timeline',
  summary: 'Ingresses, stations and exact contacts of the planets with natal points, dated to the second.',
  keywords: 'transits coming months dates ingress',
  weight: 'heavy',
  method:
    'Contacts are roots of the sidereal longitude at borders of signs and nakshatras, and at each natal point less the angles of conjunction and of graha drishti by degree (7th for all; Mars 4, 8; Jupiter 5, 9; Saturn 3, 10). Stations are zeros of the speed of Mars to Saturn. `enters_orb` and `leaves_orb` are the nearest moments before and after at which the orb is reached. With the Moon the range is limited to 92 days.',
  input: birthWithNode({
    start_date: WINDOW_START,
    days: maybe(t.Integer({ minimum: 1, maximum: 3660, default: 365 })),
    planets: maybe(
      t.Array(oneOf(GRAHAS), {
        minItems: 1,
        maxItems: 9,
        uniqueItems: true,
        default: ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Sun'],
      }),
    ),
    points: maybe(
      t.Array(oneOf(NATAL_TARGETS), { minItems: 1, uniqueItems: true, description: 'Natal points; default: all ten.' }),
    ),
    orb: maybe(t.Number({ minimum: 0, maximum: 5, default: 1, description: 'Maximum orb, degrees.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    start_date: t.String({ format: 'date' }),
    end_date: t.String({ format: 'date', description: 'Last day, included.' }),
    events: t.Array(
      t.Object({
        at: Utc,
        planet: GrahaName,
        event: oneOf(EVENTS),
        sign: Sign,
        nakshatra: Star,
        natal_point: nullable(term(NATAL_TARGETS)),
        aspect: nullable(
          t.Integer({
            description:
              'House aspected: 7, or 4, 8 for Mars, 5, 9 for Jupiter, 3, 10 for Saturn; null for other events.',
          }),
        ),
        house_from_moon: meaning(House, 'House from the Moon sign, 1 the sign itself.'),
        house_from_ascendant: House,
        enters_orb: nullable(Utc),
        leaves_orb: nullable(Utc),
      }),
      { maxItems: MAX_EVENTS },
    ),
    count: t.Integer({ description: 'Number of events returned.' }),
    truncated: t.Boolean({ description: `True if more than ${MAX_EVENTS} events were found.` }),
  }),
  example: { ...independence, start_date: '2026-11-21', days: 90 },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart } = person
  const frame = siderealFrameOf(person)
  const planets = input.planets ?? USUAL
  const points = input.points ?? NATAL_TARGETS
  const start = dayOr(input.start_date, 'start_date', person, world)
  const value = input.days ?? 365
  const days = planets.includes('Moon') ? Math.min(value, MAX_DAYS_OF_MOON) : value
  if (days < value)
    world.warn('span_shortened', `With the Moon among the planets the span must be at most ${MAX_DAYS_OF_MOON} days.`)
  const from = midnightOf(start)
  const window = coveredPart({ from, to: plusDays(from, days) }, 'start_date', world)

  const matches = await mapConcurrently(planets, (planet) =>
    concurrently(
      () => ingressesOf(planet, 'sign_ingress', window, frame, world),
      () => ingressesOf(planet, 'nakshatra_ingress', window, frame, world),
      () => contactsOf(planet, points, input.orb ?? 1, window, frame, person, world),
      () => turningsOf(planet, window, frame, world),
    ),
  )
  const all = matches.flat(2).sort((a, b) => a.at - b.at || GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet))
  const events = all.slice(0, MAX_EVENTS)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    start_date: dateText(start),
    end_date: dateText(addDays(start, days - 1)),
    events: events.map(({ at, planet, event, longitude, point, house, orb }) => {
      const sign = signOf(longitude)
      return {
        at: isoUtc(at),
        planet,
        event,
        sign: signName(sign),
        nakshatra: NAKSHATRAS[nakshatraOf(sidereal(longitude))]!,
        natal_point: point ?? null,
        aspect: house === undefined || house === 1 ? null : house,
        house_from_moon: houseFrom(chart.graha.Moon.sign, sign),
        house_from_ascendant: houseFrom(chart.ascendant.sign, sign),
        enters_orb: orb?.enters ? isoUtc(orb.enters) : null,
        leaves_orb: orb?.leaves ? isoUtc(orb.leaves) : null,
      }
    }),
    count: events.length,
    truncated: all.length > MAX_EVENTS,
  }
})
