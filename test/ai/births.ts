/** A pseudorandom generator with the same numbers in each run for the same seed. */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    /** A number from 0 up to, and without, 1. */
    next,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** An integer from 0 up to, and without, `limit`. */
    below: (limit: number) => Math.floor(next() * limit),
  }
}

export const twoDigits = (number: number) => String(number).padStart(2, '0')

export const randomBirth = (random: ReturnType<typeof seededRandom>) => ({
  datetime: `${1930 + random.below(70)}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}T${twoDigits(random.below(24))}:${twoDigits(random.below(60))}`,
  utc_offset: '+05:30',
  latitude: Math.round((random.next() * 100 - 50) * 100) / 100,
  longitude: Math.round((random.next() * 360 - 180) * 100) / 100,
})
