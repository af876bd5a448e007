import { isFrighteningDosha } from '../../../ai/frightening-facts.ts'
import { doshaInWords, isListedByDefault } from '../../../jyotish/doshas/index.ts'
import type { Finding } from '../../../jyotish/rules/clauses.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { listWithOr } from '../../../jyotish/rules/words.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinWords } from '../../../wording.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { DOSHA_ADVICE } from '../../shared/dosha-advice.ts'
import { presentEvidence } from './book-yogas.ts'
import type { KundliReader } from './kundli-words.ts'

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
const doshaText = (dosha: Dosha, { have, isChild }: KundliReader): Grounded => {
  const evidence = presentEvidence([evidenceIn(dosha.formation)])
  const advice = isChild ? undefined : DOSHA_ADVICE[dosha.id]
  return {
    text: [
      `${have} ${doshaInWords(dosha)} dosha in its ${dosha.net === 'mild' ? 'mild' : dosha.severity} form${evidence ? `: ${evidence}` : ''}.`,
      ...(dosha.net === 'mild' ? [] : ['Nothing cancels it.']),
      ...(advice ? [advice] : []),
    ].join(' '),
    because: [doshaFact(dosha)],
  }
}
/** The doshas in a low form, in one sentence. */
const lowText = (low: readonly Dosha[], { have, isChild }: KundliReader): Grounded => {
  const advice = isChild ? undefined : low.map(({ id }) => DOSHA_ADVICE[id]).find(Boolean)
  return {
    text: [
      `${have} ${joinWords(low.map((dosha) => `${doshaInWords(dosha)} dosha`))} in a low form, which custom meets with ordinary care.`,
      ...(advice ? [advice] : []),
    ].join(' '),
    because: low.map(doshaFact),
  }
}

const isLow = ({ severity, net }: Dosha) => severity === 'low' && net !== 'mild'

/** Doshas still in effect are described in turn, cancelled and absent ones in a sentence each. */
export const doshasText = (doshas: readonly Dosha[], reader: KundliReader): Grounded[] => {
  const entries = doshas.filter(isListedByDefault)
  const active = entries.filter(({ net }) => net !== 'none')
  const cancelled = entries.filter(({ present, net }) => present && net === 'none')
  const absent = entries.filter(({ id, present }) => present === false && !isFrighteningDosha(id))
  return [
    ...active.filter((dosha) => !isLow(dosha)).map((dosha) => doshaText(dosha, reader)),
    ...(active.some(isLow) ? [lowText(active.filter(isLow), reader)] : []),
    ...(cancelled.length > 0
      ? [
          {
            text: `These are formed but cancelled by their own rules, and do not count: ${cancelled
              .map((dosha) => `${doshaInWords(dosha)} (${dosha.cancellations.find(({ holds }) => holds)!.rule})`)
              .join(', ')}.`,
            because: cancelled.map(doshaFact),
          },
        ]
      : []),
    ...(absent.length > 0
      ? [
          {
            text: `${reader.isChild ? 'Your child does' : 'You do'} not have ${listWithOr(absent.map(({ name }) => name))}.`,
            because: absent.map(doshaFact),
          },
        ]
      : []),
  ]
}
