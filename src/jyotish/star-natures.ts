import type { Nakshatra } from './nakshatras.ts'

/** The seven natures of the nakshatras, which decide what succeeds in them. */
export const STAR_NATURES = ['fixed', 'movable', 'fierce', 'mixed', 'swift', 'gentle', 'sharp'] as const
export type StarNature = (typeof STAR_NATURES)[number]

// source: Muhurta Chintamani 2
export const NATURE_OF_STAR: Readonly<Record<Nakshatra, StarNature>> = {
  Ashwini: 'swift',
  Bharani: 'fierce',
  Krittika: 'mixed',
  Rohini: 'fixed',
  Mrigashira: 'gentle',
  Ardra: 'sharp',
  Punarvasu: 'movable',
  Pushya: 'swift',
  Ashlesha: 'sharp',
  Magha: 'fierce',
  'Purva Phalguni': 'fierce',
  'Uttara Phalguni': 'fixed',
  Hasta: 'swift',
  Chitra: 'gentle',
  Swati: 'movable',
  Vishakha: 'mixed',
  Anuradha: 'gentle',
  Jyeshtha: 'sharp',
  Mula: 'sharp',
  'Purva Ashadha': 'fierce',
  'Uttara Ashadha': 'fixed',
  Shravana: 'movable',
  Dhanishta: 'movable',
  Shatabhisha: 'movable',
  'Purva Bhadrapada': 'fierce',
  'Uttara Bhadrapada': 'fixed',
  Revati: 'gentle',
}
