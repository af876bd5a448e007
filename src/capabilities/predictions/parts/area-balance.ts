import { type AreaScore, overallSignScore, type SignArea } from '../../../jyotish/sign-scores.ts'
import { fillWords } from '../../../readings/passage.ts'
import { BALANCE_OF_PERIOD, BALANCE_OF_YEAR, sideOfScore } from '../../shared/narrative/balance.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { areasByScore, SIGN_AREA_WORDS, sentenceInTurn } from './turning-points.ts'

type Areas = Readonly<Record<SignArea, AreaScore>>

/** Which side is stronger in a month or a year, with the best and the hardest area if they are apart. */
export const balanceOfAreas = (areas: Areas, span: 'month' | 'year', turn: number): string => {
  const side = sideOfScore(overallSignScore(areas))
  const ranked = areasByScore(areas)
  const [best, care] = [ranked[0]!, ranked.at(-1)!]
  const isApart = scoreExtremes([areas[best].score, areas[care].score]) !== null
  const [gain, loss] = [SIGN_AREA_WORDS[best], SIGN_AREA_WORDS[care]]
  if (span === 'year') {
    const balance = sentenceInTurn(BALANCE_OF_YEAR[side], turn)
    return isApart ? `${balance}; ${gain} profits most, and the pinch is in ${loss}.` : `${balance}.`
  }
  const balance = fillWords(sentenceInTurn(BALANCE_OF_PERIOD[side], turn), { when: 'this month' })
  return isApart ? `${balance}: ${gain} gains most, and ${loss} suffers most.` : `${balance}.`
}
