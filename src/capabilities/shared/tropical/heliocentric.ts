import { maybe, t } from '../../../schema.ts'
import { aspectsWithin, type OrbModel } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { heliocentricPoints } from '../../../western/heliocentric.ts'
import type { World } from '../../capability.ts'
import type { TextSection } from '../chart-text.ts'
import { FurtherAspectRow, FurtherPointRow, furtherAspectRow, furtherPointRow } from './further.ts'

/** Heliocentric positions beside a geocentric chart. */

/** Input: heliocentric positions. */
export const HELIOCENTRIC_OPTION = {
  heliocentric: maybe(
    t.Boolean({
      default: false,
      description: 'Adds the heliocentric chart: Mercury to Pluto, Chiron and the Earth, and the bodies of `points`.',
    }),
  ),
}
/** Answer: heliocentric positions. */
export const HELIOCENTRIC_FIELD = {
  heliocentric: t.Optional(
    t.Object(
      {
        points: t.Array(FurtherPointRow, { description: 'Bodies as seen from the Sun. They have no houses.' }),
        aspects: t.Array(FurtherAspectRow, { description: 'Aspects among these bodies, closest first.' }),
      },
      { $id: 'HeliocentricChart', description: 'The heliocentric chart of the same moment; absent unless requested.' },
    ),
  ),
}

export const heliocentricField = (
  { heliocentric }: { heliocentric?: boolean | null },
  chart: TropicalChart,
  model: OrbModel,
  { sky }: Pick<World, 'sky'>,
) => {
  if (!heliocentric) return {}
  const points = heliocentricPoints(chart, sky)
  return {
    heliocentric: {
      points: points.map((point) => furtherPointRow({ ...point, house: null })),
      aspects: aspectsWithin(points, model).map(furtherAspectRow),
    },
  }
}

/** The heliocentric chart of an answer as sections of its text; only in the complete form. */
export const heliocentricSections = ({ heliocentric }: ReturnType<typeof heliocentricField>): TextSection[] =>
  heliocentric
    ? [
        {
          title: 'Heliocentric points',
          lines: heliocentric.points.map(({ point, degree_in_sign, sign }) => `${point} ${degree_in_sign} ${sign}`),
        },
        {
          title: 'Heliocentric aspects',
          lines: heliocentric.aspects.map(
            ({ point_a, aspect, point_b, orb }) => `${point_a} ${aspect} ${point_b}, orb ${orb.toFixed(2)}`,
          ),
        },
      ]
    : []
