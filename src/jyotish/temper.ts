import { ELEMENTS, type Element, elementOf, MODALITIES, type Modality, modalityOf } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { atmakaraka } from './jaimini/karakas.ts'
import { nakshatraLord } from './nakshatras.ts'

/** The mix of gunas, elements and modalities in a chart. Weights of this project. */

export const GUNAS = ['sattva', 'rajas', 'tamas'] as const
type Guna = (typeof GUNAS)[number]

// source: BPHS ch. 3; the nodes as tamas by common practice
export const GUNA_OF: Record<Graha, Guna> = {
  Sun: 'sattva',
  Moon: 'sattva',
  Mars: 'tamas',
  Mercury: 'rajas',
  Jupiter: 'sattva',
  Venus: 'rajas',
  Saturn: 'tamas',
  Rahu: 'tamas',
  Ketu: 'tamas',
}

const weightOf = (graha: Graha, lord: Graha): number => {
  if (graha === 'Moon') return 3
  return graha === 'Sun' || graha === lord ? 2 : 1
}

const shares = <K extends string>(
  keys: readonly K[],
  weights: readonly (readonly [K, number])[],
): Record<K, number> => {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return Object.fromEntries(
    keys.map((key) => [
      key,
      weights.reduce((sum, [weightKey, weight]) => sum + (weightKey === key ? (weight * 100) / total : 0), 0),
    ]),
  ) as Record<K, number>
}

export interface Temper {
  gunas: Record<Guna, number>
  elements: Record<Element, number>
  modalities: Record<Modality, number>
}

/** Percentages. The lagna has the guna of its lord. The atmakaraka adds 2 to the element of its sign. */
export const temper = (chart: RasiChart): Temper => {
  const lord = lordOf(chart.ascendant.sign)
  const points = [
    { guna: GUNA_OF[lord], weight: 3, ...chart.ascendant },
    ...GRAHAS.map((graha) => ({ guna: GUNA_OF[graha], weight: weightOf(graha, lord), ...chart.graha[graha] })),
  ]
  return {
    gunas: shares(
      GUNAS,
      points.flatMap(({ guna, weight, nakshatra }) => [
        [guna, weight / 2] as const,
        [GUNA_OF[nakshatraLord(nakshatra)], weight / 2] as const,
      ]),
    ),
    elements: shares(ELEMENTS, [
      ...points.map(({ sign, weight }) => [elementOf(sign), weight] as const),
      [elementOf(chart.graha[atmakaraka(chart)].sign), 2],
    ]),
    modalities: shares(
      MODALITIES,
      points.map(({ sign, weight }) => [modalityOf(sign), weight] as const),
    ),
  }
}

const areEqual = (a: number, b: number) => Math.abs(a - b) < 1e-9
const withShare = <K extends string>(shares: Record<K, number>, share: number): K[] =>
  (Object.keys(shares) as K[]).filter((name) => areEqual(shares[name], share))

/** The keys with the largest share. */
export const leadersOf = <K extends string>(shares: Record<K, number>): K[] =>
  withShare(shares, Math.max(...Object.values<number>(shares)))

/** The keys with the smallest share; empty if it is at least three quarters of an even share. */
export const lackingIn = <K extends string>(shares: Record<K, number>): K[] => {
  const all = Object.values<number>(shares)
  const least = Math.min(...all)
  return least < 75 / all.length ? withShare(shares, least) : []
}
