import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { type Graha, lordOf } from '../grahas.ts'
import type { PeriodShare } from './periods.ts'
import { byArc, type StarSystem } from './star-dashas.ts'

// source: BPHS ch. 46; lords in order, their years, and the stars of each (40 degrees or 53 degrees 20 minutes)
const LORDS = [
  { ruler: 'Sun', part: 6, stars: 4 },
  { ruler: 'Moon', part: 15, stars: 3 },
  { ruler: 'Mars', part: 8, stars: 4 },
  { ruler: 'Mercury', part: 17, stars: 3 },
  { ruler: 'Saturn', part: 10, stars: 3 },
  { ruler: 'Jupiter', part: 19, stars: 3 },
  { ruler: 'Rahu', part: 12, stars: 4 },
  { ruler: 'Venus', part: 21, stars: 3 },
] as const satisfies readonly (PeriodShare<Graha> & { stars: number })[]

// source: common practice, both; Ardra is attributed to BPHS ch. 46
/** The star from which the group of the Sun is counted, 0 is Ashwini. */
const FIRST_STAR = { ardra: 5, krittika: 2 } as const
export const ASHTOTTARI_SCHEMES = ['ardra', 'krittika'] as const satisfies (keyof typeof FIRST_STAR)[]
export type AshtottariScheme = (typeof ASHTOTTARI_SCHEMES)[number]

const system = (scheme: AshtottariScheme): StarSystem<Graha> => {
  const beginnings: number[] = []
  let star: number = FIRST_STAR[scheme]
  for (const { stars } of LORDS) {
    beginnings.push((star % 27) * 4)
    star += stars
  }
  return { lords: LORDS, start: byArc(beginnings) }
}

export const ASHTOTTARI: Record<AshtottariScheme, StarSystem<Graha>> = {
  ardra: system('ardra'),
  krittika: system('krittika'),
}

/**
 * The condition of ashtottari: Rahu, outside the ascendant, is in a quadrant or trine of the lord of the ascendant
 * (BPHS ch. 46).
 */
export const rahuFromAscendantLord = (
  ascendant: SignIndex,
  graha: Record<Graha, { sign: SignIndex }>,
): { house: number; inAscendant: boolean; applicable: boolean } => {
  const house = houseFrom(graha[lordOf(ascendant)].sign, graha.Rahu.sign)
  const inAscendant = graha.Rahu.sign === ascendant
  return { house, inAscendant, applicable: !inAscendant && [1, 4, 5, 7, 9, 10].includes(house) }
}
