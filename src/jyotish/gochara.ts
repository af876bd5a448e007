import { type HouseNumber, houseFrom, type SignIndex } from '../zodiac/signs.ts'
import { GRAHAS, type Graha } from './grahas.ts'

type Vedhas = Partial<Record<HouseNumber, HouseNumber>>

// source: Phaladeepika 26; B. V. Raman, Hindu Predictive Astrology. Good houses from the Moon, each with the house from which it is
// obstructed. The nodes follow Mars and Saturn by convention: the texts give them no vedha
export const VEDHAS: Record<Graha, Vedhas> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: { 3: 12, 6: 9, 11: 5 },
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: { 3: 12, 6: 9, 11: 5 },
  Rahu: { 3: 12, 6: 9, 11: 5 },
  Ketu: { 3: 12, 6: 9, 11: 5 },
}

/** The good house by the house that obstructs it; the lower one if it obstructs two. */
const RELIEFS = Object.fromEntries(
  GRAHAS.map((planet) => [
    planet,
    Object.fromEntries(
      Object.entries(VEDHAS[planet])
        .toReversed()
        .map(([good, vedha]) => [vedha, Number(good)]),
    ),
  ]),
) as Readonly<Record<Graha, Partial<Record<HouseNumber, HouseNumber>>>>

// source: Phaladeepika 26; father and son do not obstruct each other
const EXEMPT: Partial<Record<Graha, Graha>> = { Sun: 'Saturn', Saturn: 'Sun', Moon: 'Mercury', Mercury: 'Moon' }

export const GOCHARA_EFFECTS = ['good', 'obstructed', 'bad', 'relieved', 'neutral'] as const
export type GocharaEffect = (typeof GOCHARA_EFFECTS)[number]

export interface Gochara {
  planet: Graha
  sign: SignIndex
  /** Counted from the reference sign. */
  house: HouseNumber
  favourable: boolean
  /** The house that obstructs a good one, and the planets in it. */
  vedha: { house: HouseNumber | null; by: readonly Graha[] }
  /** The good house from which a planet relieves a bad one, and the planets in it. */
  relief: { house: HouseNumber | null; by: readonly Graha[] }
  effect: GocharaEffect
}

/** The sign of each graha. */
export type TransitSigns = Readonly<Record<Graha, SignIndex>>

/**
 * The transit of one graha, counted from a sign (usually that of the natal Moon), with obstruction and relief by the
 * others.
 */
export const gochara = (planet: Graha, from: SignIndex, signs: TransitSigns): Gochara => {
  const sign = signs[planet]
  const house = houseFrom(from, sign)
  const occupantsOf = (houseNumber: HouseNumber) =>
    GRAHAS.filter((g) => g !== planet && g !== EXEMPT[planet] && houseFrom(from, signs[g]) === houseNumber)
  const obstructedFrom = VEDHAS[planet][house] ?? null
  const favourable = obstructedFrom !== null
  const relievedFrom = favourable ? null : (RELIEFS[planet][house] ?? null)
  const obstructors = obstructedFrom === null ? [] : occupantsOf(obstructedFrom)
  const relievers = relievedFrom === null ? [] : occupantsOf(relievedFrom)
  const disputed = (planet === 'Rahu' || planet === 'Ketu') && house === 10
  return {
    planet,
    sign,
    house,
    favourable,
    vedha: { house: obstructedFrom, by: obstructors },
    relief: { house: relievedFrom, by: relievers },
    effect: disputed
      ? 'neutral'
      : favourable
        ? obstructors.length > 0
          ? 'obstructed'
          : 'good'
        : relievers.length > 0
          ? 'relieved'
          : 'bad',
  }
}

export const MURTIS = ['swarna', 'rajata', 'tamra', 'loha'] as const
export type Murti = (typeof MURTIS)[number]

// source: common almanac practice (Phaladeepika commentaries); house of the Moon, from the natal one, as a planet enters a sign
const MURTI_HOUSES: Record<Murti, readonly HouseNumber[]> = {
  swarna: [1, 6, 11],
  rajata: [2, 5, 9],
  tamra: [3, 7, 10],
  loha: [4, 8, 12],
}
/** The form, from gold to iron, in which a planet enters a sign: by the sign of the Moon at the ingress. */
export const murtiOf = (natalMoon: SignIndex, moonAtIngress: SignIndex): Murti =>
  MURTIS.find((murti) => MURTI_HOUSES[murti].includes(houseFrom(natalMoon, moonAtIngress)))!

// source: Phaladeepika 26; B. V. Raman, Hindu Predictive Astrology. The star that each planet strikes, counted
// inclusively from its own
export const LATTAS: Partial<Record<Graha, { count: number; ahead: boolean; affects: string }>> = {
  Sun: { count: 12, ahead: true, affects: 'undertakings and means' },
  Moon: { count: 22, ahead: false, affects: 'what is held dear' },
  Mars: { count: 3, ahead: true, affects: 'health and safety' },
  Mercury: { count: 7, ahead: false, affects: 'position and speech' },
  Jupiter: { count: 6, ahead: true, affects: 'kin and counsel' },
  Venus: { count: 5, ahead: false, affects: 'harmony at home' },
  Saturn: { count: 8, ahead: true, affects: 'strength and endurance' },
  Rahu: { count: 9, ahead: false, affects: 'peace of mind' },
}
/** The star (0..26) that a planet in `star` strikes; null for Ketu. */
export const lattaStar = (planet: Graha, star: number): number | null => {
  const latta = LATTAS[planet]
  if (!latta) return null
  const steps = latta.count - 1
  return (star + (latta.ahead ? steps : 27 - steps)) % 27
}
