import { mapYielding } from '../../cooperative-yield.ts'
import { HEAT_COLOURS, heatSvg } from '../../render/heat-drawing.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { DEVATA_NAMES } from '../../traditions/vastu/devatas.ts'
import { GOAL_NAMES } from '../../traditions/vastu/goals.ts'
import { type HeatPoint, heatOf } from '../../traditions/vastu/heatmap.ts'
import { ZONES_17, type Zone17 } from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import { FormatInput, Image, imageIn } from '../shared/picture.ts'
import {
  Coordinates,
  coordinate,
  examplePlan,
  NorthObject,
  northObject,
  PlanScore,
  planInput,
  pointOf,
  readPlan,
  rounded,
} from './parts/plan-input.ts'

const Place = t.Object({
  x: t.Number(),
  y: t.Number(),
  zone: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
  score: PlanScore,
})
const placeOf = ({ at, zone, score }: HeatPoint) => {
  const [x, y] = pointOf(at)
  return { x, y, zone, score }
}

const zoneMeans = (points: readonly HeatPoint[]) =>
  ZONES_17.flatMap((zone: Zone17) => {
    const scores = points.filter((point) => point.zone === zone).map(({ score }) => score)
    return scores.length === 0
      ? []
      : [
          {
            zone,
            mean_score: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2),
            points: scores.length,
          },
        ]
  })

export default capability({
  slug: 'vastu-heatmap',
  title: 'Vastu heatmap',
  summary: 'Points across the floor, scored for one life goal by zone, room and marmas.',
  weight: 'heavy',
  status: 'beta',
  varies: true,
  method:
    'The answer has a lattice of points along the page. A point inside the floor has ten times the rating of its bearing for the goal, interpolated linearly between the middles of the sixteen zones, or that of the centre. A rated room adds 0.3 of its rating above 55; a marma subtracts 10. The rating of zones for goals is present sixteen-zone practice.',
  input: planInput({
    goal: oneOf(GOAL_NAMES),
    samples: maybe(
      t.Integer({
        minimum: 100,
        maximum: 2500,
        default: 900,
        description: 'Approximate number of points inside the outline.',
      }),
    ),
    image: maybe(t.Boolean({ default: false, description: 'Adds a drawing to the answer.' })),
    format: FormatInput,
  }),
  data: t.Object({
    goal: oneOf(GOAL_NAMES),
    north: NorthObject,
    grid: t.Object({ step: t.Number(), columns: t.Integer(), rows: t.Integer(), origin: Coordinates }),
    points: t.Array(
      t.Object({
        x: t.Number(),
        y: t.Number(),
        bearing: t.Number(),
        distance_ratio: t.Number({
          description: 'Distance from the centre as a fraction of the distance to the outline.',
        }),
        zone: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
        devata: nullable(oneOf(DEVATA_NAMES)),
        room: nullable(t.String()),
        score: PlanScore,
      }),
    ),
    zones: t.Array(
      t.Object({
        zone: oneOf(ZONES_17, { $id: 'Zone16', description: 'One of sixteen zones, or the middle.' }),
        mean_score: t.Number(),
        points: t.Integer(),
      }),
    ),
    best: Place,
    worst: Place,
    legend: t.Array(t.Object({ from: t.Integer(), to: t.Integer(), label: t.String(), colour: t.String() })),
    images: t.Array(Image, { maxItems: 1 }),
  }),
  example: { ...examplePlan, goal: 'wealth', samples: 100 },
}).compute(async (input, world) => {
  const plan = readPlan(input, world)
  const { step, columns, rows, origin, points } = await heatOf(plan, input.goal, input.samples ?? 900, world.yieldIfDue)
  return {
    goal: input.goal,
    north: northObject(plan.north),
    grid: { step: coordinate(step), columns, rows, origin: pointOf(origin) },
    points: await mapYielding(points, world.yieldIfDue, (point) => ({
      ...placeOf(point),
      bearing: rounded(point.bearing) % 360,
      distance_ratio: rounded(point.reach),
      devata: point.devata,
      room: point.room,
    })),
    zones: zoneMeans(points),
    best: placeOf(points.reduce((best, next) => (next.score > best.score ? next : best))),
    worst: placeOf(points.reduce((worst, next) => (next.score < worst.score ? next : worst))),
    legend: [...HEAT_COLOURS],
    images: input.image
      ? [await imageIn(input.format, heatSvg({ outline: plan.floor, columns, rows, points }), world.tenant)]
      : [],
  }
})
