import { signOf } from '../zodiac/signs.ts'
import { VIMSHOTTARI_CYCLE, VIMSHOTTARI_YEARS } from './dashas/vimshottari.ts'
import { type Graha, lordOf } from './grahas.ts'
import { fractionElapsed, NAKSHATRA_LORDS, nakshatraLord, nakshatraOf } from './nakshatras.ts'

/**
 * Lords of a sidereal longitude in Krishnamurti Paddhati: of the sign, of the star, and of the sub, the ninth of a star in the
 * proportion of the Vimshottari years, counted from the star's own lord (K. S. Krishnamurti, Reader II).
 */
export const kpLords = (longitude: number): { sign: Graha; star: Graha; sub: Graha } => {
  const star = nakshatraOf(longitude)
  // A hair of grace, as for the parts of a sign: the borders of subs are thirds of arcseconds.
  const years = fractionElapsed(longitude) * VIMSHOTTARI_CYCLE + 1e-9
  let passed = 0
  let index = star % 9
  while (passed + VIMSHOTTARI_YEARS[index]! <= years) {
    passed += VIMSHOTTARI_YEARS[index]!
    index = (index + 1) % 9
  }
  return { sign: lordOf(signOf(longitude)), star: nakshatraLord(star), sub: NAKSHATRA_LORDS[index]! }
}
