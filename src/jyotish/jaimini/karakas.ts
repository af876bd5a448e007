import type { Lord } from '../grahas.ts'

/** The seven offices, in order of rank. */
export const CHARA_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
/** The eight, where Rahu takes part and the father has an office of his own. */
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

/** Degrees closer than this are equal. */
const TIE = 1e-9

/** Where the grahas stand in their signs, and who takes part; a chart fits. */
export interface Degrees {
  graha: Readonly<Record<Lord, { degree: number }> & { Rahu?: { degree: number } }>
  karakas?: KarakaScheme
}

/** The degree travelled in sign; Rahu, who goes backward, travels from its end. */
const travelled = (planet: KarakaGraha, { graha }: Degrees) =>
  planet === 'Rahu' ? 30 - graha.Rahu!.degree : graha[planet].degree

/**
 * Sun to Saturn, or to Rahu in the scheme of eight, by the degree travelled in sign, highest first, equal degrees by natural strength
 * (Jaimini Upadesa Sutras 1.1; BPHS ch. 32). Each takes the office of its place among the `OFFICES_OF` the scheme.
 */
export const charaKarakas = (chart: Degrees): KarakaGraha[] =>
  KARAKA_GRAHAS.slice(0, OFFICES_OF[chart.karakas ?? 'seven'].length).sort((a, b) => {
    const apart = travelled(b, chart) - travelled(a, chart)
    return Math.abs(apart) < TIE ? BY_NATURAL_STRENGTH.indexOf(a) - BY_NATURAL_STRENGTH.indexOf(b) : apart
  })

/** Who holds an office of the seven; in the scheme of eight too. */
export const karakaOf = (office: Karaka, chart: Degrees): KarakaGraha =>
  charaKarakas(chart)[(OFFICES_OF[chart.karakas ?? 'seven'] as readonly string[]).indexOf(office)]!

/** Neighbours of the order whose degrees are equal. */
export const tiedKarakas = (chart: Degrees, order: readonly KarakaGraha[]): [KarakaGraha, KarakaGraha][] =>
  order.slice(1).flatMap((lower, i): [KarakaGraha, KarakaGraha][] => {
    const higher = order[i]!
    return Math.abs(travelled(higher, chart) - travelled(lower, chart)) < TIE ? [[higher, lower]] : []
  })

export const atmakaraka = (chart: Degrees): KarakaGraha => charaKarakas(chart)[0]!
