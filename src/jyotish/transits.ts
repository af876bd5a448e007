import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import { type SignIndex, signOf } from '../zodiac/signs.ts'
import type { TransitSigns } from './gochara.ts'
import { GRAHAS, type Graha, longitudeOffset } from './grahas.ts'
import { grahaAt, grahaLongitude, type SiderealFrame } from './sign-stays.ts'

export interface TransitPlace {
  longitude: Sidereal
  speed: number
  sign: SignIndex
}
export type Transits = Record<Graha, TransitPlace>

/** The nine grahas at a moment. */
export const transitsAt = (at: JulianDay, frame: SiderealFrame, sky: Sky): Transits =>
  Object.fromEntries(
    GRAHAS.map((graha) => {
      const place = grahaAt(graha, at, frame, sky)
      return [graha, { ...place, sign: signOf(place.longitude) }]
    }),
  ) as Transits

export const signsOf = (transits: Transits): TransitSigns =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, transits[graha].sign])) as TransitSigns

// source: this project, limits of a search
/** A graha entered its present sign at most this many days ago, retreats included. */
const LONGEST_STAY: Record<Graha, number> = {
  Sun: 35,
  Moon: 3,
  Mars: 260,
  Mercury: 90,
  Jupiter: 420,
  Venus: 150,
  Saturn: 1300,
  Rahu: 700,
  Ketu: 700,
}

/** The moment of the last ingress of a graha; null if it is before the range of the ephemeris. */
export const lastIngress = (graha: Graha, at: JulianDay, frame: SiderealFrame, sky: Sky): JulianDay | null => {
  const from = Math.max(plusDays(at, -LONGEST_STAY[graha]), sky.range.from) as JulianDay
  if (from >= at) return null
  return (
    sky.crossings({ of: grahaLongitude(graha, frame), span: 30, offset: longitudeOffset(graha), from, to: at }).at(-1)
      ?.at ?? null
  )
}
