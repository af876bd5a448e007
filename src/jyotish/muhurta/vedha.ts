import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { rasiChart } from '../chart.ts'
import type { Graha } from '../grahas.ts'
import { NAKSHATRAS, type Nakshatra, nakshatraOf } from '../nakshatras.ts'
import { PANCHANG_AYANAMSHA, STAR } from '../panchang/limbs.ts'
import { ABHIJIT, type Star28 } from '../panchang/stars.ts'
import type { MuhurtaSky } from './sky-context.ts'

/** Vedha in the Panchashalaka chakra, the five-line chakra of marriage. */

// source: Muhurta Chintamani, vivaha chapter (the verse from memory); the lines of the stars of marriage
const OPPOSITE: Partial<Record<Nakshatra, Star28>> = {
  Ashwini: 'Purva Phalguni',
  Rohini: 'Abhijit',
  Mrigashira: 'Uttara Ashadha',
  Magha: 'Shravana',
  'Uttara Phalguni': 'Revati',
  Hasta: 'Uttara Bhadrapada',
  Chitra: 'Purva Bhadrapada',
  Swati: 'Shatabhisha',
  Anuradha: 'Bharani',
  Mula: 'Punarvasu',
  'Uttara Ashadha': 'Mrigashira',
  Shravana: 'Magha',
  Dhanishta: 'Ashlesha',
  'Uttara Bhadrapada': 'Hasta',
  Revati: 'Uttara Phalguni',
}
/** The whole star is barred by a malefic planet, a quarter of it by a benefic one. Only malefic planets count here. */
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']

const isIn = (star: Star28, longitude: Sidereal) =>
  star === 'Abhijit' ? longitude >= ABHIJIT.from && longitude < ABHIJIT.to : NAKSHATRAS[nakshatraOf(longitude)] === star

/** The stays of the Moon in a star whose opposite star holds a malefic planet at the middle of the stay. */
export const panchashalakaVedhas = async (
  range: Window,
  { almanac, site, sky }: MuhurtaSky,
  yieldIfDue: YieldPoint,
): Promise<(Window & { star: Nakshatra; by: Graha })[]> => {
  const vedhas = await mapYielding(almanac.during(STAR, range), yieldIfDue, ({ number, from, to }) => {
    const star = NAKSHATRAS[number - 1]!
    const opposite = OPPOSITE[star]
    if (!opposite) return []
    const middle = ((from + to) / 2) as JulianDay
    const { graha } = rasiChart(middle, site, { ayanamsha: PANCHANG_AYANAMSHA, node: 'mean' }, sky)
    const by = MALEFICS.find((planet) => isIn(opposite, graha[planet].longitude))
    return by ? [{ from, to, star, by }] : []
  })
  return vedhas.flat()
}
