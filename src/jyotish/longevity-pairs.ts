import { MODALITIES, type Modality, modalityOf, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { lordOf } from './grahas.ts'

/** From the shortest to the longest. */
export const SPANS = ['alpa', 'madhya', 'purna'] as const
export type LifeSpan = (typeof SPANS)[number]
// source: BPHS, Ayurdaya; years
export const SPAN_YEARS = { alpa: [0, 36], madhya: [36, 72], purna: [72, 108] } as const satisfies Record<
  LifeSpan,
  readonly [number, number]
>

// source: Jaimini Upadesa Sutras 2.1; each modality with each, in the order of `MODALITIES`
const SPAN_OF: Record<Modality, readonly [LifeSpan, LifeSpan, LifeSpan]> = {
  Movable: ['purna', 'madhya', 'alpa'],
  Fixed: ['madhya', 'alpa', 'purna'],
  Dual: ['alpa', 'purna', 'madhya'],
}

/** The class of life span of two signs. */
export const spanOfSigns = (a: SignIndex, b: SignIndex): LifeSpan =>
  SPAN_OF[modalityOf(a)][MODALITIES.indexOf(modalityOf(b))]!

export const LONGEVITY_PAIRS = ['lagna_lord_and_eighth_lord', 'lagna_and_hora_lagna', 'moon_and_saturn'] as const

export interface LongevityPair {
  pair: (typeof LONGEVITY_PAIRS)[number]
  /** Null if there is no hora lagna. */
  signs: [SignIndex, SignIndex] | null
  span: LifeSpan | null
}

export interface PairedLongevity {
  span: LifeSpan
  pairs: LongevityPair[]
}

/**
 * The class of life span by three pairs (Jaimini Upadesa Sutras 2.1; BPHS, Ayurdaya). Two equal classes decide. If all
 * three differ, the pair of lagna and hora lagna decides, or that of Moon and Saturn with the Moon in house 1 or 7.
 * Without a hora lagna (no sunrise) and with two different classes, that of Moon and Saturn decides.
 */
export const longevityByPairs = ({ ascendant, graha }: RasiChart, horaLagna: SignIndex | null): PairedLongevity => {
  const lagna = ascendant.sign
  const signs: readonly LongevityPair['signs'][] = [
    [graha[lordOf(lagna)].sign, graha[lordOf(signOfHouse(lagna, 8))].sign],
    horaLagna === null ? null : [lagna, horaLagna],
    [graha.Moon.sign, graha.Saturn.sign],
  ]
  const pairs = LONGEVITY_PAIRS.map((pair, index) => {
    const both = signs[index]!
    return { pair, signs: both, span: both && spanOfSigns(...both) }
  })
  const [lords, hora, moon] = pairs.map(({ span }) => span) as [LifeSpan, LifeSpan | null, LifeSpan]
  const agreed = lords === hora || lords === moon ? lords : hora === moon ? hora : null
  const moonDecides = hora === null || graha.Moon.house === 1 || graha.Moon.house === 7
  return { span: agreed ?? (moonDecides ? moon : hora!), pairs }
}

export const LONGEVITY_VERDICTS = ['good', 'watch', 'adverse'] as const

/** The verdict on two classes: good unless that of the groom is shorter. */
export const longevityOfPair = (groom: LifeSpan, bride: LifeSpan): (typeof LONGEVITY_VERDICTS)[number] => {
  const over = SPANS.indexOf(bride) - SPANS.indexOf(groom)
  return over <= 0 ? 'good' : over === 1 ? 'watch' : 'adverse'
}
