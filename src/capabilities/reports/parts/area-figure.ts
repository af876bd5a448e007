import type { AreaAssessment } from '../../../jyotish/assessment/area.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { type Graha, named, opening } from '../../../jyotish/grahas.ts'

/** The figure of an area, whose part in it is greatest, and its shadow, whose part weighs on it most. */
export const figureOf = (
  { shares }: Pick<AreaAssessment, 'shares'>,
  helper: MatterFactor | undefined,
  burden: MatterFactor | undefined,
): { text: string; planets: Graha[] } => {
  const ranked = [...shares].toSorted(([, a], [, b]) => b - a)
  const [[figure, most], [shadow, least]] = [ranked[0]!, ranked.at(-1)!]
  const carries = most > 0 ? `${opening(figure)} carries most of it` : 'No planet carries it alone'
  const shaded = least < 0 ? `, and its shadow is ${named(shadow)}` : ''
  const moved = [
    ...(helper ? [`the greatest help is ${helper.noun}`] : []),
    ...(burden
      ? [
          helper?.planet && helper.planet === burden.planet
            ? `the heaviest load is the same planet: ${burden.noun}`
            : `the heaviest load is ${burden.noun}`,
        ]
      : []),
  ]
  return { text: `${[`${carries}${shaded}`, ...moved].join('; ')}.`, planets: [figure, shadow] }
}
