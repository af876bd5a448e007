import { equatorialOf } from '../../../sky/sphere.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { framedChart, furtherOf } from '../../../western/chart-frame.ts'
import type { LineMode } from '../../../western/location/bodies.ts'
import {
  LINE_ANGLES,
  type LineAngle,
  planetaryLines,
  type Sampling,
  subPointOf,
} from '../../../western/location/lines.ts'
import type { World } from '../../capability.ts'
import { besidePole } from '../../shared/horizon.ts'
import { type ChartOptionsInput, readFrame, warnOfMissingPoints } from '../../shared/tropical/chart-options.ts'

/** The lines of requested further points, in order of the points; none without a request. Angles and lots are points of the ecliptic. */
export const furtherPointLines = (
  input: ChartOptionsInput & { latitude: number; longitude: number; angles?: readonly LineAngle[] | null },
  { at, gast, mode }: { at: JulianDay; gast: number; mode: LineMode },
  sampling: Sampling,
  world: World,
) => {
  if (!input.points?.length) return []
  const chart = framedChart(at, besidePole(input), 'W', readFrame({ points: input.points }), world.sky)
  warnOfMissingPoints(chart, world)
  const obliquity = world.sky.obliquity(at)
  return furtherOf(chart).flatMap(({ name, longitude, rightAscension, declination }) => {
    const isBody = mode === 'in_mundo' && rightAscension !== null && declination !== null
    const place = isBody ? { rightAscension, declination } : equatorialOf(longitude, obliquity)
    return planetaryLines(subPointOf(place, gast), sampling, input.angles ?? LINE_ANGLES).map((line) => ({
      ...line,
      point: name,
    }))
  })
}
