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
  withoutTime: 'sampled',
  method:
    'The yoga has the Sun and Mercury in one sign. Combustion of Mercury (within 14 degrees, 12 if retrograde) halves the strength; cazimi is not used. Houses 1, 4, 8 and 10 and the signs Gemini, Leo and Virgo add a tenth. Saturn or a node within 8 degrees of Mercury in the sign weakens it (mild). Mercury debilitated in Pisces without cancellation cancels it (strong). Nipuna requires that Mercury is not combust and not in 6, 8 or 12.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yoga: YogaObject,
    separation_degrees: t.Number({ minimum: 0, description: 'Distance in longitude, degrees.' }),
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
