import { angarak, angarakRule } from '../../jyotish/doshas/angarak.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { NodeGraha } from '../shared/shapes.ts'
import { conjunctionRow, conjunctionWith } from './parts/conjunction.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'angarak-dosha',
  title: 'Angarak dosha',
  summary: 'Mars with Rahu or Ketu in one sign, and its cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The dosha has Mars in one sign with Rahu; with Ketu it is one band lower. The severity is high within 5 degrees, medium within 12, otherwise low. One strong or two mild reasons cancel it; one mild reason halves it.',
  input: BirthWithNode,
  data: t.Object({ ...chartHeadFields, dosha: DoshaObject, conjunction: nullable(conjunctionWith(NodeGraha)) }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  const conjunction = angarak(facts)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(angarakRule, facts)),
    conjunction: conjunction && { with: conjunction.with, ...conjunctionRow(conjunction, 'Mars', born.chart) },
  }
})
