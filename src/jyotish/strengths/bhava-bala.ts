import { degreeInSign, type SignIndex, signOf } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Lord, lordOf } from '../grahas.ts'
import { shadbalaBenefics } from '../nature.ts'
import { aspectBalance, ranks, type Shadbala, type ShadbalaSchool } from './shadbala.ts'

/** Strengths in virupas, not rounded. */
export interface HouseStrength {
  cusp: number
  sign: SignIndex
  lord: Lord
  /** The Shadbala of the lord. */
  lordship: number
  dig: number
  drik: number
  total: number
  /** 1 is the strongest. */
  rank: number
}

// source: BPHS ch. 27 as worked by B. V. Raman; the house in which signs of each nature are weakest
const WEAKEST_HOUSE = { nara: 7, jalachara: 10, chatushpada: 4, keeta: 1 } as const
type SignNature = keyof typeof WEAKEST_HOUSE

// source: B. V. Raman, Graha and Bhava Balas; first and second half of each sign, Aries to Pisces
const NATURES: readonly (readonly [SignNature, SignNature])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
]

/** Ten virupas for each house between this house and that in which the nature of the cusp's sign is weakest. */
export const bhavaDigBala = (house: number, cusp: number): number => {
  const nature = NATURES[signOf(cusp)]![degreeInSign(cusp) < 15 ? 0 : 1]
  const away = Math.abs(house - WEAKEST_HOUSE[nature])
  return Math.min(away, 12 - away) * 10
}

/** Aspects of Jupiter and Mercury on a house count in full, those of the others with a quarter. */
const weight = (planet: Lord) => (planet === 'Jupiter' || planet === 'Mercury' ? 1 : 0.25)

// source: B. V. Raman, Graha and Bhava Balas (as elsewhere by his company); always-benefic is attributed to BPHS ch. 27
// (Mercury's aspect added in full, like Jupiter's), the verse not seen in print
export const MERCURY_ON_HOUSES = ['by-company', 'always-benefic'] as const

export interface BhavaBalaSchool extends ShadbalaSchool {
  mercury_on_houses?: (typeof MERCURY_ON_HOUSES)[number] | null
}

/** The strength of the twelve bhavas with these middles (B. V. Raman, Graha and Bhava Balas; BPHS ch. 27). */
export const bhavaBala = (
  chart: RasiChart,
  middles: readonly number[],
  { planets }: Shadbala,
  school: BhavaBalaSchool = {},
): HouseStrength[] => {
  const benefics = shadbalaBenefics(chart, school.benefic_moon ?? undefined)
  if (school.mercury_on_houses === 'always-benefic') benefics.add('Mercury')
  const houses = middles.map((cusp, index) => {
    const lord = lordOf(signOf(cusp))
    const lordship = planets[lord].total
    const dig = bhavaDigBala(index + 1, cusp)
    const drik = aspectBalance(cusp, chart, benefics, weight)
    return { cusp, sign: signOf(cusp), lord, lordship, dig, drik, total: lordship + dig + drik }
  })
  const rank = ranks(houses.map(({ total }) => total))
  return houses.map((house, i) => ({ ...house, rank: rank[i]! }))
}
