import type { SignIndex } from '../zodiac/signs.ts'
import { HOUSES, type HouseNumber, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { type Dignity, dignity } from './dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from './grahas.ts'
import { DUSTHANAS, TRIKONAS } from './house-groups.ts'
import { aspects, naturalBenefics } from './nature.ts'
import { phaladeepikaBhanga } from './neecha-bhanga.ts'

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
  /** Why, after "because": the first rule that fits. */
  reason: string
}

const WELCOME: Partial<Record<Dignity, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in moolatrikona',
  own: 'in its own sign',
  friend: 'in a friendly sign',
}

/** All who share the sign of a planet. */
export const grahasWith = (planet: Graha, { planets, graha }: RasiChart): Graha[] =>
  occupants(planets, graha[planet].sign)
    .map(({ name }) => name as Graha)
    .filter((name) => name !== planet)

/** All whose full aspect falls on a planet; the nodes cast none. */
export const aspectsOn = (planet: Graha, { graha }: RasiChart): Graha[] =>
  GRAHAS.filter((other) => other !== planet && aspects(other, graha[other].sign, graha[planet].sign))

/** The lord of every house where it stands, and whether its good or its bad results are to be told (BPHS ch. 24 and its readers). */
export const bhaveshas = (chart: RasiChart): Bhavesha[] => {
  const { graha, ascendant } = chart
  const benefics = naturalBenefics(chart)
  const trikonaLords = TRIKONAS.map((house) => lordOf(signOfHouse(ascendant.sign, house)))
  return HOUSES.map((house) => {
    const sign = signOfHouse(ascendant.sign, house)
    const lord = lordOf(sign)
    const { house: placedIn, combust } = graha[lord]
    const stands = dignity(graha[lord], graha)
    const conjunct = grahasWith(lord, chart)
    const aspectedBy = aspectsOn(lord, chart)
    const malefic = DUSTHANAS.includes(placedIn) && conjunct.find((other) => !benefics.has(other))
    const helper = aspectedBy.find((other) => other === 'Jupiter' || trikonaLords.some((l) => l === other))
    const [outcome, reason] = ((): [LordOutcome, string] => {
      if (stands === 'debilitated' && phaladeepikaBhanga(lord, chart).length === 0)
        return ['bad', `${lord} is debilitated`]
      if (combust) return ['bad', `${lord} is combust`]
      if (malefic) return ['bad', `${lord} shares a house of loss with ${malefic}`]
      if (WELCOME[stands]) return ['good', `${lord} is ${WELCOME[stands]}`]
      if (helper) return ['good', `${helper} looks at ${lord}`]
      return ['mixed', `nothing decides for or against ${lord}`]
    })()
    return { house, sign, lord, placedIn, dignity: stands, conjunct, aspectedBy, outcome, reason }
  })
}
