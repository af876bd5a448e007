import type { Lord } from '../grahas.ts'

/** The seven karaka offices, in order of rank. */
export const CHARA_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
/** The eight offices, with Rahu and with an office of the father. */
export const EIGHT_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const
export type Karaka = (typeof CHARA_KARAKAS)[number]

export const KARAKA_SCHEMES = ['seven', 'eight'] as const
export type KarakaScheme = (typeof KARAKA_SCHEMES)[number]
export const OFFICES_OF = { seven: CHARA_KARAKAS, eight: EIGHT_KARAKAS } as const satisfies Record<
  KarakaScheme,
  unknown
>

// source: BPHS ch. 32; the fixed significator of each office
export const STHIRA_KARAKAS = {
  atma: 'Sun',
  amatya: 'Mercury',
  bhratri: 'Mars',
  matri: 'Moon',
  putra: 'Jupiter',
  gnati: 'Saturn',
  dara: 'Venus',
} as const satisfies Record<Karaka, Lord>

export const KARAKA_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const
export type KarakaGraha = (typeof KARAKA_GRAHAS)[number]

// source: BPHS ch. 27; the strongest by nature first. Rahu, who has no such strength, is last
const BY_NATURAL_STRENGTH: readonly KarakaGraha[] = [
  'Sun',
  'Moon',
  'Venus',
  'Jupiter',
  'Mercury',
  'Mars',
  'Saturn',
  'Rahu',
]

/** Smaller differences in degrees count as equal. */
const TIE = 1e-9

/** The degrees of the grahas in their signs, and the scheme. A `RasiChart` is assignable. */
export interface Degrees {
  graha: Readonly<Record<Lord, { degree: number }> & { Rahu?: { degree: number } }>
  karakas?: KarakaScheme
}

/** The degrees passed in the sign; for Rahu, which moves backward, counted from the end of the sign. */
const degreesPassed = (planet: KarakaGraha, { graha }: Degrees) =>
  planet === 'Rahu' ? 30 - graha.Rahu!.degree : graha[planet].degree

/**
 * Sun to Saturn, and Rahu in the scheme of eight, by the degrees passed in the sign, the highest first, equal degrees
 * by natural strength (Jaimini Upadesa Sutras 1.1; BPHS ch. 32). Each has the office at its position in `OFFICES_OF`
 * the scheme.
 */
export const charaKarakas = (chart: Degrees): KarakaGraha[] =>
  KARAKA_GRAHAS.slice(0, OFFICES_OF[chart.karakas ?? 'seven'].length).sort((a, b) => {
    const difference = degreesPassed(b, chart) - degreesPassed(a, chart)
    return Math.abs(difference) < TIE ? BY_NATURAL_STRENGTH.indexOf(a) - BY_NATURAL_STRENGTH.indexOf(b) : difference
  })

/** The planet with one of the seven offices, in either scheme. */
export const karakaOf = (office: Karaka, chart: Degrees): KarakaGraha =>
  charaKarakas(chart)[(OFFICES_OF[chart.karakas ?? 'seven'] as readonly string[]).indexOf(office)]!

/** Neighbours in the order with equal degrees. */
export const equalDegreeKarakas = (chart: Degrees, order: readonly KarakaGraha[]): [KarakaGraha, KarakaGraha][] =>
  order.slice(1).flatMap((lower, i): [KarakaGraha, KarakaGraha][] => {
    const higher = order[i]!
    return Math.abs(degreesPassed(higher, chart) - degreesPassed(lower, chart)) < TIE ? [[higher, lower]] : []
  })

export const atmakaraka = (chart: Degrees): KarakaGraha => charaKarakas(chart)[0]!
