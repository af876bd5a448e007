import { type HouseNumber, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Dignity, dignity, vargaDignity } from './dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from './grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from './house-groups.ts'
import { aspects, naturalBenefics } from './nature.ts'
import { isLifted } from './neecha-bhanga.ts'
import { clamped } from './quality.ts'
import type { YogaGroup, YogaVerdict } from './rules/yoga-rule.ts'
import { ashtakavarga, seatsOf } from './strengths/ashtakavarga.ts'
import { type Varga, vargaSeat } from './vargas.ts'

/** How an area of life stands at birth: a score of 0 to 100 and what moved it. */

export const AREAS = [
  'career',
  'children',
  'education',
  'foreign_travel',
  'health',
  'marriage',
  'politics',
  'property',
  'relocation',
  'romance',
  'spiritual',
  'wealth',
  'family',
] as const
export type Area = (typeof AREAS)[number]

export interface AreaRule {
  readonly primary: readonly HouseNumber[]
  readonly secondary: readonly HouseNumber[]
  readonly karakas: readonly Graha[]
  readonly varga: Varga
  readonly groups: readonly YogaGroup[]
  /** Single rules that count beside the groups. */
  readonly yogas?: readonly string[]
  /** A house that leads away by its affliction: it counts reversed, and without bindus. */
  readonly reversed?: HouseNumber
}

const ABROAD = ['videsha', 'videsha_lagna', 'sada_sanchara']
// source: the catalogue of reports, tables.areas; houses and karakas as BPHS ch. 11 and 32
export const AREA_RULES: Record<Area, AreaRule> = {
  career: {
    ...{ primary: [10], secondary: [6, 2, 11, 7], karakas: ['Sun', 'Saturn', 'Mercury', 'Jupiter'], varga: 'D10' },
    groups: ['raja', 'mahapurusha'],
  },
  children: {
    ...{ primary: [5], secondary: [9, 2, 11], karakas: ['Jupiter'], varga: 'D7', groups: [] },
    yogas: ['suputra', 'bahuputra', 'eka_putra', 'dattaputra', 'aputra'],
  },
  education: {
    ...{ primary: [4, 5], secondary: [9, 2], karakas: ['Mercury', 'Jupiter', 'Moon'], varga: 'D24', groups: ['vidya'] },
  },
  foreign_travel: {
    ...{ primary: [12, 9], secondary: [3, 7, 4], karakas: ['Rahu', 'Moon', 'Saturn'], varga: 'D4', groups: [] },
    ...{ yogas: ABROAD, reversed: 4 },
  },
  health: {
    ...{ primary: [1], secondary: [6, 8, 12], karakas: ['Sun', 'Moon', 'Mars', 'Saturn'], varga: 'D30' },
    groups: ['roga', 'arishta'],
  },
  marriage: {
    ...{ primary: [7], secondary: [2, 8, 12, 4], karakas: ['Venus', 'Jupiter'], varga: 'D9', groups: ['vivaha'] },
  },
  politics: {
    ...{ primary: [10], secondary: [4, 6, 5, 9, 11], karakas: ['Sun', 'Saturn', 'Rahu', 'Mars', 'Jupiter'] },
    ...{ varga: 'D10', groups: ['raja'] },
  },
  property: {
    ...{ primary: [4], secondary: [2, 11, 8], karakas: ['Mars', 'Venus', 'Moon', 'Saturn'], varga: 'D4', groups: [] },
    yogas: ['griha', 'ayatna_griha', 'vichitra_saudha', 'vahana', 'griha_nasha'],
  },
  relocation: {
    ...{ primary: [4, 12], secondary: [3, 9], karakas: ['Moon', 'Rahu'], varga: 'D4', groups: [], yogas: ABROAD },
  },
  romance: {
    ...{ primary: [5], secondary: [7, 11, 12], karakas: ['Venus', 'Moon', 'Mars'], varga: 'D9', groups: ['vivaha'] },
  },
  spiritual: {
    ...{ primary: [12, 9], secondary: [5, 8], karakas: ['Jupiter', 'Ketu'], varga: 'D20', groups: ['sanyasa'] },
  },
  wealth: {
    ...{ primary: [2, 11], secondary: [9, 5, 10], karakas: ['Jupiter', 'Venus', 'Mercury'], varga: 'D2' },
    groups: ['dhana', 'daridra'],
  },
  family: {
    ...{ primary: [2, 4], secondary: [3, 9], karakas: ['Moon', 'Sun', 'Mars'], varga: 'D12', groups: [] },
    yogas: ['bandhu_pujya', 'matru_sneha', 'matru_dirghayu', 'bhratru_vriddhi', 'bandhu_tyakta'],
  },
}

