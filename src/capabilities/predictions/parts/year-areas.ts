import type { YearPart, YearScoreArea } from '../../../jyotish/year-scores.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { quantity } from '../../../wording.ts'
import type { LifeSide } from '../../shared/narrative/life-sides.ts'
import { tenths } from './quality-shape.ts'

/** The areas of a personal year in words. */

/** The areas of the year as subjects of a sentence. */
export const YEAR_AREA_WORDS: Record<YearScoreArea, string> = {
  career: 'work',
  wealth: 'money',
  relationships: 'partnership',
  health: 'vitality',
  family: 'the family',
  learning: 'learning',
}
/** The area of the year that belongs to a side of the life. */
export const YEAR_AREA_OF_SIDE: Partial<Record<LifeSide, YearScoreArea>> = {
  career: 'career',
  wealth: 'wealth',
  marriage: 'relationships',
  health: 'health',
  family: 'family',
  education: 'learning',
}
/** The words that differ for another stage of life. */
export const STAGE_WORDS: Record<StageOfLife, Partial<typeof YEAR_AREA_WORDS>> = {
  adult: {},
  late: { career: 'what you do for others', relationships: 'company' },
  child: { career: 'doing tasks', wealth: 'pocket money', relationships: 'friendship' },
}

/** One thing to do for the subject of the year. `{month}`: its best month. source: our own words */
export const YEAR_DEEDS: Record<StageOfLife, Record<YearScoreArea, string>> = {
  adult: {
    career: 'ask for the task that you want in {month}',
    wealth: 'fix in {month} what you save each month',
    relationships: 'make one plain agreement with the person closest to you in {month}',
    health: 'begin one habit with fixed days in {month}',
    family: 'settle one open matter at home in {month}',
    learning: 'begin the course that you think about in {month}',
  },
  late: {
    career: 'pass on one thing that you know in {month}',
    wealth: 'go through your papers with somebody you trust in {month}',
    relationships: 'invite the person whom you miss in {month}',
    health: 'begin a short walk on fixed days in {month}',
    family: 'settle one open matter in the family in {month}',
    learning: 'take up one subject together with others in {month}',
  },
  child: {
    career: 'give your child one small task to keep, from {month} on',
    wealth: 'begin a money box together in {month}',
    relationships: 'invite one friend on a fixed day, from {month} on',
    health: 'put bedtime a quarter of an hour earlier in {month}',
    family: 'begin one custom of your family in {month}',
    learning: 'find one teacher or one course in {month}',
  },
}

const PART_WORDS: Record<YearPart, string> = {
  dasha: 'the lords of the running periods',
  slow: 'Jupiter, Saturn and the nodes',
  fast: 'the Sun and Mars',
}
/** The points of a part of the score of a year, in words. */
export const yearPartText = (part: YearPart, effect: number) => {
  const points = Math.abs(tenths(effect))
  const moved =
    points === 0 ? 'neither add nor take' : `${effect > 0 ? 'add' : 'take away'} ${quantity(points, 'point')}`
  return `Over the year as a whole ${PART_WORDS[part]} ${moved}.`
}
