import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import {
  DEBILITATED,
  EXALTED,
  HOUSE_RELATIONS,
  type HouseRelation,
  lalKitabRegard,
  MASNUI,
  type MasnuiQuality,
  OWNERS,
  PAKKA_GHAR,
  RELATED,
  SIGHTS,
  WAKING_AGE,
} from './tables.ts'

export const LAL_KITAB_STATES = [
  'exalted',
  'debilitated',
  'own_house',
  'pakka_ghar',
  'friend_house',
  'enemy_house',
] as const
export type LalKitabState = (typeof LAL_KITAB_STATES)[number]
/** From the worst to the best. */
export const LAL_KITAB_NATURES = ['bad', 'mixed', 'good'] as const
export type LalKitabNature = (typeof LAL_KITAB_NATURES)[number]

export interface LalKitabPlanet {
  graha: Graha
  house: HouseNumber
  states: LalKitabState[]
  sleeping: boolean
  dharmi: boolean
  blind: boolean
  /** Undisturbed (kayam): no enemy with it or aspecting it. */
  kayam: boolean
  conjunct: Graha[]
  sights: { house: HouseNumber; percent: number; planets: Graha[] }[]
  seenBy: { planet: Graha; percent: number }[]
  nature: LalKitabNature
}

export interface LalKitabChart {
  houseOf: Readonly<Record<Graha, HouseNumber>>
  planets: LalKitabPlanet[]
  of: Readonly<Record<Graha, LalKitabPlanet>>
  occupied: HouseNumber[]
}

/** The whole-sign houses of a rasi chart, the only input of this school. */
export const housesOf = ({ graha }: RasiChart): Record<Graha, HouseNumber> =>
  Object.fromEntries(GRAHAS.map((name) => [name, graha[name].house])) as Record<Graha, HouseNumber>

export const isEnemyPair = (a: Graha, b: Graha) => lalKitabRegard(a, b) === 'enemy' || lalKitabRegard(b, a) === 'enemy'

/**
 * True for a blind chart: two or more planets in the tenth house, two of them enemies or one of them debilitated there.
 */
export const isBlindChart = (houseOf: LalKitabChart['houseOf']): boolean => {
  const tenth = GRAHAS.filter((planet) => houseOf[planet] === 10)
  if (tenth.length < 2) return false
  const isDebilitated = tenth.some((planet) => DEBILITATED[10].includes(planet))
  return isDebilitated || tenth.some((a, i) => tenth.slice(i + 1).some((b) => isEnemyPair(a, b)))
}

const statesOf = (planet: Graha, house: HouseNumber): LalKitabState[] => {
  const owner: Graha = OWNERS[house]
  const regard = owner === planet ? 'neutral' : lalKitabRegard(planet, owner)
  const holds: Record<LalKitabState, boolean> = {
    exalted: EXALTED[house].includes(planet),
    debilitated: DEBILITATED[house].includes(planet),
    own_house: owner === planet,
    pakka_ghar: PAKKA_GHAR[house].includes(planet),
    friend_house: regard === 'friend',
    enemy_house: regard === 'enemy',
  }
  return LAL_KITAB_STATES.filter((state) => holds[state])
}

/** The minimum percentage of an aspect that counts as company. source: Lal Kitab 1952, half sight and full */
const MIN_PERCENT = 50

const natureOf = (
  planet: Graha,
  { states, conjunct, seenBy }: Pick<LalKitabPlanet, 'states' | 'conjunct' | 'seenBy'>,
): LalKitabNature => {
  const has = (state: LalKitabState) => states.includes(state)
  if (has('debilitated')) return has('pakka_ghar') ? 'mixed' : 'bad'
  const company = [...conjunct, ...seenBy.filter(({ percent }) => percent >= MIN_PERCENT).map(({ planet }) => planet)]
  const hasRegard = (regard: 'friend' | 'enemy', among: readonly Graha[]) =>
    among.some((other) => lalKitabRegard(planet, other) === regard)
  if (hasRegard('enemy', company) && !hasRegard('friend', company)) return 'bad'
  const fullCompany = [...conjunct, ...seenBy.filter(({ percent }) => percent === 100).map(({ planet }) => planet)]
  return (has('exalted') || has('own_house') || has('pakka_ghar')) && !hasRegard('enemy', fullCompany)
    ? 'good'
    : 'mixed'
}

const isDharmi = (planet: Graha, houseOf: LalKitabChart['houseOf']): boolean => {
  if (planet === 'Saturn') return houseOf.Saturn === 11 || houseOf.Saturn === houseOf.Jupiter
  if (planet === 'Rahu' || planet === 'Ketu') return houseOf[planet] === 4 || houseOf[planet] === houseOf.Moon
  return false
}

