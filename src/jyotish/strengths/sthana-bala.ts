import { partOf } from '../../zodiac/division.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { isOdd, type SignIndex } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import {
  compoundRelation,
  fromDeepExaltation,
  isOwn,
  moolatrikonaSign,
  type Rasi,
  type Relation,
  standing,
} from '../dignity.ts'
import { type Lord, lordOf } from '../grahas.ts'
import { VARGA_SETS } from '../varga-sets.ts'
import { vargaSeat } from '../vargas.ts'

/** Virupas. */
export interface SthanaBala {
  uchcha: number
  saptavargaja: number
  ojayugma: number
  kendradi: number
  drekkana: number
}

/** A third of the distance from deepest debilitation, 0..60. */
const uchcha = (planet: Lord, longitude: number) => (180 - fromDeepExaltation(planet, longitude)!) / 3

// source: BPHS ch. 27 as worked by B. V. Raman; virupas of a varga
const BY_RELATION: Record<Relation, number> = {
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
}
const OWN = 30
const MOOLATRIKONA = 45

const inVarga = (planet: Lord, sign: SignIndex, rasi: Rasi) =>
  isOwn(planet, sign) ? OWN : BY_RELATION[compoundRelation(planet, lordOf(sign), rasi)]

// source: BPHS ch. 3 gives degrees; tables of V. P. Jain and PyJHora take the sign
export const MOOLATRIKONA_EXTENTS = ['degrees', 'whole-sign'] as const
export type MoolatrikonaExtent = (typeof MOOLATRIKONA_EXTENTS)[number]

const inMoolatrikona = (planet: Lord, { graha }: RasiChart, extent: MoolatrikonaExtent) =>
  extent === 'degrees'
    ? standing(graha[planet], graha) === 'moolatrikona'
    : graha[planet].sign === moolatrikonaSign(planet)

const saptavargaja = (planet: Lord, chart: RasiChart, extent: MoolatrikonaExtent): number =>
  VARGA_SETS.saptavarga.reduce((sum, code) => {
    if (code === 'D1' && inMoolatrikona(planet, chart, extent)) return sum + MOOLATRIKONA
    return sum + inVarga(planet, vargaSeat(chart.graha[planet].longitude, code).sign, chart.graha)
  }, 0)

/** 15 for the rashi and 15 for the navamsha: even signs for Moon and Venus, odd signs for the others. */
const ojayugma = (planet: Lord, longitude: Sidereal): number => {
  const prefersOdd = planet !== 'Moon' && planet !== 'Venus'
  return (['D1', 'D9'] as const).filter((code) => isOdd(vargaSeat(longitude, code).sign) === prefersOdd).length * 15
}

/** 60 in a kendra, 30 in a panaphara, 15 in an apoklima. */
const kendradi = (house: number) => [60, 30, 15][(house - 1) % 3]!

// source: BPHS ch. 27; the drekkana of male, neuter and female planets
const DREKKANA: Record<Lord, 0 | 1 | 2> = {
  Sun: 0,
  Mars: 0,
  Jupiter: 0,
  Mercury: 1,
  Saturn: 1,
  Moon: 2,
  Venus: 2,
}

/** Positional strength (BPHS ch. 27). */
export const sthanaBala = (planet: Lord, chart: RasiChart, extent: MoolatrikonaExtent = 'degrees'): SthanaBala => {
  const { longitude, degree, house } = chart.graha[planet]
  return {
    uchcha: uchcha(planet, longitude),
    saptavargaja: saptavargaja(planet, chart, extent),
    ojayugma: ojayugma(planet, longitude),
    kendradi: kendradi(house),
    drekkana: partOf(degree, 3, 30) === DREKKANA[planet] ? 15 : 0,
  }
}
