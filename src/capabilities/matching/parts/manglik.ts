import { type ManglikMeasure, manglikLoad, manglikMeasure } from '../../../jyotish/doshas/manglik.ts'
import { MANGLIK_VERDICTS, type ManglikPair, manglikPair } from '../../../jyotish/kootas/manglik-pair.ts'
import { oneOf } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { World } from '../../capability.ts'
import { currentDay } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'
import type { Couple } from './sides.ts'

export const ManglikVerdict = oneOf(MANGLIK_VERDICTS)

export interface ManglikCouple {
  groom: ManglikMeasure
  bride: ManglikMeasure
  pair: ManglikPair
}

/** The dosha of a birth on a day, and the malefic load that could balance a partner. */
export const manglikSide = ({ chart, moment }: Natal, on: CivilDate, includeSecond = true) => ({
  dosha: manglikMeasure(chart, { includeSecond, age: completedYears(moment.local, on) }),
  load: manglikLoad(chart, { includeSecond }),
})

/** The dosha of a birth today, by the time zone of the birth. */
export const manglikOf = (born: Natal, world: World) => manglikSide(born, currentDay(born, world))

export const manglikCouple = ({ groom, bride }: Couple, on: CivilDate, includeSecond = true): ManglikCouple => {
  const his = manglikSide(groom, on, includeSecond)
  const hers = manglikSide(bride, on, includeSecond)
  return { groom: his.dosha, bride: hers.dosha, pair: manglikPair(his, hers) }
}
