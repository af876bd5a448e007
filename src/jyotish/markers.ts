import type { Sidereal } from '../zodiac/longitude.ts'
import { arc, separation } from '../zodiac/longitude.ts'
import { elementOf, modalityOf, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type Planet, type RasiChart } from './chart.ts'
import { GRAHAS, type Graha, type Lord, lordOf, STAR_PLANETS } from './grahas.ts'
import { pakshaOf } from './limbs.ts'
import type { SiderealPoint } from './points.ts'
import { vargaSeat } from './vargas.ts'

// source: BPHS on gandanta; joints where a water and a fire sign meet
export const JUNCTIONS = { 'Pisces-Aries': 0, 'Cancer-Leo': 120, 'Scorpio-Sagittarius': 240 } as const
export type Junction = keyof typeof JUNCTIONS

export const SIDES = ['before', 'after'] as const
/** The nearest junction, its distance in degrees, and the side of it; active within one pada (3°20'). */
export const gandanta = (longitude: Sidereal) => {
  const [junction, distance] = (Object.entries(JUNCTIONS) as [Junction, number][])
    .map(([name, at]) => [name, separation(longitude, at)] as const)
    .reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest))
  const side = SIDES[arc(JUNCTIONS[junction], longitude) < 0 ? 0 : 1]
  return { active: distance <= 10 / 3, junction, distance, side }
}

/** Degrees to the nearer border of the sign; active within one degree. */
export const sandhi = (degree: number) => {
  const distance = Math.min(degree, 30 - degree)
  return { active: distance <= 1, distance }
}

// source: Jataka Parijata ch. 1; rows Aries to Pisces, columns Sun .. Ketu and the ascendant; degree in sign
const MRITYU_COLUMNS = [...GRAHAS, 'Ascendant'] as const
const MRITYU_BHAGA: readonly (readonly number[])[] = [
  [20, 26, 19, 15, 19, 28, 10, 14, 8, 1],
  [9, 12, 28, 14, 29, 15, 4, 13, 18, 9],
  [12, 13, 25, 13, 12, 11, 7, 12, 20, 22],
  [6, 25, 23, 12, 27, 17, 9, 11, 10, 22],
  [8, 24, 29, 8, 6, 10, 12, 24, 21, 25],
  [24, 11, 28, 18, 4, 13, 16, 23, 22, 2],
  [16, 26, 14, 20, 13, 4, 3, 22, 23, 4],
  [17, 14, 21, 10, 10, 6, 18, 21, 24, 23],
  [22, 13, 2, 21, 17, 27, 28, 10, 11, 18],
  [2, 25, 15, 22, 11, 12, 14, 20, 12, 20],
  [3, 5, 11, 7, 15, 29, 13, 18, 13, 24],
  [23, 12, 6, 5, 28, 19, 15, 8, 14, 10],
]

export const mrityuBhaga = (body: Graha | 'Ascendant', { sign, degree }: SiderealPoint) => {
  const tableDegree = MRITYU_BHAGA[sign]![MRITYU_COLUMNS.indexOf(body)]!
  const distance = Math.abs(degree - tableDegree)
  return { active: distance <= 1, degree: tableDegree, distance }
}

// source: common almanac practice; navamshas of each element of sign, degrees [start, end), and the single degree (bhaga)
const PUSHKARA_NAVAMSHA = {
  Fire: [7, 9],
  Earth: [3, 5],
  Air: [6, 8],
  Water: [1, 3],
} as const
const PUSHKARA_BHAGA = { Fire: 21, Earth: 14, Air: 24, Water: 7 } as const

export const isPushkaraNavamsha = ({ sign, longitude }: SiderealPoint) =>
  (PUSHKARA_NAVAMSHA[elementOf(sign)] as readonly number[]).includes(vargaSeat(longitude, 'D9').part)

/** True in the degree that ends at the pushkara bhaga. */
export const isPushkaraBhaga = ({ sign, degree }: SiderealPoint) =>
  Math.floor(degree) === PUSHKARA_BHAGA[elementOf(sign)] - 1

// source: BPHS ch. 27; house of full directional strength
const DIGBALA_HOUSE: Partial<Record<Graha, number>> = {
  Sun: 10,
  Mars: 10,
  Moon: 4,
  Venus: 4,
  Mercury: 1,
  Jupiter: 1,
  Saturn: 7,
}
export const hasDigbala = (planet: Planet) => DIGBALA_HOUSE[planet.name as Graha] === planet.house

/**
 * Wars: two of the five star planets within one degree. The more northern one wins (Surya Siddhanta ch. 7, Brihat
 * Samhita ch. 17).
 */
export const planetaryWars = (chart: RasiChart) =>
  STAR_PLANETS.flatMap((a, i) =>
    STAR_PLANETS.slice(i + 1).flatMap((b) => {
      const distance = separation(chart.graha[a].longitude, chart.graha[b].longitude)
      if (distance > 1) return []
      return [
        { planets: [a, b], separation: distance, victor: chart.graha[a].latitude >= chart.graha[b].latitude ? a : b },
      ]
    }),
  )

/** The 22nd drekkana: the eighth sign from the D3 ascendant. */
export const drekkana22 = (chart: RasiChart): SignIndex =>
  signOfHouse(vargaSeat(chart.ascendant.longitude, 'D3').sign, 8)

/** The 64th navamsha: the fourth sign from the D9 sign of a point. */
export const navamsha64 = ({ longitude }: SiderealPoint): SignIndex => signOfHouse(vargaSeat(longitude, 'D9').sign, 4)

// source: Muhurta tradition as in Jaimini texts; dagdha (burnt) signs by tithi of either half
const DAGDHA: Record<number, readonly SignIndex[]> = {
  1: [6, 9],
  2: [8, 11],
  3: [4, 9],
  4: [1, 10],
  5: [2, 5],
  6: [0, 4],
  7: [3, 8],
  8: [2, 5],
  9: [4, 7],
  10: [4, 7],
  11: [8, 11],
  12: [6, 9],
  13: [1, 4],
  14: [2, 5, 8, 11],
  15: [],
}
/** The dagdha (burnt) signs of a tithi, 1..30. */
export const dagdhaSigns = (tithi: number): readonly SignIndex[] =>
  DAGDHA[pakshaOf(tithi) === 'Shukla' ? tithi : tithi - 15]!

/** The badhaka house: the 11th for a movable, the 9th for a fixed, the 7th for a dual ascendant. */
export const badhaka = (ascendant: SignIndex) => {
  const house = { Movable: 11, Fixed: 9, Dual: 7 }[modalityOf(ascendant)]
  const sign = signOfHouse(ascendant, house)
  return { house, sign, lord: lordOf(sign) }
}

/** Lords and occupants of houses 2 and 7. */
export const marakas = (chart: RasiChart): Graha[] => {
  const signs = [2, 7].map((house) => signOfHouse(chart.ascendant.sign, house))
  const marakaPlanets: Graha[] = [
    ...signs.map((s): Lord => lordOf(s)),
    ...signs.flatMap((s) => occupants(chart.planets, s).map((p) => p.name as Graha)),
  ]
  return GRAHAS.filter((g) => marakaPlanets.includes(g))
}
