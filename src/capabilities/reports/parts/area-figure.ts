import type { MatterFactor } from '../../../jyotish/assessment/house.ts'

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
