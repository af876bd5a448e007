import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { ephemerisSvg } from '../../render/ephemeris.ts'
import { ephemerisHeight } from '../../render/ephemeris-facts.ts'
import { PLAIN_WHEEL } from '../../render/wheel-facts.ts'
import { daysWithin, maybe, nullable, oneOf, type Static, t, term, wholeConstant } from '../../schema.ts'
import { civilOf, clockMs } from '../../time/civil.ts'
import { julianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import {
  ALL_ASPECTS,
  type AnyAspect,
  FINE_ASPECTS,
  MAJOR_ASPECTS,
  MIRROR_ASPECTS,
  orbsFor,
} from '../../western/aspects.ts'
import { hasPoint, pointsAndAngles, type TropicalChart } from '../../western/chart.ts'
import { frameOf, furtherOf } from '../../western/chart-frame.ts'
import type { AnyName } from '../../western/further-points.ts'
import {
  type AnyTransitingBody,
  BODY_OF,
  FURTHER_TRANSITING,
  POINTS_AND_ANGLES,
  TRANSITING_BODIES,
  type TransitingBody,
} from '../../western/points.ts'
import { longitudesIn, type SearchedZodiac, zeroPointIn } from '../../western/zodiac-searches.ts'
import { norm } from '../../zodiac/longitude.ts'
import { capability, type World } from '../capability.ts'
import { demandEnd } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { TRANSIT_DAYS } from '../shared/date-ranges.ts'
import { Image, imageIn, lookOf } from '../shared/picture.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import {
  demandTropical,
  FrameField,
  ORBS_OPTION,
  type OrbOptionsInput,
  POINTS_OPTION,
  SIDEREAL_OPTION,
  withSentOrbs,
  zodiacField,
} from '../shared/tropical/chart-options.ts'
import { Longitude, longitudeFields } from '../shared/tropical/shapes.ts'
import { WHEEL_OPTIONS } from '../shared/tropical/wheel-image.ts'
import { ElectionInput, ElectionRows, electionRows } from './parts/election.ts'
import { EphemerisInput, EphemerisRows, ephemerisRows } from './parts/ephemeris-table.ts'
import { ephemerisFacts } from './parts/graphic-ephemeris.ts'
import { HeliocentricEvents, HeliocentricTransitsInput, heliocentricEventRows } from './parts/heliocentric-events.ts'
import { LunationInput, LunationRows, lunationRows } from './parts/lunation-hits.ts'
import { OrbPeriodRows, orbPeriodRows } from './parts/orb-periods.ts'
import { isParallel, parallelEvents } from './parts/parallel-events.ts'
import {
  FurtherEvents,
  type FurtherTransit,
  furtherEventRow,
  ORDERED_ASPECTS,
  TransitEvent,
  transitEventRow,
  transitEvents,
  transitTargets,
} from './parts/transit-events.ts'

