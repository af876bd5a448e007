import { ghata, ghataRule, marsSaturnMutualAspect } from '../../jyotish/doshas/ghata.ts'
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
  slug: 'ghata-dosha',
  title: 'Ghata dosha',
  summary: 'Mars with Saturn in one sign or in mutual aspect, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Mars and Saturn in one sign are high. Mutual aspects are low: in the 7th from each other, or Saturn in the 4th from Mars, where the 4th aspect of Mars meets Saturn’s 10th. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    conjunction: nullable(t.Object(conjunctionFields)),
    mutual_aspect: t.Boolean(),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  const conjunction = ghata(facts)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(ghataRule, facts)),
    conjunction: conjunction && conjunctionRow(conjunction, 'Mars', born.chart),
    mutual_aspect: marsSaturnMutualAspect.holds(facts),
  }
})
