import type { Sidereal } from '../../zodiac/longitude.ts'
import { type HouseNumber, houseFrom, type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import type { BirthEclipse, BirthLimb } from '../birth-limbs.ts'
import type { RasiChart } from '../chart.ts'
import type { HinduDay } from '../day.ts'
import { isDebilitated, isExalted, isOwn, type Standing, standing } from '../dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf, SEVEN } from '../grahas.ts'
import { planetaryWars } from '../markers.ts'
import { aspects, isMoonBright, naturalBenefics } from '../nature.ts'
import { isDebilityCancelled } from '../neecha-bhanga.ts'
import type { LimbSpan } from '../panchang/limbs.ts'
import type { SiderealPoint } from '../points.ts'
import { vargaSeat } from '../vargas.ts'
import { weakness } from '../weakness.ts'

/** A set of grahas: bit 0 is the Sun, bit 8 is Ketu. */
export type Bits = number
const INDEX = Object.fromEntries(GRAHAS.map((graha, index) => [graha, index])) as Record<Graha, number>
export const indexOf = (graha: Graha): number => INDEX[graha]
export const bitsOf = (grahas: readonly Graha[]): Bits => grahas.reduce((bits, graha) => bits | (1 << INDEX[graha]), 0)
export const grahasIn = (bits: Bits): Graha[] => GRAHAS.filter((_, index) => bits & (1 << index))
export const countOf = (bits: Bits): number => {
  let count = 0
  for (let remaining = bits; remaining; remaining &= remaining - 1) count++
  return count
}
export const NINE: Bits = bitsOf(GRAHAS)
export const THE_SEVEN: Bits = bitsOf(SEVEN)

/**
 * Data of a birth beyond the nine planets. Each is computed at its first use. Null means not known: a rule that needs
 * it then has no result.
 */
export interface Circumstances {
  readonly sex: 'male' | 'female' | null
  /** The eclipse within half a day of the birth, or `none`. */
  readonly eclipse: BirthEclipse | 'none' | null
  /** The day from sunrise to sunrise, with its weekday (0 is Sunday); also null where the Sun does not rise and set. */
  day(): (HinduDay & { weekday: number }) | null
  /** The span of a limb at the moment of birth. Stars and signs use the ayanamsha of the chart. */
  spanOf(limb: BirthLimb): LimbSpan | null
  /** The ascendant so many minutes after the moment of birth; before it for negative minutes. */
  risingIn(minutes: number): SiderealPoint | null
  /** True if the Sun is up. */
  isDay(): boolean | null
  /** Mandi and these two lagnas are also null where the Sun does not rise and set. */
  mandi(): SiderealPoint | null
  horaLagna(): SiderealPoint | null
  ghatiLagna(): SiderealPoint | null
  /** The ratio of Shadbala to the required Shadbala for each of the seven. */
  shadbalaRatios(): Record<Lord, number> | null
}
const unknown = () => null
/** For a chart of which only the planets matter. */
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
 * A chart as input of rules. Grahas are numbers in the order of `GRAHAS`, signs 0..11, houses 1..12 in whole signs.
 * Sets of grahas are bits. Aspects are full graha drishti by sign; the nodes have none.
 */
export interface RuleFacts extends Circumstances {
  readonly chart: RasiChart
  readonly ascendant: SignIndex
  readonly sign: readonly SignIndex[]
  readonly house: readonly HouseNumber[]
  /** The lord of each house; index 0 is not used. */
  readonly lord: readonly number[]
  /** The planets in each sign. */
  readonly occupants: readonly Bits[]
  /** The planets that aspect each sign. */
  readonly aspecting: readonly Bits[]
  /** The D9 sign of each graha. */
  readonly navamsa: readonly SignIndex[]
  readonly navamsaLagna: SignIndex
  readonly standing: readonly Standing[]
  readonly brightMoon: boolean
  readonly benefics: Bits
  readonly malefics: Bits
  /** Planets in the sign of their exaltation. */
  readonly exalted: Bits
  readonly inOwnSign: Bits
  readonly debilitated: Bits
  /** Debilitated planets whose debilitation is not cancelled. */
  readonly debilitatedUncancelled: Bits
  /** Planets in the degrees of their moolatrikona. */
  readonly moolatrikona: Bits
  /** Planets in the sign of a friend or great friend, by the five-fold relation. */
  readonly friendly: Bits
  /** Planets in the sign of an enemy or great enemy, by the five-fold relation. */
  readonly inimical: Bits
  readonly combust: Bits
  readonly retrograde: Bits
  /** Planets that lost a war of planets. */
  readonly lostWar: Bits
  /** Planets in own, exaltation or moolatrikona sign, neither combust nor defeated in a war. */
  readonly strong: Bits
  /** Planets that are weak as defined by the function `weakness`. */
  readonly weak: Bits
}

const bitsWhere = (test: (index: number) => boolean): Bits => {
  let bits = 0
  for (let index = 0; index < 9; index++) if (test(index)) bits |= 1 << index
  return bits
}

const navamsaSign = (longitude: Sidereal) => vargaSeat(longitude, 'D9').sign
const FRIENDLY: readonly Standing[] = ['friend', 'great_friend']
const INIMICAL: readonly Standing[] = ['enemy', 'great_enemy']

/** A function that calls `work` once and caches its value. */
const cachedValue = <T>(work: () => T): (() => T) => {
  let value: { of: T } | undefined
  return () => {
    value ??= { of: work() }
    return value.of
  }
}

const cachedByKey = <K, T>(work: (key: K) => T): ((key: K) => T) => {
  const values = new Map<K, { of: T }>()
  return (key) => {
    let value = values.get(key)
    if (!value) values.set(key, (value = { of: work(key) }))
    return value.of
  }
}

export const factsOf = (chart: RasiChart, circumstances: Circumstances = UNKNOWN): RuleFacts => {
  const planets = chart.planets
  const ascendant = chart.ascendant.sign
  const sign = planets.map((planet) => planet.sign)
  const at = new Array<Bits>(12).fill(0)
  const aspecting = new Array<Bits>(12).fill(0)
  for (let index = 0; index < 9; index++) {
    at[sign[index]!]! |= 1 << index
    for (let target = 0; target < 12; target++)
      if (aspects(GRAHAS[index]!, sign[index]!, signAt(target))) aspecting[target]! |= 1 << index
  }
  const standings = planets.map((planet) => standing(planet, chart.graha))
  const benefics = bitsOf([...naturalBenefics(chart)])
  const exalted = bitsWhere((index) => isExalted(GRAHAS[index]!, sign[index]!, planets[index]!))
  const inOwnSign = bitsWhere((index) => isOwn(GRAHAS[index]!, sign[index]!))
  const moolatrikona = bitsWhere((index) => standings[index] === 'moolatrikona')
  const combust = bitsWhere((index) => planets[index]!.combust)
  const lostWar = bitsOf(planetaryWars(chart).map(({ planets: [a, b], victor }) => (victor === a ? b : a) as Graha))
  const debilitated = bitsWhere((index) => isDebilitated(GRAHAS[index]!, sign[index]!, planets[index]!))
  const debilitatedUncancelled = cachedValue(() =>
    bitsWhere((index) => (debilitated & (1 << index)) !== 0 && !isDebilityCancelled(GRAHAS[index]!, chart)),
  )
  const weak = cachedValue(() => bitsWhere((index) => weakness(GRAHAS[index]!, chart) !== null))
  return {
    sex: circumstances.sex,
    eclipse: circumstances.eclipse,
    day: cachedValue(circumstances.day),
    spanOf: cachedByKey(circumstances.spanOf),
    risingIn: cachedByKey(circumstances.risingIn),
    isDay: cachedValue(circumstances.isDay),
    mandi: cachedValue(circumstances.mandi),
    horaLagna: cachedValue(circumstances.horaLagna),
    ghatiLagna: cachedValue(circumstances.ghatiLagna),
    shadbalaRatios: cachedValue(circumstances.shadbalaRatios),
    chart,
    ascendant,
    sign,
    house: sign.map((each) => houseFrom(ascendant, each)),
    lord: [-1, ...Array.from({ length: 12 }, (_, i) => INDEX[lordOf(signOfHouse(ascendant, i + 1))])],
    occupants: at,
    aspecting: aspecting,
    navamsa: planets.map(({ longitude }) => navamsaSign(longitude)),
    navamsaLagna: navamsaSign(chart.ascendant.longitude),
    standing: standings,
    brightMoon: isMoonBright(chart),
    benefics,
    malefics: NINE & ~benefics,
    exalted,
    inOwnSign: inOwnSign,
    debilitated,
    get debilitatedUncancelled() {
      return debilitatedUncancelled()
    },
    moolatrikona,
    friendly: bitsWhere((index) => FRIENDLY.includes(standings[index]!)),
    inimical: bitsWhere((index) => INIMICAL.includes(standings[index]!)),
    combust,
    retrograde: bitsWhere((index) => planets[index]!.retrograde),
    lostWar: lostWar,
    strong: (inOwnSign | exalted | moolatrikona) & ~combust & ~lostWar,
    get weak() {
      return weak()
    },
  }
}
