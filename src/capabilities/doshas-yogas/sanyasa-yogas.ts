import { PRAVRAJYA_FORMS, pravrajya, SANYASA_ORDERS } from '../../jyotish/pravrajya.ts'
import { evaluateClause } from '../../jyotish/rules/clauses.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { MOKSHA_INDICATORS, SANYASA } from '../../jyotish/yogas/sanyasa.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { ClauseRow, clauseRow, YogaObject } from '../shared/rule-book.ts'
import { Lord } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const ORDERS = Object.values(SANYASA_ORDERS) as [string, ...string[]]
const SanyasaYoga = t.Object({
  ...YogaObject.properties,
  order: nullable(oneOf(ORDERS, { description: 'Ascetic order by the strongest planet; null if absent.' })),
  form: nullable(
    oneOf(PRAVRAJYA_FORMS, {
      description: 'Form of a present yoga: lived, a leaning, mental only, or broken off; otherwise null.',
    }),
  ),
})

export default capability({
  slug: 'sanyasa-yogas',
  title: 'Sanyasa yogas',
  summary: 'Yogas of renunciation, the ascetic order and whether it is lived, and signs of liberation.',
  weight: 'standard',
  method:
    'Sources: Brihat Jataka ch. 15, BPHS ch. 33 and 79. Four or more of Sun to Saturn are in one sign, one of them strong. The strongest by Shadbala names the order. It is practised in a kendra or with the 10th lord among them, remains a wish where the strongest is combust, and is given up where the strongest lost a planetary war, or is weak and aspected by another planet. The karakamsha is the navamsa sign of the atmakaraka (seven karakas); planets are counted from it in the rasi chart.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(SanyasaYoga, SANYASA.length),
    strongest: nullable(Lord),
    moksha_indicators: rows(ClauseRow, MOKSHA_INDICATORS.length),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const gathering = pravrajya(facts)
  return {
    ...chartHead(born),
    yogas: SANYASA.map((rule) => {
      const leads = rule.id === 'sanyasa_four' ? gathering : null
      return {
        ...yogaWithText(judgeYoga(rule, facts), explain),
        order: leads?.order ?? null,
        form: leads?.form ?? null,
      }
    }),
    strongest: gathering?.strongest ?? null,
    moksha_indicators: MOKSHA_INDICATORS.map((clause) => clauseRow(evaluateClause(clause, facts))),
  }
})
