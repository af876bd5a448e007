import { lifeStage, lifeStageMatch } from '../../../jyotish/life-stage.ts'
import type { ReturnCycle } from '../../../jyotish/return-cycles.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import { readDate } from '../../shared/clocks.ts'
import { currentDayOfPair, demandBorn, noonOfLife } from '../../shared/lifetime.ts'
import { decimals } from '../../shared/shapes.ts'
import type { Couple } from './sides.ts'

/** The day of a couple's reading; 422 on `as_of` before either birth. */
export const readDay = (asOf: string | null | undefined, { groom, bride }: Couple, world: World): CivilDate => {
  if (asOf == null) return currentDayOfPair([groom, bride], world)
  const day = readDate(asOf, 'as_of', world)
  for (const born of [groom, bride]) demandBorn(day, 'as_of', born)
  return day
}

const cycle = ({ number, degrees, phase }: ReturnCycle, houseFromMoon: number) => ({
  cycle_number: number,
  degrees_from_natal: decimals(degrees) % 360,
  phase,
  house_from_moon: houseFromMoon,
})

const person = ({ age, saturn, jupiter, saturnFromMoon, jupiterFromMoon, sadeSati }: ReturnType<typeof lifeStage>) => ({
  age_years: tenths(age),
  saturn_cycle: { ...cycle(saturn, saturnFromMoon), sade_sati: sadeSati },
  jupiter_cycle: cycle(jupiter, jupiterFromMoon),
})

const tenths = (years: number) => Math.round(years * 10) / 10

/** Both partners on a day, in the form of the answer. */
export const lifeStages = ({ groom, bride }: Couple, day: CivilDate, world: World) => {
  const his = lifeStage(groom.chart, noonOfLife(day, groom), world.sky)
  const hers = lifeStage(bride.chart, noonOfLife(day, bride), world.sky)
  const { gap, older, score, band, reasons } = lifeStageMatch(his, hers)
  return {
    as_of: dateText(day),
    age_gap: { years: tenths(gap), older },
    groom: person(his),
    bride: person(hers),
    alignment: { band, score, reasons },
  }
}
