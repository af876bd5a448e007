import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { TITHI_GROUPS } from '../avakhada.ts'
import type { Graha } from '../grahas.ts'
import { GHATI } from '../measures.ts'

/** The number within its half, 1..15, of a tithi 1..30. */
export const tithiInHalf = (tithi: number) => ((tithi - 1) % 15) + 1

/** The group of a tithi: Nanda 1, 6, 11 to Purna 5, 10, 15 of either half. */
export const tithiGroup = (tithi: number) => TITHI_GROUPS[(tithiInHalf(tithi) - 1) % 5]!

// source: Muhurta Chintamani ch. 1; tithis 1 to 14 of either half, then Purnima
const TITHI_LORDS: readonly Graha[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
]
export const tithiLord = (tithi: number): Graha => (tithi === 30 ? 'Rahu' : TITHI_LORDS[tithiInHalf(tithi) - 1]!)

// source: Muhurta Chintamani ch. 1; Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti
const INAUSPICIOUS_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27]
export const isAuspiciousYoga = (yoga: number) => !INAUSPICIOUS_YOGAS.includes(yoga)

// source: Muhurta Chintamani, marriage chapter with the Piyushadhara gloss; ghatis of 60 of the tithi, 1 to 15 of either half
const TITHI_TYAJYA = [15, 5, 8, 7, 7, 5, 4, 8, 7, 10, 3, 13, 14, 7, 8] as const
export const tithiTyajyaGhati = (tithi: number) => TITHI_TYAJYA[tithiInHalf(tithi) - 1]!

// source: the same; ghatis of 60 from sunrise to sunrise, Sunday to Saturday
export const VARA_TYAJYA = [20, 2, 12, 10, 7, 5, 25] as const

// source: Muhurta Chintamani ch. 1; the beginning of a yoga to avoid: ghatis of 24 minutes, or a part of the whole
const YOGA_TYAJYA: Readonly<Record<number, { ghatis: number } | { part: number }>> = {
  1: { ghatis: 3 },
  6: { ghatis: 6 },
  9: { ghatis: 5 },
  10: { ghatis: 6 },
  13: { ghatis: 9 },
  15: { ghatis: 3 },
  17: { part: 1 },
  19: { part: 0.5 },
  27: { part: 1 },
}

/** The beginning of a stay in a yoga that is avoided; empty for most yogas. */
export const yogaHead = ({ number, from, to }: Window & { number: number }): Window[] => {
  const rule = YOGA_TYAJYA[number]
  if (!rule) return []
  const end = 'part' in rule ? from + (to - from) * rule.part : from + rule.ghatis * GHATI
  return [{ from, to: Math.min(end, to) as JulianDay }]
}
