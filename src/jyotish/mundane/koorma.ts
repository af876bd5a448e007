import type { Graha } from '../grahas.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'

/** The koorma (tortoise) chakra of Brihat Samhita ch. 14: nine groups of three stars for the lands of India. */

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

// source: Brihat Samhita 14; the king of 14.32-33 who suffers when the group is afflicted
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

/** The index of Krittika, from 0. */
const KRITTIKA = 2
/** The three stars of a direction, counted from Krittika. */
export const koormaStars = (direction: KoormaDirection): Nakshatra[] => {
  const first = KRITTIKA + 3 * KOORMA_DIRECTIONS.indexOf(direction)
  return [0, 1, 2].map((i) => NAKSHATRAS[(first + i) % 27]!)
}
/** The direction of a star, 0 (Ashwini) to 26. */
export const koormaDirectionOf = (star: number): KoormaDirection =>
  KOORMA_DIRECTIONS[Math.floor(((star - KRITTIKA + 27) % 27) / 3)]!

// source: the specification of this project, after the benefics and malefics of Brihat Samhita
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
/** The Moon gives no point within this many degrees of the Sun. */
const DARK_MOON = 12
/** Source: the specification of this project. */
const RETROGRADE_MALEFIC = -1
const MALEFIC: readonly Graha[] = ['Sun', 'Mars', 'Saturn']
/** Source: the specification of this project. */
export const ECLIPSE_POINTS = -2
/** The number of days for which an eclipse counts. */
export const ECLIPSE_REACH = 183

/** The points of a graha for its direction. `fromSun`: the distance of the Moon from the Sun, degrees. */
export const koormaPoints = (graha: Graha, retrograde: boolean, fromSun: number): number => {
  if (graha === 'Moon') return fromSun <= DARK_MOON ? 0 : 1
  return POINTS[graha] + (retrograde && MALEFIC.includes(graha) ? RETROGRADE_MALEFIC : 0)
}

export const KOORMA_STATES = ['afflicted', 'mixed', 'favoured', 'quiet'] as const
type KoormaState = (typeof KOORMA_STATES)[number]
/** The state by the sum of the points (`value`): afflicted from -2 down, favoured from 2 up. */
export const koormaState = (value: number, points: readonly number[]): KoormaState => {
  if (value <= -2) return 'afflicted'
  if (value >= 2) return 'favoured'
  return points.some((each) => each !== 0) ? 'mixed' : 'quiet'
}
