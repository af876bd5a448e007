import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { DARIDRA } from '../../jyotish/yogas/daridra.ts'
import { oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { presentIn, yogaRowsFields, yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'daridra-yogas',
  title: 'Daridra yogas',
  summary: 'Yogas of poverty and their cancellations.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 42, Phaladeepika, B. V. Raman, Jataka Tattva. The same reliefs apply to all rows. Lords of 2 and 11 dignified in kendras or trikonas cancel (strong). Jupiter in 2, 5, 9 or 11 or aspecting both 2 and 11, and a dhana yoga of 60 points or more, weaken the yoga (mild); two such reasons cancel it.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    ...yogaRowsFields(DARIDRA),
    net: oneOf(['none', 'mitigated', 'active'], {
      description: 'State of the yogas: none present, all present ones cancelled, or some in force.',
    }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const yogas = DARIDRA.map((rule) => judgeYoga(rule, facts))
  const count = presentIn(yogas)
  const lifted = yogas.every(({ present, cancelled }) => !present || cancelled)
  return {
    ...chartHead(born),
    yogas: yogas.map((yoga) => yogaWithText(yoga, explain)),
    count,
    net: count === 0 ? ('none' as const) : lifted ? ('mitigated' as const) : ('active' as const),
  }
})
