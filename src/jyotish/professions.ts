import { type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { strongerOf } from './dashas/sign-years.ts'
import { dignity } from './dignity.ts'
import { type Graha, lordOf } from './grahas.ts'
import { karakaOf } from './jaimini/karakas.ts'
import { aspects } from './nature.ts'
import { vargaSeat } from './vargas.ts'
import { weakness } from './weak.ts'

/** Fields of work that a chart points to, and the manner of working. */

// source: the catalogue of reports, tables.profession; after Brihat Jataka 10 and Phaladeepika 5
export const PROFESSIONS: Record<Graha, readonly string[]> = {
  Sun: ['government', 'administration', 'medicine', 'gold and jewellery', 'leadership'],
  Moon: ['hospitality', 'food', 'liquids and shipping', 'nursing', 'public dealing', 'textiles'],
  Mars: ['engineering', 'police and army', 'surgery', 'real estate', 'metals', 'sport'],
  Mercury: ['commerce', 'accounting', 'writing', 'software', 'teaching', 'media', 'broking'],
  Jupiter: ['law', 'finance', 'teaching', 'counsel', 'religion', 'management'],
  Venus: ['arts', 'design', 'cosmetics', 'film', 'luxury trade', 'hotels', 'vehicles'],
  Saturn: ['mining', 'labour management', 'agriculture', 'oil', 'civil service', 'construction'],
  Rahu: ['aviation', 'electronics', 'foreign trade', 'pharmaceuticals', 'data and research', 'speculation trades'],
  Ketu: ['healing', 'astrology', 'languages', 'programming', 'religion', 'investigation'],
}

export const PROFESSION_SOURCES = [
  'occupant',
  'lord',
  'karmajiva',
  'amatyakaraka',
  'd10_lagna_lord',
  'strongest',
] as const
export type ProfessionSource = (typeof PROFESSION_SOURCES)[number]

// source: the catalogue of reports, report-career
const WEIGHTS: Record<ProfessionSource, number> = {
  occupant: 3,
  lord: 2,
  karmajiva: 2,
  amatyakaraka: 2,
  d10_lagna_lord: 1,
  strongest: 1,
}

/** The strongest of the three signs from which a chart is read, by the rules of stronger signs. */
const standpoint = ({ ascendant, graha }: RasiChart): SignIndex =>
  [graha.Sun.sign, graha.Moon.sign].reduce((best, sign) => strongerOf(best, sign, graha).winner, ascendant.sign)

/** The lord of the navamsa in which the lord of the tenth stands, the tenth counted from the strongest of ascendant, Sun and Moon. */
export const karmajiva = (chart: RasiChart): Graha => {
  const tenth = lordOf(signOfHouse(standpoint(chart), 10))
  return lordOf(vargaSeat(chart.graha[tenth].longitude, 'D9').sign)
}

/** Who points to work, and why; `strongest` by the caller's measure. */
export const workPointers = (chart: RasiChart, strongest: Graha): { planet: Graha; from: ProfessionSource }[] => {
  const sign = signOfHouse(chart.ascendant.sign, 10)
  return [
    ...chart.planets
      .filter((planet) => planet.sign === sign)
      .map(({ name }) => ({ planet: name as Graha, from: 'occupant' as const })),
    { planet: lordOf(sign), from: 'lord' },
    { planet: karmajiva(chart), from: 'karmajiva' },
    { planet: karakaOf('amatya', chart) as Graha, from: 'amatyakaraka' },
    { planet: lordOf(vargaSeat(chart.ascendant.longitude, 'D10').sign), from: 'd10_lagna_lord' },
    { planet: strongest, from: 'strongest' },
  ]
}

/** The eight fields with most weight, the heaviest 1. */
export const workFields = (
  chart: RasiChart,
  strongest: Graha,
): { field: string; weight: number; planets: Graha[] }[] => {
  const fields = new Map<string, { weight: number; planets: Set<Graha> }>()
  for (const { planet, from } of workPointers(chart, strongest))
    for (const field of PROFESSIONS[planet]) {
      const row = fields.get(field) ?? { weight: 0, planets: new Set<Graha>() }
      row.weight += WEIGHTS[from]
      row.planets.add(planet)
      fields.set(field, row)
    }
  const sorted = [...fields].sort(([, a], [, b]) => b.weight - a.weight)
  const most = sorted[0]![1].weight
  return sorted.slice(0, 8).map(([field, { weight, planets }]) => ({
    field,
    weight: Math.round((100 * weight) / most) / 100,
    planets: [...planets],
  }))
}

export const WORK_MODES = ['service', 'business', 'independent', 'public'] as const
export type WorkMode = (typeof WORK_MODES)[number]

/** Shares of the ways of working, 100 in all: a clause that holds gives 2, every way begins with 1. */
export const workMode = (chart: RasiChart): Record<WorkMode, number> => {
  const { graha, ascendant } = chart
  const lord = (house: number) => lordOf(signOfHouse(ascendant.sign, house))
  const house = (n: number) => signOfHouse(ascendant.sign, n)
  const related = (a: Graha, b: Graha) =>
    a === b ||
    graha[a].sign === graha[b].sign ||
    (aspects(a, graha[a].sign, graha[b].sign) && aspects(b, graha[b].sign, graha[a].sign)) ||
    (lordOf(graha[a].sign) === b && lordOf(graha[b].sign) === a)
  const onOrSees = (planet: Graha, n: number) =>
    graha[planet].sign === house(n) || aspects(planet, graha[planet].sign, house(n))
  const isStrong = (planet: Graha) =>
    weakness(planet, chart) === null &&
    ['exalted', 'moolatrikona', 'own', 'friend'].includes(dignity(graha[planet], graha))
  const clauses: Record<WorkMode, readonly boolean[]> = {
    service: [isStrong(lord(6)), graha[lord(10)].house === 6 || related(lord(10), lord(6))],
    business: [
      related(lord(7), lord(10)) || related(lord(11), lord(10)),
      onOrSees('Mercury', 10) || onOrSees('Mercury', 7),
    ],
    independent: [graha[lord(1)].house === 10 || graha[lord(10)].house === 1, isStrong('Mars')],
    public: [onOrSees('Sun', 10), related(lord(9), lord(10))],
  }
  const points = Object.fromEntries(
    WORK_MODES.map((mode) => [mode, 1 + 2 * clauses[mode].filter(Boolean).length]),
  ) as Record<WorkMode, number>
  const all = Object.values(points).reduce((a, b) => a + b, 0)
  const shares = WORK_MODES.map((mode) => ({ mode, exact: (100 * points[mode]) / all }))
  // Whole numbers that sum to 100: what is cut off goes to the largest rests.
  const floors = new Map(shares.map(({ mode, exact }) => [mode, Math.floor(exact)]))
  let left = 100 - [...floors.values()].reduce((a, b) => a + b, 0)
  for (const { mode } of shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1))) {
    if (left-- <= 0) break
    floors.set(mode, floors.get(mode)! + 1)
  }
  return Object.fromEntries(WORK_MODES.map((mode) => [mode, floors.get(mode)!])) as Record<WorkMode, number>
}
