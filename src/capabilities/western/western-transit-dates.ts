import { maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { civilOf, clockMs } from '../../time/civil.ts'
import { epochMs, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { ASPECTS, type AspectName, aspectMeaning, MAJOR_ASPECTS } from '../../western/aspects.ts'
import { hasPoint, pointsAndAngles, type TropicalChart } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { type Name, POINTS_AND_ANGLES, TRANSITING, type Transiting } from '../../western/points.ts'
import { aspectPlaces, transitHits } from '../../western/transits.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { readDate } from '../birth.ts'
import { capability, type World } from '../capability.ts'
import { demandCover, einstein, westernBirth, westernNatal } from './birth.ts'
import { House, Longitude, NameTerm, NatureWord, place, Sign } from './shapes.ts'

const MAX_DAYS = 1830
/** The Moon makes some 1700 hits a year. */
const MAX_DAYS_OF_MOON = 366
const MAX_EVENTS = 5000
const ORDERED_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const satisfies AspectName[]

export default capability({
  slug: 'western-transit-dates',
  title: 'Western transit dates',
  summary:
    'Every exact aspect of the transiting bodies to a birth chart over up to 1830 days, with its retrograde passes.',
  weight: 'heavy',
  method:
    "Every moment at which the longitude of a transiting body stands on an aspect's place of a natal point or angle, found on the compiled ephemeris, none missed near stations; coming within an arcsecond at a station is one event, at the station. Hits of one place in which the motion alternates are passes of one retrograde loop, followed 800 days beyond the window.",
  varies: true,
  input: westernBirth({
    days_ahead: t.Integer({ minimum: 1, maximum: MAX_DAYS }),
    start_date: maybe(t.String({ description: 'The window begins at its 00:00 UTC; default today (UTC).' })),
    planets: maybe(
      t.Array(oneOf(TRANSITING), { minItems: 1, description: 'Transiting bodies; default all but the Moon.' }),
    ),
    natal_points: maybe(t.Array(oneOf(POINTS_AND_ANGLES), { minItems: 1, description: 'Default all.' })),
    aspects: maybe(t.Array(oneOf(MAJOR_ASPECTS), { minItems: 1, description: 'Default all five.' })),
  }),
  data: t.Object({
    name: nullable(t.String()),
    days_requested: t.Integer(),
    days_scanned: t.Integer(),
    window_capped: t.Boolean(),
    max_days: t.Integer({ description: '1830, or 366 when the Moon is asked for.' }),
    events_found: t.Integer(),
    events_returned: t.Integer(),
    events_truncated: t.Boolean(),
    transit_events: t.Array(
      t.Object({
        date: t.String({ description: 'UTC date of exact_at.' }),
        exact_at: t.String({ description: 'UTC.' }),
        transit_planet: term(TRANSITING),
        transit_sign: Sign,
        transit_retrograde: t.Boolean(),
        natal_planet: NameTerm,
        natal_sign: Sign,
        aspect: oneOf(MAJOR_ASPECTS),
        symbol: t.String(),
        nature: NatureWord,
        transit_longitude: Longitude,
        natal_house: nullable(House),
        pass: t.Integer({ minimum: 1 }),
        passes: t.Integer({ minimum: 1, description: 'Hits of the same retrograde loop.' }),
        meaning: t.String(),
      }),
      { maxItems: MAX_EVENTS },
    ),
  }),
  example: { ...einstein, start_date: '2025-01-01', days_ahead: 30 },
}).compute(async (input, world) => {
  const { name, chart } = westernNatal(input, world)
  const bodies = TRANSITING.filter((body) => (input.planets ? input.planets.includes(body) : body !== 'Moon'))
  const maxDays = bodies.includes('Moon') ? MAX_DAYS_OF_MOON : MAX_DAYS
  const days = Math.min(input.days_ahead, maxDays)
  const window = windowFrom(input.start_date, days, world)
  const aspects = ORDERED_ASPECTS.filter((aspect) => input.aspects?.includes(aspect) ?? true)
  const targets = pointsAndAngles(chart)
    .filter((point) => input.natal_points?.includes(point.name) ?? true)
    .flatMap((natal) =>
      aspects.flatMap((aspect) => aspectPlaces(natal.longitude, aspect).map((at) => target(natal, aspect, at, chart))),
    )
  const events = await eventsOf(bodies, targets, window, world)
  const returned = events.slice(0, MAX_EVENTS)

  return {
    name,
    days_requested: input.days_ahead,
    days_scanned: days,
    window_capped: days < input.days_ahead,
    max_days: maxDays,
    events_found: events.length,
    events_returned: returned.length,
    events_truncated: events.length > MAX_EVENTS,
    transit_events: returned.map(({ body, hit, target }) => {
      const exact_at = isoUtc(hit.at)
      return {
        date: exact_at.slice(0, exact_at.indexOf('T')),
        exact_at,
        transit_planet: body,
        transit_sign: target.transit_sign,
        transit_retrograde: hit.retrograde,
        natal_planet: target.natal.name,
        natal_sign: target.natal_sign,
        aspect: target.aspect,
        symbol: ASPECTS[target.aspect].symbol,
        nature: ASPECTS[target.aspect].nature,
        transit_longitude: target.transit_longitude,
        natal_house: target.natal_house,
        pass: hit.pass,
        passes: hit.passes,
        meaning: aspectMeaning({ a: { name: body }, aspect: target.aspect, b: target.natal }),
      }
    }),
  }
})

/** A place of the zodiac that is watched, with what an event there says of the chart. */
const target = (
  natal: { name: Name; longitude: number },
  aspect: (typeof MAJOR_ASPECTS)[number],
  at: number,
  { houses }: TropicalChart,
) => {
  const { longitude, sign } = place(at)
  return {
    natal,
    aspect,
    at,
    transit_sign: signName(sign),
    transit_longitude: longitude,
    natal_sign: signName(signOf(natal.longitude)),
    natal_house: houseOf(at, houses),
  }
}
type Target = ReturnType<typeof target>

const windowFrom = (start: string | null | undefined, days: number, world: World): Window => {
  const date = start ? readDate(start, 'start_date', world) : civilOf(world.now)
  const from = julianDay(clockMs({ ...date, hour: 0, minute: 0, second: 0 }))
  const to = plusDays(from, days)
  for (const end of [from, to]) demandCover(end, start ? 'start_date' : 'days_ahead', world)
  return { from, to }
}

/** In order of time; hits of one second in the order of bodies, points and angles, in which they are found. */
const eventsOf = async (
  bodies: readonly Transiting[],
  targets: readonly Target[],
  window: Window,
  { sky, signal }: World,
) => {
  const known = bodies.filter((body) => hasPoint(body, window.from, sky) && hasPoint(body, window.to, sky))
  const places = targets.map(({ at }) => at)
  const found = await Promise.all(known.map((body) => transitHits(body, places, window, sky, signal)))
  return found
    .flatMap((hits, i) =>
      hits
        .map((hit) => ({
          body: known[i]!,
          target: targets[hit.target]!,
          hit,
          second: Math.round(epochMs(hit.at) / 1000),
        }))
        .sort((x, y) => x.hit.target - y.hit.target),
    )
    .sort((x, y) => x.second - y.second)
}
