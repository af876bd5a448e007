import { judgeYoga, type Yoga } from '../../jyotish/rules/yoga-rule.ts'
import { SHUBHA } from '../../jyotish/yogas/shubha.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { SEX, yogaBirth } from './parts/inputs.ts'
import { presentIn, yogaRowsFields, yogaWithText } from './parts/yoga-rows.ts'

/** Present rules first, undetermined next, absent last. */
const rank = ({ present }: Yoga) => (present ? 0 : present === null ? 1 : 2)

export default capability({
  slug: 'shubha-yogas',
  title: 'Shubha yogas',
  summary: 'Yogas of fortune, rank, family and home, the present ones first.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 36, Phaladeepika 6 and B. V. Raman, Three Hundred Important Combinations, in whole signs from the ascendant. Where editions differ, the row names its source. A lord that the rule names cancels it when combust, or when debilitated without cancellation. Mahabhagya is tested only if the sex is given.',
  input: yogaBirth({ sex: SEX }),
  data: t.Object({ ...chartHeadFields, ...yogaRowsFields(SHUBHA) }),
  example: { ...independence, sex: 'male' },
}).compute(({ explain, sex, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world, { sex: sex ?? null })
  const yogas = SHUBHA.map((rule) => judgeYoga(rule, facts))
  return {
    ...chartHead(born),
    yogas: yogas.toSorted((a, b) => rank(a) - rank(b)).map((yoga) => yogaWithText(yoga, explain)),
    count: presentIn(yogas),
  }
})