/** The Lal Kitab chart by houses only, natal or annual. */
export const lalKitabChart = (houseOf: Readonly<Record<Graha, HouseNumber>>): LalKitabChart => {
  const planetsIn = (house: HouseNumber) => GRAHAS.filter((planet) => houseOf[planet] === house)
  const blindChart = isBlindChart(houseOf)
  const planets = GRAHAS.map((graha): LalKitabPlanet => {
    const house = houseOf[graha]
    const states = statesOf(graha, house)
    const conjunct = planetsIn(house).filter((other) => other !== graha)
    const sights = HOUSES.flatMap((target) => {
      const percent = SIGHTS[house][target]
      return percent === undefined ? [] : [{ house: target, percent, planets: planetsIn(target) }]
    })
    const seenBy = GRAHAS.flatMap((planet) => {
      const percent = SIGHTS[houseOf[planet]][house]
      return percent === undefined ? [] : [{ planet, percent }]
    })
    const isEnemy = (other: Graha) => lalKitabRegard(graha, other) === 'enemy'
    return {
      graha,
      house,
      states,
      sleeping: !states.includes('pakka_ghar') && sights.every(({ planets }) => planets.length === 0),
      dharmi: isDharmi(graha, houseOf),
      blind: blindChart && house === 10,
      kayam: !conjunct.some(isEnemy) && !seenBy.some(({ planet }) => isEnemy(planet)),
      conjunct,
      sights,
      seenBy,
      nature: natureOf(graha, { states, conjunct, seenBy }),
    }
  })
  return {
    houseOf,
    planets,
    of: Object.fromEntries(planets.map((planet) => [planet.graha, planet])) as Record<Graha, LalKitabPlanet>,
    occupied: HOUSES.filter((house) => planetsIn(house).length > 0),
  }
}

export const planetsInHouse = ({ planets }: LalKitabChart, house: HouseNumber): Graha[] =>
  planets.filter((planet) => planet.house === house).map(({ graha }) => graha)

/** True if the house is empty and has no aspect. */
export const isHouseAsleep = (chart: LalKitabChart, house: HouseNumber): boolean =>
  !chart.occupied.includes(house) && !chart.occupied.some((from) => SIGHTS[from][house] !== undefined)

export interface Masnui {
  planet: Graha
  quality: MasnuiQuality | null
  from: readonly [Graha, Graha]
  house: HouseNumber
}
/** Artificial planets (masnui): two planets alone in a house. */
export const masnuiOf = (chart: LalKitabChart): Masnui[] =>
  MASNUI.flatMap(({ pair, makes, quality }) => {
    const [a, b] = pair
    const { house } = chart.of[a]
    const areAlone = house === chart.of[b].house && planetsInHouse(chart, house).length === 2
    return areAlone ? [{ planet: makes, quality, from: pair, house }] : []
  })

export interface RelatedHouses {
  from: HouseNumber
  to: HouseNumber
  kind: HouseRelation
}
/** Relations between occupied houses; a common wall only if friends are in both. */
export const relationsOf = (chart: LalKitabChart): RelatedHouses[] =>
  HOUSE_RELATIONS.flatMap((kind) =>
    chart.occupied.flatMap((from) =>
      RELATED[kind]
        [from - 1]!.filter((to) => chart.occupied.includes(to))
        .flatMap((to) => {
          const friends = planetsInHouse(chart, from).some((a) =>
            planetsInHouse(chart, to).some(
              (b) => lalKitabRegard(a, b) === 'friend' || lalKitabRegard(b, a) === 'friend',
            ),
          )
          return kind !== 'common_wall' || friends ? [{ from, to, kind }] : []
        }),
    ),
  )

// source: Lal Kitab 1952: the order of houses in which the planet of destiny is searched
const DESTINY_HOUSES: readonly HouseNumber[] = [1, 7, 4, 10, 9, 3, 11, 5, 2, 6, 12, 8]

/** The planet of destiny, and the step that found it. */
export const destinyPlanet = (chart: LalKitabChart): { planet: LalKitabPlanet; reason: string } => {
  const order = DESTINY_HOUSES.flatMap((house) =>
    chart.planets.filter((planet) => planet.house === house).sort((a, b) => WAKING_AGE[a.graha] - WAKING_AGE[b.graha]),
  )
  const steps: [string, (planet: LalKitabPlanet) => boolean][] = [
    ['exalted and undisturbed', ({ states, kayam }) => kayam && states.includes('exalted')],
    [
      'undisturbed in its fixed or own house',
      ({ states, kayam }) => kayam && (states.includes('pakka_ghar') || states.includes('own_house')),
    ],
    ['the first of good nature', ({ nature }) => nature === 'good'],
    ['the first of mixed nature, since none is good', ({ nature }) => nature === 'mixed'],
    ['the first of all, since none is good or mixed', () => true],
  ]
  for (const [reason, matches] of steps) {
    const planet = order.find(matches)
    if (planet) return { planet, reason }
  }
  throw new Error('No step matched, although the last one matches every planet.')
}
