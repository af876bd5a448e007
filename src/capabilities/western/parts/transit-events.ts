import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { nullable, oneOf, t, term } from '../../../schema.ts'
import { epochMs } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { ASPECTS, aspectMeaning, effectiveNature, MAJOR_ASPECTS } from '../../../western/aspects.ts'
import { hasPoint } from '../../../western/chart.ts'
import { type Houses, houseOf } from '../../../western/houses.ts'
import { type Name, TRANSITING_BODIES, type TransitingBody } from '../../../western/points.ts'
import { aspectPlaces, type TransitHit, transitHits } from '../../../western/transits.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { House, Longitude, NameTerm, NatureWord, place, Sign } from '../../shared/tropical/shapes.ts'

/** Exact aspects of moving bodies to the points of a fixed chart. */

export type Major = (typeof MAJOR_ASPECTS)[number]
export const ORDERED_ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const satisfies Major[]

/** A watched zodiac position: the aspect of a chart point. */
interface Target {
  natal: { name: Name; longitude: number }
  aspect: Major
  at: number
  /** House of the position in the chart. */
  house: number | null
}
export const targetsOf = (
  points: readonly Target['natal'][],
  houses: Houses,
  aspects: readonly Major[] = ORDERED_ASPECTS,
): Target[] =>
  points.flatMap((natal) =>
    aspects.flatMap((aspect) =>
      aspectPlaces(natal.longitude, aspect).map((at) => ({ natal, aspect, at, house: houseOf(at, houses) })),
    ),
  )

export interface Event<B extends TransitingBody = TransitingBody> {
  body: B
  target: Target
  hit: TransitHit
}

/** In chronological order; events of the same second follow the order of bodies, points and angles. */
export const transitEvents = async <B extends TransitingBody>(
  bodies: readonly B[],
  targets: readonly Target[],
  window: Window,
  { sky, yieldIfDue }: Pick<World, 'sky' | 'yieldIfDue'>,
): Promise<Event<B>[]> => {
  const known = bodies.filter((body) => hasPoint(body, window.from, sky) && hasPoint(body, window.to, sky))
  const places = targets.map(({ at }) => at)
  const matches = await mapConcurrently(known, (body) => transitHits(body, places, window, sky))
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
    exact_at: t.String({ description: 'UTC.' }),
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
    passes: t.Integer({ minimum: 1, description: 'Hits of the same retrograde loop.' }),
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
  const { longitude, sign } = place(at)
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
    meaning: aspectMeaning({ a: { name: body }, aspect, b: natal }),
  }
}

export const temperOf = ({ body, target }: Event) =>
  effectiveNature({ a: { name: body }, aspect: target.aspect, b: target.natal })