const MAX_DAYS = 1830
const TRANSIT_ASPECTS = [...ALL_ASPECTS, ...FINE_ASPECTS, ...MIRROR_ASPECTS] as const

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
  withoutTime: 'sampled',
  method:
    'The answer has every moment at which the longitude of a transiting body forms an aspect with a natal point or angle, found on the compiled ephemeris, with none missed near stations. Coming within an arcsecond at a station is one event, at the station. Hits between which the direction of motion changes are passes of one retrograde loop, followed 800 days beyond the range. With `orbs` the answer also has the time of each transit within its orb, for parallels in degrees of declination. Parallels are moments of equal declination. Elections on request test every five minutes against the conditions at the place and find the ends of windows to a second.',
  varies: true,
  input: westernBirth({
    days_ahead: t.Integer({ minimum: 1, maximum: MAX_DAYS }),
    start_date: maybe(
      t.String(
        daysWithin(TRANSIT_DAYS, 'First day, YYYY-MM-DD; the window begins at 00:00 UTC. Default: today (UTC).'),
      ),
    ),
    planets: maybe(
      t.Array(oneOf([...TRANSITING_BODIES, ...FURTHER_TRANSITING]), {
        minItems: 1,
        description:
          'Transiting bodies; default: all but the Moon. Events of Lilith, minor planets and the mean node stand in `further_events`.',
      }),
    ),
    natal_points: maybe(
      t.Array(oneOf(POINTS_AND_ANGLES), { minItems: 1, description: 'Natal points to test; default: all.' }),
    ),
    aspects: maybe(
      t.Array(oneOf(TRANSIT_ASPECTS), {
        minItems: 1,
        description:
          'Aspects to test; default: the five major ones. Events of other aspects, antiscia and parallels stand in `further_events`; parallels are of bodies.',
      }),
    ),
    path_step: maybe(t.Integer({ minimum: 1, maximum: 30, description: 'Step of paths, days.' })),
    graphic_ephemeris: maybe(
      t.Union([wholeConstant(45), wholeConstant(90), wholeConstant(360)], {
        description: 'Draws the bodies over time by this modulus, natal points as lines.',
      }),
    ),
    ephemeris: EphemerisInput,
    election: ElectionInput,
    lunations: LunationInput,
    heliocentric: HeliocentricTransitsInput,
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
    ...ORBS_OPTION,
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
    max_days: t.Integer({ description: 'Maximum number of days: 1830, or 366 if the Moon is requested.' }),
    events_found: t.Integer(),
    events_returned: t.Integer(),
    events_truncated: t.Boolean(),
    transit_events: t.Array(TransitEvent, { maxItems: MAX_EVENTS }),
    paths: t.Array(
      t.Object({
        transit_planet: term(TRANSITING_BODIES),
        longitudes: t.Array(Longitude, { description: 'Longitudes in order of time, degrees.' }),
      }),
      {
        description: 'Positions of each transiting body every path_step days from the start; empty without path_step.',
      },
    ),
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the graphic ephemeris; empty unless requested.' }),
    further_events: FurtherEvents,
    orb_periods: OrbPeriodRows,
    heliocentric_events: HeliocentricEvents,
    frame: FrameField,
    ephemeris: EphemerisRows,
    elections: ElectionRows,
    lunation_hits: LunationRows,
  }),
  sheet: ['ephemeris', 'transit_events'],
  example: { ...einstein, start_date: '2025-01-01', days_ahead: 30 },
}).compute(async (input, world) => {
  demandTropical(input)
  if (input.zodiac === 'sidereal' && input.election)
    throw invalid('election', '`election` cannot be combined with `zodiac` sidereal: its signs are tropical.')
  const birth = westernNatal(input, world)
  const { name, chart, moment } = birth
  const frame = frameOf(chart)
  const bodies = TRANSITING_BODIES.filter((body) => (input.planets ? input.planets.includes(body) : body !== 'Moon'))
  const maxDays = bodies.includes('Moon') ? MAX_DAYS_OF_MOON : MAX_DAYS
  const days = Math.min(input.days_ahead, maxDays)
  const window = windowFrom(input.start_date, days, world)
  const aspects = ORDERED_ASPECTS.filter((aspect) => input.aspects?.includes(aspect) ?? true)
  const points = pointsAndAngles(chart).filter(({ name }) => input.natal_points?.includes(name) ?? true)
  const events = await transitEvents(
    bodies,
    transitTargets(points, chart.houses, aspects),
    window,
    world,
    longitudesIn(frame),
  )
  const further = await furtherTransits(input, chart, bodies, window, world)
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
    paths: input.path_step
      ? await mapYielding(bodies, world.yieldIfDue, pathOver(window, input.path_step, frame, world))
      : [],
    images: input.graphic_ephemeris
      ? [
          await draw(
            input,
            {
              ...{ name, zone: moment.zone, bodies, natal: points, window, frame },
              ...{ modulus: input.graphic_ephemeris, language: input.legend_language },
            },
            world,
          ),
        ]
      : [],
    ...zodiacField(chart),
    ...(input.orbs && (await requestedPeriods(input, chart, bodies, window, world))),
    ...(input.heliocentric &&
      (await heliocentricEventRows(searchedAspects(input).filter(hasLongitude), window, chart, world))),
    ...(further && { further_events: further.slice(0, MAX_EVENTS).map(furtherEventRow) }),
    ...(await ephemerisRows(
      input.ephemeris,
      input.planets
        ? [...bodies, ...(input.planets.includes('Lilith') ? (['Lilith'] as const) : [])]
        : TRANSITING_BODIES,
      window,
      chart,
      FURTHER_TRANSITING.filter((body) => body !== 'Lilith').filter((body) => input.planets?.includes(body)),
      world,
    )),
    ...(await electionRows(input.election, window, birth, world)),
    ...(await lunationRows(input.lunations, window, chart, world)),
  }
})

