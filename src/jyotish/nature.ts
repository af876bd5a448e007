import { norm } from '../zodiac/longitude.ts'
import { houseFrom, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { GRAHAS, type Graha } from './grahas.ts'

// source: BPHS ch. 26; houses fully aspected, counted from the planet. The nodes cast the 7th only where a rule names it
const ASPECTS: Record<Graha, readonly number[]> = {
  Sun: [7],
  Moon: [7],
  Mars: [4, 7, 8],
  Mercury: [7],
  Jupiter: [5, 7, 9],
  Venus: [7],
  Saturn: [3, 7, 10],
  Rahu: [],
  Ketu: [],
}

/** Graha drishti by sign: does a planet standing in `from` look at `sign` in full? */
export const aspects = (graha: Graha, from: SignIndex, sign: SignIndex) =>
  ASPECTS[graha].includes(houseFrom(from, sign))

/** Bright from 90 to 270 degrees of elongation. */
export const isMoonBright = (chart: RasiChart) => {
  const elongation = norm(chart.graha.Moon.longitude - chart.graha.Sun.longitude)
  return elongation >= 90 && elongation < 270
}

/**
 * Natural benefics: Jupiter, Venus, the bright Moon, and Mercury unless he stands with a malefic and no benefic
 * (BPHS ch. 3; the Moon counts by her light, Mercury is judged last).
 */
export const naturalBenefics = (chart: RasiChart): Set<Graha> => {
  const benefics = new Set<Graha>(['Jupiter', 'Venus'])
  if (isMoonBright(chart)) benefics.add('Moon')
  const company = GRAHAS.filter((g) => g !== 'Mercury' && chart.graha[g].sign === chart.graha.Mercury.sign)
  if (company.length === 0 || company.some((g) => benefics.has(g))) benefics.add('Mercury')
  return benefics
}

/**
 * The benefics of Shadbala: Jupiter, Venus, the Moon of the bright half (elongation below 180), and Mercury unless the Sun, Mars,
 * Saturn, a node or the Moon of the dark half stands in his sign (BPHS ch. 27 as worked by B. V. Raman). All others are malefic.
 */
export const shadbalaBenefics = ({ graha }: RasiChart): Set<Graha> => {
  const benefics = new Set<Graha>(['Jupiter', 'Venus'])
  if (norm(graha.Moon.longitude - graha.Sun.longitude) < 180) benefics.add('Moon')
  const spoilt = GRAHAS.some((g) => g !== 'Mercury' && !benefics.has(g) && graha[g].sign === graha.Mercury.sign)
  return spoilt ? benefics : benefics.add('Mercury')
}
