import { norm } from '../zodiac/longitude.ts'
import { houseFrom, type SignIndex } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { GRAHAS, type Graha } from './grahas.ts'

// source: BPHS ch. 26; houses of full aspect, counted from the planet. The nodes cast only the 7th, and only where a
// rule names it
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

/** Graha drishti by sign: true if a planet in the sign `from` casts a full aspect on `sign`. */
export const aspects = (graha: Graha, from: SignIndex, sign: SignIndex) =>
  ASPECTS[graha].includes(houseFrom(from, sign))

/** The other planets in the sign of a planet. */
export const grahasWith = (planet: Graha, { planets, graha }: RasiChart): Graha[] =>
  occupants(planets, graha[planet].sign)
    .map(({ name }) => name as Graha)
    .filter((name) => name !== planet)

/** The planets whose full aspect falls on a planet. The nodes cast none. */
export const aspectsOn = (planet: Graha, { graha }: RasiChart): Graha[] =>
  GRAHAS.filter((other) => other !== planet && aspects(other, graha[other].sign, graha[planet].sign))

/** True from 90 to 270 degrees of elongation. */
export const isMoonBright = (chart: RasiChart) => {
  const elongation = norm(chart.graha.Moon.longitude - chart.graha.Sun.longitude)
  return elongation >= 90 && elongation < 270
}

/**
 * Natural benefics: Jupiter, Venus, the bright Moon, and Mercury unless he is with a malefic and no benefic (BPHS ch.
 * 3). The Moon is judged by her light, Mercury last.
 */
export const naturalBenefics = (chart: RasiChart): Set<Graha> => {
  const benefics = new Set<Graha>(['Jupiter', 'Venus'])
  if (isMoonBright(chart)) benefics.add('Moon')
  const company = GRAHAS.filter((g) => g !== 'Mercury' && chart.graha[g].sign === chart.graha.Mercury.sign)
  if (company.length === 0 || company.some((g) => benefics.has(g))) benefics.add('Mercury')
  return benefics
}

export const BENEFIC_MOONS = ['bright-half', 'eighth-to-eighth'] as const
export type BeneficMoon = (typeof BENEFIC_MOONS)[number]

// source: B. V. Raman, Graha and Bhava Balas, art. 53, which names both: the increasing Moon, and the Moon from the 8th
// tithi of the bright half to the 8th of the dark half; degrees of elongation, the end not included
const MOON_IS_BENEFIC: Record<BeneficMoon, readonly [from: number, to: number]> = {
  'bright-half': [0, 180],
  'eighth-to-eighth': [7 * 12, 23 * 12],
}

/**
 * The benefics of Shadbala: Jupiter, Venus, the Moon by the chosen convention, and Mercury unless the Sun, Mars,
 * Saturn, a node or a malefic Moon is in his sign (BPHS ch. 27 as worked by B. V. Raman). All others are malefic.
 */
export const shadbalaBenefics = ({ graha }: RasiChart, moon: BeneficMoon = 'bright-half'): Set<Graha> => {
  const benefics = new Set<Graha>(['Jupiter', 'Venus'])
  const elongation = norm(graha.Moon.longitude - graha.Sun.longitude)
  const [from, to] = MOON_IS_BENEFIC[moon]
  if (elongation >= from && elongation < to) benefics.add('Moon')
  const isMercuryMalefic = GRAHAS.some(
    (g) => g !== 'Mercury' && !benefics.has(g) && graha[g].sign === graha.Mercury.sign,
  )
  return isMercuryMalefic ? benefics : benefics.add('Mercury')
}
