import { houseInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { signName } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Standing, standing, vargaStanding } from '../dignity.ts'
import { type FunctionalNature, functionalNature } from '../functional-nature.ts'
import {
  capitalisedName,
  GRAHAS,
  type Graha,
  isLord,
  type Lord,
  nameInSentence,
  SEVEN,
  STAR_PLANETS,
} from '../grahas.ts'
import { helpfulPlanets } from '../helpful-planets.ts'
import { hasDigbala, planetaryWars } from '../markers.ts'
import { aspectsOn, grahasWith } from '../nature.ts'
import { isDebilityCancelled } from '../neecha-bhanga.ts'
import { listWithAnd } from '../rules/words.ts'
import { baladi } from '../strengths/avasthas.ts'
import { vargaSeat } from '../vargas.ts'
import { type Assessment, assess, type Bands, type Factor } from './assessment.ts'

/** The condition of a planet: its ability to give results, good or bad. */

export const CONDITIONS = ['strong', 'able', 'mixed', 'weak'] as const
export type PlanetCondition = (typeof CONDITIONS)[number]

// source: this project's own weighing; with these limits every band has a tenth to two fifths of random charts
export const CONDITION_BANDS: Bands<PlanetCondition> = [
  ['strong', 65],
  ['able', 53],
  ['mixed', 41],
  ['weak', 0],
]

// source: this project's own weighing of BPHS ch. 3-4, 7, 27, 45
const BY_STANDING: Record<Standing, number> = {
  exalted: 16,
  moolatrikona: 13,
  own: 12,
  great_friend: 6,
  friend: 3,
  neutral: 0,
  enemy: -5,
  great_enemy: -8,
  debilitated: -16,
}
const IN_NAVAMSHA = 0.35
const NEECHA_BHANGA = 10
const VARGOTTAMA = 3
const COMBUST = -12
const WAR_LOST = -10
const RETROGRADE = 3
const DIRECTIONAL = 4
const SHADBALA_SPAN = 10
const PLACE: Record<HouseNumber, number> = {
  1: 6,
  2: 2,
  3: 0,
  4: 5,
  5: 6,
  6: -5,
  7: 5,
  8: -7,
  9: 6,
  10: 6,
  11: 3,
  12: -6,
}
const BY_AGE = { bala: -1, kumara: 0, yuva: 2, vriddha: -1, mrita: -3 } as const
const WITH_HELPER = 3
const ASPECT_OF_HELPER = 2
const COMPANY_SPAN = 8

export const STANDING_WORDS: Record<Standing, string> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  great_friend: 'in the sign of a great friend',
  friend: 'in a friend’s sign',
  neutral: 'in a neutral sign',
  enemy: 'in an enemy’s sign',
  great_enemy: 'in the sign of a great enemy',
  debilitated: 'in the sign of its fall',
}

/** `predicate` follows the name of the planet, for example "is combust". */
export interface PlanetFactor extends Factor {
  readonly predicate: string
}

export interface PlanetAssessment extends Assessment<PlanetCondition, PlanetFactor> {
  readonly planet: Graha
  readonly standing: Standing
  /** True if debilitated without cancellation. */
  readonly fallen: boolean
  /** The functional nature for the ascendant. A node has that of the lord of its sign. */
  readonly nature: FunctionalNature
}

export type ShadbalaRatios = Readonly<Record<Lord, number>>

export type Conditions = Readonly<Record<Graha, PlanetAssessment>>

