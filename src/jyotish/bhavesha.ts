import type { SignIndex } from '../zodiac/signs.ts'
import { HOUSES, type HouseNumber, signOfHouse } from '../zodiac/signs.ts'
import type { PlanetAssessment, PlanetCondition } from './assessment/planet.ts'
import type { RasiChart } from './chart.ts'
import { type Dignity, dignity } from './dignity.ts'
import { type Graha, type Lord, lordOf } from './grahas.ts'
import { aspectsOn, grahasWith } from './nature.ts'

export const LORD_OUTCOMES = ['good', 'mixed', 'bad'] as const
export type LordOutcome = (typeof LORD_OUTCOMES)[number]

export interface Bhavesha {
  house: HouseNumber
  sign: SignIndex
  lord: Lord
  placedIn: HouseNumber
  dignity: Dignity
  conjunct: Graha[]
  aspectedBy: Graha[]
  outcome: LordOutcome
  /** The assessment of the lord, which decides the outcome. */
  condition: PlanetAssessment
}

const OUTCOMES = { strong: 'good', able: 'good', mixed: 'mixed', weak: 'bad' } as const satisfies Record<
  PlanetCondition,
  LordOutcome
>

/**
 * The lord of each house, with its placement. The outcome tells whether the good or the bad results of the placement
 * apply.
 */
export const bhaveshas = (chart: RasiChart, planets: Readonly<Record<Graha, PlanetAssessment>>): Bhavesha[] => {
  const { graha, ascendant } = chart
  return HOUSES.map((house) => {
    const sign = signOfHouse(ascendant.sign, house)
    const lord = lordOf(sign)
    return {
      house,
      sign,
      lord,
      placedIn: graha[lord].house,
      dignity: dignity(graha[lord], graha),
      conjunct: grahasWith(lord, chart),
      aspectedBy: aspectsOn(lord, chart),
      outcome: OUTCOMES[planets[lord].band],
      condition: planets[lord],
    }
  })
}
