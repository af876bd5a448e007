import { arc, norm, separation, type Tropical, tropical } from '../zodiac/longitude.ts'
import type { AspectName } from './aspects.ts'
import type { AnyName } from './further-points.ts'
import type { Name } from './points.ts'

/** The midpoint of the shorter arc. For opposite longitudes: 90 degrees after the first. */
export const midpoint = (a: number, b: number): Tropical => tropical(a + arc(a, b) / 2)

/** The size of a dial in degrees. Longitudes that are a whole number of dials apart coincide on it. */
export type Dial = 360 | 90 | 45

// source: Ebertin, The Combination of Stellar Influences; on the 360 dial both ends of the axis of a midpoint count
const DIAL_ASPECTS: Record<Dial, { every: number; aspects: readonly AspectName[] }> = {
  360: { every: 180, aspects: ['conjunction', 'opposition'] },
  90: { every: 90, aspects: ['conjunction', 'square', 'opposition'] },
  45: { every: 45, aspects: ['conjunction', 'semisquare', 'square', 'sesquiquadrate', 'opposition'] },
}

export const dialPosition = (longitude: number, dial: Dial): number => norm(longitude) % dial

export interface Midpoint<N extends AnyName = Name> {
  a: N
  b: N
  longitude: Tropical
}

/** The midpoints of all pairs. */
export const midpoints = <N extends AnyName>(
  points: readonly { readonly name: N; readonly longitude: number }[],
): Midpoint<N>[] =>
  points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => ({ a: a.name, b: b.name, longitude: midpoint(a.longitude, b.longitude) })),
  )

/** A planetary picture: a point on the midpoint of two others. */
export interface PlanetaryPicture<N extends AnyName = Name> {
  point: N
  midpoint: Midpoint<N>
  /** The aspect of the point to the midpoint. */
  aspect: AspectName
  orb: number
}

/** Every point within an orb (degrees) of the midpoint of two others on a dial, closest first. */
export const pictures = <N extends AnyName>(
  points: readonly { readonly name: N; readonly longitude: number }[],
  dial: Dial,
  orb: number,
): PlanetaryPicture<N>[] => {
  const { every, aspects } = DIAL_ASPECTS[dial]
  return midpoints(points)
    .flatMap((middle) =>
      points.flatMap((point): PlanetaryPicture<N>[] => {
        if (point.name === middle.a || point.name === middle.b) return []
        const apart = separation(point.longitude, middle.longitude)
        const nearest = Math.round(apart / every)
        const off = Math.abs(apart - nearest * every)
        return off <= orb ? [{ point: point.name, midpoint: middle, aspect: aspects[nearest]!, orb: off }] : []
      }),
    )
    .sort((x, y) => x.orb - y.orb)
}
