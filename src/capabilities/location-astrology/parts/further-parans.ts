import { invalid } from '../../../faults.ts'
import { maybeTerm, nullable, oneOf, t } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { furtherBodies } from '../../../western/chart-frame.ts'
import type { AnyName } from '../../../western/further-points.ts'
import { bodyNumberOf } from '../../../western/further-points.ts'
import type { MappedBody } from '../../../western/location/bodies.ts'
import { subPointOf } from '../../../western/location/lines.ts'
import { PARAN_KINDS, paransOf } from '../../../western/location/parans.ts'
import type { World } from '../../capability.ts'
import { type ChartOptionsInput, readFrame } from '../../shared/tropical/chart-options.ts'
import { roundFigure } from '../../shared/tropical/shapes.ts'
import { AngleCode } from './birth-lines.ts'

/** Parans of further points, as an option of parans. */

const PointName = (description: string) => maybeTerm(['PointOrAngle'], { description })

export const FurtherParans = t.Optional(
  t.Array(
    t.Object(
      {
        point_a: PointName('First body of the paran.'),
        angle_a: AngleCode,
        point_b: PointName('Second body of the paran.'),
        angle_b: AngleCode,
        latitude: t.Number({ description: 'Latitude of the circle, degrees.' }),
        kind: oneOf(PARAN_KINDS, { description: 'Kind, as in `parans`.' }),
        longitude: t.Number({ description: 'Longitude where the lines cross, degrees, east positive.' }),
        distance_degrees: nullable(
          t.Number({ description: 'Distance from `latitude` of the request, degrees; null without one.' }),
        ),
      },
      { $id: 'FurtherParan', description: 'A paran in which a further point takes part.' },
    ),
    { description: 'Parans of the requested points, from south to north; absent unless requested.' },
  ),
)

interface FurtherParanInput extends Pick<ChartOptionsInput, 'points'> {
  latitude?: number | null
  max_latitude?: number | null
}

/** Parans of the requested points with each other and with the bodies of the birth. 422 on `points` for an angle or a lot. */
export const furtherParanRows = (
  { points, latitude, max_latitude }: FurtherParanInput,
  at: JulianDay,
  gast: number,
  bodies: readonly MappedBody[],
  world: World,
) => {
  if (!points?.length) return {}
  const frame = readFrame({ points })
  const placed = frame.further.find((name) => bodyNumberOf(name) === null)
  if (placed)
    throw invalid(
      'points',
      `\`points\` must be bodies here: ${placed} needs a place of birth, which parans do not have.`,
    )
  const further = furtherBodies(at, { latitude: 0, longitude: 0 }, frame, world.sky)
  for (const name of frame.further)
    if (!further.some((body) => body.name === name))
      world.warn(
        'point_unavailable',
        `The ephemeris has no data for ${name} at that moment; \`further_parans\` omits it.`,
      )
  const named = new Set<AnyName>(further.map(({ name }) => name))
  const all = [
    ...bodies.map(({ planet, sub }) => ({ planet: planet as AnyName, sub })),
    ...further.map(({ name, rightAscension, declination }) => ({
      planet: name as AnyName,
      sub: subPointOf({ rightAscension: rightAscension!, declination: declination! }, gast),
    })),
  ]
  return {
    further_parans: paransOf(all, max_latitude ?? 75)
      .filter(({ a, b }) => named.has(a) || named.has(b))
      .map((paran) => ({
        point_a: paran.a as string,
        angle_a: paran.angleA,
        point_b: paran.b as string,
        angle_b: paran.angleB,
        latitude: roundFigure(paran.latitude),
        kind: paran.kind,
        longitude: roundFigure(paran.longitude),
        distance_degrees: typeof latitude === 'number' ? roundFigure(Math.abs(paran.latitude - latitude)) : null,
      })),
  }
}
