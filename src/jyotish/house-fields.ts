import type { HouseNumber } from '../zodiac/signs.ts'

/** The field of life of each house, in words that "in", "for" and "about" can precede. source: BPHS ch. 11 */
export const HOUSE_FIELDS: Record<HouseNumber, string> = {
  1: 'health and self-reliance',
  2: 'family and money',
  3: 'skills and siblings',
  4: 'home and property',
  5: 'ideas and the young',
  6: 'daily duties and disputes',
  7: 'partnership and agreements',
  8: 'shared money and change',
  9: 'study and faith',
  10: 'work and reputation',
  11: 'friends and gains',
  12: 'rest and distant places',
}

/** The field of life of each house for a child, for use within a sentence. source: BPHS ch. 11, read by age (kala and patra, ch. 46) */
export const CHILD_FIELDS: Record<HouseNumber, string> = {
  1: 'trying things alone',
  2: 'family meals and talk',
  3: 'siblings and handicraft',
  4: 'home',
  5: 'play and stories',
  6: 'practice and small contests',
  7: 'friendship',
  8: 'puzzles and secrets',
  9: 'festivals and teachers',
  10: 'tasks with a visible result',
  11: 'groups of friends',
  12: 'quiet corners and rest',
}
