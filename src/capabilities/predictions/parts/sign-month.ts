import type { TransitSigns } from '../../../jyotish/gochara.ts'
import {
  type AreaScore,
  areaScores,
  MONTH_SHARES,
  meanAreas,
  SIGN_AREAS,
  type SignArea,
  WEEK_OF_MONTH_SHARES,
} from '../../../jyotish/sign-scores.ts'
import { signsOf, transitsAt } from '../../../jyotish/transits.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { noonUtc } from './personal-day.ts'
import { FRAME, oneDriverText } from './sign-forecast.ts'
import { SIGN_AREA_WORDS } from './turning-points.ts'

/** Positions at noon of each day: the same for all signs. */
export const noonsOf = (days: readonly CivilDate[], { sky }: World): TransitSigns[] =>
  days.map((date) => signsOf(transitsAt(noonUtc(date), FRAME, sky)))

/** Areas of a month: slow planets count half, the Moon does not count. */
export const monthAreas = (from: SignIndex, noons: readonly TransitSigns[]): Record<SignArea, AreaScore> =>
  meanAreas(noons.map((signs) => areaScores(from, signs, MONTH_SHARES)))

/** A week of a month, including the Moon. */
export const weekAreas = (from: SignIndex, noons: readonly TransitSigns[]): Record<SignArea, AreaScore> =>
  meanAreas(noons.map((signs) => areaScores(from, signs, WEEK_OF_MONTH_SHARES)))

/** A sentence on the easy and the hard side of a span. */
export const stretchText = (subject: string, areas: Record<SignArea, AreaScore>): string => {
  const sorted = [...SIGN_AREAS].sort((a, b) => areas[b].score - areas[a].score)
  const [best, worst] = [sorted[0]!, sorted.at(-1)!]
  return areas[best].score - areas[worst].score < 5
    ? oneDriverText(`areas.${subject}`, `${best} ${worst}`, [
        `No area of your life stands out in ${subject}.`,
        `You can divide your strength evenly in ${subject}.`,
      ])
    : oneDriverText(`areas.${subject}`, `${best} ${worst}`, [
        `In ${subject} you do best with ${SIGN_AREA_WORDS[best]} and need most care with ${SIGN_AREA_WORDS[worst]}.`,
        `Use ${subject} for ${SIGN_AREA_WORDS[best]}, and go gently with ${SIGN_AREA_WORDS[worst]}.`,
        `You find ${SIGN_AREA_WORDS[best]} easier in ${subject}, and ${SIGN_AREA_WORDS[worst]} harder.`,
      ])
}
