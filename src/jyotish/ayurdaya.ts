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

// source: Brihat Jataka 7.3; the part that a malefic loses, by house; a benefic loses half of it
const VYAYADI: Partial<Record<HouseNumber, number>> = { 12: 1, 11: 1 / 2, 10: 1 / 3, 9: 1 / 4, 8: 1 / 5, 7: 1 / 6 }

const MALEFICS: readonly Lord[] = ['Sun', 'Mars', 'Saturn']
const BENEFICS: readonly Lord[] = ['Moon', 'Mercury', 'Jupiter', 'Venus']

export interface Contribution {
  planet: Lord
  /** Before multiplier and reductions. */
  base: number
  multiplier: 1 | 2 | 3
  /** In the order in which each takes its share of what the one before left. */
  reductions: { harana: Harana; fraction: number }[]
  years: number
}

export interface Longevity {
  planets: Contribution[]
  lagna: number
  total: number
}

/** One twelve for every twelve navamsas passed: 0.3 years a degree, rounds of twelve left out. */
const byNavamsas = (longitude: number) => (longitude * 0.3) % 12

/** Years by the arc from deepest fall: full at deepest exaltation, half at deepest fall. */
const byExaltation = (planet: Lord, longitude: number, full: number) =>
  (full * (360 - fromDeepExaltation(planet, longitude)!)) / 360

export const baseYears = (method: AyurdayaMethod, planet: Lord, longitude: number): number =>
  method === 'amsayu' || method === 'badrayan'
    ? byNavamsas(longitude)
    : byExaltation(planet, longitude, FULL_YEARS[method][planet])

/** Of Satya's method: three for exaltation or retrogression, two for vargottama or an own sign, navamsa or drekkana; the larger alone. */
const multiplier = (planet: Lord, { graha }: RasiChart): 1 | 2 | 3 => {
  const { sign, longitude, retrograde } = graha[planet]
  if (isExalted(planet, sign) || retrograde) return 3
  const navamsa = vargaSeat(longitude, 'D9').sign
  const own = [sign, navamsa, vargaSeat(longitude, 'D3').sign].some((seat) => isOwn(planet, seat))
  return own || navamsa === sign ? 2 : 1
}

const inHouse = (planet: Lord, { graha, ascendant }: RasiChart) => houseFrom(ascendant.sign, graha[planet].sign)

const reductionsOf = (method: AyurdayaMethod, planet: Lord, chart: RasiChart, strengths: Shadbala['planets']) => {
  const { sign, retrograde, combust } = chart.graha[planet]
  const { ascendant } = chart
  const found: Contribution['reductions'] = []
  const lose = (harana: Harana, fraction: number) => {
    if (fraction > 0) found.push({ harana, fraction })
  }

  const inEnemySign = naturalRegard(planet, lordOf(sign)) === 'enemy' && !retrograde && planet !== 'Mars'
  if (combust && planet !== 'Venus' && planet !== 'Saturn') lose('astangata', 1 / 2)
  else if (inEnemySign) lose('shatrukshetra', 1 / 3)

  const house = inHouse(planet, chart)
  const strongest = SEVEN.filter((other) => inHouse(other, chart) === house).reduce((a, b) =>
    strengths[b].ratio > strengths[a].ratio ? b : a,
  )
  const visible = VYAYADI[house] ?? 0
  if (strongest === planet) lose('vyayadi', MALEFICS.includes(planet) ? visible : visible / 2)

  if (method !== 'amsayu' && method !== 'badrayan' && house === 1 && MALEFICS.includes(planet)) {
    const soothed = BENEFICS.some(
      (benefic) =>
        chart.graha[benefic].sign === ascendant.sign || aspects(benefic, chart.graha[benefic].sign, ascendant.sign),
    )
    lose('krurodaya', ascendant.longitude / 360 / (soothed ? 2 : 1))
  }
  return found
}

/** The ascendant's own years: navamsas passed in the sign, or whole signs from Aries where its lord is the stronger of the two. */
const lagnaYears = (method: AyurdayaMethod, { ascendant }: RasiChart, strengths: Shadbala['planets']): number => {
  if (method === 'amsayu' || method === 'badrayan') return byNavamsas(ascendant.longitude)
  const [lord, navamsaLord] = [lordOf(ascendant.sign), lordOf(vargaSeat(ascendant.longitude, 'D9').sign)]
  return strengths[lord].ratio > strengths[navamsaLord].ratio ? ascendant.longitude / 30 : ascendant.degree / (10 / 3)
}

/** What each planet and the ascendant give to the span of life by one method. Arithmetic of the texts, not a forecast. */
export const longevityBy = (method: AyurdayaMethod, chart: RasiChart, strengths: Shadbala['planets']): Longevity => {
  const planets = SEVEN.map((planet): Contribution => {
    const base = baseYears(method, planet, chart.graha[planet].longitude)
    const times = method === 'amsayu' ? multiplier(planet, chart) : 1
    const reductions = reductionsOf(method, planet, chart, strengths)
    const left = reductions.reduce((part, { fraction }) => part * (1 - fraction), 1)
    return { planet, base, multiplier: times, reductions, years: base * times * left }
  })
  const lagna = lagnaYears(method, chart, strengths)
  return { planets, lagna, total: planets.reduce((sum, { years }) => sum + years, lagna) }
}

export interface ChosenMethod {
  method: 'amsayu' | 'pindayu' | 'nisargayu'
  by: 'Ascendant' | 'Sun' | 'Moon'
  strength: number
}

/** Rupas that the ascendant is held to need; the texts give none. */
const REQUIRED_OF_ASCENDANT = 7

/** Which method the strongest of Ascendant, Sun and Moon calls for (BPHS Ayurdaya); ties in that order. */
export const chosenMethod = (firstHouseRupas: number, strengths: Shadbala['planets']): ChosenMethod => {
  const all: ChosenMethod[] = [
    { method: 'amsayu', by: 'Ascendant', strength: firstHouseRupas / REQUIRED_OF_ASCENDANT },
    { method: 'pindayu', by: 'Sun', strength: strengths.Sun.ratio },
    { method: 'nisargayu', by: 'Moon', strength: strengths.Moon.ratio },
  ]
  return all.reduce((best, one) => (one.strength > best.strength ? one : best))
}
