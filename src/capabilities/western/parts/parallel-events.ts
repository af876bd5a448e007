import { mapConcurrently } from '../../../concurrency.ts'
import type { Window } from '../../../time/window.ts'
import type { AnyAspect } from '../../../western/aspects.ts'
import { hasBody, type TropicalChart } from '../../../western/chart.ts'
import { frameOf, furtherOf } from '../../../western/chart-frame.ts'
import { declinationHits } from '../../../western/declination-transits.ts'
import type { AnyName } from '../../../western/further-points.ts'
import { type AnyTransitingBody, bodyOfTransit } from '../../../western/points.ts'
import { zeroPointIn } from '../../../western/zodiac-searches.ts'
import { norm } from '../../../zodiac/longitude.ts'
import type { World } from '../../capability.ts'
import type { FurtherTransit } from './transit-events.ts'

/** Exact parallels and contraparallels of moving bodies to the bodies of a chart. Angles and lots have no declination of their own. */

const PARALLELS = ['parallel', 'contraparallel'] as const
export const isParallel = (aspect: AnyAspect): aspect is (typeof PARALLELS)[number] =>
  aspect === 'parallel' || aspect === 'contraparallel'

/** The declinations at which a moving body is in a requested parallel to a body of the chart, degrees. */
export const parallelTargets = (
  aspects: readonly AnyAspect[],
  hasName: (name: AnyName) => boolean,
  chart: TropicalChart,
) => {
  const kinds = PARALLELS.filter((kind) => aspects.includes(kind))
  const points = [...chart.points, ...furtherOf(chart)].filter(({ name }) => hasName(name))
  return points.flatMap(({ name, longitude, declination }) =>
    declination === null
      ? []
      : kinds.map((aspect) => ({
          natal: { name, longitude },
          aspect,
          declination: aspect === 'parallel' ? declination : -declination,
        })),
  )
}

/** The events in order of time. Each is the only pass of its loop: declinations have no retrograde loops. */
export const parallelEvents = async (
  bodies: readonly AnyTransitingBody[],
  aspects: readonly AnyAspect[],
  hasName: (name: AnyName) => boolean,
  chart: TropicalChart,
  window: Window,
  { sky, yieldIfDue }: World,
): Promise<FurtherTransit[]> => {
  const targets = parallelTargets(aspects, hasName, chart)
  if (targets.length === 0) return []
  const present = bodies.filter((body) => [window.from, window.to].every((at) => hasBody(bodyOfTransit(body), at, sky)))
  const events = await mapConcurrently(present, async (name) => {
    const body = bodyOfTransit(name)
    const degrees = targets.map(({ declination }) => declination)
    return (await declinationHits(body, degrees, window, sky, yieldIfDue)).map(({ at, target }): FurtherTransit => {
      const [place] = sky.positions(at, [body])
      const longitude = norm(place!.longitude - zeroPointIn(frameOf(chart), at, sky))
      return {
        body: name,
        target: { ...targets[target]!, at: longitude, house: null },
        hit: { at, target, retrograde: place!.longitudeSpeed < 0, pass: 1, passes: 1 },
      }
    })
  })
  return events.flat()
}