export const AREA_BANDS = ['strong', 'good', 'mixed', 'weak'] as const
export type AreaBand = (typeof AREA_BANDS)[number]
// source: the catalogue of reports, area_score
export const areaBand = (score: number): AreaBand =>
  score >= 70 ? 'strong' : score >= 55 ? 'good' : score >= 40 ? 'mixed' : 'weak'

// source: the catalogue of reports, area_score
const DIGNITY_POINTS: Record<Dignity, number> = {
  exalted: 10,
  moolatrikona: 8,
  own: 8,
  friend: 4,
  neutral: 0,
  enemy: -4,
  debilitated: -8,
}
const LIFTED = 10
const VARGA_POINTS: Record<Dignity, number> = {
  exalted: 5,
  moolatrikona: 4,
  own: 4,
  friend: 2,
  neutral: 0,
  enemy: -2,
  debilitated: -4,
}
const YOGA_POINTS = 5
const YOGA_BOUND = 15
const BINDU_BOUND = 8
const MEAN_BINDUS = 28

export type ReasonKind = 'dignity' | 'place' | 'occupant' | 'aspect' | 'bindus' | 'karaka' | 'varga' | 'yoga'

/** One thing that moved the score. */
export interface AreaReason {
  readonly kind: ReasonKind
  /** In points of the score. */
  readonly points: number
  readonly planet: Graha | null
  /** The house of the area that it bears on. */
  readonly house: HouseNumber | null
  readonly yoga?: string
}

export interface LifeAreaScore {
  readonly score: number
  readonly band: AreaBand
  readonly reasons: readonly AreaReason[]
}

const dignityPoints = (planet: Graha, chart: RasiChart): number => {
  const stands = dignity(chart.graha[planet], chart.graha)
  return DIGNITY_POINTS[stands] + (stands === 'debilitated' && isLifted(planet, chart) ? LIFTED : 0)
}

const placePoints = (house: HouseNumber, of: HouseNumber | null): number => {
  if (KENDRAS.includes(house) || TRIKONAS.includes(house)) return 6
  if (house === 2 || house === 11) return 3
  if (house === 3) return 0
  return of !== null && DUSTHANAS.includes(of) ? 2 : -6
}

const clampTo = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value))
const sum = (rows: readonly { points: number }[]) => rows.reduce((total, { points }) => total + points, 0)

/** What moves a house of an area, before it is weighed. */
const houseReasons = (house: HouseNumber, chart: RasiChart, sarva: readonly number[]): AreaReason[] => {
  const sign = signOfHouse(chart.ascendant.sign, house)
  const lord = lordOf(sign)
  const benefics = naturalBenefics(chart)
  const grows = UPACHAYAS.includes(house)
  const of = (kind: ReasonKind, planet: Graha | null, points: number) => ({ kind, planet, points, house })
  return [
    of('dignity', lord, dignityPoints(lord, chart)),
    of('place', lord, placePoints(chart.graha[lord].house, house)),
    ...GRAHAS.flatMap((planet) => {
      const seat = chart.graha[planet].sign
      if (seat === sign) return [of('occupant', planet, benefics.has(planet) ? 4 : grows ? 2 : -4)]
      return aspects(planet, seat, sign) ? [of('aspect', planet, benefics.has(planet) ? 2 : -2)] : []
    }),
    of('bindus', null, clampTo(sarva[sign]! - MEAN_BINDUS, BINDU_BOUND)),
  ]
}

/** The yogas of an area among those that a chart has. */
export const areaYogas = <Y extends Pick<YogaVerdict, 'rule' | 'cancelled'>>(area: Area, yogas: readonly Y[]): Y[] => {
  const { groups, yogas: single = [] } = AREA_RULES[area]
  return yogas.filter(({ rule, cancelled }) => !cancelled && (groups.includes(rule.group) || single.includes(rule.id)))
}

