import { houseInWords } from '../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { occupants, type RasiChart } from '../chart.ts'
import { type Dignity, dignity } from '../dignity.ts'
import { capitalisedName, GRAHAS, type Graha, type Lord, lordOf, nameInSentence } from '../grahas.ts'
import { helpfulPlanets } from '../helpful-planets.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from '../house-groups.ts'
import { aspects } from '../nature.ts'
import { ashtakavarga, seatsOf } from '../strengths/ashtakavarga.ts'
import { type Assessment, assess, type Bands, type Factor } from './assessment.ts'
import type { PlanetAssessment } from './planet.ts'

/** The condition of a house: the support of its matters by its lord, occupants, aspects and bindus. */

export const HOUSE_CONDITIONS = ['supported', 'mixed', 'strained'] as const
export type HouseCondition = (typeof HOUSE_CONDITIONS)[number]

// source: this project's own weighing; with these limits every band has a fifth to two fifths of random charts
const BANDS: Bands<HouseCondition> = [
  ['supported', 59],
  ['mixed', 48],
  ['strained', 0],
]

// source: this project's own weighing of BPHS ch. 11, 24, 26, 32 and of ashtakavarga
const LORD_SHARE = 0.5
const KARAKA_SHARE = 0.15
const LORD_IN_OWN_HOUSE = 5
const OCCUPANT = 4
const GROWTH_BY_MALEFIC = 2
const ASPECT = 2
const BINDU_MEAN = 28
const BINDU_SPAN = 8

// source: BPHS ch. 32; fixed significator of each house
export const HOUSE_KARAKAS: Record<HouseNumber, Lord> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Mercury',
  11: 'Jupiter',
  12: 'Saturn',
}

/** `noun` names the factor within a sentence, for example "Mars in the tenth house". */
export interface MatterFactor extends Factor {
  readonly noun: string
  readonly part: MatterPart
  /** The planet of the factor; null without one. */
  readonly planet: Graha | null
  /** The house of the matter that the factor affects; null without one. */
  readonly house: HouseNumber | null
}
export type MatterPart =
  | 'condition'
  | 'dignity'
  | 'place'
  | 'occupant'
  | 'aspect'
  | 'bindus'
  | 'karaka'
  | 'varga'
  | 'yoga'
  | 'sign'

export interface HouseAssessment extends Assessment<HouseCondition, MatterFactor> {
  readonly house: HouseNumber
  readonly sign: SignIndex
  readonly lord: Lord
  readonly lordHouse: HouseNumber
  readonly lordDignity: Dignity
  readonly occupants: readonly Graha[]
  /** By full aspect; the nodes cast none. */
  readonly aspectedBy: readonly Graha[]
  /** Bindus of the sarvashtakavarga. */
  readonly bindus: number
}

// source: reports of this project, after BPHS ch. 24; the house of a house lord or a karaka
export const placePoints = (house: HouseNumber): number =>
  KENDRAS.includes(house) || TRIKONAS.includes(house) ? 6 : DUSTHANAS.includes(house) ? -6 : house === 3 ? 0 : 3

/** Points of an occupant of a house. A planet that does not help still supports houses of growth. */
export const occupantPoints = (helps: boolean, house: HouseNumber): number =>
  helps ? OCCUPANT : UPACHAYAS.includes(house) ? GROWTH_BY_MALEFIC : -OCCUPANT

export const aspectPoints = (helps: boolean): number => (helps ? ASPECT : -ASPECT)

export const binduPoints = (bindus: number): number => Math.min(BINDU_SPAN, Math.max(-BINDU_SPAN, bindus - BINDU_MEAN))

export const occupantsOf = (house: HouseNumber, { planets, ascendant }: RasiChart): Graha[] =>
  occupants(planets, signOfHouse(ascendant.sign, house)).map(({ name }) => name as Graha)

export const planetsAspecting = (house: HouseNumber, { graha, ascendant }: RasiChart): Graha[] =>
  GRAHAS.filter((each) => aspects(each, graha[each].sign, signOfHouse(ascendant.sign, house)))

/**
 * The factors of the occupants of a house and of the planets that aspect it. The lord of a house helps it by its presence and by
 * its aspect, malefic or not, and so does an exalted occupant.
 */
