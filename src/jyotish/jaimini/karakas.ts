import type { RasiChart } from '../chart.ts'
import { type Lord, SEVEN } from '../grahas.ts'

/** The seven offices, in order of rank. */
export const CHARA_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
export type Karaka = (typeof CHARA_KARAKAS)[number]

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

// source: BPHS ch. 27; the strongest by nature first
const BY_NATURAL_STRENGTH: readonly Lord[] = ['Sun', 'Moon', 'Venus', 'Jupiter', 'Mercury', 'Mars', 'Saturn']

/** Degrees closer than this are equal. */
const TIE = 1e-9

/** Where the seven stand in their signs; a chart fits. */
export type Degrees = { graha: Readonly<Record<Lord, { degree: number }>> }

/**
 * Sun to Saturn by the degree travelled in sign, highest first, equal degrees by natural strength (Jaimini Upadesa Sutras 1.1;
 * BPHS ch. 32, the scheme of seven). Takes the office of its place in `KARAKAS`.
 */
export const charaKarakas = ({ graha }: Degrees): Lord[] =>
  SEVEN.toSorted((a, b) => {
    const apart = graha[b].degree - graha[a].degree
    return Math.abs(apart) < TIE ? BY_NATURAL_STRENGTH.indexOf(a) - BY_NATURAL_STRENGTH.indexOf(b) : apart
  })

/** Neighbours of the order whose degrees are equal. */
export const tiedKarakas = ({ graha }: Degrees, order: readonly Lord[]): [Lord, Lord][] =>
  order.slice(1).flatMap((lower, i): [Lord, Lord][] => {
    const higher = order[i]!
    return Math.abs(graha[higher].degree - graha[lower].degree) < TIE ? [[higher, lower]] : []
  })

export const atmakaraka = (chart: RasiChart): Lord => charaKarakas(chart)[0]!
