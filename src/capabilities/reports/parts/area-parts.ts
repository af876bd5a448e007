import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { upperFirst } from '../../../wording.ts'
import type { PlanetShade } from './theme-plan.ts'

/** The parts of an area for the reader: a finding and its reason, without scores. */

const VERDICTS = {
  strong: 'comes easily to you',
  good: 'is on your side',
  mixed: 'has two sides for you',
  weak: 'asks you for patience',
} as const

type Weighed = { readonly assessment: { readonly band: 'strong' | 'good' | 'mixed' | 'weak' } }
export const partShadeOf = ({ assessment: { band } }: Weighed): PlanetShade =>
  band === 'weak' ? 'hard' : band === 'mixed' ? 'mixed' : 'good'

const POINTS = /^the \d+ points of (.+)$/
const nounText = ({ noun, effect }: MatterFactor): string =>
  noun
    .replace(POINTS, `the ${effect > 0 ? 'high' : 'low'} count of ashtakavarga points of $1`)
    .replace(/\bthe (\w+ house)\b/g, 'your $1')

/** A part in a sentence or two: "Saving is on your side. What helps is Venus in your second house." */
export const partText = (
  label: string,
  { assessment, factors }: Weighed & { readonly factors: readonly MatterFactor[] },
) =>
  [`${label} ${VERDICTS[assessment.band]}.`, partReason(factors, partShadeOf({ assessment }))].filter(Boolean).join(' ')

/** The main reason of a part on the side of its shade: what helps it, or what holds it back; empty without one. */
export const partReason = (factors: readonly MatterFactor[], shade: PlanetShade): string => {
  // Significators are the same in all parts.
  const own = factors.filter(({ part }) => part !== 'karaka')
  const [helper, burden] = [heaviestFactor({ factors: own }, 1), heaviestFactor({ factors: own }, -1)]
  const help = helper ? `what helps is ${nounText(helper)}` : null
  const weight =
    burden && (shade === 'hard' || burden.planet !== helper?.planet)
      ? `what holds it back is ${nounText(burden)}`
      : null
  const clauses = (shade === 'hard' ? [weight] : shade === 'good' ? [help] : [help, weight]).filter(
    (clause) => clause !== null,
  )
  return clauses.length > 0 ? `${upperFirst(clauses.join('; '))}.` : ''
}
