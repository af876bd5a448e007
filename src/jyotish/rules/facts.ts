import type { Sidereal } from '../../zodiac/longitude.ts'
import { type HouseNumber, houseFrom, type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import type { BirthEclipse, BirthLimb } from '../birth-limbs.ts'
import type { RasiChart } from '../chart.ts'
import type { HinduDay } from '../day.ts'
import { isDebilitated, isExalted, isOwn, type Standing, standing } from '../dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf, SEVEN } from '../grahas.ts'
import { planetaryWars } from '../markers.ts'
import { aspects, isMoonBright, naturalBenefics } from '../nature.ts'
import { isLifted } from '../neecha-bhanga.ts'
import type { Span } from '../panchang/limbs.ts'
import type { Point } from '../points.ts'
import { vargaSeat } from '../vargas.ts'
import { weakness } from '../weakness.ts'

/** A set of grahas: bit 0 the Sun .. bit 8 Ketu. */
export type Bits = number
const INDEX = Object.fromEntries(GRAHAS.map((graha, index) => [graha, index])) as Record<Graha, number>
export const indexOf = (graha: Graha): number => INDEX[graha]
export const bitsOf = (grahas: readonly Graha[]): Bits => grahas.reduce((bits, graha) => bits | (1 << INDEX[graha]), 0)
export const grahasIn = (bits: Bits): Graha[] => GRAHAS.filter((_, index) => bits & (1 << index))
export const countOf = (bits: Bits): number => {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}
export const NINE: Bits = bitsOf(GRAHAS)
export const THE_SEVEN: Bits = bitsOf(SEVEN)

/**
 * What the chart of the nine alone does not hold; each is worked out when a rule first asks, and null where it is not known: a rule
 * that needs it is not judged then.
 */
export interface Circumstances {
  readonly sex: 'male' | 'female' | null
  /** An eclipse within half a day, or none. */
  readonly eclipse: BirthEclipse | 'none' | null
  /** From the sunrise before to the one after, with the weekday (0 Sunday); null, too, where the Sun does not rise and set. */
  day(): (HinduDay & { weekday: number }) | null
  /** The limb that rules the moment, with its ends; stars and signs by the zero point of the chart. */
  spanOf(limb: BirthLimb): Span | null
  /** The ascendant so many minutes after the moment, or before it. */
  risingIn(minutes: number): Point | null
  /** Is the Sun up? */
  isDay(): boolean | null
  /** These three are null, too, where the Sun does not rise and set. */
  mandi(): Point | null
  horaLagna(): Point | null
  ghatiLagna(): Point | null
  /** Shadbala beside what is required, of the seven. */
  shadbalaRatios(): Record<Lord, number> | null
}
const unknown = () => null
/** Of a chart of which nothing but its planets is asked. */
export const UNKNOWN: Circumstances = {
  sex: null,
  eclipse: null,
  day: unknown,
  spanOf: unknown,
  risingIn: unknown,
  isDay: unknown,
  mandi: unknown,
  horaLagna: unknown,
  ghatiLagna: unknown,
  shadbalaRatios: unknown,
}

/**
 * A chart as rules read it. Grahas are numbers in the order of `GRAHAS`, signs 0..11, houses 1..12 counted in whole signs; sets of
 * grahas are bits. Aspects are full graha drishti by sign, of which the nodes have none.
 */
export interface Facts extends Circumstances {
  readonly chart: RasiChart
  readonly ascendant: SignIndex
  readonly sign: readonly SignIndex[]
  readonly house: readonly HouseNumber[]
  /** Lord of each house; index 0 is not used. */
  readonly lord: readonly number[]
  /** Who stands in each sign. */
  readonly at: readonly Bits[]
  /** Who looks at each sign. */
  readonly lookers: readonly Bits[]
  /** Sign in D9 of each graha. */
  readonly navamsa: readonly SignIndex[]
  readonly navamsaLagna: SignIndex
  readonly standing: readonly Standing[]
  readonly brightMoon: boolean
  readonly benefics: Bits
  readonly malefics: Bits
  /** By sign. */
  readonly exalted: Bits
  readonly own: Bits
  readonly debilitated: Bits
  /** Debilitated with nothing to lift them. */
  readonly fallen: Bits
  /** By degree. */
  readonly moolatrikona: Bits
  /** In the sign of a friend or great friend, an enemy or great enemy, by the five-fold relation. */
  readonly friendly: Bits
  readonly inimical: Bits
  readonly combust: Bits
  readonly retrograde: Bits
  /** Lost a war of planets. */
  readonly beaten: Bits
  /** In own, exaltation or moolatrikona sign, neither combust nor beaten. */
  readonly strong: Bits
  /** As `weakness` tells it. */
  readonly weak: Bits
}

const where = (test: (index: number) => boolean): Bits => {
  let bits = 0
  for (let index = 0; index < 9; index++) if (test(index)) bits |= 1 << index
  return bits
}

const navamsaSign = (longitude: Sidereal) => vargaSeat(longitude, 'D9').sign
const FRIENDLY: readonly Standing[] = ['friend', 'great_friend']
const INIMICAL: readonly Standing[] = ['enemy', 'great_enemy']

/** Asked once, kept. */
const kept = <T>(work: () => T): (() => T) => {
  let value: { of: T } | undefined
  return () => {
    value ??= { of: work() }
    return value.of
  }
}

const keptFor = <K, T>(work: (key: K) => T): ((key: K) => T) => {
  const values = new Map<K, { of: T }>()
  return (key) => {
    let value = values.get(key)
    if (!value) values.set(key, (value = { of: work(key) }))
    return value.of
  }
}

export const factsOf = (chart: RasiChart, circumstances: Circumstances = UNKNOWN): Facts => {
  const planets = chart.planets
  const ascendant = chart.ascendant.sign
  const sign = planets.map((planet) => planet.sign)
  const at = new Array<Bits>(12).fill(0)
  const lookers = new Array<Bits>(12).fill(0)
  for (let index = 0; index < 9; index++) {
    at[sign[index]!]! |= 1 << index
    for (let seen = 0; seen < 12; seen++)
      if (aspects(GRAHAS[index]!, sign[index]!, signAt(seen))) lookers[seen]! |= 1 << index
  }
  const standings = planets.map((planet) => standing(planet, chart.graha))
  const benefics = bitsOf([...naturalBenefics(chart)])
  const exalted = where((index) => isExalted(GRAHAS[index]!, sign[index]!, planets[index]!))
  const own = where((index) => isOwn(GRAHAS[index]!, sign[index]!))
  const moolatrikona = where((index) => standings[index] === 'moolatrikona')
  const combust = where((index) => planets[index]!.combust)
  const beaten = bitsOf(planetaryWars(chart).map(({ planets: [a, b], victor }) => (victor === a ? b : a) as Graha))
  const debilitated = where((index) => isDebilitated(GRAHAS[index]!, sign[index]!, planets[index]!))
  const fallen = kept(() => where((index) => (debilitated & (1 << index)) !== 0 && !isLifted(GRAHAS[index]!, chart)))
  const weak = kept(() => where((index) => weakness(GRAHAS[index]!, chart) !== null))
  return {
    sex: circumstances.sex,
    eclipse: circumstances.eclipse,
    day: kept(circumstances.day),
    spanOf: keptFor(circumstances.spanOf),
    risingIn: keptFor(circumstances.risingIn),
    isDay: kept(circumstances.isDay),
    mandi: kept(circumstances.mandi),
    horaLagna: kept(circumstances.horaLagna),
    ghatiLagna: kept(circumstances.ghatiLagna),
    shadbalaRatios: kept(circumstances.shadbalaRatios),
    chart,
    ascendant,
    sign,
    house: sign.map((each) => houseFrom(ascendant, each)),
    lord: [-1, ...Array.from({ length: 12 }, (_, i) => INDEX[lordOf(signOfHouse(ascendant, i + 1))])],
    at,
    lookers,
    navamsa: planets.map(({ longitude }) => navamsaSign(longitude)),
    navamsaLagna: navamsaSign(chart.ascendant.longitude),
    standing: standings,
    brightMoon: isMoonBright(chart),
    benefics,
    malefics: NINE & ~benefics,
    exalted,
    own,
    debilitated,
    get fallen() {
      return fallen()
    },
    moolatrikona,
    friendly: where((index) => FRIENDLY.includes(standings[index]!)),
    inimical: where((index) => INIMICAL.includes(standings[index]!)),
    combust,
    retrograde: where((index) => planets[index]!.retrograde),
    beaten,
    strong: (own | exalted | moolatrikona) & ~combust & ~beaten,
    get weak() {
      return weak()
    },
  }
}
