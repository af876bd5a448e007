import type { Sidereal } from '../zodiac/longitude.ts'
import { norm, sidereal } from '../zodiac/longitude.ts'
import type { SignIndex } from '../zodiac/signs.ts'
import { ATTRIBUTES, NAKSHATRA, NAKSHATRAS, type Nakshatra, nakshatraOf, PADA, padaOf } from './nakshatras.ts'
import { ABHIJIT, type Star28 } from './panchang/stars.ts'

/** First syllables of names by the quarter of the Moon's star at birth (Avakahada chakra). */

export interface Syllable {
  latin: string
  devanagari: string
}

// source: Avakahada chakra as almanacs print it; the same table in Hora Ratna
const DEVANAGARI: Record<Nakshatra, string> = {
  Ashwini: 'चू चे चो ला',
  Bharani: 'ली लू ले लो',
  Krittika: 'अ ई उ ए',
  Rohini: 'ओ वा वी वू',
  Mrigashira: 'वे वो का की',
  Ardra: 'कु घ ङ छ',
  Punarvasu: 'के को हा ही',
  Pushya: 'हू हे हो डा',
  Ashlesha: 'डी डू डे डो',
  Magha: 'मा मी मू मे',
  'Purva Phalguni': 'मो टा टी टू',
  'Uttara Phalguni': 'टे टो पा पी',
  Hasta: 'पू ष ण ठ',
  Chitra: 'पे पो रा री',
  Swati: 'रू रे रो ता',
  Vishakha: 'ती तू ते तो',
  Anuradha: 'ना नी नू ने',
  Jyeshtha: 'नो या यी यू',
  Mula: 'ये यो भा भी',
  'Purva Ashadha': 'भू धा फा ढा',
  'Uttara Ashadha': 'भे भो जा जी',
  Shravana: 'खी खू खे खो',
  Dhanishta: 'गा गी गू गे',
  Shatabhisha: 'गो सा सी सू',
  'Purva Bhadrapada': 'से सो दा दी',
  'Uttara Bhadrapada': 'दू थ झ ञ',
  Revati: 'दे दो चा ची',
}
const pairs = (latin: readonly string[], devanagari: string): Syllable[] =>
  devanagari.split(' ').map((letters, i) => ({ latin: latin[i]!, devanagari: letters }))

// source: the same; for the 28-star ring
const ABHIJIT_SYLLABLES = pairs(['Ju', 'Je', 'Jo', 'Kha'], 'जू जे जो खा')

/** The syllables of the four quarters of a star. */
export const syllablesOfStar = (star: Star28): Syllable[] =>
  star === 'Abhijit' ? ABHIJIT_SYLLABLES : pairs(ATTRIBUTES[star].syllables, DEVANAGARI[star])

/** All 108 syllables, from Ashwini. */
const SYLLABLES: readonly Syllable[] = NAKSHATRAS.flatMap(syllablesOfStar)

/** The syllables of the nine quarters in a sign (0..11). */
export const syllablesOfSign = (sign: SignIndex): Syllable[] => SYLLABLES.slice(sign * 9, sign * 9 + 9)

/** A quarter of a star, in sidereal degrees. */
export interface Quarter {
  star: Star28
  /** 1..4. */
  pada: number
  from: number
  to: number
}

export const quarterOf = (longitude: Sidereal): Quarter => {
  const star = nakshatraOf(longitude)
  const pada = padaOf(longitude)
  const from = star * NAKSHATRA + (pada - 1) * PADA
  return { star: NAKSHATRAS[star]!, pada, from, to: from + PADA }
}

/** The quarter in the ring of 28 stars. Abhijit and its neighbours have quarters of other lengths. */
export const quarterOf28 = (longitude: Sidereal): Quarter => {
  const at = norm(longitude)
  const quarter = quarterOf(sidereal(at))
  const resizedStar =
    at >= ABHIJIT.from && at < ABHIJIT.to
      ? { star: 'Abhijit' as const, ...ABHIJIT }
      : quarter.star === 'Uttara Ashadha'
        ? { star: quarter.star, from: 20 * NAKSHATRA, to: ABHIJIT.from }
        : quarter.star === 'Shravana'
          ? { star: quarter.star, from: ABHIJIT.to, to: 22 * NAKSHATRA }
          : null
  if (!resizedStar) return quarter
  const span = (resizedStar.to - resizedStar.from) / 4
  const index = Math.min(3, Math.floor((at - resizedStar.from) / span))
  return {
    star: resizedStar.star,
    pada: index + 1,
    from: resizedStar.from + index * span,
    to: resizedStar.from + (index + 1) * span,
  }
}

// source: pronunciation of the table in Hora Ratna and Nagari almanacs
const RETROFLEX: Partial<Record<Star28, RegExp>> = {
  'Purva Phalguni': /^T/,
  'Uttara Phalguni': /^T/,
  Pushya: /^Da/,
  Ashlesha: /^D/,
  Hasta: /^(Sha|Na|Tha)/,
}

/** The pronunciation of the Latin letters of a quarter, where the letters are ambiguous. */
export const soundNote = ({ star, pada }: Quarter, { latin, devanagari }: Syllable): string => {
  const retroflex = RETROFLEX[star]?.test(latin) || (star === 'Purva Ashadha' && pada === 4)
  if (retroflex) return `${latin} is retroflex (${devanagari}).`
  if (star === 'Uttara Bhadrapada' && pada === 4) return `${latin} is palatal (${devanagari}).`
  return /^[TDN][^g]?/.test(latin) && /^[तथदधन]/.test(devanagari)
    ? `${latin} is dental (${devanagari}).`
    : `${latin} is written ${devanagari}.`
}
