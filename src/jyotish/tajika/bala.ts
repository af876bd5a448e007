import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { fromDeepExaltation, isExalted, isOwn, type Regard } from '../dignity.ts'
import { type Lord, lordOf, SEVEN } from '../grahas.ts'
import { vargaSeat } from '../vargas.ts'

/** A chart, and whether the Sun is up. */
export interface TajikaChart {
  chart: RasiChart
  isDay: boolean
}

/**
 * The Tajika relation of two signs: friends in 3, 5, 9 and 11 from each other, enemies in 1, 4, 7 and 10, neutrals in
 * 2, 6, 8 and 12 (Tajika Neelakanthi).
 */
export const tajikaRegard = (a: SignIndex, b: SignIndex): Regard => {
  const house = houseFrom(a, b)
  if ([3, 5, 9, 11].includes(house)) return 'friend'
  return [1, 4, 7, 10].includes(house) ? 'enemy' : 'neutral'
}

// source: Tajika Neelakanthi; Aries to Pisces, each lord with the degree at which its part ends
const HADDA: readonly (readonly (readonly [Lord, number])[])[] = [
  [
    ['Jupiter', 6],
    ['Venus', 12],
    ['Mercury', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 8],
    ['Mercury', 14],
    ['Jupiter', 22],
    ['Saturn', 27],
    ['Mars', 30],
  ],
  [
    ['Mercury', 6],
    ['Venus', 12],
    ['Jupiter', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 13],
    ['Mercury', 19],
    ['Jupiter', 26],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 6],
    ['Venus', 11],
    ['Saturn', 18],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ],
  [
    ['Saturn', 6],
    ['Mercury', 14],
    ['Jupiter', 21],
    ['Venus', 28],
    ['Mars', 30],
  ],
  [
    ['Mars', 7],
    ['Venus', 11],
    ['Mercury', 19],
    ['Jupiter', 24],
    ['Saturn', 30],
  ],
  [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
  [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  [
    ['Venus', 12],
    ['Jupiter', 16],
    ['Mercury', 19],
    ['Mars', 28],
    ['Saturn', 30],
  ],
]
/** The lord of the hadda (term) of a place. */
export const haddaLord = ({ sign, degree }: { sign: SignIndex; degree: number }): Lord =>
  HADDA[sign]!.find(([, end]) => degree < end)![0]

// source: Tajika Neelakanthi; in the division of the planet itself, a friend, a neutral or an enemy
const FIVEFOLD = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const
const SHARE = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 } as const

/** Degrees from the point of deepest debilitation, divided by nine: 0..20. */
export const tajikaUchcha = (planet: Lord, longitude: number) => (180 - fromDeepExaltation(planet, longitude)!) / 9

/**
 * The five-fold strength (pancha vargiya), 0..20: sign, exaltation, hadda, drekkana and navamsha (Tajika Neelakanthi).
 */
export const panchaVargiya = (planet: Lord, { graha }: RasiChart): number => {
  const place = graha[planet]
  const lords = {
    kshetra: lordOf(place.sign),
    hadda: haddaLord(place),
    drekkana: lordOf(vargaSeat(place.longitude, 'D3').sign),
    navamsha: lordOf(vargaSeat(place.longitude, 'D9').sign),
  }
  let sum = tajikaUchcha(planet, place.longitude)
  for (const [part, maximum] of Object.entries(FIVEFOLD)) {
    const lord = lords[part as keyof typeof FIVEFOLD]
    sum += maximum * SHARE[lord === planet ? 'own' : tajikaRegard(place.sign, graha[lord].sign)]
  }
  return sum / 4
}
export const panchaVargiyas = (chart: RasiChart): Record<Lord, number> =>
  Object.fromEntries(SEVEN.map((planet) => [planet, panchaVargiya(planet, chart)])) as Record<Lord, number>

// source: Tajika Neelakanthi
const HARSHA_HOUSE: Record<Lord, number> = { Sun: 9, Moon: 3, Mars: 6, Mercury: 1, Jupiter: 11, Venus: 5, Saturn: 12 }
const MALES: readonly Lord[] = ['Sun', 'Mars', 'Jupiter']
const FEMALE_HOUSES = [1, 2, 3, 7, 8, 9]

/**
 * The harsha bala (joy) of a planet in the year, 0..20: 5 each for its house, for own or exaltation sign, for the
 * houses of its sex, and for day or night.
 */
export const harshaBala = (planet: Lord, { chart, isDay }: TajikaChart): number => {
  const { house, sign } = chart.graha[planet]
  const male = MALES.includes(planet)
  const conditions = [
    HARSHA_HOUSE[planet] === house,
    isOwn(planet, sign) || isExalted(planet, sign),
    FEMALE_HOUSES.includes(house) !== male,
    isDay === male,
  ]
  return 5 * conditions.filter(Boolean).length
}
