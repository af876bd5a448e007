import { shrapit, shrapitRule } from '../../jyotish/doshas/shrapit.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { conjunctionFields, conjunctionRow } from './parts/conjunction.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'shrapit-dosha',
  title: 'Shrapit dosha',
  summary: 'Saturn with Rahu in one sign, or aspecting him, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Saturn and Rahu in one sign are high within 5 degrees, medium within 12, otherwise low. Saturn’s 3rd, 7th or 10th aspect on Rahu is a low form. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({ ...chartHeadFields, dosha: DoshaObject, conjunction: nullable(t.Object(conjunctionFields)) }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  const conjunction = shrapit(facts)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(shrapitRule, facts)),
    conjunction: conjunction && conjunctionRow(conjunction, 'Saturn', born.chart),
  }
})
