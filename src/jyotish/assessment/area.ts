import { houseInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, modalityOf, signName, signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { type Dignity, dignity, vargaDignity } from '../dignity.ts'
import { capitalisedName, type Graha, lordOf, nameInSentence } from '../grahas.ts'
import { helpfulPlanets } from '../helpful-planets.ts'
import { DUSTHANAS } from '../house-groups.ts'
import { isDebilityCancelled } from '../neecha-bhanga.ts'
import type { YogaGroup, YogaQuality } from '../rules/yoga-rule.ts'
import { ashtakavarga, seatsOf } from '../strengths/ashtakavarga.ts'
import { type Varga, vargaInSentence, vargaSeat } from '../vargas.ts'
import { YOGA_RULES } from '../yogas/index.ts'
import { COUNTED_BIRTHS, YOGA_COUNTS } from '../yogas/rule-counts.ts'
import { type Assessment, assess, type Bands, bandIn } from './assessment.ts'
import { bindusFactor, type MatterFactor, occupantAndAspectFactors, placePoints } from './house.ts'

/** An area of life: its houses, karakas, divisional chart and yogas in one score. */

export const AREA_BANDS = ['strong', 'good', 'mixed', 'weak'] as const
export type AreaBand = (typeof AREA_BANDS)[number]

/**
 * The bands tell people apart: 15 % of the areas of 300 random births are strong, 40 % good, 32 % mixed and 12 % weak; of parts with one
 * house 23, 30, 25 and 22 %.
 */
// source: this project's own weighing
export const AREA_EDGES: Bands<AreaBand> = [
  ['strong', 67],
  ['good', 59],
  ['mixed', 52],
  ['weak', 0],
]

/** The rule of an area. */
export interface AreaRule {
  readonly primary: readonly HouseNumber[]
  readonly secondary: readonly HouseNumber[]
  readonly karakas: readonly Graha[]
  /** Null: the divisional part is omitted. */
  readonly varga: Varga | null
  readonly groups: readonly YogaGroup[]
  /** Single yogas in addition to the groups. */
  readonly yogas: readonly string[]
  /** A house whose strength is unfavourable to the matter: its points count against it, and its bindus do not count. */
  readonly reversed?: HouseNumber
  /** Houses on which movable signs raise the score and fixed signs lower it. */
  readonly movableOn?: readonly HouseNumber[]
}

const areaRule = (
  primary: readonly HouseNumber[],
  secondary: readonly HouseNumber[],
  karakas: readonly Graha[],
  varga: Varga,
  groups: readonly YogaGroup[],
  yogas: readonly string[] = [],
  options: Partial<Pick<AreaRule, 'reversed' | 'movableOn'>> = {},
): AreaRule & { varga: Varga } => ({ primary, secondary, karakas, groups, yogas, ...options, varga })

const ABROAD = ['videsha', 'videsha_lagna', 'sada_sanchara']

// source: this project's choice among the significations of BPHS ch. 6, 11 and 32
export const AREA_RULES = {
  career: areaRule([10], [6, 2, 11, 7], ['Sun', 'Saturn', 'Mercury', 'Jupiter'], 'D10', ['raja', 'mahapurusha']),
  children: areaRule(
    [5],
    [9, 2, 11],
    ['Jupiter'],
    'D7',
    [],
    ['suputra', 'bahuputra', 'eka_putra', 'dattaputra', 'aputra'],
  ),
  education: areaRule([4, 5], [9, 2], ['Mercury', 'Jupiter', 'Moon'], 'D24', ['vidya']),
  foreign_travel: areaRule([12, 9], [3, 7, 4], ['Rahu', 'Moon', 'Saturn'], 'D4', [], ABROAD, {
    reversed: 4,
    movableOn: [9, 12, 1],
  }),
  health: areaRule([1], [6, 8, 12], ['Sun', 'Moon', 'Mars', 'Saturn'], 'D30', ['roga', 'arishta']),
  marriage: areaRule([7], [2, 8, 12, 4], ['Venus', 'Jupiter'], 'D9', ['vivaha']),
  politics: areaRule([10], [4, 6, 5, 9, 11], ['Sun', 'Saturn', 'Rahu', 'Mars', 'Jupiter'], 'D10', ['raja']),
  property: areaRule(
    [4],
    [2, 11, 8],
    ['Mars', 'Venus', 'Moon', 'Saturn'],
    'D4',
    [],
    ['griha', 'ayatna_griha', 'vichitra_saudha', 'vahana', 'griha_nasha'],
  ),
  relocation: areaRule([4, 12], [3, 9], ['Moon', 'Rahu'], 'D4', [], ABROAD),
  romance: areaRule([5], [7, 11, 12], ['Venus', 'Moon', 'Mars'], 'D9', ['vivaha']),
  spiritual: areaRule([12, 9], [5, 8], ['Jupiter', 'Ketu'], 'D20', ['sanyasa']),
  wealth: areaRule([2, 11], [9, 5, 10], ['Jupiter', 'Venus', 'Mercury'], 'D2', ['dhana', 'daridra']),
  family: areaRule(
    [2, 4],
    [3, 9],
    ['Moon', 'Sun', 'Mars'],
    'D12',
    [],
    ['bandhu_pujya', 'matru_sneha', 'matru_dirghayu', 'bhratru_vriddhi', 'bandhu_tyakta'],
  ),
} satisfies Record<string, AreaRule>
export type AssessedArea = keyof typeof AREA_RULES
export const ASSESSED_AREAS = Object.keys(AREA_RULES) as AssessedArea[]

// source: this project's own weighing
const BY_DIGNITY: Record<Dignity, number> = {
  exalted: 10,
  moolatrikona: 8,
  own: 8,
  friend: 4,
  neutral: 0,
  enemy: -4,
  debilitated: -8,
}
const NEECHA_BHANGA = 10
const SECONDARY = 0.5
/** The place of a lord of the 6th, 8th or 12th in one of these houses does not harm its own house. */
const DUSTHANA_LORD_IN_DUSTHANA = 2
const BY_YOGA: Record<YogaQuality, number> = { auspicious: 1, mixed: 0, inauspicious: -1 }
const YOGA_SPAN = 15
/** Points of a yoga of an area whose yogas are rare. */
const MOST_PER_YOGA = 5
/** Points that all yogas of an area have together in an average chart, at most: many charts have several raja yogas, and few a vidya yoga. */
const TYPICAL_YOGAS = 2.5
const MOVABLE = { Movable: 3, Fixed: -3, Dual: 0 } as const

export const DIGNITY_TEXT: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friend: 'in a friend’s sign',
  neutral: 'in a neutral sign',
  enemy: 'in an enemy’s sign',
  debilitated: 'in its fall',
}

