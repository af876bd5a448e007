import { checkReasons } from '../../jyotish/rules/cancellation.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { ARISHTA, ARISHTA_BHANGAS, ARISHTA_CAUTION } from '../../jyotish/yogas/arishta.ts'
import { ARISHTA_AGES, arishtaAge, BALARISHTA_YOGAS } from '../../jyotish/yogas/balarishta-yogas.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { CancellationRow, cancellationRow, YogaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const RULES = [...ARISHTA, ...BALARISHTA_YOGAS]
const NETS = ['none', 'mitigated', 'active'] as const
const AGES = Object.keys(ARISHTA_AGES) as [keyof typeof ARISHTA_AGES, ...(keyof typeof ARISHTA_AGES)[]]

export default capability({
  slug: 'arishta-yogas',
  title: 'Arishta yogas',
  summary:
    'Classical dangers in infancy and later, and protections; a study of the tradition, no statement about health or safety.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 9, 10 and 43, Brihat Jataka 6 and B. V. Raman. The answer has the rows of the group and the formations of balarishta. Formations of infancy belong to the first eight years (balarishta), the others to the years from 8 to 20 (yogarishta). Protections are always reported; one strong protection that holds mitigates.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    arishtas: rows(
      t.Object({
        ...YogaObject.properties,
        age: oneOf(AGES, {
          description: 'Age of the indication; `balarishta`: from birth to 8 years; `yogarishta`: from 8 to 20.',
        }),
      }),
      RULES.length,
    ),
    bhangas: rows(CancellationRow, ARISHTA_BHANGAS.length),
    net: oneOf(NETS, { description: 'Status after cancellations.' }),
    caution: t.Literal(ARISHTA_CAUTION),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const arishtas = RULES.map((rule) => judgeYoga(rule, facts))
  const bhangas = checkReasons(ARISHTA_BHANGAS, facts)
  const isMitigated = bhangas.some(({ holds, strength }) => holds && strength === 'strong')
  const net = arishtas.some(({ present }) => present) ? (isMitigated ? 'mitigated' : 'active') : 'none'
  return {
    ...chartHead(born),
    arishtas: arishtas.map((yoga) => ({ ...yogaWithText(yoga, explain), age: arishtaAge(yoga.id) })),
    bhangas: bhangas.map(cancellationRow),
    net,
    caution: ARISHTA_CAUTION,
  } as const
})
