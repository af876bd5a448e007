import { maybeTerm, t } from '../../../schema.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { furtherOf } from '../../../western/chart-frame.ts'
import { sabianDegree } from '../../../western/sabian.ts'
import { Sign } from '../../shared/tropical/shapes.ts'

/** The Sabian degrees of the points of a chart. */

export const SabianRows = t.Optional(
  t.Array(
    t.Object(
      {
        point: maybeTerm(['PointOrAngle'], { description: 'Name of the point.' }),
        sign: Sign,
        degree: t.Integer({
          minimum: 1,
          maximum: 30,
          description: 'Number of the degree in the sign, 1 for 0° to 1°.',
        }),
        image: t.String({
          description: 'Image of the degree in English, after Jones and Wheeler in words of this service.',
        }),
      },
      { $id: 'SabianDegree', description: 'The Sabian degree of a point.' },
    ),
    { description: 'Sabian degrees of points and angles; absent unless requested.' },
  ),
)

export const sabianRows = (chart: TropicalChart) =>
  [...pointsAndAngles(chart), ...furtherOf(chart)].map(({ name, longitude }) => ({
    point: name as string,
    ...sabianDegree(longitude),
  }))
