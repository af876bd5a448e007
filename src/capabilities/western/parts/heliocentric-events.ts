import { mapYielding } from '../../../cooperative-yield.ts'
import { maybe, maybeTerm, t } from '../../../schema.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { type AnyAspect, ASPECTS } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { frameOf } from '../../../western/chart-frame.ts'
import type { AnyName } from '../../../western/further-points.ts'
import { HELIOCENTRIC_BODIES, heliocentricHits, heliocentricPoints } from '../../../western/heliocentric.ts'
import type { World } from '../../capability.ts'
import { Longitude, longitudeFields, NatureWord } from '../../shared/tropical/shapes.ts'
import { transitTargets } from './transit-events.ts'

/** Transits as seen from the Sun, as an option of transit dates. */

const MAX_EVENTS = 5000

export const HeliocentricTransitsInput = maybe(
  t.Boolean({
    default: false,
    description:
      'Adds exact aspects of heliocentric planets (Mercury to Pluto, Chiron, Earth) to the heliocentric points of birth.',
  }),
)

export const HeliocentricEvents = t.Optional(
  t.Array(
    t.Object(
      {
        exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
        transit_planet: maybeTerm(['PointOrAngle'], { description: 'Transiting planet, as seen from the Sun.' }),
        natal_point: maybeTerm(['PointOrAngle'], { description: 'Point of the heliocentric birth chart.' }),
        aspect: maybeTerm(['AspectName'], { description: 'Aspect to the natal point.' }),
        nature: NatureWord,
        transit_longitude: Longitude,
      },
      { $id: 'HeliocentricEvent', description: 'An exact aspect between heliocentric positions.' },
    ),
    {
      maxItems: MAX_EVENTS,
      description: 'Heliocentric transits in order of time, at most 5000; absent unless requested.',
    },
  ),
)

export const heliocentricEventRows = async (
  aspects: readonly AnyAspect[],
  window: Window,
  chart: TropicalChart,
  { sky, yieldIfDue }: World,
) => {
  const targets = transitTargets<AnyName, AnyAspect>(heliocentricPoints(chart, sky), chart.houses, aspects)
  const places = targets.map(({ at }) => at)
  const events = []
  for (const body of HELIOCENTRIC_BODIES) {
    const hits = await heliocentricHits(body, places, window, frameOf(chart), sky, yieldIfDue)
    for (const { at, target } of hits) events.push({ body, at, target: targets[target]! })
  }
  const inOrder = events.sort((a, b) => a.at - b.at).slice(0, MAX_EVENTS)
  return {
    heliocentric_events: await mapYielding(inOrder, yieldIfDue, ({ body, at, target }) => ({
      exact_at: isoUtc(at),
      transit_planet: body as string,
      natal_point: target.natal.name as string,
      aspect: target.aspect as string,
      nature: ASPECTS[target.aspect].nature,
      transit_longitude: longitudeFields(target.at).longitude,
    })),
  }
}
