import type { Graha } from '../grahas.ts'
import { byStar, type StarSystem } from './star-dashas.ts'

// source: Rudrayamala tradition; BPHS ch. 46. The years of each yogini are her position in the list
export const YOGINIS = ['Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha', 'Sankata'] as const
export type YoginiName = (typeof YOGINIS)[number]

// source: the same
export const YOGINI_LORDS = {
  Mangala: 'Moon',
  Pingala: 'Sun',
  Dhanya: 'Jupiter',
  Bhramari: 'Mars',
  Bhadrika: 'Mercury',
  Ulka: 'Saturn',
  Siddha: 'Venus',
  Sankata: 'Rahu',
} as const satisfies Record<YoginiName, Graha>

export const YOGINI: StarSystem<YoginiName> = {
  lords: YOGINIS.map((ruler, i) => ({ ruler, part: i + 1 })),
  // The number of the star plus three, modulo eight; a remainder of one is the first yogini.
  start: byStar((nakshatra) => (nakshatra + 3) % 8),
}
