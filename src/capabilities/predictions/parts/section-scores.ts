import {
  AREA_RULES,
  type AreaAssessment,
  type AreaBand,
  type AreaRule,
  type AreaYoga,
  areaAssessment,
} from '../../../jyotish/assessment/area.ts'
import { type Bands, heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { type AreaIndicator, indicatorBalance } from '../../../jyotish/assessment/indicators.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Dignity, dignity } from '../../../jyotish/dignity.ts'
import { type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../../jyotish/house-fields.ts'
import { type ComposeOptions, compose, factOf } from '../../../readings/compose.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, type SignIndex, signName, signOfHouse } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { dashaStandingText, dignityFact } from '../../shared/narrative/dasha.ts'
import type { PlacementWriter } from '../../shared/narrative/placement.ts'
import { tenths } from './quality-shape.ts'

/** The meaning of a section score, in words of the chart. */

/** A band, split for mixed matters by the side of most testimonies. */
export type Shade = AreaBand | 'favoured' | 'guarded'
/** The shade of the heading of a matter. */
export const shadeOf = (band: AreaBand, items: readonly AreaIndicator[]): Shade => {
  const side = indicatorBalance(items)
  if (band !== 'mixed' || side === 0) return band
  return side > 0 ? 'favoured' : 'guarded'
}

export interface Scored {
  id: string
  /** Score as printed in the section. */
  score: number
  band: AreaBand
  /** Origin of the score, in the form that follows "by". */
  by: string
  words: NonNullable<FactText['words']>
  /** The facts behind the words. */
  grounds: readonly Fact[]
  source: string
}

export const scoreFact = ({ id, score, band, by, source }: Omit<Scored, 'words' | 'grounds'>): Fact => ({
  id: `section.${id}.score`,
  kind: 'score',
  text: `The section has ${score} of 100 points, by ${by}: ${band}.`,
  value: band,
  source,
})

export const scoreText = ({ words, grounds, ...scored }: Scored, options: ComposeOptions, cell: Cell): Grounded[] => {
  const fact: FactText = { ...scoreFact(scored), weight: 1, says: cell, words }
  return compose([fact], options).map((passage) => ({ ...passage, because: [...passage.because, ...grounds] }))
}

/** A period in the four shades of a section; its three bands have the same edges. */
export const PERIOD_SHADES: Bands<AreaBand> = [
  ['strong', 75],
  ['good', 60],
  ['mixed', 40],
  ['weak', 0],
]

/** A matter that is no separate area: its houses, and further significators. */
export const matter = (
  [first, ...others]: readonly [HouseNumber, ...HouseNumber[]],
  karakas: AreaRule['karakas'] = [],
): AreaRule => ({ primary: [first], secondary: others, karakas, varga: null, groups: [], yogas: [] })

export const matterFact = ({ id, kind, value, text }: MatterFactor, source: string): Fact => ({
  id,
  kind,
  value,
  text,
  source,
})

const signFact = (house: HouseNumber, sign: SignIndex): Fact => ({
  id: `D1.house${house}.sign`,
  kind: 'position',
  text: `House ${house} is ${signName(sign)}, ruled by ${lordOf(sign)}.`,
  value: signName(sign),
  source: 'vedic-charts/birth-chart',
})

const GOOD_DIGNITIES: readonly Dignity[] = ['exalted', 'moolatrikona', 'own', 'friend']
const BAD_DIGNITIES: readonly Dignity[] = ['debilitated', 'enemy']
const CONTRARY: Record<AreaBand, readonly Dignity[]> = {
  strong: BAD_DIGNITIES,
  good: BAD_DIGNITIES,
  mixed: [],
  weak: GOOD_DIGNITIES,
}
/** The dignity of the lord in words; a dignity that contradicts the band is no reason for it, and is left out. */
const standingFor = (band: AreaBand, lord: Lord, chart: RasiChart): string => {
  return CONTRARY[band].includes(dignity(chart.graha[lord], chart.graha)) ? 'placed' : dashaStandingText(lord, chart)
}

/** Scores sections as areas of life, and describes them by the lord of the first house and the heaviest factors. */
export const matterScorer =
  (chart: RasiChart, yogas: readonly AreaYoga[], writer: PlacementWriter, source: string, fields = HOUSE_FIELDS) =>
  (id: string, spec: AreaRule): Scored & { area: AreaAssessment } => {
    const area = areaAssessment(spec, chart, yogas)
    const { band } = area
    const [house] = spec.primary as readonly [HouseNumber]
    const sign = signOfHouse(chart.ascendant.sign, house)
    const lord = lordOf(sign)
    const lordHouse = chart.graha[lord].house
    const helper = heaviestFactor(area, 1)
    const burden = heaviestFactor(area, -1)
    const names = { strong: { helper }, good: { helper }, mixed: {}, weak: { burden } }[band]
    const factors = Object.entries(names).flatMap(([name, factor]) => (factor ? [[name, factor] as const] : []))
    const houses = [...spec.primary, ...spec.secondary]
    return {
      id,
      area,
      score: tenths(area.score),
      band,
      by: `${houses.length > 1 ? 'houses' : 'house'} ${joinWords(houses.map(String))} with what serves them`,
      words: {
        ...Object.fromEntries(factors.map(([name, { noun }]) => [name, noun])),
        sign: signName(sign),
        house: ordinalInWords(house),
        lord: nameInSentence(lord),
        standing: standingFor(band, lord, chart),
        seat: ordinalInWords(lordHouse),
        field: fields[lordHouse],
      },
      grounds: [
        signFact(house, sign),
        factOf(writer.lord(house)),
        dignityFact(lord, chart),
        ...factors.map(([, factor]) => matterFact(factor, source)),
      ],
      source,
    }
  }

/** The areas of the life readings, by section name. */
export const SECTION_AREAS = {
  family: AREA_RULES.family,
  education: AREA_RULES.education,
  career: AREA_RULES.career,
  wealth: AREA_RULES.wealth,
  marriage: AREA_RULES.marriage,
  children: AREA_RULES.children,
  health_tendencies: AREA_RULES.health,
  property: AREA_RULES.property,
  travel: AREA_RULES.foreign_travel,
  spirituality: AREA_RULES.spiritual,
} as const
