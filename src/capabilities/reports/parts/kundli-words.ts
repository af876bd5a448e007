import { ageOfLife } from '../../../jyotish/ages.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { CHILD_FIELDS } from '../../../jyotish/house-fields.ts'
import { stageOf } from '../../../readings/age-filter.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** Words of the kundli for its reader: the person, or the parents of a child. */

// source: BPHS ch. 32, the natural significations
const MATTERS: Record<Graha, string> = {
  Sun: 'the father, rank and vitality',
  Moon: 'the mother, the mind and its moods',
  Mars: 'brothers and sisters, land and drive',
  Mercury: 'speech, trade and reckoning',
  Jupiter: 'children, counsel and faith',
  Venus: 'marriage, comforts and the arts',
  Saturn: 'labour, age and endurance',
  Rahu: 'what is foreign and new',
  Ketu: 'letting go, and insight',
}
const CHILD_MATTERS: Record<Graha, string> = {
  Sun: 'the father and confidence',
  Moon: 'the mother and the moods',
  Mars: 'brothers and sisters and drive',
  Mercury: 'speech and reckoning',
  Jupiter: 'teachers and trust',
  Venus: 'friends and the arts',
  Saturn: 'duty and patience',
  Rahu: 'what is foreign and new',
  Ketu: 'insight',
}
// source: BPHS ch. 11
const HOUSE_MATTERS: Readonly<Record<HouseNumber, string>> = {
  1: 'the body and the course of life',
  2: 'family, food and savings',
  3: 'courage, siblings and the hands',
  4: 'home, land and the mother',
  5: 'children, learning and counsel',
  6: 'service, debt and illness',
  7: 'marriage and partners',
  8: 'hidden matters and inheritance',
  9: 'fortune, teachers and the father',
  10: 'work and standing',
  11: 'gains and elder friends',
  12: 'expense, sleep and distant places',
}
/** `years`: the age of the person on the day of the reading. */
export const kundliReader = (years: number) => {
  const stage = stageOf(years)
  const isChild = stage === 'child'
  return {
    years,
    isChild,
    isLate: stage === 'late',
    /** False for minors and from 75 on: texts on posts, costs and agreements do not fit them. */
    isWorkingAge: ageOfLife(years) === 'grown',
    your: isChild ? 'your child’s' : 'your',
    you: isChild ? 'your child' : 'you',
    /** "You have" or "Your child has". */
    have: isChild ? 'Your child has' : 'You have',
    are: isChild ? 'Your child is' : 'You are',
    matters: isChild ? CHILD_MATTERS : MATTERS,
    houses: isChild ? CHILD_FIELDS : HOUSE_MATTERS,
  }
}
export type KundliReader = ReturnType<typeof kundliReader>
