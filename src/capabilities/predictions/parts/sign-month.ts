import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { type AreaScore, areaScores, MONTH_SHARES, meanAreas, type SignArea } from '../../../jyotish/sign-scores.ts'
import { signsOf, transitsAt } from '../../../jyotish/transits.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { noonUtc } from './personal-day.ts'
import { FRAME } from './sign-forecast.ts'

/** Positions at noon of each day: the same for all signs. */
export const noonsOf = (days: readonly CivilDate[], { sky }: World): TransitSigns[] =>
  days.map((date) => signsOf(transitsAt(noonUtc(date), FRAME, sky)))

/** Areas of a month: slow planets count half, the Moon does not count. */
export const monthAreas = (from: SignIndex, noons: readonly TransitSigns[]): Record<SignArea, AreaScore> =>
  meanAreas(noons.map((signs) => areaScores(from, signs, MONTH_SHARES)))