export const dignityPointsOf = (graha: Graha, chart: RasiChart): number => {
  const dignityOfPlanet = dignity(chart.graha[graha], chart.graha)
  return (
    BY_DIGNITY[dignityOfPlanet] +
    (dignityOfPlanet === 'debilitated' && isDebilityCancelled(graha, chart) ? NEECHA_BHANGA : 0)
  )
}

/** A dignity after the name of its planet. A cancelled fall counts as help and is named as such. */
const dignityNoun = (graha: Graha, chart: RasiChart): string =>
  dignity(chart.graha[graha], chart.graha) === 'debilitated' && isDebilityCancelled(graha, chart)
    ? 'whose fall is cancelled (neecha bhanga)'
    : DIGNITY_TEXT[dignity(chart.graha[graha], chart.graha)]

/** A yoga of an area: present and not cancelled. */
export interface AreaYoga {
  readonly id: string
  readonly name: string
  readonly group: YogaGroup
  readonly quality: YogaQuality
}

/** The yogas that count for an area. */
export const areaYogas = <Y extends Pick<AreaYoga, 'id' | 'group'>>(area: AreaRule, yogas: readonly Y[]): Y[] =>
  yogas.filter(({ id, group }) => area.groups.includes(group) || area.yogas.includes(id))

/** The results of `pointsPerYoga`, by the groups and yogas of an area. */
const knownPoints = new Map<string, number>()
/** The points of one yoga of an area. */
const pointsPerYoga = (area: AreaRule): number => {
  const key = `${area.groups} ${area.yogas}`
  const known = knownPoints.get(key)
  if (known !== undefined) return known
  const typicalCount = areaYogas(area, YOGA_RULES)
    .filter(({ quality }) => BY_YOGA[quality] !== 0)
    .reduce((sum, { id }) => sum + (YOGA_COUNTS[id] ?? 0) / COUNTED_BIRTHS, 0)
  const points = Math.min(MOST_PER_YOGA, TYPICAL_YOGAS / typicalCount)
  knownPoints.set(key, points)
  return points
}

