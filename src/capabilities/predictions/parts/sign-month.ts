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
import { upperFirst } from '../../../wording.ts'
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

/** The areas with the most and with the least help in a span. */
const extremesOf = (areas: Record<SignArea, AreaScore>) => {
  const sorted = [...SIGN_AREAS].sort((a, b) => areas[b].score - areas[a].score)
  return { best: sorted[0]!, worst: sorted.at(-1)! }
}

/** A sentence on the easy and the hard side of a span. `before`: the areas of the span before it. */
export const stretchText = (
  subject: string,
  areas: Record<SignArea, AreaScore>,
  before?: Record<SignArea, AreaScore>,
): string => {
  const { best, worst } = extremesOf(areas)
  const [help, strain] = [SIGN_AREA_WORDS[best], SIGN_AREA_WORDS[worst]]
  if (areas[best].score - areas[worst].score < 5)
    return oneDriverText(`areas.${subject}`, `${best} ${worst}`, [
      `No area of your life stands out in ${subject}.`,
      `You can divide your strength evenly in ${subject}.`,
    ])
  const last = before && extremesOf(before)
  return last?.best === best && last.worst === worst
    ? oneDriverText(`areas.${subject}`, `${best} ${worst}`, [
        `In ${subject} you still do best with ${help}, and ${strain} still needs your care.`,
        `${upperFirst(help)} stays your best side in ${subject}, and ${strain} the hardest.`,
      ])
    : oneDriverText(`areas.${subject}`, `${best} ${worst}`, [
        `In ${subject} you do best with ${help} and need most care with ${strain}.`,
        `Use ${subject} for ${help}, and go gently with ${strain}.`,
        `You find ${help} easier in ${subject}, and ${strain} harder.`,
      ])
}
