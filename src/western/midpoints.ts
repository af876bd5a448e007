import { arc, norm, separation, type Tropical, tropical } from '../zodiac/longitude.ts'
import type { AspectName, Moving } from './aspects.ts'
import type { Name } from './points.ts'

/** The middle of the shorter arc; of two opposite places, a quarter past the first. */
export const midpoint = (a: number, b: number): Tropical => tropical(a + arc(a, b) / 2)

/** A circle of fewer degrees, on which places that are an aspect apart fall together. */
export type Dial = 360 | 90 | 45

// source: Ebertin, The Combination of Stellar Influences; the 360 dial reads a midpoint's axis at both its ends
const HELD: Record<Dial, { every: number; aspects: readonly AspectName[] }> = {
  360: { every: 180, aspects: ['conjunction', 'opposition'] },
  90: { every: 90, aspects: ['conjunction', 'square', 'opposition'] },
  45: { every: 45, aspects: ['conjunction', 'semisquare', 'square', 'sesquiquadrate', 'opposition'] },
}

export const dialPosition = (longitude: number, dial: Dial): number => norm(longitude) % dial

export interface Midpoint {
  a: Name
  b: Name
  longitude: Tropical
}

/** The midpoint of every pair. */
export const midpoints = (points: readonly Pick<Moving, 'name' | 'longitude'>[]): Midpoint[] =>
  points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => ({ a: a.name, b: b.name, longitude: midpoint(a.longitude, b.longitude) })),
  )

export interface Picture {
  point: Name
  midpoint: Midpoint
  /** Of the point to the midpoint. */
  aspect: AspectName
  orb: number
}

/** Every point on a midpoint of two others, as the dial has it, closest first. */
export const pictures = (points: readonly Pick<Moving, 'name' | 'longitude'>[], dial: Dial, orb: number): Picture[] => {
  const { every, aspects } = HELD[dial]
  return midpoints(points)
    .flatMap((middle) =>
      points.flatMap((point): Picture[] => {
        if (point.name === middle.a || point.name === middle.b) return []
        const apart = separation(point.longitude, middle.longitude)
        const nearest = Math.round(apart / every)
        const off = Math.abs(apart - nearest * every)
        return off <= orb ? [{ point: point.name, midpoint: middle, aspect: aspects[nearest]!, orb: off }] : []
      }),
    )
    .sort((x, y) => x.orb - y.orb)
}
