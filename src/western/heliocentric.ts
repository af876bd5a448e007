import type { YieldPoint } from '../cooperative-yield.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { arc, norm } from '../zodiac/longitude.ts'
import type { AnyAspectPoint } from './aspects.ts'
import type { TropicalChart } from './chart.ts'
import { framedChart, frameOf, furtherOf } from './chart-frame.ts'
import { type SearchedZodiac, zeroPointIn } from './zodiac-searches.ts'

// The planets and the Earth as seen from the Sun.

// source: swephexp.h, SE_*
const NUMBERS = {
  Mercury: 2,
  Venus: 3,
  Earth: 14,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  Chiron: 15,
} as const
export type HeliocentricBody = keyof typeof NUMBERS
export const HELIOCENTRIC_BODIES = Object.keys(NUMBERS) as unknown as readonly [HeliocentricBody, ...HeliocentricBody[]]

/** A point of a heliocentric chart. It has no house. */
export interface HeliocentricPoint extends AnyAspectPoint {
  readonly longitude: number
  readonly latitude: number
  readonly declination: number
}

/** The heliocentric points of a chart in its zodiac: Mercury to Chiron with the Earth, then the further bodies of the chart. */
export const heliocentricPoints = (chart: TropicalChart, sky: Sky): HeliocentricPoint[] => {
  const frame = frameOf(chart)
  const further = [...new Set(['Earth', ...frame.further] as const)]
  const { at, site, houses } = chart
  const seen = framedChart(at, site, houses.system, { ...frame, further, centre: 'heliocentric' }, sky)
  const bodies = [...seen.points, ...furtherOf(seen)].flatMap(({ name, longitude, speed, latitude, declination }) =>
    latitude === null || declination === null ? [] : [{ name, longitude, speed, latitude, declination }],
  )
  const order = (name: string) => {
    const index = (HELIOCENTRIC_BODIES as readonly string[]).indexOf(name)
    return index < 0 ? HELIOCENTRIC_BODIES.length : index
  }
  return bodies.sort((a, b) => order(a.name) - order(b.name))
}

/** The moment at which a body has the longitude of a target, with the index of the target. */
export interface HeliocentricHit {
  readonly at: JulianDay
  readonly target: number
}

// source: this project, bounds of a search
/** Steps of samples, days: no body moves 40 degrees in one, and the Earth and Venus move evenly. */
const STEPS: Partial<Record<HeliocentricBody, number>> = { Mercury: 4, Venus: 10, Earth: 15, Mars: 20 }
const USUAL_STEP = 60
/** The precision of a moment, days. */
const PRECISION = 1e-7

/**
 * Every moment of the half-open window at which a heliocentric longitude is one of the targets (degrees), in order of time. From the Sun no
 * body turns retrograde. None where the ephemeris lacks the body.
 */
export const heliocentricHits = async (
  body: HeliocentricBody,
  targets: readonly number[],
  { from, to }: Window,
  frame: SearchedZodiac,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<HeliocentricHit[]> => {
  const placeAt = (at: JulianDay) => {
    const [place] = sky.places(at, [NUMBERS[body]], { centre: 'heliocentric' })
    return place
      ? { longitude: norm(place.longitude - zeroPointIn(frame, at, sky)), speed: place.longitudeSpeed }
      : null
  }
  const hits: HeliocentricHit[] = []
  const step = STEPS[body] ?? USUAL_STEP
  let start: JulianDay = from
  let place = placeAt(start)
  while (start < to) {
    await yieldIfDue()
    const end = plusDays(start, Math.min(step, to - start))
    const next = placeAt(end)
    if (!place || !next) return []
    const moved = norm(next.longitude - place.longitude)
    for (const [target, degrees] of targets.entries()) {
      const ahead = norm(degrees - place.longitude)
      if (ahead >= moved) continue
      let at = plusDays(start, ((end - start) * ahead) / moved)
      for (let i = 0; i < 20; i++) {
        const here = placeAt(at)!
        const change = arc(here.longitude, degrees) / here.speed
        at = plusDays(at, change)
        if (Math.abs(change) < PRECISION) break
      }
      if (at >= from && at < to) hits.push({ at, target })
    }
    ;[start, place] = [end, next]
  }
  return hits.sort((a, b) => a.at - b.at)
}