// source: Phaladeepika 15.1 and Brihat Jataka 1.19 for the lord; Uttara Kalamrita 2.13 for exaltation
export const occupantAndAspectFactors = (
  house: HouseNumber,
  chart: RasiChart,
  helpers: ReadonlySet<Graha>,
): MatterFactor[] => {
  const lord: Graha = lordOf(signOfHouse(chart.ascendant.sign, house))
  const isExalted = (planet: Graha) =>
    dignity(chart.graha[planet], chart.graha) === 'exalted' && !chart.graha[planet].combust
  const occupantFactors = occupantsOf(house, chart).map((occupant): MatterFactor => {
    const helps = occupant === lord || helpers.has(occupant) || isExalted(occupant)
    return {
      id: `D1.${occupant}.house`,
      kind: 'position',
      value: house,
      effect: occupantPoints(helps, house),
      text: `${capitalisedName(occupant)} stands in house ${house}.`,
      noun: `${nameInSentence(occupant)} in ${houseInWords(house)}`,
      part: 'occupant',
      planet: occupant,
      house,
    }
  })
  const aspectFactors = planetsAspecting(house, chart).map((planet): MatterFactor => {
    const isOwn = planet === lord
    return {
      id: `D1.house.${house}.aspected_by.${planet}`,
      kind: 'aspect',
      value: true,
      effect: aspectPoints(isOwn || helpers.has(planet)),
      text: `${capitalisedName(planet)} looks at house ${house}${isOwn ? ', its own' : ''}.`,
      noun: `${nameInSentence(planet)}’s aspect on ${isOwn ? houseInWords(house).replace('the', 'its own') : houseInWords(house)}`,
      part: 'aspect',
      planet,
      house,
    }
  })
  return [...occupantFactors, ...aspectFactors]
}

export const bindusFactor = (house: HouseNumber, bindus: number): MatterFactor => ({
  id: `SAV.house${house}`,
  kind: 'strength',
  value: bindus,
  effect: binduPoints(bindus),
  text: `House ${house} has ${bindus} bindus of the sarvashtakavarga.`,
  noun: `the ${binduPoints(bindus) >= 0 ? 'good' : 'low'} ashtakavarga of ${houseInWords(house)}`,
  part: 'bindus',
  planet: null,
  house,
})

/** The assessments of the twelve houses, from those of the planets. */
export const houseAssessments = (
  chart: RasiChart,
  planets: Readonly<Record<Graha, PlanetAssessment>>,
): HouseAssessment[] => {
  const { sarva } = ashtakavarga(seatsOf(chart))
  const helpers = helpfulPlanets(chart)
  return HOUSES.map((house) => {
    const sign = signOfHouse(chart.ascendant.sign, house)
    const lord = lordOf(sign)
    const karaka = HOUSE_KARAKAS[house]
    const lordHouse = chart.graha[lord].house
    const bindus = sarva[sign]!
    const byPlanet = (planet: Graha, share: number, role: string): MatterFactor => ({
      id: `D1.${planet}.condition`,
      kind: 'strength',
      value: planets[planet].band,
      effect: (planets[planet].score - 50) * share,
      text: `${capitalisedName(planet)}, ${role} house ${house}, is ${planets[planet].band === 'mixed' ? 'in mixed condition' : planets[planet].band}.`,
      noun: `${nameInSentence(planet)}, ${role} ${houseInWords(house)}`,
      part: 'condition',
      planet,
      house,
    })
    const factors: MatterFactor[] = [
      byPlanet(lord, LORD_SHARE, 'lord of'),
      {
        id: `D1.house.${house}.lord_at_home`,
        kind: 'position',
        value: lordHouse === house,
        effect: lordHouse === house ? LORD_IN_OWN_HOUSE : 0,
        text: `${capitalisedName(lord)}, lord of house ${house}, stands in it.`,
        noun: `${nameInSentence(lord)}, its lord, in ${houseInWords(house)}`,
        part: 'place',
        planet: lord,
        house,
      },
      ...occupantAndAspectFactors(house, chart, helpers),
      bindusFactor(house, bindus),
      ...(karaka === lord ? [] : [byPlanet(karaka, KARAKA_SHARE, 'significator of')]),
    ]
    return {
      house,
      sign,
      lord,
      lordHouse,
      lordDignity: dignity(chart.graha[lord], chart.graha),
      occupants: occupantsOf(house, chart),
      aspectedBy: planetsAspecting(house, chart),
      bindus,
      ...assess(factors, BANDS),
    }
  })
}
