import type { TransitSigns } from '../../../jyotish/gochara.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import { type AreaScore, areaScores, MONTH_SHARES, meanAreas, type SignArea } from '../../../jyotish/sign-scores.ts'
import { signsOf, transitsAt } from '../../../jyotish/transits.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import type { SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { noonUtc } from './personal-day.ts'
import { FRAME } from './sign-forecast.ts'

/** Positions at noon of each day: the same for all signs. */
export const noonsOf = (days: readonly CivilDate[], { sky }: World): TransitSigns[] =>
  days.map((date) => signsOf(transitsAt(noonUtc(date), FRAME, sky)))

/** The signs at noon of the day of a moment in a window. */
export const signsOfDays =
  (noons: readonly TransitSigns[], { from }: Window) =>
  (at: JulianDay): TransitSigns =>
    noons[Math.min(noons.length - 1, Math.max(0, Math.floor(at - from)))]!

/** Areas of a month: slow planets count half, the Moon does not count. Days with the same signs share a computation. */
export const monthAreas = (from: SignIndex, noons: readonly TransitSigns[]): Record<SignArea, AreaScore> => {
  const bySigns = new Map<string, Record<SignArea, AreaScore>>()
  return meanAreas(
    noons.map((signs) => {
      const key = GRAHAS.map((graha) => signs[graha]).join()
      const areas = bySigns.get(key) ?? areaScores(from, signs, MONTH_SHARES)
      bySigns.set(key, areas)
      return areas
    }),
  )
}