const scaled = (factors: readonly MatterFactor[], by: number): MatterFactor[] =>
  factors.map((factor) => ({ ...factor, effect: factor.effect * by }))

const lordFactors = (house: HouseNumber, chart: RasiChart): MatterFactor[] => {
  const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
  const { house: seat, sign } = chart.graha[lord]
  const dignityOfPlanet = dignity(chart.graha[lord], chart.graha)
  const place = DUSTHANAS.includes(house) && DUSTHANAS.includes(seat) ? DUSTHANA_LORD_IN_DUSTHANA : placePoints(seat)
  return [
    {
      id: `D1.${lord}.dignity`,
      kind: 'dignity',
      value: dignityOfPlanet,
      effect: dignityPointsOf(lord, chart),
      text: `${capitalisedName(lord)}, lord of house ${house}, is ${DIGNITY_TEXT[dignityOfPlanet]}, ${signName(sign)}.`,
      noun: `${nameInSentence(lord)}, lord of ${houseInWords(house)}, ${dignityNoun(lord, chart)}`,
      part: 'dignity',
      planet: lord,
      house,
    },
    {
      id: `D1.house.${house}.lord`,
      kind: 'position',
      value: seat,
      effect: place,
      text: `${capitalisedName(lord)}, lord of house ${house}, stands in house ${seat}.`,
      noun: `${nameInSentence(lord)}, lord of ${houseInWords(house)}, in ${seat === house ? 'its own house' : houseInWords(seat)}`,
      part: 'place',
      planet: lord,
      house,
    },
  ]
}

const karakaFactors = (karaka: Graha, chart: RasiChart): MatterFactor[] => {
  const { house, sign } = chart.graha[karaka]
  const dignityOfPlanet = dignity(chart.graha[karaka], chart.graha)
  return [
    {
      id: `D1.${karaka}.dignity`,
      kind: 'dignity',
      value: dignityOfPlanet,
      effect: dignityPointsOf(karaka, chart),
      text: `${capitalisedName(karaka)}, a significator here, is ${DIGNITY_TEXT[dignityOfPlanet]}, ${signName(sign)}.`,
      noun: `${nameInSentence(karaka)}, its significator, ${dignityNoun(karaka, chart)}`,
      part: 'karaka',
      planet: karaka,
      house: null,
    },
    {
      id: `D1.${karaka}.house`,
      kind: 'position',
      value: house,
      effect: placePoints(house),
      text: `${capitalisedName(karaka)}, a significator here, stands in house ${house}.`,
      noun: `${nameInSentence(karaka)}, its significator, in ${houseInWords(house)}`,
      part: 'karaka',
      planet: karaka,
      house: null,
    },
  ]
}

const vargaFactor = (house: HouseNumber, varga: Varga, chart: RasiChart): MatterFactor => {
  const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
  const { sign } = vargaSeat(chart.graha[lord].longitude, varga)
  const dignityOfPlanet = vargaDignity(lord, sign, chart.graha)
  return {
    id: `${varga}.${lord}.dignity`,
    kind: 'dignity',
    value: dignityOfPlanet,
    effect: BY_DIGNITY[dignityOfPlanet] / 2,
    text: `${capitalisedName(lord)}, lord of house ${house}, is ${DIGNITY_TEXT[dignityOfPlanet]} in ${varga}, ${signName(sign)}.`,
    noun: `${nameInSentence(lord)}, lord of ${houseInWords(house)}, ${DIGNITY_TEXT[dignityOfPlanet]} in ${vargaInSentence(varga)}`,
    part: 'varga',
    planet: lord,
    house,
  }
}

