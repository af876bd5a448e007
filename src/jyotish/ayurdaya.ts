import { type HouseNumber, houseFrom } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { fromDeepExaltation, isExalted, isOwn, naturalRegard } from './dignity.ts'
import { type Lord, lordOf, SEVEN } from './grahas.ts'
import { aspects } from './nature.ts'
import type { Shadbala } from './strengths/shadbala.ts'
import { vargaSeat } from './vargas.ts'

export const AYURDAYA_METHODS = ['pindayu', 'nisargayu', 'amsayu', 'jeevayu', 'badrayan'] as const
export type AyurdayaMethod = (typeof AYURDAYA_METHODS)[number]

export const HARANAS = ['shatrukshetra', 'astangata', 'vyayadi', 'krurodaya'] as const
export type Harana = (typeof HARANAS)[number]

// source: Brihat Jataka 7.1; BPHS Ayurdaya
const PINDAYU_YEARS: Record<Lord, number> = {
  Sun: 19,
  Moon: 25,
  Mars: 15,
  Mercury: 12,
  Jupiter: 15,
  Venus: 21,
  Saturn: 20,
}
// source: Brihat Jataka 8; BPHS Ayurdaya
const NISARGAYU_YEARS: Record<Lord, number> = {
  Sun: 20,
  Moon: 1,
  Mars: 2,
  Mercury: 9,
  Jupiter: 18,
  Venus: 20,
  Saturn: 50,
}
// source: Brihat Jataka 7.9 (Jeeva Sharma): 120 years and 5 days in seven equal shares; the year of 360 days
const JEEVAYU_SHARE = (120 + 5 / 360) / 7

const FULL_YEARS = {
  pindayu: PINDAYU_YEARS,
  nisargayu: NISARGAYU_YEARS,
  jeevayu: Object.fromEntries(SEVEN.map((planet) => [planet, JEEVAYU_SHARE])) as Record<Lord, number>,
} as const

// source: Brihat Jataka 7.3; the part of its years that a malefic loses, by house; a benefic loses half of that part
const VYAYADI: Partial<Record<HouseNumber, number>> = { 12: 1, 11: 1 / 2, 10: 1 / 3, 9: 1 / 4, 8: 1 / 5, 7: 1 / 6 }

const MALEFICS: readonly Lord[] = ['Sun', 'Mars', 'Saturn']
const BENEFICS: readonly Lord[] = ['Moon', 'Mercury', 'Jupiter', 'Venus']

export interface Contribution {
  planet: Lord
  /** Years before the multiplier and the reductions. */
  base: number
  multiplier: 1 | 2 | 3
  /** Each reduction applies to the years that the previous one left. */
  reductions: { harana: Harana; fraction: number }[]
  years: number
}

export interface Longevity {
  planets: Contribution[]
  lagna: number
  total: number
}

/** One year for each navamsa from Aries, modulo 12: 0.3 years per degree. */
const byNavamsas = (longitude: number) => (longitude * 0.3) % 12

/** Years by the distance from deepest exaltation: all of `full` at deepest exaltation, half at deepest debilitation. */
const byExaltation = (planet: Lord, longitude: number, full: number) =>
  (full * (360 - fromDeepExaltation(planet, longitude)!)) / 360

export const baseYears = (method: AyurdayaMethod, planet: Lord, longitude: number): number =>
  method === 'amsayu' || method === 'badrayan'
    ? byNavamsas(longitude)
    : byExaltation(planet, longitude, FULL_YEARS[method][planet])

/**
 * The multiplier of Satya's method: 3 for exaltation or retrogression, 2 for vargottama or an own sign, navamsa or
 * drekkana. Only the larger one applies.
 */
const multiplier = (planet: Lord, { graha }: RasiChart): 1 | 2 | 3 => {
  const { sign, longitude, retrograde } = graha[planet]
  if (isExalted(planet, sign) || retrograde) return 3
  const navamsa = vargaSeat(longitude, 'D9').sign
  const isInOwnSign = [sign, navamsa, vargaSeat(longitude, 'D3').sign].some((seat) => isOwn(planet, seat))
  return isInOwnSign || navamsa === sign ? 2 : 1
}

