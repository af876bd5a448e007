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
  const same = helper?.planet && helper.planet === burden?.planet
  const moved = [
    ...(helper ? [`the greatest help is ${helper.noun}`] : []),
    ...(burden
      ? [
          same
            ? `the heaviest load is the same planet: ${burden.noun}`
            : burden.planet === figure && most > 0
              ? `yet the heaviest load comes of it too: ${burden.noun}`
              : `the heaviest load is ${burden.noun}`,
        ]
      : []),
  ]
  return { text: `${[`${carries}${shaded}`, ...moved].join('; ')}.`, planets: [figure, shadow] }
}

/** A noun with an apposition, ready for its verb: "Mars, lord of the tenth house,". */
export const subject = (noun: string) => (noun.includes(', ') ? `${noun},` : noun)

/** What moves a thing most to either side, in clauses; one planet that does both is named once. */
export const movementText = (
  helper: MatterFactor | null,
  burden: MatterFactor | null,
  [helps, weighs]: readonly [string, string],
): string[] => {
  const told = [
    ...(helper ? [`${subject(helper.noun)} ${helps}`] : []),
    ...(burden ? [`${subject(burden.noun)} ${weighs}`] : []),
  ]
  if (!helper?.planet || helper.planet !== burden?.planet) return told
  const [, ...as] = burden.noun.split(', ')
  return as.length > 0 ? [told[0]!, `as ${as.join(', ')}, it ${weighs} as well`] : told
}
