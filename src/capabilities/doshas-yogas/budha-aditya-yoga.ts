import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../jyotish/yogas/index.ts'
import { nipunaForm } from '../../jyotish/yogas/surya.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { decimals } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'budha-aditya-yoga',
  title: 'Budha-Aditya yoga',
  summary: 'Sun and Mercury in one sign: their distance, and whether Mercury can act.',
  weight: 'standard',
  method:
    'One sign; Mercury combust within 14 degrees (12 retrograde) halves the strength, cazimi is not used; a tenth more in 1, 4, 8 or 10 or in Gemini, Leo or Virgo. Saturn or a node in the sign within 8 degrees of Mercury takes from it (mild), Mercury fallen in Pisces without cancellation cancels (strong). Nipuna: Mercury not combust, and neither in 6, 8 or 12.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yoga: YogaObject,
    separation_degrees: t.Number({ minimum: 0, description: 'Distance in longitude.' }),
    mercury_combust: t.Boolean(),
    nipuna: t.Boolean({ description: 'True for the full form.' }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const { Mercury } = born.chart.graha
  return {
    ...chartHead(born),
    yoga: yogaWithText(judgeYoga(yogaRule('budha_aditya'), facts), explain),
    separation_degrees: decimals(Mercury.fromSun),
    mercury_combust: Mercury.combust,
    nipuna: nipunaForm.holds(facts),
  }
})