/** From 50: houses by weight (a primary one 1, a secondary one one half), karakas, the area's varga, yogas. */
export const areaScore = (area: Area, chart: RasiChart, yogas: readonly YogaVerdict[]): LifeAreaScore => {
  const { primary, secondary, karakas, varga, reversed } = AREA_RULES[area]
  const { sarva } = ashtakavarga(seatsOf(chart))
  const houses = [...primary.map((house) => [house, 1] as const), ...secondary.map((house) => [house, 0.5] as const)]
  const whole = houses.reduce((total, [, weight]) => total + weight, 0)
  const weighed = houses.flatMap(([house, weight]) =>
    houseReasons(house, chart, sarva).flatMap((reason) => {
      if (house !== reversed) return [{ ...reason, points: (reason.points * weight) / whole }]
      return reason.kind === 'bindus' ? [] : [{ ...reason, points: (-reason.points * weight) / whole }]
    }),
  )
  const byKaraka = karakas.map(
    (planet): AreaReason => ({
      ...{ kind: 'karaka', planet, house: null },
      points: (dignityPoints(planet, chart) + placePoints(chart.graha[planet].house, null)) / 2 / karakas.length,
    }),
  )
  const byVarga = primary.map((house): AreaReason => {
    const planet: Lord = lordOf(signOfHouse(chart.ascendant.sign, house))
    const { sign } = vargaSeat(chart.graha[planet].longitude, varga)
    return {
      ...{ kind: 'varga', planet, house },
      points: VARGA_POINTS[vargaDignity(planet, sign, chart.graha)] / 2 / primary.length,
    }
  })
  const present = areaYogas(area, yogas).filter(({ rule }) => rule.quality !== 'mixed')
  const signed = present.map(({ rule }) => (rule.quality === 'auspicious' ? YOGA_POINTS : -YOGA_POINTS))
  const total = signed.reduce((a, b) => a + b, 0)
  const share = total === 0 ? 1 : clampTo(total, YOGA_BOUND) / total
  const byYoga = present.map(
    ({ rule }, at): AreaReason => ({
      ...{ kind: 'yoga', planet: null, house: null, yoga: rule.id },
      points: signed[at]! * share,
    }),
  )
  const reasons = [...weighed, ...byKaraka, ...byVarga, ...byYoga]
  const score = clamped(Math.round((50 + sum(reasons)) * 10) / 10)
  return { score, band: areaBand(score), reasons: reasons.filter(({ points }) => points !== 0) }
}

/** How a lord of a period bears on a house: the points of the catalogue's timeline. */
export const timelinePoints = (
  planet: Graha,
  area: Area,
  chart: RasiChart,
): { points: number; ties: ('owner' | 'occupant' | 'aspect' | 'karaka' | 'varga_lord')[] } => {
  const { primary, karakas, varga } = AREA_RULES[area]
  const { graha, ascendant } = chart
  // Nodes own what the lord of their sign owns.
  const owner = planet === 'Rahu' || planet === 'Ketu' ? lordOf(graha[planet].sign) : planet
  const lagna = vargaSeat(ascendant.longitude, varga).sign
  const signs = primary.map((house) => signOfHouse(ascendant.sign, house))
  const ties = [
    ...(signs.some((sign) => lordOf(sign) === owner) ? (['owner'] as const) : []),
    ...(signs.includes(graha[planet].sign) ? (['occupant'] as const) : []),
    ...(signs.some((sign) => aspects(planet, graha[planet].sign, sign)) ? (['aspect'] as const) : []),
    ...(karakas.includes(planet) ? (['karaka'] as const) : []),
    ...(primary.some((house) => lordOf(signOfHouse(lagna, house)) === owner) ? (['varga_lord'] as const) : []),
  ]
  // source: the catalogue of reports, timeline
  const POINTS = { owner: 15, occupant: 12, aspect: 8, karaka: 10, varga_lord: 8 }
  return { ties, points: ties.reduce((total, tie) => total + POINTS[tie], 0) }
}
