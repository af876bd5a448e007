import { mildReason, strongReason } from '../rules/cancellation.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { ownOrExalted, yogakaraka } from '../rules/predicates.ts'
import { MARS } from '../rules/subjects.ts'
import {
  type Conjunction,
  conjunctionOf,
  inOneSign,
  jupiterReason,
  lowerSeverity,
  outOfSignNote,
  severityOfOrb,
  upachayaReason,
} from './conjunction.ts'

const NODES = ['Rahu', 'Ketu'] as const

export const angarak = (f: RuleFacts): Conjunction<'Rahu' | 'Ketu'> | null => conjunctionOf(f, 'Mars', NODES)

export const angarakRule: DoshaRule = {
  id: 'angarak',
  name: 'Angarak',
  formation: inOneSign('Mars', NODES),
  severity: (f) => {
    const conjunction = angarak(f)!
    const severity = severityOfOrb(conjunction.orb)
    return conjunction.with === 'Rahu' ? severity : lowerSeverity(severity)
  },
  cancellations: [
    strongReason('mars_own_or_exalted', ownOrExalted(MARS), 'tradition'),
    jupiterReason('jupiter_with_or_aspecting', MARS),
    upachayaReason(MARS),
    mildReason('mars_yogakaraka', yogakaraka(MARS), 'tradition'),
  ],
  planets: (f) => bitsOf(angarak(f) ? ['Mars', angarak(f)!.with] : ['Mars']),
  source: 'tradition',
  note: (f) =>
    `Mars with Rahu in full, with Ketu one band lighter. Others count Rahu alone, or his aspect too.${outOfSignNote(f, 'Mars', NODES)}`,
}
