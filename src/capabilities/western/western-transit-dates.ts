import { mapYielding } from '../../cooperative-yield.ts'
import { ephemerisSvg } from '../../render/ephemeris.ts'
import { ephemerisHeight } from '../../render/ephemeris-facts.ts'
import { PLAIN_WHEEL } from '../../render/wheel-facts.ts'
import { daysWithin, maybe, nullable, oneOf, type Static, t, term, wholeConstant } from '../../schema.ts'
import { civilOf, clockMs } from '../../time/civil.ts'
import { julianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { hasPoint, pointsAndAngles } from '../../western/chart.ts'
import { BODY_OF, POINTS_AND_ANGLES, TRANSITING_BODIES, type TransitingBody } from '../../western/points.ts'
import { capability, type World } from '../capability.ts'
import { demandEnd } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { TRANSIT_DAYS } from '../shared/date-ranges.ts'
import { Image, imageIn, lookOf } from '../shared/picture.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { Longitude, place } from '../shared/tropical/shapes.ts'
import { WHEEL_OPTIONS } from '../shared/tropical/wheel-image.ts'
import { ephemerisFacts } from './parts/graphic-ephemeris.ts'
import { ORDERED_ASPECTS, TransitEvent, targetsOf, transitEventRow, transitEvents } from './parts/transit-events.ts'

const MAX_DAYS = 1830
/** The Moon makes some 1700 hits a year. */
const MAX_DAYS_OF_MOON = 366
const MAX_EVENTS = 5000

const { format, size, theme, accent, captions, legend_language } = WHEEL_OPTIONS

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
    start_date: maybe(
      t.String(daysWithin(TRANSIT_DAYS, 'YYYY-MM-DD; the window begins at its 00:00 UTC. Default today (UTC).')),
    ),
    planets: maybe(
      t.Array(oneOf(TRANSITING_BODIES), { minItems: 1, description: 'Transiting bodies; default: all but the Moon.' }),
    ),
    natal_points: maybe(t.Array(oneOf(POINTS_AND_ANGLES), { minItems: 1, description: 'Default: all.' })),
    aspects: maybe(t.Array(oneOf(MAJOR_ASPECTS), { minItems: 1, description: 'Default: all five.' })),
    path_step: maybe(t.Integer({ minimum: 1, maximum: 30, description: 'Step of paths, days.' })),
    graphic_ephemeris: maybe(
      t.Union([wholeConstant(45), wholeConstant(90), wholeConstant(360)], {
        description: 'Draws the bodies over time by this modulus, natal points as lines.',
      }),
    ),
    format,
    size,
    theme,
    accent,
    captions,
    legend_language,
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
    transit_events: t.Array(TransitEvent, { maxItems: MAX_EVENTS }),
    paths: t.Array(
      t.Object({
        transit_planet: term(TRANSITING_BODIES),
        longitudes: t.Array(Longitude, { description: 'Tropical degrees, in time order.' }),
      }),
      {
        description: 'Positions of each transiting body every path_step days from the start; empty without path_step.',
      },
    ),
    images: t.Array(Image, { description: 'Empty without graphic_ephemeris.' }),
  }),
  example: { ...einstein, start_date: '2025-01-01', days_ahead: 30 },
}).compute(async (input, world) => {
  const { name, chart, moment } = westernNatal(input, world)
  const bodies = TRANSITING_BODIES.filter((body) => (input.planets ? input.planets.includes(body) : body !== 'Moon'))
  const maxDays = bodies.includes('Moon') ? MAX_DAYS_OF_MOON : MAX_DAYS
  const days = Math.min(input.days_ahead, maxDays)
  const window = windowFrom(input.start_date, days, world)
  const aspects = ORDERED_ASPECTS.filter((aspect) => input.aspects?.includes(aspect) ?? true)
  const points = pointsAndAngles(chart).filter(({ name }) => input.natal_points?.includes(name) ?? true)
  const events = await transitEvents(bodies, targetsOf(points, chart.houses, aspects), window, world)
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
    transit_events: await mapYielding(returned, world.yieldIfDue, transitEventRow),
    paths: input.path_step ? await mapYielding(bodies, world.yieldIfDue, pathOver(window, input.path_step, world)) : [],
    images: input.graphic_ephemeris
      ? [
          await draw(
            input,
            {
              ...{ name, zone: moment.zone, bodies, natal: points, window },
              ...{ modulus: input.graphic_ephemeris, language: input.legend_language },
            },
            world,
          ),
        ]
      : [],
  }
})

type Options = Static<
  ReturnType<typeof t.Object<Pick<typeof WHEEL_OPTIONS, 'format' | 'size' | 'theme' | 'accent' | 'captions'>>>
>
const draw = async (options: Options, of: Parameters<typeof ephemerisFacts>[0], world: World) => {
  const width = options.size ?? PLAIN_WHEEL.size
  const style = {
    size: width,
    ...lookOf(options),
  }
  const content = await ephemerisSvg(await ephemerisFacts(of, world), style, world.tenant)
  return imageIn(options.format, { content, width, height: ephemerisHeight(width) }, world.tenant)
}

/** The path ends before a moment without ephemeris data for the body. */
const pathOver =
  ({ from, to }: Window, step: number, { sky }: World) =>
  (body: TransitingBody) => {
    const longitudes: number[] = []
    for (let at = from; at <= to && hasPoint(body, at, sky); at = plusDays(at, step))
      longitudes.push(place(sky.positions(at, [BODY_OF[body]])[0]!.longitude).longitude)
    return { transit_planet: body, longitudes }
  }

const windowFrom = (start: string | null | undefined, days: number, world: World): Window => {
  const date = start ? readDate(start, 'start_date', world) : civilOf(world.now)
  const from = julianDay(clockMs({ ...date, hour: 0, minute: 0, second: 0 }))
  const to = plusDays(from, days)
  demandEnd({ from, to }, 'start_date', 'days_ahead', world.sky)
  return { from, to }
}