interface FurtherChoice {
  planets?: readonly AnyTransitingBody[] | null
  aspects?: readonly AnyAspect[] | null
  natal_points?: readonly string[] | null
}
const hasLongitude = (aspect: AnyAspect): boolean => !isParallel(aspect)
/** The aspects of a request, the major ones first. */
const searchedAspects = ({ aspects }: Pick<FurtherChoice, 'aspects'>): AnyAspect[] => [
  ...ORDERED_ASPECTS.filter((aspect) => aspects?.includes(aspect) ?? true),
  ...TRANSIT_ASPECTS.filter(
    (aspect) => aspects?.includes(aspect) && !(MAJOR_ASPECTS as readonly AnyAspect[]).includes(aspect),
  ),
]
/** The points of a chart that a request tests: the further points, and those of `natal_points`. */
const testedPoints = ({ natal_points }: Pick<FurtherChoice, 'natal_points'>, chart: TropicalChart) => [
  ...pointsAndAngles(chart).filter(({ name }) => natal_points?.includes(name) ?? true),
  ...furtherOf(chart),
]
const requestedPeriods = (
  { orbs, ...choice }: FurtherChoice & OrbOptionsInput,
  chart: TropicalChart,
  bodies: readonly TransitingBody[],
  window: Window,
  world: World,
) => {
  const model = withSentOrbs(orbsFor('transit', searchedAspects(choice)), orbs)
  const moving = [...bodies, ...FURTHER_TRANSITING.filter((body) => choice.planets?.includes(body))]
  return orbPeriodRows(moving, testedPoints(choice, chart), model, window, chart, world)
}

/** Events that the usual list does not hold, in order of time; null unless the request has further points, bodies or aspects. */
const furtherTransits = async (
  { planets, aspects, natal_points }: FurtherChoice,
  chart: TropicalChart,
  bodies: readonly TransitingBody[],
  window: Window,
  world: World,
): Promise<FurtherTransit[] | null> => {
  const all = searchedAspects({ aspects })
  const beyond = all.filter((aspect) => !(MAJOR_ASPECTS as readonly AnyAspect[]).includes(aspect))
  const further = FURTHER_TRANSITING.filter((body) => planets?.includes(body))
  if (furtherOf(chart).length === 0 && beyond.length === 0 && further.length === 0) return null
  const isChosen = (name: AnyName) => natal_points?.includes(name) ?? true
  const own = pointsAndAngles(chart).filter(({ name }) => isChosen(name))
  const targetsOf = (points: readonly { name: AnyName; longitude: number }[], kinds: readonly AnyAspect[]) =>
    transitTargets<AnyName, AnyAspect>(points, chart.houses, kinds.filter(hasLongitude))
  const searches: [readonly AnyTransitingBody[], ReturnType<typeof targetsOf>][] = [
    [bodies, [...targetsOf(own, beyond), ...targetsOf(furtherOf(chart), all)]],
    [further, targetsOf([...own, ...furtherOf(chart)], all)],
  ]
  const events = await mapConcurrently(searches, ([moving, targets]) =>
    moving.length > 0 && targets.length > 0
      ? transitEvents(moving, targets, window, world, longitudesIn(frameOf(chart)))
      : [],
  )
  const isTested = (name: AnyName) => furtherOf(chart).some((point) => point.name === name) || isChosen(name)
  const parallels = await parallelEvents([...bodies, ...further], beyond, isTested, chart, window, world)
  return [...events.flat(), ...parallels].sort((x, y) => x.hit.at - y.hit.at)
}

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
  ({ from, to }: Window, step: number, frame: SearchedZodiac, { sky }: World) =>
  (body: TransitingBody) => {
    const longitudes: number[] = []
    for (let at = from; at <= to && hasPoint(body, at, sky); at = plusDays(at, step)) {
      const { longitude } = sky.positions(at, [BODY_OF[body]])[0]!
      longitudes.push(longitudeFields(norm(longitude - zeroPointIn(frame, at, sky))).longitude)
    }
    return { transit_planet: body, longitudes }
  }

const windowFrom = (start: string | null | undefined, days: number, world: World): Window => {
  const date = start ? readDate(start, 'start_date', world) : civilOf(world.now)
  const from = julianDay(clockMs({ ...date, hour: 0, minute: 0, second: 0 }))
  const to = plusDays(from, days)
  demandEnd({ from, to }, 'start_date', 'days_ahead', world.sky)
  return { from, to }
}
