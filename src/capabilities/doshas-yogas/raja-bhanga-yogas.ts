import { bitsOf } from '../../jyotish/rules/facts.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { KENDRA_TRIKONA_PAIRS } from '../../jyotish/yogas/lord-pairs.ts'
import { RAJA } from '../../jyotish/yogas/raja.ts'
import { RAJA_BHANGA } from '../../jyotish/yogas/raja-bhanga.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { Count, presentIn, yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'raja-bhanga-yogas',
  title: 'Raja Bhanga yogas',
  summary: 'Yogas that impair rank, and the raja yogas of the chart that they touch.',
  weight: 'standard',
  method:
    'Sources: Phaladeepika 7, Saravali ch. 39, B. V. Raman. The rules are: the Sun at its deepest debilitation, a debilitated Moon without aspects, kendras with weak malefics only, three planets debilitated or combust, an ascendant without aspects, the lords of the arudhas of 1 and 12 together, and Sun and Saturn afflicted in the 10th. A rule impairs each raja yoga that depends on one of its planets.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    rules: rows(YogaObject, RAJA_BHANGA.length),
    count: Count,
    impaired: t.Array(
      t.Object({
        yoga_id: t.String({ description: 'Id of a present raja yoga.' }),
        by: t.String({ description: 'Id of the impairing rule.' }),
      }),
    ),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const rules = RAJA_BHANGA.map((rule) => judgeYoga(rule, facts))
  const raised = [...RAJA, ...KENDRA_TRIKONA_PAIRS]
    .map((rule) => judgeYoga(rule, facts))
    .filter(({ present }) => present)
  return {
    ...chartHead(born),
    rules: rules.map((rule) => yogaWithText(rule, explain)),
    count: presentIn(rules),
    impaired: raised.flatMap((yoga) =>
      rules
        .filter(({ present, planets }) => present && bitsOf(planets) & bitsOf(yoga.planets))
        .map(({ id }) => ({ yoga_id: yoga.id, by: id })),
    ),
  }
})
