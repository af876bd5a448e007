/** Chance that is the same on each run. */
export const dice = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    upTo: (n: number) => Math.floor(next() * n),
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export const randomBirth = (d: ReturnType<typeof dice>) => ({
  datetime: `${1930 + d.upTo(70)}-${twoDigits(1 + d.upTo(12))}-${twoDigits(1 + d.upTo(28))}T${twoDigits(d.upTo(24))}:${twoDigits(d.upTo(60))}`,
  utc_offset: '+05:30',
  latitude: Math.round((d.next() * 100 - 50) * 100) / 100,
  longitude: Math.round((d.next() * 360 - 180) * 100) / 100,
})
