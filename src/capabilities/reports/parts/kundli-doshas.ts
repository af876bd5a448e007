import { doshaInWords, isListedByDefault } from '../../../jyotish/doshas/index.ts'
import type { Finding } from '../../../jyotish/rules/clauses.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { listWithAnd } from '../../../jyotish/rules/words.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Grounded } from '../../shared/cited-facts.ts'

const evidenceIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ holds }) => holds)
    .flatMap(({ evidence }) => evidence)
    .join('; ')
const doshaFact = (dosha: Dosha): Fact => {
  const { id, present, severity, formation, net, source } = dosha
  const name = doshaInWords(dosha)
  return {
    id: `dosha.${id}`,
    kind: 'dosha',
    text: present ? `${name}: ${severity}; ${evidenceIn(formation)}.` : `${name}: absent.`,
    value: present ? net : 'absent',
    source,
  }
}
const doshaText = (dosha: Dosha): Grounded => ({
  text: `${doshaInWords(dosha)} is present, ${dosha.severity} by its rule: ${evidenceIn(dosha.formation)}. ${
    dosha.net === 'mild'
      ? `One thing softens it, so that it counts as mild: ${evidenceIn(dosha.cancellations)}.`
      : 'Nothing cancels it.'
  }`,
  because: [doshaFact(dosha)],
})

/** Doshas still in effect are described in turn, cancelled and absent ones in a sentence each. */
export const doshasText = (doshas: readonly Dosha[]): Grounded[] => {
  const entries = doshas.filter(isListedByDefault)
  const cancelled = entries.filter(({ present, net }) => present && net === 'none')
  const absent = entries.filter(({ present }) => present === false)
  return [
    ...entries.filter(({ net }) => net !== 'none').map(doshaText),
    ...(cancelled.length > 0
      ? [
          {
            text: `Formed, but cancelled by the rules themselves and not counted: ${cancelled
              .map((dosha) => `${doshaInWords(dosha)} (${dosha.cancellations.find(({ holds }) => holds)!.rule})`)
              .join(', ')}.`,
            because: cancelled.map(doshaFact),
          },
        ]
      : []),
    ...(absent.length > 0
      ? [
          {
            text: `Looked for and not found: ${listWithAnd(absent.map(({ name }) => name))}.`,
            because: absent.map(doshaFact),
          },
        ]
      : []),
  ]
}
