import type { Body } from '../ephemeris/bodies.ts'
import { longitudeOf, siderealLongitude } from '../sky/expressions.ts'
import type { AngleExpression, Site, Sky } from '../sky/sky.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { tropical } from '../zodiac/longitude.ts'
import { pointsAt, type SkyPoint } from './chart.ts'
import { type ChartFrame, furtherBodies } from './chart-frame.ts'

// Moving bodies in the tropical zodiac, or in the sidereal zodiac of a chart. The draconic zodiac has no searches: its zero point belongs to
// one chart and moves by the month.

export type SearchedZodiac = Pick<ChartFrame, 'zodiac' | 'ayanamsha'>
/** The longitude of a body as an expression of searches. */
export type LongitudeOf = (body: Body) => AngleExpression

/** Longitudes in the zodiac of a frame, for searches. */
export const longitudesIn = ({ zodiac, ayanamsha }: SearchedZodiac): LongitudeOf =>
  zodiac === 'sidereal' ? (body) => siderealLongitude(body, ayanamsha) : longitudeOf

/** Degrees to subtract from a tropical longitude of a moment. */
export const zeroPointIn = ({ zodiac, ayanamsha }: SearchedZodiac, at: JulianDay, sky: Sky): number =>
  zodiac === 'sidereal' ? sky.ayanamsha(at, ayanamsha) : 0

/** Points with the zero point of the zodiac moved by degrees. */
export const shifted = <P extends { readonly longitude: number }>(points: readonly P[], zeroPoint: number): P[] =>
  zeroPoint === 0
    ? [...points]
    : points.map((point) => ({ ...point, longitude: tropical(point.longitude - zeroPoint) }))

/** The points of a moment in the zodiac of a frame. */
export const pointsIn = (at: JulianDay, frame: SearchedZodiac, sky: Sky): SkyPoint[] =>
  shifted(pointsAt(at, sky), zeroPointIn(frame, at, sky))

/** The further bodies of a moment in the zodiac of a frame. */
export const furtherBodiesIn = (at: JulianDay, site: Site, frame: ChartFrame, sky: Sky) =>
  shifted(furtherBodies(at, site, frame, sky), zeroPointIn(frame, at, sky))
