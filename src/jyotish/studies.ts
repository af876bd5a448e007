import type { HouseNumber } from '../zodiac/signs.ts'
import { signOfHouse } from '../zodiac/signs.ts'
import { AREA_RULES, type AreaRule } from './assessment/area.ts'
import { occupantsOf, planetsAspecting } from './assessment/house.ts'
import type { TradeIndicator } from './callings.ts'
import type { RasiChart } from './chart.ts'
import { GRAHAS, type Graha, lordOf } from './grahas.ts'
import { vargaSeat } from './vargas.ts'

/** Subjects of study in a chart: their indicators, and the stages of learning. */

// source: common practice after the karakas of Uttara Kalamrita ch. 5
export const STUDY_SUBJECTS: Record<Graha, readonly string[]> = {
  Sun: ['political science', 'medicine', 'physics'],
  Moon: ['psychology', 'literature', 'nutrition', 'marine studies'],
  Mars: ['engineering', 'surgery', 'law enforcement', 'geology'],
  Mercury: ['mathematics', 'commerce', 'computing', 'languages'],
  Jupiter: ['law', 'philosophy', 'finance', 'teaching'],
  Venus: ['fine arts', 'design', 'music', 'hotel management'],
  Saturn: ['history', 'civil engineering', 'agriculture', 'labour law'],
  Rahu: ['electronics', 'aviation', 'foreign languages', 'data science'],
  Ketu: ['linguistics', 'occult and religious studies', 'microbiology', 'programming'],
}

/** A field of study that joins the subjects of two planets, for each pair in the order of the planets. */
// source: this project's own pairs, after the karakas of Uttara Kalamrita ch. 5
const JOINT_FIELDS: readonly (readonly string[])[] = [
  [
    'public health',
    'sports medicine',
    'public administration',
    'constitutional law',
    'arts management',
    'economic history',
    'astronomy',
    'pharmacology',
  ],
  [
    'nursing',
    'speech and language therapy',
    'child psychology',
    'interior design',
    'social work',
    'media and film',
    'psychotherapy',
  ],
  ['mechanical engineering', 'criminal law', 'architecture', 'civil engineering', 'aerospace engineering', 'surgery'],
  ['economics', 'graphic design', 'accounting and audit', 'software engineering', 'cryptography'],
  ['art history', 'international law', 'international relations', 'philosophy of religion'],
  ['architecture and restoration', 'film and animation', 'music therapy'],
  ['data engineering', 'archaeology'],
  ['artificial intelligence'],
]

/** The field that joins two planets; null for one planet twice. */
export const jointField = (one: Graha, other: Graha): string | null => {
  const [a, b] = [GRAHAS.indexOf(one), GRAHAS.indexOf(other)].toSorted((x, y) => x - y) as [number, number]
  return a === b ? null : JOINT_FIELDS[a]![b - a - 1]!
}

const LEARNING_HOUSES = [4, 5] as const
const ORDINAL = { 4: 'fourth', 5: 'fifth' } as const

// source: this project's own weighing
export const subjectIndicators = (chart: RasiChart): TradeIndicator[] => {
  const lords = LEARNING_HOUSES.map((house) => ({ house, lord: lordOf(signOfHouse(chart.ascendant.sign, house)) }))
  const aspecting = new Map<Graha, (typeof LEARNING_HOUSES)[number]>()
  for (const house of LEARNING_HOUSES)
    for (const planet of planetsAspecting(house, chart)) if (!aspecting.has(planet)) aspecting.set(planet, house)
  return [
    ...LEARNING_HOUSES.flatMap((house) =>
      occupantsOf(house, chart).map((planet) => ({
        planet,
        weight: 3,
        id: `D1.${planet}.house`,
        as: `stands in the ${ORDINAL[house]} house`,
      })),
    ),
    ...lords.map(({ house, lord }) => ({
      planet: lord,
      weight: 2,
      id: `D1.house.${house}.lord_is`,
      as: `rules the ${ORDINAL[house]} house`,
    })),
    ...lords.map(({ house, lord }) => ({
      planet: lordOf(vargaSeat(chart.graha[lord].longitude, 'D9').sign),
      weight: 2,
      id: `D9.house.${house}.lord.dispositor`,
      as: `rules the navamsha of the ${ORDINAL[house]} lord`,
    })),
    ...[...aspecting].map(([planet, house]) => ({
      planet,
      weight: 1,
      id: `D1.house.${house}.aspected_by.${planet}`,
      as: `looks at the ${ORDINAL[house]} house`,
    })),
    {
      planet: lordOf(vargaSeat(chart.ascendant.longitude, 'D24').sign),
      weight: 1,
      id: 'D24.lagna.lord',
      as: 'rules the ascendant of the siddhamsha',
    },
  ]
}

export const STAGES = ['schooling', 'intellect', 'higher', 'research'] as const
export type Stage = (typeof STAGES)[number]

const stage = (...primary: readonly HouseNumber[]): AreaRule => ({
  ...AREA_RULES.education,
  primary,
  secondary: [],
  karakas: ['Mercury', 'Jupiter'],
})
// source: BPHS ch. 11; schooling of the 4th, understanding of the 5th, the teacher of the 9th, hidden knowledge of the
// 8th and 12th
export const STAGE_RULES: Record<Stage, AreaRule> = {
  schooling: stage(4),
  intellect: stage(5),
  higher: stage(9),
  research: stage(8, 12),
}
