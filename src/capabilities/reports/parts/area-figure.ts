import type { AreaAssessment } from '../../../jyotish/assessment/area.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'

/** A sentence on the planet with the greatest positive share of an area, and on the one with the greatest negative share. */
export const figureOf = (
  { shares }: Pick<AreaAssessment, 'shares'>,
  helper: MatterFactor | undefined,
  burden: MatterFactor | undefined,
): { text: string; planets: Graha[] } => {
  const ranked = [...shares].toSorted(([, a], [, b]) => b - a)
  const [[figure, most], [shadow, least]] = [ranked[0]!, ranked.at(-1)!]
  const carries = most > 0 ? `${capitalisedName(figure)} carries most of it` : 'No planet carries it alone'
  const shaded = least < 0 ? `, and its shadow is ${nameInSentence(shadow)}` : ''
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

/** The main factors on either side, in clauses; a planet on both sides is named once. */
export const movementText = (
  helper: MatterFactor | null,
  burden: MatterFactor | null,
  [helps, weighs]: readonly [string, string],
): string[] => {
  const texts = [
    ...(helper ? [`${subject(helper.noun)} ${helps}`] : []),
    ...(burden ? [`${subject(burden.noun)} ${weighs}`] : []),
  ]
  if (!helper?.planet || helper.planet !== burden?.planet) return texts
  const [, ...as] = burden.noun.split(', ')
  return as.length > 0 ? [texts[0]!, `as ${as.join(', ')}, it ${weighs} as well`] : texts
}
