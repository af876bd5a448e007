import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { maybeTerm, nullable, t } from '../../../schema.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { type AnyAspect, ASPECTS, type OrbModel, roundedOrb } from '../../../western/aspects.ts'
import { hasBody, type TropicalChart } from '../../../western/chart.ts'
import { frameOf } from '../../../western/chart-frame.ts'
import { declinationPeriods } from '../../../western/declination-transits.ts'
import type { AnyName } from '../../../western/further-points.ts'
import { orbPeriods } from '../../../western/orb-periods.ts'
import { type AnyTransitingBody, bodyOfTransit } from '../../../western/points.ts'
import type { World } from '../../capability.ts'
import { NatureWord, Orb } from '../../shared/tropical/shapes.ts'
import { isParallel, parallelTargets } from './parallel-events.ts'
import { transitTargets } from './transit-events.ts'

/** The times of transits within orb, as an option of transit dates. */

const MAX_PERIODS = 5000

export const OrbPeriodRows = t.Optional(
  t.Array(
    t.Object(
      {
        transit_planet: maybeTerm(['PointOrAngle'], { description: 'Transiting body, such as `Jupiter` or `Ceres`.' }),
        natal_point: maybeTerm(['PointOrAngle'], { description: 'Point of the birth chart.' }),
        aspect: maybeTerm(['AspectName'], { description: 'Aspect to the natal point.' }),
        nature: NatureWord,
        orb: t.Number({ description: 'Orb of the period, degrees.' }),
        start: nullable(t.String({ description: 'Start of the period, UTC; null if it is not found.' })),
        exact: t.Array(t.String(), { description: 'Moments of exactness, UTC; empty if the aspect is never exact.' }),
        end: nullable(t.String({ description: 'End of the period, UTC; null if it is not found.' })),
        closest_orb: Orb,
        closest_at: t.String({
          description: 'Moment of the closest approach, UTC; the first one if exact.',
        }),
      },
      { $id: 'OrbPeriod', description: 'An uninterrupted time of a transiting body within orb of an aspect.' },
    ),
    {
      maxItems: MAX_PERIODS,
      description:
        'Times within orb that overlap the window, in order of time; absent unless `orbs` is sent. Their ends are searched 1830 days beyond the window (Sun 40, Moon 10; in parallels Sun 100, Moon 15).',
    },
  ),
)

/** The points of a chart that can be transited. */
type NatalPoint = { name: AnyName; longitude: number }

export const orbPeriodRows = async (
  bodies: readonly AnyTransitingBody[],
  points: readonly NatalPoint[],
  model: OrbModel<AnyAspect>,
  window: Window,
  chart: TropicalChart,
  { sky, yieldIfDue }: World,
) => {
  const hasName = (name: AnyName) => points.some((point) => point.name === name)
  const inLongitude = transitTargets<AnyName, AnyAspect>(
    points,
    chart.houses,
    model.aspects.filter((aspect) => !isParallel(aspect)),
  )
  const inDeclination = parallelTargets(model.aspects, hasName, chart)
  const present = bodies.filter((body) => [window.from, window.to].every((at) => hasBody(bodyOfTransit(body), at, sky)))
  const periods = await mapConcurrently(present, async (body) => {
    // An orb of 0 has moments of exactness, but no period.
    const withOrbs = <T extends { natal: NatalPoint; aspect: AnyAspect }>(targets: readonly T[]) =>
      targets
        .map((target) => ({ ...target, orb: model.allowed(target.aspect, body, target.natal.name) }))
        .filter(({ orb }) => orb > 0)
    const [longitudes, declinations] = [withOrbs(inLongitude), withOrbs(inDeclination)]
    const found = longitudes.length > 0 ? await orbPeriods(body, longitudes, window, frameOf(chart), sky) : []
    const parallels =
      declinations.length > 0
        ? await declinationPeriods(bodyOfTransit(body), declinations, window, sky, yieldIfDue)
        : []
    return [
      ...found.map((period) => ({ body, period, target: longitudes[period.target]! })),
      ...parallels.map((period) => ({ body, period, target: declinations[period.target]! })),
    ]
  })
  const inOrder = periods
    .flat()
    .sort((a, b) => (a.period.start ?? 0) - (b.period.start ?? 0) || a.period.closest.at - b.period.closest.at)
    .slice(0, MAX_PERIODS)
  return {
    orb_periods: await mapYielding(
      inOrder,
      yieldIfDue,
      ({ body, target: { natal, aspect, orb }, period: { start, exact, end, closest } }) => ({
        transit_planet: body as string,
        natal_point: natal.name as string,
        aspect: aspect as string,
        nature: ASPECTS[aspect].nature,
        orb: roundedOrb(orb),
        start: start && isoUtc(start),
        exact: exact.map(isoUtc),
        end: end && isoUtc(end),
        closest_orb: roundedOrb(closest.orb),
        closest_at: isoUtc(closest.at),
      }),
    ),
  }
}
