import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Standing } from '../dignity.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import { clampScore } from '../quality.ts'
import { type Bits, countOf, type RuleFacts } from './facts.ts'

// source: the compound friendship of BPHS ch. 3, weighed by this project
const POINTS = {
  exalted: 100,
  moolatrikona: 85,
  own: 75,
  great_friend: 60,
  friend: 50,
  neutral: 40,
  enemy: 25,
  great_enemy: 15,
  debilitated: 0,
} as const satisfies Record<Standing, number>

const GOOD_SEATS: readonly HouseNumber[] = [...KENDRAS, ...TRIKONAS]
/**
 * The contribution of one planet to a yoga, 0..100: dignity, less if combust, more in a kendra or trikona, less in a
 * dusthana.
 */
export const planetStrength = (f: RuleFacts, index: number): number => {
  const dignity = POINTS[f.standing[index]!] * (f.combust & (1 << index) ? 0.6 : 1)
  const house = f.house[index]!
  return clampScore(dignity + (GOOD_SEATS.includes(house) ? 10 : DUSTHANAS.includes(house) ? -15 : 0))
}
/** The mean contribution of these planets; 0 without any. */
export const strengthOf = (f: RuleFacts, planets: Bits): number => {
  let sum = 0
  for (let index = 0; index < 9; index++) if (planets & (1 << index)) sum += planetStrength(f, index)
  return sum / (countOf(planets) || 1)
}
