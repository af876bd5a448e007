import type { YearScoreArea } from '../../../jyotish/year-scores.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import type { LifeSide } from '../../shared/narrative/life-sides.ts'

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
