import { bars, table } from '../../document/document.ts'
import { AREA_EDGES } from '../../jyotish/assessment/area.ts'
import { type Bands, bandIn } from '../../jyotish/assessment/assessment.ts'
import { upperFirst } from '../../wording.ts'

/** Parts of a whole in documents: bars labelled with a word, since a number is not a verdict. */

/** Bars of areas of life, by their bands. */
export const bandBars = (title: string, parts: readonly { name: string; score: number }[]) =>
  bars(
    title,
    parts.map(({ name, score }) => ({ name, share: score / 100, label: bandIn(AREA_EDGES, score) })),
  )

/** The degree of support beside the strongest candidate. source: this project's own weighing */
const CLOSENESS: Bands<'most' | 'nearly as much' | 'less' | 'little'> = [
  ['most', 1],
  ['nearly as much', 0.75],
  ['less', 0.35],
  ['little', 0],
]

/** Bars of what a chart supports, the heaviest with weight 1. */
export const weightBars = (title: string, parts: readonly { name: string; weight: number }[]) =>
  bars(
    title,
    parts.map(({ name, weight }) => ({ name: upperFirst(name), share: weight, label: bandIn(CLOSENESS, weight) })),
  )

/** A table of many similar weights: their names by degree. */
export const weightTable = (title: string, of: string, parts: readonly { name: string; weight: number }[]) =>
  table(
    title,
    ['How much', of],
    [...Map.groupBy(parts, ({ weight }) => bandIn(CLOSENESS, weight))].map(([how, those]) => [
      how,
      those.map(({ name }) => name).join(', '),
    ]),
  )

/** Bars of percentages. */
export const shareBars = (title: string, parts: Readonly<Record<string, number>>) =>
  bars(
    title,
    Object.entries(parts).map(([name, part]) => ({
      name: upperFirst(name),
      share: part / 100,
      label: `${Math.round(part)} of 100`,
    })),
  )
