import type { HouseNumber } from '../zodiac/signs.ts'

/** The field of life of each house, for use within a sentence. source: BPHS ch. 11 */
export const HOUSE_FIELDS: Record<HouseNumber, string> = {
  1: 'health and self-reliance',
  2: 'family and savings',
  3: 'siblings and skilled hands',
  4: 'home and land',
  5: 'children and study',
  6: 'service and contest',
  7: 'partners and agreements',
  8: 'research and other people’s money',
  9: 'teachers and faith',
  10: 'work and rank',
  11: 'friends and gains',
  12: 'retreat and distant places',
}
