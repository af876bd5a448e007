import type { HouseNumber } from '../zodiac/signs.ts'

/** The field of life of each house, in words that "in", "for" and "about" can precede. source: BPHS ch. 11 */
export const HOUSE_FIELDS: Record<HouseNumber, string> = {
  1: 'health and self-reliance',
  2: 'family and finances',
  3: 'handiwork and time with siblings',
  4: 'home life and property',
  5: 'study and time with children',
  6: 'daily duties and contests',
  7: 'partnership and agreements',
  8: 'research and shared money',
  9: 'higher study and faith',
  10: 'work and public life',
  11: 'friendships and earnings',
  12: 'retreat and travel abroad',
}

/** The field of life of each house for a child, for use within a sentence. source: BPHS ch. 11, read by age (kala and patra, ch. 46) */
export const CHILD_FIELDS: Record<HouseNumber, string> = {
  1: 'moving and trying things alone',
  2: 'meals and talk with the family',
  3: 'siblings, neighbours and handicraft',
  4: 'home and garden',
  5: 'play and stories',
  6: 'practice, pets and contests',
  7: 'doing things in pairs',
  8: 'puzzles and secrets',
  9: 'festivals and good teachers',
  10: 'tasks with a visible result',
  11: 'clubs and groups of friends',
  12: 'quiet corners and faraway places',
}