/** The assessments of the nine planets. Without `ratios` (no sunrise, or not requested) Shadbala adds nothing. */
export const planetAssessments = (chart: RasiChart, ratios: ShadbalaRatios | null): Record<Graha, PlanetAssessment> => {
  const helpers = helpfulPlanets(chart)
  const wars = planetaryWars(chart)
  const assessmentOf = (planet: Graha): PlanetAssessment => {
    const { sign, degree, house, combust, retrograde, longitude } = chart.graha[planet]
    const standingInSign = standing(chart.graha[planet], chart.graha)
    const isCancelled = standingInSign === 'debilitated' && isDebilityCancelled(planet, chart)
    const navamsha = vargaSeat(longitude, 'D9').sign
    const inNavamsha = vargaStanding(planet, navamsha, chart.graha)
    const warDefeat = wars.find((war) => (war.planets as readonly Graha[]).includes(planet) && war.victor !== planet)
    const age = baladi(sign, degree)
    const hasStrengthOfDirection = hasDigbala(chart.graha[planet])
    const isStar = (STAR_PLANETS as readonly Graha[]).includes(planet)
    const ratio = ratios && isLord(planet) ? ratios[planet] : null
    const companyPoints = (others: readonly Graha[], weight: number) =>
      others.reduce((sum, other) => sum + (helpers.has(other) ? weight : -weight), 0)
    const [conjunct, aspecting] = [grahasWith(planet, chart), aspectsOn(planet, chart)]
    const company = companyPoints(conjunct, WITH_HELPER) + companyPoints(aspecting, ASPECT_OF_HELPER)
    const factor = (
      property: string,
      kind: Factor['kind'],
      value: Factor['value'],
      effect: number,
      predicate: string,
      chartOf = 'D1',
    ): PlanetFactor => ({
      id: `${chartOf}.${planet}.${property}`,
      kind,
      value,
      effect,
      predicate,
      text: `${capitalisedName(planet)} ${predicate}.`,
    })
    const factors = [
      factor(
        'dignity',
        'dignity',
        standingInSign,
        BY_STANDING[standingInSign],
        `is ${STANDING_WORDS[standingInSign]}${standingInSign === 'exalted' ? ' in' : ','} ${signName(sign)}`,
      ),
      factor(
        'neecha_bhanga',
        'dignity',
        isCancelled,
        isCancelled ? NEECHA_BHANGA : 0,
        'has its fall cancelled in part (neecha bhanga)',
      ),
      factor(
        'dignity',
        'dignity',
        inNavamsha,
        BY_STANDING[inNavamsha] * IN_NAVAMSHA,
        `is ${STANDING_WORDS[inNavamsha]} in the navamsha`,
        'D9',
      ),
      factor(
        'vargottama',
        'dignity',
        navamsha === sign,
        navamsha === sign ? VARGOTTAMA : 0,
        'has the same sign in the birth chart and the navamsha',
      ),
      factor('combust', 'dignity', combust, combust ? COMBUST : 0, 'is combust'),
      factor(
        'war',
        'dignity',
        !warDefeat,
        warDefeat ? WAR_LOST : 0,
        `has lost a war with ${warDefeat ? nameInSentence(warDefeat.victor) : ''}`,
      ),
      factor('retrograde', 'position', retrograde, retrograde && isStar ? RETROGRADE : 0, 'is retrograde'),
      factor('house', 'position', house, PLACE[house], `stands in ${houseInWords(house)}`),
      factor(
        'dig_bala',
        'strength',
        hasStrengthOfDirection,
        hasStrengthOfDirection ? DIRECTIONAL : 0,
        'has the strength of its direction',
      ),
      factor('avastha', 'strength', age, BY_AGE[age], `is ${age} by the fifths of its sign`),
      factor(
        'company',
        'aspect',
        [...conjunct, ...aspecting].join(', '),
        bounded(company, COMPANY_SPAN),
        companyWords(conjunct, aspecting),
      ),
      factor(
        'shadbala',
        'strength',
        ratio ?? 0,
        ratio === null ? 0 : bounded((ratio - 1) * 20, SHADBALA_SPAN),
        (ratio ?? 0) >= 1 ? 'has more strength than it needs (Shadbala)' : 'has less strength than it needs (Shadbala)',
      ),
    ]
    return {
      planet,
      standing: standingInSign,
      fallen: standingInSign === 'debilitated' && !isCancelled,
      nature: functionalNature(planet, chart),
      ...assess(factors, CONDITION_BANDS),
    }
  }
  return Object.fromEntries(GRAHAS.map((planet) => [planet, assessmentOf(planet)])) as Record<Graha, PlanetAssessment>
}

const bounded = (points: number, span: number) => Math.min(span, Math.max(-span, points))

const companyWords = (conjunct: readonly Graha[], aspecting: readonly Graha[]) => {
  const parts = [
    ...(conjunct.length > 0 ? [`stands with ${listWithAnd(conjunct.map(nameInSentence))}`] : []),
    ...(aspecting.length > 0 ? [`is looked at by ${listWithAnd(aspecting.map(nameInSentence))}`] : []),
  ]
  return parts.join(' and ')
}

/** True if the score is at least 50. In the mixed band this decides. */
export const isHelpful = ({ score }: Pick<PlanetAssessment, 'score'>): boolean => score >= 50

/** The seven planets by the score of their condition, the strongest first; of equal scores in the order of the week. */
export const planetsRanked = (planets: Readonly<Record<Lord, Pick<PlanetAssessment, 'score'>>>): Lord[] =>
  SEVEN.toSorted((a, b) => planets[b].score - planets[a].score)

/** The planets that texts call the strongest and the weakest of a chart. */
export const planetExtremes = (
  planets: Readonly<Record<Lord, Pick<PlanetAssessment, 'score'>>>,
): { readonly strongest: Lord; readonly weakest: Lord } => {
  const ranked = planetsRanked(planets)
  return { strongest: ranked[0]!, weakest: ranked.at(-1)! }
}
