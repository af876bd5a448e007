import type { StageOfLife } from '../../../readings/age-filter.ts'
import type { ForecastArea } from '../../../western/sun-sign.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// Words for solar houses and areas in forecasts.

/** Matters of the houses, in the form that follows "in" and "about". */
const MATTERS = [
  'your own plans',
  'your money matters',
  'your daily errands',
  'your home life',
  'your love life',
  'your daily work',
  'your closest partnership',
  'shared money',
  'your studies and travels',
  'your career',
  'your friendships',
  'your private life',
] as const

/** The matters of the houses of a child, in texts for the parents. */
const CHILD_MATTERS: Record<HouseNumber, string> = {
  1: 'a will of their own',
  2: 'belongings and skills',
  3: 'learning and short trips',
  4: 'life at home',
  5: 'games and hobbies',
  6: 'daily tasks and habits',
  7: 'one close friendship',
  8: 'sharing and trust',
  9: 'travel and large questions',
  10: 'a task before others',
  11: 'the group of friends',
  12: 'rest and time alone',
}
/** The matters of houses whose words in `MATTERS` do not fit a reader from sixty on. */
const LATE_MATTERS: Partial<Record<HouseNumber, string>> = {
  5: 'joy, hobbies and the young',
  6: 'your daily round and your health habits',
  7: 'the person closest to you',
  8: 'papers and what is shared in the family',
  9: 'travel and what you would still like to learn',
  10: 'your good name and your tasks for others',
}

export const matterOf = (house: HouseNumber, stage: StageOfLife = 'adult'): string =>
  (stage === 'child' ? CHILD_MATTERS[house] : stage === 'late' ? LATE_MATTERS[house] : undefined) ?? MATTERS[house - 1]!

/** `your sixth house`; the first is the reader's own sign. */
export const yourHouse = (house: HouseNumber): string =>
  house === 1 ? 'your own sign' : `your ${ordinalInWords(house)} house`

/** `your sixth house (your daily work)`. */
export const yourHouseInFull = (house: HouseNumber): string => `${yourHouse(house)} (${matterOf(house)})`

export const FORECAST_AREA_WORDS = {
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'exercise',
  home: 'home',
  social: 'friends',
} as const satisfies Record<ForecastArea, string>
