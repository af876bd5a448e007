import type { SignIndex } from '../zodiac/signs.ts'
import { HOUSES, type HouseNumber, houseFrom, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { type Dignity, dignity } from './dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from './grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from './house-groups.ts'
import { aspects, naturalBenefics } from './nature.ts'
import { ashtakavarga, seatsOf } from './strengths/ashtakavarga.ts'

export const HOUSE_TONES = ['supported', 'mixed', 'strained'] as const
export type HouseTone = (typeof HOUSE_TONES)[number]

// source: BPHS ch. 32; fixed significator of each house
export const HOUSE_KARAKAS: Record<HouseNumber, Lord> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Mercury',
  11: 'Jupiter',
  12: 'Saturn',
}

const GOOD_SEATS: readonly HouseNumber[] = [...KENDRAS, ...TRIKONAS]
export const DIGNIFIED: readonly Dignity[] = ['exalted', 'moolatrikona', 'own']

/** One thing that supports a house, above 0, or strains it. */
export interface HouseWeight {
  by: 'lord' | 'occupant' | 'aspect' | 'bindus'
  /** Whose it is; of bindus the lord of the house. */
  graha: Graha
  effect: number
}

export interface HouseReading {
  house: HouseNumber
  sign: SignIndex
  lord: Lord
  lordHouse: HouseNumber
  lordDignity: Dignity
  occupants: Graha[]
  aspectedBy: Graha[]
  bindus: number
  /** What supports and strains; their sum is the balance. */
  weights: HouseWeight[]
  balance: number
  tone: HouseTone
}

/** The twelve houses weighed: lord, occupants, full aspects and bindus of all. */
export const houseReadings = (chart: RasiChart): HouseReading[] => {
  const { sarva } = ashtakavarga(seatsOf(chart))
  const benefics = naturalBenefics(chart)
  return HOUSES.map((house) => {
    const sign = signOfHouse(chart.ascendant.sign, house)
    const lord = lordOf(sign)
    const lordHouse = houseFrom(chart.ascendant.sign, chart.graha[lord].sign)
    const lordDignity = dignity(chart.graha[lord], chart.graha)
    const within = occupants(chart.planets, sign).map(({ name }) => name as Graha)
    const aspectedBy = GRAHAS.filter((graha) => aspects(graha, chart.graha[graha].sign, sign))
    const bindus = sarva[sign]!
    const lordGood = GOOD_SEATS.includes(lordHouse) || DIGNIFIED.includes(lordDignity)
    const lordBad = DUSTHANAS.includes(lordHouse) || lordDignity === 'debilitated'
    const touch = (by: HouseWeight['by']) => (graha: Graha) => ({ by, graha, effect: benefics.has(graha) ? 1 : -1 })
    const weights: HouseWeight[] = [
      { by: 'lord' as const, graha: lord, effect: (lordGood ? 2 : 0) - (lordBad ? 2 : 0) },
      ...within.map(touch('occupant')),
      ...aspectedBy.map(touch('aspect')),
      { by: 'bindus' as const, graha: lord, effect: Number(bindus >= 30) - Number(bindus <= 25) },
    ].filter(({ effect }) => effect !== 0)
    const balance = weights.reduce((sum, { effect }) => sum + effect, 0)
    return {
      house,
      sign,
      lord,
      lordHouse,
      lordDignity,
      occupants: within,
      aspectedBy,
      bindus,
      weights,
      balance,
      tone: balance >= 2 ? 'supported' : balance <= -2 ? 'strained' : 'mixed',
    }
  })
}
