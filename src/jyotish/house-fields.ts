import type { HouseNumber } from '../zodiac/signs.ts'

/** The field of life of each house as one noun, which "in", "for" and "about" can precede. source: BPHS ch. 11 */
export const HOUSE_FIELDS: Record<HouseNumber, string> = {
  1: 'health',
  2: 'family money',
  3: 'writing',
  4: 'home',
  5: 'creative work',
  6: 'daily duties',
  7: 'partnership',
  8: 'shared money',
  9: 'study',
  10: 'work',
  11: 'friendship',
  12: 'retreat',
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