const inHouse = (planet: Lord, { graha, ascendant }: RasiChart) => houseFrom(ascendant.sign, graha[planet].sign)

const reductionsOf = (method: AyurdayaMethod, planet: Lord, chart: RasiChart, strengths: Shadbala['planets']) => {
  const { sign, retrograde, combust } = chart.graha[planet]
  const { ascendant } = chart
  const reductions: Contribution['reductions'] = []
  const addReduction = (harana: Harana, fraction: number) => {
    if (fraction > 0) reductions.push({ harana, fraction })
  }

  const inEnemySign = naturalRegard(planet, lordOf(sign)) === 'enemy' && !retrograde && planet !== 'Mars'
  if (combust && planet !== 'Venus' && planet !== 'Saturn') addReduction('astangata', 1 / 2)
  else if (inEnemySign) addReduction('shatrukshetra', 1 / 3)

  const house = inHouse(planet, chart)
  const strongest = SEVEN.filter((occupant) => inHouse(occupant, chart) === house).reduce((a, b) =>
    strengths[b].ratio > strengths[a].ratio ? b : a,
  )
  const lostPart = VYAYADI[house] ?? 0
  if (strongest === planet) addReduction('vyayadi', MALEFICS.includes(planet) ? lostPart : lostPart / 2)

  if (method !== 'amsayu' && method !== 'badrayan' && house === 1 && MALEFICS.includes(planet)) {
    const isRelieved = BENEFICS.some(
      (benefic) =>
        chart.graha[benefic].sign === ascendant.sign || aspects(benefic, chart.graha[benefic].sign, ascendant.sign),
    )
    addReduction('krurodaya', ascendant.longitude / 360 / (isRelieved ? 2 : 1))
  }
  return reductions
}

/**
 * The years of the ascendant: navamsas passed in its sign, or signs from Aries if its lord is stronger than its navamsa
 * lord.
 */
const lagnaYears = (method: AyurdayaMethod, { ascendant }: RasiChart, strengths: Shadbala['planets']): number => {
  if (method === 'amsayu' || method === 'badrayan') return byNavamsas(ascendant.longitude)
  const [lord, navamsaLord] = [lordOf(ascendant.sign), lordOf(vargaSeat(ascendant.longitude, 'D9').sign)]
  return strengths[lord].ratio > strengths[navamsaLord].ratio ? ascendant.longitude / 30 : ascendant.degree / (10 / 3)
}

/**
 * The span of life by one method, with the years of each planet and of the ascendant. It is arithmetic of the texts,
 * not a forecast.
 */
export const longevityBy = (method: AyurdayaMethod, chart: RasiChart, strengths: Shadbala['planets']): Longevity => {
  const planets = SEVEN.map((planet): Contribution => {
    const base = baseYears(method, planet, chart.graha[planet].longitude)
    const factor = method === 'amsayu' ? multiplier(planet, chart) : 1
    const reductions = reductionsOf(method, planet, chart, strengths)
    const remainingPart = reductions.reduce((part, { fraction }) => part * (1 - fraction), 1)
    return { planet, base, multiplier: factor, reductions, years: base * factor * remainingPart }
  })
  const lagna = lagnaYears(method, chart, strengths)
  return { planets, lagna, total: planets.reduce((sum, { years }) => sum + years, lagna) }
}

export interface ChosenMethod {
  method: 'amsayu' | 'pindayu' | 'nisargayu'
  by: 'Ascendant' | 'Sun' | 'Moon'
  strength: number
}

/** Rupas that this project requires of the ascendant. The texts give no number. */
const REQUIRED_OF_ASCENDANT = 7

/** The method of the strongest of Ascendant, Sun and Moon (BPHS Ayurdaya). In a tie the first of these wins. */
export const chosenMethod = (firstHouseRupas: number, strengths: Shadbala['planets']): ChosenMethod => {
  const all: ChosenMethod[] = [
    { method: 'amsayu', by: 'Ascendant', strength: firstHouseRupas / REQUIRED_OF_ASCENDANT },
    { method: 'pindayu', by: 'Sun', strength: strengths.Sun.ratio },
    { method: 'nisargayu', by: 'Moon', strength: strengths.Moon.ratio },
  ]
  return all.reduce((best, candidate) => (candidate.strength > best.strength ? candidate : best))
}
