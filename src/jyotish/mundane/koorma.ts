import type { Graha } from '../grahas.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'

/** The tortoise of Brihat Samhita ch. 14: nine triads of stars over the lands of India. */

export const KOORMA_DIRECTIONS = [
  'centre',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const
export type KoormaDirection = (typeof KOORMA_DIRECTIONS)[number]

// source: Brihat Samhita 14; the king named in 14.32-33 as suffering when the triad is afflicted
export const KOORMA_LANDS = {
  centre: { lands: 'Madhyadesha: upper Ganges-Yamuna plain', king: 'Panchala' },
  east: { lands: 'Magadha, Mithila, Bengal side', king: 'Magadha' },
  'south-east': { lands: 'Kalinga, Andhra coast', king: 'Kalinga' },
  south: { lands: 'Deccan, Karnata, Chola, Kerala, Lanka', king: 'Avanti' },
  'south-west': { lands: 'Sindhu-Sauvira, Surashtra, Anarta', king: 'Anarta' },
  west: { lands: 'Aparanta and lands beyond the Indus', king: 'Sindhu-Sauvira' },
  'north-west': { lands: 'Madra, Mandavya, Tushara, Talahala, Harahaura', king: 'Harahaura' },
  north: { lands: 'Himalaya, Kaikeya, Uttara-Kuru', king: 'Madra' },
  'north-east': { lands: 'Kauninda, Kashmira side, Kirata', king: 'Kauninda' },
} as const satisfies Record<KoormaDirection, { lands: string; king: string }>

/** Its place among the stars, from 0. */
const KRITTIKA = 2
/** The three stars of a direction: from Krittika on, three by three. */
export const koormaStars = (direction: KoormaDirection): Nakshatra[] => {
  const first = KRITTIKA + 3 * KOORMA_DIRECTIONS.indexOf(direction)
  return [0, 1, 2].map((i) => NAKSHATRAS[(first + i) % 27]!)
}
/** The direction of a star, 0 Ashwini .. 26. */
export const koormaDirectionOf = (star: number): KoormaDirection =>
  KOORMA_DIRECTIONS[Math.floor(((star - KRITTIKA + 27) % 27) / 3)]!

// source: the contract's points, after the benefics and malefics of Brihat Samhita
const POINTS: Record<Exclude<Graha, 'Moon'>, number> = {
  Sun: -1,
  Mars: -2,
  Mercury: 1,
  Jupiter: 3,
  Venus: 2,
  Saturn: -3,
  Rahu: -2,
  Ketu: -2,
}
/** Degrees from the Sun. */
const DARK_MOON = 12
/** Source: the contract's points. */
const RETROGRADE_MALEFIC = -1
const MALEFIC: readonly Graha[] = ['Sun', 'Mars', 'Saturn']
/** Source: the contract's points. */
export const ECLIPSE_POINTS = -2
/** Days for which an eclipse is counted. */
export const ECLIPSE_REACH = 183

/** What a graha gives to its direction; `fromSun` is the Moon's distance from the Sun, degrees. */
export const koormaPoints = (graha: Graha, retrograde: boolean, fromSun: number): number => {
  if (graha === 'Moon') return fromSun <= DARK_MOON ? 0 : 1
  return POINTS[graha] + (retrograde && MALEFIC.includes(graha) ? RETROGRADE_MALEFIC : 0)
}

export const KOORMA_STATES = ['afflicted', 'mixed', 'favoured', 'quiet'] as const
type KoormaState = (typeof KOORMA_STATES)[number]
/** Of the points that were given, in their sum between -5 and 5. */
export const koormaState = (value: number, points: readonly number[]): KoormaState => {
  if (value <= -2) return 'afflicted'
  if (value >= 2) return 'favoured'
  return points.some((each) => each !== 0) ? 'mixed' : 'quiet'
}
