import { HOUSES, type HouseNumber, houseFrom, type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import { wholePercentages } from './callings.ts'
import type { RasiChart } from './chart.ts'
import { signAspects } from './drishti.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { atmakaraka, karakaOf } from './jaimini/karakas.ts'
import { type DegreeSeats, strongerGraha } from './stronger-of-two.ts'
import { vargaSeats } from './varga-seats.ts'

/** The deities of a chart and the spiritual paths that it favours. */

// source: Jaimini Upadesa Sutras 1.2.72-79 with the avatars of BPHS ch. 2; the first of each is the usual form
export const DEITY_FORMS: Record<Graha, readonly string[]> = {
  Sun: ['Shiva', 'Rama'],
  Moon: ['Gauri', 'Krishna'],
  Mars: ['Subrahmanya', 'Narasimha'],
  Mercury: ['Vishnu'],
  Jupiter: ['Vamana', 'Brihaspati'],
  Venus: ['Lakshmi'],
  Saturn: ['Narayana', 'Kurma'],
  Rahu: ['Durga', 'Varaha'],
  Ketu: ['Ganesha', 'Matsya'],
}

type DevataReason = 'in' | 'looking' | 'lord'
export interface Devata {
  /** A sign of the navamsha. */
  readonly sign: SignIndex
  readonly planet: Graha
  /** `in`: the strongest planet in the sign; `looking`: the strongest that aspects it by sign; `lord`: its lord. */
  readonly reason: DevataReason
}

const strongest = (planets: readonly Graha[], seats: DegreeSeats): Graha =>
  planets.reduce((best, planet) => strongerGraha(best, planet, seats).winner)

const devataOf = (sign: SignIndex, seats: DegreeSeats): Devata => {
  const occupants = GRAHAS.filter((planet) => seats[planet].sign === sign)
  if (occupants.length > 0) return { sign, planet: strongest(occupants, seats), reason: 'in' }
  const aspecting = GRAHAS.filter((planet) => signAspects(seats[planet].sign, sign))
  if (aspecting.length > 0) return { sign, planet: strongest(aspecting, seats), reason: 'looking' }
  return { sign, planet: lordOf(sign), reason: 'lord' }
}

// source: Jaimini Upadesa Sutras 1.2.72-79 through P. V. R. Narasimha Rao, ch. 14: the 12th and the 9th from the karakamsha, and
// the 6th from the amatyakaraka, all in the navamsha
export const devatas = (chart: RasiChart) => {
  const { seats } = vargaSeats(chart, 'D9')
  const karakamsha = seats[atmakaraka(chart)].sign
  return {
    karakamsha,
    ishta: devataOf(signOfHouse(karakamsha, 12), seats),
    palana: devataOf(signOfHouse(seats[karakaOf('amatya', chart)].sign, 6), seats),
    dharma: devataOf(signOfHouse(karakamsha, 9), seats),
  }
}

export const PATHS = ['bhakti', 'jnana', 'karma', 'raja'] as const
export type SpiritualPath = (typeof PATHS)[number]
// source: common practice; devotion, knowledge, work and stillness by the natures of BPHS ch. 3
export const PATH_PLANETS: Record<SpiritualPath, readonly [Graha, Graha]> = {
  bhakti: ['Moon', 'Venus'],
  jnana: ['Mercury', 'Jupiter'],
  karma: ['Sun', 'Mars'],
  raja: ['Saturn', 'Ketu'],
}
const SEEKING = HOUSES.filter((house) => [1, 5, 9, 12].includes(house))

export interface PathClause {
  readonly planet: Graha
  readonly by: 'D1' | 'D20' | 'atmakaraka'
  /** The house of the planet in that chart; null for the atmakaraka, whose house does not count. */
  readonly house: HouseNumber | null
}

/** The clauses that indicate each path, and its share in percent: 1, and 2 more for each clause, in proportion. */
export const paths = (chart: RasiChart) => {
  const { lagna, seats } = vargaSeats(chart, 'D20')
  const atma = atmakaraka(chart)
  const clauses = Object.fromEntries(
    PATHS.map((path): [SpiritualPath, PathClause[]] => [
      path,
      PATH_PLANETS[path].flatMap((planet) => {
        const seat = { D1: chart.graha[planet].house, D20: houseFrom(lagna, seats[planet].sign) }
        const seeking = (['D1', 'D20'] as const).filter((by) => SEEKING.includes(seat[by]))
        return [
          ...seeking.map((by) => ({ planet, by, house: seat[by] })),
          ...(planet === atma ? [{ planet, by: 'atmakaraka' as const, house: null }] : []),
        ]
      }),
    ]),
  ) as Record<SpiritualPath, PathClause[]>
  return { clauses, shares: wholePercentages(PATHS.map((path) => [path, 1 + 2 * clauses[path].length])) }
}
