import type { Sidereal } from '../../zodiac/longitude.ts'
import { nakshatraOf } from '../nakshatras.ts'
import { ABHIJIT, STARS_28, type Star28 } from '../panchang/stars.ts'

/** The star of a longitude in the ring of 28. */
export const star28Of = (longitude: Sidereal): Star28 => {
  if (longitude >= ABHIJIT.from && longitude < ABHIJIT.to) return 'Abhijit'
  const star = nakshatraOf(longitude)
  return STARS_28[star <= 20 ? star : star + 1]!
}

export const MANDALAS = ['Vayu', 'Agni', 'Indra', 'Varuna'] as const
export type Mandala = (typeof MANDALAS)[number]

// source: Brihat Samhita ch. 32, the mandalas of Vayu, Agni, Indra and Varuna
export const MANDALA_STARS = {
  Vayu: ['Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Punarvasu', 'Mrigashira', 'Ashwini'],
  Agni: ['Pushya', 'Krittika', 'Vishakha', 'Bharani', 'Magha', 'Purva Bhadrapada', 'Purva Phalguni'],
  Indra: ['Abhijit', 'Shravana', 'Dhanishta', 'Rohini', 'Jyeshtha', 'Uttara Ashadha', 'Anuradha'],
  Varuna: ['Revati', 'Purva Ashadha', 'Ardra', 'Ashlesha', 'Mula', 'Uttara Bhadrapada', 'Shatabhisha'],
} as const satisfies Record<Mandala, readonly Star28[]>

export const mandalaOf = (star: Star28): Mandala =>
  MANDALAS.find((mandala) => (MANDALA_STARS[mandala] as readonly Star28[]).includes(star))!
