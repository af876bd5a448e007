import { guruChandal, guruChandalRule, isJupiterStronger } from '../../jyotish/doshas/guru-chandal.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { NodeGraha } from '../shared/shapes.ts'
import { conjunctionRow, conjunctionWith } from './parts/conjunction.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'guru-chandal-dosha',
  title: 'Guru Chandal dosha',
  summary: 'Jupiter with Rahu or Ketu in one sign, which of them is stronger, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Jupiter is in one sign with Rahu; with Ketu the dosha is one band lower. The severity is high within 5 degrees, medium within 12, otherwise low. Jupiter is the stronger of the two in its own, exaltation or moolatrikona sign, or with a Shadbala ratio of 1.2. One strong or two mild reasons cancel; one mild reason halves.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    conjunction: nullable(conjunctionWith(NodeGraha)),
    stronger: oneOf(['Jupiter', 'node']),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  const conjunction = guruChandal(facts)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(guruChandalRule, facts)),
    conjunction: conjunction && { with: conjunction.with, ...conjunctionRow(conjunction, 'Jupiter', born.chart) },
    stronger: isJupiterStronger(facts) ? ('Jupiter' as const) : ('node' as const),
  }
})