export interface AreaAssessment extends Assessment<AreaBand, MatterFactor> {
  /** The contribution of each planet, as lord of a primary house or as karaka; negative if it burdens the area. */
  readonly shares: ReadonlyMap<Graha, number>
}

/** The mean of the score by the rule and of other points, with its band. */
export const blendWithPoints = (points: number, { score: ruleScore }: { readonly score: number }) => {
  const score = Math.round(5 * (ruleScore + points)) / 10
  return { score, band: bandIn(AREA_EDGES, score) }
}

/** `yogas`: those of the chart that are present and not cancelled. */
export const areaAssessment = (area: AreaRule, chart: RasiChart, yogas: readonly AreaYoga[]): AreaAssessment => {
  const { sarva } = ashtakavarga(seatsOf(chart))
  const helpers = helpfulPlanets(chart)
  const weights = [
    ...area.primary.map((house) => [house, 1] as const),
    ...area.secondary.map((house) => [house, SECONDARY] as const),
  ]
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const houses = weights.flatMap(([house, weight]) => {
    const houseFactors = [...lordFactors(house, chart), ...occupantAndAspectFactors(house, chart, helpers)]
    if (area.reversed === house)
      return scaled(houseFactors, -weight / total).map((factor) => ({
        ...factor,
        noun: `the ${factor.effect < 0 ? 'strong' : 'loose'} tie to home through ${factor.noun}`,
      }))
    const bindus = sarva[signOfHouse(chart.ascendant.sign, house)]!
    return scaled([...houseFactors, bindusFactor(house, bindus)], weight / total)
  })
  const karakas = area.karakas.flatMap((karaka) => scaled(karakaFactors(karaka, chart), 1 / 2 / area.karakas.length))
  const vargas = area.varga
    ? scaled(
        area.primary.map((house) => vargaFactor(house, area.varga!, chart)),
        1 / area.primary.length,
      )
    : []
  const countedYogas = areaYogas(area, yogas).filter(({ quality }) => BY_YOGA[quality] !== 0)
  const perYoga = countedYogas.length > 0 ? pointsPerYoga(area) : 0
  const points = countedYogas.reduce((sum, { quality }) => sum + BY_YOGA[quality] * perYoga, 0)
  const scale = points === 0 ? 1 : Math.min(YOGA_SPAN, Math.abs(points)) / Math.abs(points)
  const byYoga = countedYogas.map(
    ({ id, name, quality }): MatterFactor => ({
      id: `yoga.${id}`,
      kind: 'yoga',
      value: true,
      effect: BY_YOGA[quality] * perYoga * scale,
      text: `${name} is present.`,
      noun: `the combination “${name}”`,
      part: 'yoga',
      planet: null,
      house: null,
    }),
  )
  const signs = (area.movableOn ?? []).map((house): MatterFactor => {
    const sign = signOfHouse(chart.ascendant.sign, house)
    const modality = modalityOf(sign)
    return {
      id: `D1.house.${house}.modality`,
      kind: 'position',
      value: modality,
      effect: MOVABLE[modality],
      text: `House ${house} is ${signName(sign)}, a ${modality.toLowerCase()} sign.`,
      noun: `the ${modality.toLowerCase()} sign ${signName(sign)} on ${houseInWords(house)}`,
      part: 'sign',
      planet: null,
      house,
    }
  })
  const lords = area.primary.map((house) => lordOf(signOfHouse(chart.ascendant.sign, house)))
  const shares = new Map<Graha, number>()
  for (const planet of new Set<Graha>([...lords, ...area.karakas])) {
    const part = [
      ...area.primary.flatMap((house, i) =>
        lords[i] === planet ? scaled(lordFactors(house, chart), (area.reversed === house ? -1 : 1) / total) : [],
      ),
      ...(area.karakas.includes(planet) ? scaled(karakaFactors(planet, chart), 1 / 2 / area.karakas.length) : []),
    ]
    shares.set(
      planet,
      part.reduce((sum, { effect }) => sum + effect, 0),
    )
  }
  return { ...assess([...houses, ...karakas, ...vargas, ...byYoga, ...signs], AREA_EDGES), shares }
}
