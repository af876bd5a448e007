/** A generator of pseudo-random numbers in [0, 1); a seed always gives the same sequence. */
export const numbers = (seed: number) => {
  let state = seed >>> 0
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** 1900-01-01 and 2100-01-01, 0h UT. */
export const CENTURIES = { from: 2415020.5, to: 2488069.5 }

export const randomMoments = (count: number, seed = 1): Float64Array => {
  const next = numbers(seed)
  return Float64Array.from({ length: count }, () => CENTURIES.from + next() * (CENTURIES.to - CENTURIES.from))
}

/** One moment per day, 0h UT from 2000-01-01, repeating after 36,000 days. */
export const dailyMoments = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, day) => 2451544.5 + (day % 36_000))

/** The distance of two angles, 0 to 180 degrees. */
export const apart = (a: number, b: number): number => Math.abs(a - b - 360 * Math.round((a - b) / 360))
