import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { aspectOf, ownOrExalted, together, yogakaraka } from '../rules/predicates.ts'
import { RAHU, SATURN } from '../rules/subjects.ts'
import { conjunctionOf, inOneSign, jupiterReason, outOfSignNote, severityOfOrb, upachayaReason } from './conjunction.ts'

export const shrapit = (f: RuleFacts) => conjunctionOf(f, 'Saturn', ['Rahu'])

const growth = upachayaReason(SATURN)

export const shrapitRule: DoshaRule = {
  id: 'shrapit',
  name: 'Shrapit',
  formation: [...inOneSign('Saturn', ['Rahu']), aspectOf(SATURN, RAHU)],
  severity: (f) => {
    const conjunction = shrapit(f)
    return conjunction ? severityOfOrb(conjunction.orb) : 'low'
  },
  cancellations: [
    jupiterReason('jupiter_with_or_aspecting', SATURN, RAHU),
    strongReason('saturn_own_or_exalted', ownOrExalted(SATURN), 'tradition'),
    mildReason('saturn_yogakaraka', yogakaraka(SATURN), 'tradition'),
    { ...growth, clause: all(together(SATURN, RAHU), growth.clause) },
  ],
  planets: () => bitsOf(['Saturn', 'Rahu']),
  source: 'tradition',
  note: (f) =>
    `Saturn with Rahu in one sign in full; Saturn’s aspect on Rahu is told as a light form, which others do not count.${outOfSignNote(f, 'Saturn', ['Rahu'])}`,
}
