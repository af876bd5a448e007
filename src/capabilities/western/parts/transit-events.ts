import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { maybeTerm, nullable, oneOf, t, term } from '../../../schema.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { movingMeaning } from '../../../western/aspect-meanings.ts'
import { type AnyAspect, ASPECTS, effectiveNature, MAJOR_ASPECTS } from '../../../western/aspects.ts'
import { hasBody } from '../../../western/chart.ts'
import type { AnyName } from '../../../western/further-points.ts'
import { type Houses, houseOf } from '../../../western/houses.ts'
import {
  type AnyTransitingBody,
  bodyOfTransit,
  type Name,
  TRANSITING_BODIES,
  type TransitingBody,
} from '../../../western/points.ts'
import { aspectPlaces, type TransitHit, transitHits } from '../../../western/transits.ts'
import type { LongitudeOf } from '../../../western/zodiac-searches.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { House, Longitude, longitudeFields, NameTerm, NatureWord, Sign } from '../../shared/tropical/shapes.ts'

/** Exact aspects of moving bodies to the points of a fixed chart. */

export type Major = (typeof MAJOR_ASPECTS)[number]
export const ORDERED_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const satisfies Major[]

/** A watched zodiac position: the aspect of a chart point. */
interface Target<N extends AnyName = Name, A extends AnyAspect = Major> {
  natal: { name: N; longitude: number }
  aspect: A
  at: number
  /** House of the position in the chart. */
  house: number | null
}
export const transitTargets = <N extends AnyName, A extends AnyAspect = Major>(
  points: readonly Target<N>['natal'][],
  houses: Houses,
  aspects: readonly A[] = ORDERED_ASPECTS as readonly Major[] as readonly A[],
): Target<N, A>[] =>
  points.flatMap((natal) =>
    aspects.flatMap((aspect) =>
      aspectPlaces(natal.longitude, aspect).map((at) => ({ natal, aspect, at, house: houseOf(at, houses) })),
    ),
  )

export interface Event<
  B extends AnyTransitingBody = TransitingBody,
  N extends AnyName = Name,
  A extends AnyAspect = Major,
> {
  body: B
  target: Target<N, A>
  hit: TransitHit
}

/** In chronological order; events of the same second follow the order of bodies, points and angles. */
export const transitEvents = async <B extends AnyTransitingBody, N extends AnyName = Name, A extends AnyAspect = Major>(
  bodies: readonly B[],
  targets: readonly Target<N, A>[],
  window: Window,
  { sky, yieldIfDue }: Pick<World, 'sky' | 'yieldIfDue'>,
  longitudeIn?: LongitudeOf,
): Promise<Event<B, N, A>[]> => {
  const has = (body: B, at: JulianDay) => hasBody(bodyOfTransit(body), at, sky)
  const known = bodies.filter((body) => has(body, window.from) && has(body, window.to))
  const places = targets.map(({ at }) => at)
  const matches = await mapConcurrently(known, (body) => transitHits(body, places, window, sky, longitudeIn))
  const events = await mapYielding(matches, yieldIfDue, (hits, i) =>
    hits
      .map((hit) => ({
        second: Math.round(epochMs(hit.at) / 1000),
        event: { body: known[i]!, target: targets[hit.target]!, hit },
      }))
      .sort((x, y) => x.event.hit.target - y.event.hit.target),
  )
  await yieldIfDue()
  return events
    .flat()
    .sort((x, y) => x.second - y.second)
    .map(({ event }) => event)
}

export const TransitEvent = t.Object(
  {
    date: t.String({ description: 'UTC date of exact_at.' }),
    exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
    transit_planet: term(TRANSITING_BODIES),
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
    passes: t.Integer({ minimum: 1, description: 'Number of exact aspects in the same retrograde loop.' }),
    meaning: t.String(),
  },
  { $id: 'TransitEvent', description: 'An exact aspect of a transiting planet to a point of the birth chart.' },
)

export const transitEventRow = <B extends TransitingBody>({
  body,
  hit,
  target: { natal, aspect, at, house },
}: Event<B>) => {
  const exact_at = isoUtc(hit.at)
  const { longitude, sign } = longitudeFields(at)
  return {
    date: exact_at.slice(0, exact_at.indexOf('T')),
    exact_at,
    transit_planet: body,
    transit_sign: signName(sign),
    transit_retrograde: hit.retrograde,
    natal_planet: natal.name,
    natal_sign: signName(signOf(natal.longitude)),
    aspect,
    symbol: ASPECTS[aspect].symbol,
    nature: ASPECTS[aspect].nature,
    transit_longitude: longitude,
    natal_house: house,
    pass: hit.pass,
    passes: hit.passes,
    meaning: movingMeaning({ a: { name: body }, aspect, b: natal }),
  }
}

const FurtherEvent = t.Object(
  {
    exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
    transit_planet: maybeTerm(['PointOrAngle'], { description: 'Transiting body, such as `Jupiter` or `Ceres`.' }),
    transit_retrograde: t.Boolean({ description: 'True if the body is retrograde.' }),
    natal_point: maybeTerm(['PointOrAngle'], { description: 'Point of the birth chart.' }),
    aspect: maybeTerm(['AspectName'], { description: 'Aspect to the natal point, such as `quincunx` or `parallel`.' }),
    nature: NatureWord,
    transit_longitude: Longitude,
    pass: t.Integer({ minimum: 1, description: 'Number of the hit in its retrograde loop; 1 for parallels.' }),
    passes: t.Integer({ minimum: 1, description: 'Number of exact aspects in the same retrograde loop.' }),
  },
  { $id: 'FurtherEvent', description: 'An exact aspect of a further body, to a further point or of a further kind.' },
)
export const FurtherEvents = t.Optional(
  t.Array(FurtherEvent, {
    maxItems: 5000,
    description: 'Events of further points, bodies and aspects, in order of time; absent unless requested.',
  }),
)
export type FurtherTransit = Event<AnyTransitingBody, AnyName, AnyAspect>
export const furtherEventRow = ({ body, hit, target }: FurtherTransit) => ({
  exact_at: isoUtc(hit.at),
  transit_planet: body as string,
  transit_retrograde: hit.retrograde,
  natal_point: target.natal.name as string,
  aspect: target.aspect as string,
  nature: ASPECTS[target.aspect].nature,
  transit_longitude: longitudeFields(target.at).longitude,
  pass: hit.pass,
  passes: hit.passes,
})

export const temperOf = ({ body, target }: Event) =>
  effectiveNature({ a: { name: body }, aspect: target.aspect, b: target.natal })
