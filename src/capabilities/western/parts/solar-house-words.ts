import type { StageOfLife } from '../../../readings/age-filter.ts'
import { houseSignification } from '../../../western/houses.ts'
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

/** The matters of houses whose words in `MATTERS` do not fit a child. */
const CHILD_MATTERS: Partial<Record<HouseNumber, string>> = {
  2: 'your own things',
  5: 'your games and hobbies',
  6: 'your daily tasks',
  7: 'your closest friendship',
  8: 'what you share with others',
  10: 'your goals at school',
}

export const matterOf = (house: HouseNumber, stage: StageOfLife = 'adult'): string =>
  (stage === 'child' ? CHILD_MATTERS[house] : undefined) ?? MATTERS[house - 1]!

/** `your sixth house`; the first is the reader's own sign. */
export const yourHouse = (house: HouseNumber): string =>
  house === 1 ? 'your own sign' : `your ${ordinalInWords(house)} house`

/** `in your sixth house (work, routine, service, health)`, also for the first. */
export const inYourHouse = (house: HouseNumber): string =>
  `in your ${ordinalInWords(house)} house (${houseSignification(house)})`

/** `your sixth house (work, routine, service, health)`. */
export const yourHouseInFull = (house: HouseNumber): string => `${yourHouse(house)} (${houseSignification(house)})`

export const FORECAST_AREA_WORDS = {
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'exercise',
  home: 'home',
  social: 'friends',
} as const satisfies Record<ForecastArea, string>
