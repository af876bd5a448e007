import { separation } from '../zodiac/longitude.ts'
import { elementOf, houseFrom, modalityOf, type SignIndex, signAt, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type Planet, type RasiChart } from './chart.ts'
import { isDebilitated, isExalted } from './dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf, SEVEN, STAR_PLANETS } from './grahas.ts'
import { DUSTHANAS, KENDRAS } from './house-groups.ts'
import { pakshaOf } from './limbs.ts'
import { aspects, naturalBenefics } from './nature.ts'
import type { Point } from './points.ts'
import { vargaSeat } from './vargas.ts'

/** Joints where a water and a fire sign meet. */
export const JUNCTIONS = { 'Pisces-Aries': 0, 'Cancer-Leo': 120, 'Scorpio-Sagittarius': 240 } as const
export type Junction = keyof typeof JUNCTIONS

/** The nearest joint and the distance to it; active within one pada (3°20') on either side. */
export const gandanta = (longitude: number) => {
  const [junction, distance] = (Object.entries(JUNCTIONS) as [Junction, number][])
    .map(([name, at]) => [name, separation(longitude, at)] as const)
    .reduce((nearest, next) => (next[1] < nearest[1] ? next : nearest))
  return { active: distance <= 10 / 3, junction, distance }
}

/** Distance to the nearer border of the sign; active within a degree. */
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

export const mrityuBhaga = (who: Graha | 'Ascendant', { sign, degree }: Point) => {
  const tabled = MRITYU_BHAGA[sign]![MRITYU_COLUMNS.indexOf(who)]!
  const distance = Math.abs(degree - tabled)
  return { active: distance <= 1, degree: tabled, distance }
}

// source: common almanac practice; navamshas of each element of sign, degrees [start, end), and the single degree (bhaga)
const PUSHKARA_NAVAMSHA = {
  Fire: [7, 9],
  Earth: [3, 5],
  Air: [6, 8],
  Water: [1, 3],
} as const
const PUSHKARA_BHAGA = { Fire: 21, Earth: 14, Air: 24, Water: 7 } as const

export const isPushkaraNavamsha = ({ sign, longitude }: Point) =>
  (PUSHKARA_NAVAMSHA[elementOf(sign)] as readonly number[]).includes(vargaSeat(longitude, 'D9').part)

/** In the degree that ends at the pushkara bhaga. */
export const isPushkaraBhaga = ({ sign, degree }: Point) => Math.floor(degree) === PUSHKARA_BHAGA[elementOf(sign)] - 1

// source: Jataka Parijata; the house in which each planet is as good as dead
export const MARANA_KARAKA: Record<Graha, number> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
}

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

/** Which rules lift a planet's debilitation (Phaladeepika ch. 7); empty when it is not debilitated or none holds. */
export const neechaBhanga = (planet: Planet, chart: RasiChart): string[] => {
  const graha = planet.name as Graha
  if (!isDebilitated(graha, planet.sign)) return []
  const inKendra = (g: Graha) =>
    [chart.ascendant.sign, chart.graha.Moon.sign].some((from) => KENDRAS.includes(houseFrom(from, chart.graha[g].sign)))
  const dispositor = lordOf(planet.sign)
  const exaltationLord = lordOf(signAt(planet.sign + 6))
  const exaltedHere = SEVEN.find((g) => isExalted(g, planet.sign))
  const found: string[] = []
  if (inKendra(dispositor)) found.push('dispositor_in_kendra')
  if (inKendra(exaltationLord)) found.push('exaltation_lord_in_kendra')
  if (exaltedHere && inKendra(exaltedHere)) found.push('planet_exalted_there_in_kendra')
  if (aspects(dispositor, chart.graha[dispositor].sign, planet.sign)) found.push('aspect_of_dispositor')
  return found
}

/** Two of the five star planets within a degree; the more northern wins (Surya Siddhanta ch. 7, Brihat Samhita ch. 17). */
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

export const PARIVARTANA_KINDS = ['maha', 'khala', 'dainya'] as const

/** Exchanges of signs; dainya when 6, 8 or 12 takes part, khala when 3 does, else maha (Phaladeepika ch. 6). */
export const parivartanas = (chart: RasiChart) =>
  SEVEN.flatMap((a, i) =>
    SEVEN.slice(i + 1).flatMap((b) => {
      const [first, second] = [chart.graha[a], chart.graha[b]]
      if (lordOf(first.sign) !== b || lordOf(second.sign) !== a) return []
      const houses = [first.house, second.house]
      const kind = houses.some((h) => DUSTHANAS.includes(h)) ? 'dainya' : houses.includes(3) ? 'khala' : 'maha'
      return [
        { planets: [a, b], signs: [first.sign, second.sign], houses, kind: kind as (typeof PARIVARTANA_KINDS)[number] },
      ]
    }),
  )

/** Hemmed in: planets of one nature alone in the signs on both sides of the ascendant or a planet. */
export const kartaris = (chart: RasiChart) => {
  const benefics = naturalBenefics(chart)
  const targets = [{ name: 'Ascendant' as const, sign: chart.ascendant.sign }, ...chart.planets]
  return targets.flatMap(({ name, sign }) => {
    const sides = [signAt(sign - 1), signAt(sign + 1)].map((s) =>
      occupants(chart.planets, s).map((p) => p.name as Graha),
    )
    if (sides.some((side) => side.length === 0)) return []
    const planets = sides.flat()
    const good = planets.filter((g) => benefics.has(g)).length
    if (good > 0 && good < planets.length) return []
    return [{ target: name as Graha | 'Ascendant', kind: good ? ('shubha' as const) : ('papa' as const), planets }]
  })
}

/** The eighth sign from the D3 ascendant. */
export const drekkana22 = (chart: RasiChart): SignIndex =>
  signOfHouse(vargaSeat(chart.ascendant.longitude, 'D3').sign, 8)

/** The fourth sign from the D9 sign of a point. */
export const navamsha64 = ({ longitude }: Point): SignIndex => signOfHouse(vargaSeat(longitude, 'D9').sign, 4)

// source: Muhurta tradition as in Jaimini texts; burnt signs by tithi of either half
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
/** Signs burnt by a tithi (1..30). */
export const dagdhaSigns = (tithi: number): readonly SignIndex[] =>
  DAGDHA[pakshaOf(tithi) === 'Shukla' ? tithi : tithi - 15]!

/** The obstructing house: 11th for a movable, 9th for a fixed, 7th for a dual ascendant. */
export const badhaka = (ascendant: SignIndex) => {
  const house = { Movable: 11, Fixed: 9, Dual: 7 }[modalityOf(ascendant)]
  const sign = signOfHouse(ascendant, house)
  return { house, sign, lord: lordOf(sign) }
}

/** Lords and occupants of the 2nd and 7th. */
export const marakas = (chart: RasiChart): Graha[] => {
  const signs = [2, 7].map((house) => signOfHouse(chart.ascendant.sign, house))
  const found: Graha[] = [
    ...signs.map((s): Lord => lordOf(s)),
    ...signs.flatMap((s) => occupants(chart.planets, s).map((p) => p.name as Graha)),
  ]
  return GRAHAS.filter((g) => found.includes(g))
}
