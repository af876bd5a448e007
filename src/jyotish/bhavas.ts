import { norm } from '../zodiac/longitude.ts'

export const BHAVA_SYSTEMS = ['sripati', 'equal-mid', 'equal', 'placidus', 'whole-sign'] as const
export type BhavaSystem = (typeof BHAVA_SYSTEMS)[number]

/** A house: its start, its middle (the point of full effect) and its end, in sidereal degrees. */
export interface Bhava {
  start: number
  middle: number
  end: number
}

/** The arc from a forward to b, 0..360 degrees. */
const forward = (a: number, b: number) => norm(b - a)
const midway = (a: number, b: number) => norm(a + forward(a, b) / 2)

/** Houses with these middles. Each border (sandhi) is midway between two middles. */
const aroundMiddles = (middles: readonly number[]): Bhava[] =>
  middles.map((middle, i) => ({
    start: midway(middles[(i + 11) % 12]!, middle),
    middle,
    end: midway(middle, middles[(i + 1) % 12]!),
  }))

/** Houses that begin at these cusps. */
const fromCusps = (cusps: readonly number[]): Bhava[] =>
  cusps.map((start, i) => {
    const end = cusps[(i + 1) % 12]!
    return { start, middle: midway(start, end), end }
  })

const every30 = (from: number) => Array.from({ length: 12 }, (_, i) => norm(from + 30 * i))

/**
 * Sripati: ascendant, nadir, descendant and midheaven are the middles of houses 1, 4, 7 and 10. Each quadrant is
 * divided into three equal parts (Sripati Paddhati).
 */
const sripatiMiddles = (ascendant: number, midheaven: number): number[] => {
  const angles = [ascendant, norm(midheaven + 180), norm(ascendant + 180), midheaven]
  return angles.flatMap((angle, i) => {
    const third = forward(angle, angles[(i + 1) % 4]!) / 3
    return [angle, norm(angle + third), norm(angle + 2 * third)]
  })
}

/** The twelve houses. Only the Placidus system needs `placidusCusps`. All longitudes are sidereal degrees. */
export const bhavas = (
  system: BhavaSystem,
  ascendant: number,
  midheaven: number,
  placidusCusps: readonly number[] | null,
): Bhava[] => {
  switch (system) {
    case 'sripati':
      return aroundMiddles(sripatiMiddles(ascendant, midheaven))
    case 'equal-mid':
      return aroundMiddles(every30(ascendant))
    case 'equal':
      return fromCusps(every30(ascendant))
    case 'whole-sign':
      return fromCusps(every30(Math.floor(ascendant / 30) * 30))
    case 'placidus':
      return fromCusps(placidusCusps!)
  }
}

export interface BhavaSeat {
  house: number
  /** 1 at the middle of the house, falling to 0 at its borders. */
  strength: number
  /** True within one degree of a border. */
  inSandhi: boolean
}

export const bhavaSeat = (longitude: number, all: readonly Bhava[]): BhavaSeat => {
  const index = all.findIndex(({ start, end }) => forward(start, longitude) < forward(start, end))
  const { start, middle, end } = all[index]!
  const into = forward(start, longitude)
  const rise = forward(start, middle)
  const strength = into <= rise ? into / rise : forward(longitude, end) / forward(middle, end)
  return { house: index + 1, strength, inSandhi: Math.min(into, forward(longitude, end)) < 1 }
}
