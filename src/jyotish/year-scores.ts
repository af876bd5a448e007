import { quantity } from '../wording.ts'
import { type HouseNumber, houseFrom, type SignIndex, signName, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { dignity } from './dignity.ts'
import { dashaSupports } from './double-transit.ts'
import { housesOwned } from './functional-nature.ts'
import { type GocharaEffect, gochara, type TransitSigns } from './gochara.ts'
import { capitalisedName, type Graha, isLord, type Lord, lordOf, nameInSentence } from './grahas.ts'
import { aspects } from './nature.ts'
import type { SignRow } from './strengths/ashtakavarga.ts'

/** The score of a month of a person, by the current dasha and by transits. Weights of this project. */

export const YEAR_SCORE_AREAS = ['career', 'wealth', 'relationships', 'health', 'family', 'learning'] as const
export type YearScoreArea = (typeof YEAR_SCORE_AREAS)[number]

// source: this project's choice among the common significations of houses (compare BPHS ch. 11); the first counts most
export const LIFE_AREA_HOUSES: Record<YearScoreArea, readonly HouseNumber[]> = {
  career: [10, 6, 11],
  wealth: [2, 11],
  relationships: [7, 5],
  health: [1, 6, 8],
  family: [4, 2],
  learning: [4, 5, 9],
}

export const YEAR_PARTS = ['dasha', 'slow', 'fast'] as const
export type YearPart = (typeof YEAR_PARTS)[number]

/** One factor of the score of a month. */
export interface ScoreDriver {
  part: YearPart
  planet: Graha
  id: string
  effect: number
  text: string
  /** For a transit: house from the natal Moon, effect, and sign. */
  transit?: { house: HouseNumber; effect: GocharaEffect; sign: SignIndex }
}

// source: this project's own weighing of the lordships of BPHS ch. 34
const LORDSHIP: Record<HouseNumber, number> = {
  1: 8,
  2: 0,
  3: -3,
  4: 3,
  5: 8,
  6: -3,
  7: 3,
  8: -6,
  9: 8,
  10: 3,
  11: -3,
  12: -6,
}

/** Points of the houses that a planet owns. A node has those of the lord of its sign. */
export const lordshipPoints = (planet: Graha, { ascendant, graha }: RasiChart): number => {
  const lord: Lord = isLord(planet) ? planet : lordOf(graha[planet].sign)
  return housesOwned(lord, ascendant.sign).reduce((sum, house) => sum + LORDSHIP[house as HouseNumber], 0)
}

export const dignityPoints = (planet: Graha, { graha }: RasiChart): number => {
  const dignityOfPlanet = dignity(graha[planet], graha)
  if (dignityOfPlanet === 'exalted' || dignityOfPlanet === 'moolatrikona' || dignityOfPlanet === 'own') return 5
  return dignityOfPlanet === 'debilitated' ? -5 : 0
}

const fromMahadashaLord = (house: HouseNumber): number =>
  house === 6 || house === 8 || house === 12 ? -6 : house === 2 || house === 3 ? 0 : 4

export const dashaDrivers = (mahadasha: Graha, antardasha: Graha, chart: RasiChart): ScoreDriver[] => {
  const between = houseFrom(chart.graha[mahadasha].sign, chart.graha[antardasha].sign)
  const driver = (property: string, effect: number, text: string): ScoreDriver => ({
    part: 'dasha',
    planet: antardasha,
    id: `dasha.${antardasha}.${property}`,
    effect,
    text,
  })
  return [
    driver(
      'lordship',
      lordshipPoints(antardasha, chart),
      `${capitalisedName(antardasha)} rules the antardasha; so count the houses it owns.`,
    ),
    driver(
      'dignity',
      dignityPoints(antardasha, chart),
      `${capitalisedName(antardasha)} is ${dignity(chart.graha[antardasha], chart.graha)} at birth.`,
    ),
    driver(
      'from_mahadasha_lord',
      fromMahadashaLord(between),
      `${capitalisedName(antardasha)} stands in house ${between} from ${nameInSentence(mahadasha)}, lord of the mahadasha.`,
    ),
  ]
}

// source: this project's own weighing
const SLOW: Record<'Jupiter' | 'Saturn', Record<GocharaEffect, number>> = {
  Jupiter: { good: 8, obstructed: 2, bad: -8, relieved: -2, neutral: 0 },
  Saturn: { good: 8, obstructed: 2, bad: -8, relieved: -2, neutral: 0 },
}
const LIGHT: Record<GocharaEffect, number> = { good: 3, obstructed: 0, bad: -3, relieved: 0, neutral: 0 }
const bindusPoints = (bindus: number) => (bindus >= 5 ? 4 : bindus <= 3 ? -4 : 0)

export const transitDrivers = (signs: TransitSigns, chart: RasiChart, bhinna: Record<Lord, SignRow>): ScoreDriver[] =>
  (['Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Sun', 'Mars'] as const).flatMap((planet): ScoreDriver[] => {
    const { house, effect, sign } = gochara(planet, chart.graha.Moon.sign, signs)
    const part: YearPart = planet === 'Sun' || planet === 'Mars' ? 'fast' : 'slow'
    const usesBindus = planet === 'Jupiter' || planet === 'Saturn'
    const transit = { house, effect, sign }
    const drivers: ScoreDriver[] = [
      {
        part,
        planet,
        id: `transit.${planet}.house.${house}.${effect}`,
        effect: usesBindus ? SLOW[planet][effect] : LIGHT[effect],
        text: `${capitalisedName(planet)} is in ${signName(sign)}, house ${house} from the Moon: ${effect}.`,
        transit,
      },
    ]
    if (usesBindus) {
      const bindus = bhinna[planet][sign]!
      drivers.push({
        part,
        planet,
        id: `BAV.${planet}.${bindus}`,
        effect: bindusPoints(bindus),
        text: `${planet} has ${quantity(bindus, 'bindu')} of its own in ${signName(sign)}, house ${house} from the Moon.`,
        transit,
      })
    }
    return drivers
  })

/** True if a factor affects an area of life: a dasha lord by the birth chart, a transit by its place. */
export const affectsArea = ({ part, planet, transit }: ScoreDriver, area: YearScoreArea, chart: RasiChart): boolean =>
  LIFE_AREA_HOUSES[area].some((house) => {
    if (part === 'dasha') return dashaSupports(planet, house, 'Ascendant', chart)
    const target = signOfHouse(chart.ascendant.sign, house)
    return transit!.sign === target || aspects(planet, transit!.sign, target)
  })
