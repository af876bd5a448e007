import { mildReason, strongReason } from '../rules/cancellation.ts'
import { any, anyOf } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { aspectOf, mutualAspect, ownOrExalted } from '../rules/predicates.ts'
import { JUPITER, MARS, SATURN } from '../rules/subjects.ts'
import { conjunctionOf, inOneSign, outOfSignNote, upachayaReason } from './conjunction.ts'

export const ghata = (f: RuleFacts) => conjunctionOf(f, 'Mars', ['Saturn'])
/** Saturn in the 7th or the 4th from Mars. */
export const marsSaturnMutualAspect = mutualAspect(MARS, SATURN)

export const ghataRule: DoshaRule = {
  id: 'ghata',
  name: 'Ghata',
  formation: [...inOneSign('Mars', ['Saturn']), marsSaturnMutualAspect],
  severity: (f) => (ghata(f) ? 'high' : 'low'),
  cancellations: [
    strongReason('jupiter_aspects', any(aspectOf(JUPITER, MARS), aspectOf(JUPITER, SATURN)), 'tradition'),
    mildReason('mars_or_saturn_own_or_exalted', anyOf([MARS, SATURN], ownOrExalted), 'tradition'),
    upachayaReason(MARS, SATURN),
  ],
  planets: () => bitsOf(['Mars', 'Saturn']),
  source: 'tradition',
  note: (f) =>
    `Mars with Saturn in one sign in full; where each aspects the other it is light.${outOfSignNote(f, 'Mars', ['Saturn'])}`,
}
