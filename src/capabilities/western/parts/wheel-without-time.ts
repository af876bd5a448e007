import type { Static } from '@sinclair/typebox'
import type { WheelAspect, WheelPoint } from '../../../render/wheel-facts.ts'
import { type AnyAspectPoint, aspectsWithin, type OrbModel } from '../../../western/aspects.ts'
import type { AspectedChart } from '../../../western/chart-frame.ts'
import { furtherOf } from '../../../western/chart-frame.ts'
import type { World } from '../../capability.ts'
import type { FURTHER_FIELDS } from '../../shared/tropical/further.ts'
import type { AspectRow, PlanetRow } from '../../shared/tropical/shapes.ts'
import { wheelAspects, wheelPoints } from '../../shared/tropical/wheel-image.ts'
import type { DayComparison, TimeRange } from '../../time-ranges.ts'

type Nullable<T> = { [K in keyof T]?: T[K] | null }
/** The fields of an answer without a time that a wheel shows. */
interface DayRows {
  readonly planets: readonly Nullable<Static<typeof PlanetRow>>[]
  readonly aspects: readonly Nullable<Static<typeof AspectRow>>[]
  readonly further_points?: readonly Nullable<FurtherPointRow>[]
  readonly further_aspects?: readonly Nullable<FurtherAspectRow>[]
}
type FurtherPointRow = Static<(typeof FURTHER_FIELDS)['further_points']>[number]
type FurtherAspectRow = Static<(typeof FURTHER_FIELDS)['further_aspects']>[number]

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * The points and aspects of a wheel for a day. Points that stay in their sign are at their degree of `chart`, that of noon. The Moon, and a
 * point that changes its sign, are arcs. Faster points are left out with a warning. Aspects are those of all day between points with a degree.
 */
export const wheelOfDay = (
  chart: AspectedChart,
  { data, ranges, crossings }: DayComparison,
  model: OrbModel,
  { warn }: Pick<World, 'warn'>,
): { points: WheelPoint[]; aspects: WheelAspect[] } => {
  const { planets, aspects, further_points = [], further_aspects = [] } = data as DayRows
  const rangeOf = new Map<string, TimeRange>(ranges.map((range) => [range.field, range]))
  const rows = [
    ...planets.map((row, i) => ({ ...row, point: row.planet, path: `planets.${i}` })),
    ...further_points.map((row, i) => ({ ...row, path: `further_points.${i}` })),
  ]
  const atNoon: readonly AnyAspectPoint[] = [...chart.points, ...furtherOf(chart)]
  const placedPoints = wheelPoints(atNoon).map((point): WheelPoint => {
    const row = rows.find((each) => each.point === point.name)
    // The speed of a point changes during the day; only its direction is a fact of the day.
    const still = { ...point, retrograde: row?.retrograde === true, longitude: null }
    if (!row) return still
    if (isNumber(row.longitude) && row.sign != null) return { ...still, longitude: point.longitude }
    const { from, to } = rangeOf.get(`${row.path}.longitude`) ?? {}
    const hasArc = point.name === 'Moon' || crossings.has(`${row.path}.longitude`)
    if (!hasArc || !isNumber(from) || !isNumber(to)) return still
    // A retrograde point moves from the greater longitude to the smaller one.
    const isBackward = (to - from + 360) % 360 > 180
    return { ...still, range: isBackward ? { from: to, to: from } : { from, to } }
  })
  const missing = placedPoints.filter(({ longitude, range }) => longitude === null && !range).map(({ name }) => name)
  if (missing.length > 0)
    warn('time_unknown', `The picture lacks points whose place depends on the time of birth: ${missing.join(', ')}.`)
  const points = placedPoints.filter(({ longitude, range }) => longitude !== null || range)
  const fixed = new Set(points.filter(({ longitude }) => longitude !== null).map(({ name }) => name))
  const lasting = new Set([
    ...aspects.map(({ planet_a, planet_b, aspect }) => `${planet_a} ${aspect} ${planet_b}`),
    ...further_aspects.map(({ point_a, point_b, aspect }) => `${point_a} ${aspect} ${point_b}`),
  ])
  const contacts = aspectsWithin<AnyAspectPoint>(
    atNoon.filter(({ name }) => fixed.has(name)),
    model,
  ).filter(({ a, b, aspect }) => lasting.has(`${a.name} ${aspect} ${b.name}`))
  return {
    points,
    // The orb changes during the day.
    aspects: wheelAspects(contacts).map(({ orb: _, applying: __, ...aspect }) => aspect),
  }
}
