import type { HouseNumber } from '../zodiac/signs.ts'

// source: BPHS ch. 7; the angles, the trines, the houses of loss, the houses of growth
export const KENDRAS: readonly HouseNumber[] = [1, 4, 7, 10]
export const TRIKONAS: readonly HouseNumber[] = [1, 5, 9]
export const DUSTHANAS: readonly HouseNumber[] = [6, 8, 12]
export const UPACHAYAS: readonly HouseNumber[] = [3, 6, 10, 11]

/** The group of a house. House 1 counts as an angle, not as a trine. */
export const houseGroup = (house: HouseNumber): 'angle' | 'trine' | 'loss' | 'growth' => {
  if (KENDRAS.includes(house)) return 'angle'
  if (TRIKONAS.includes(house)) return 'trine'
  return DUSTHANAS.includes(house) ? 'loss' : 'growth'
}
