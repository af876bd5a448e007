import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { garland, longestRun, MALIKA } from '../../jyotish/yogas/malika.ts'
import { meaning, nullable, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { House } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'malika-yogas',
  title: 'Malika yogas',
  summary: 'Malika yogas: seven planets in seven successive houses, named by the first house.',
  weight: 'standard',
  method:
    'Source: B. V. Raman, Three Hundred Important Combinations. Sun to Saturn stand one in each of seven successive houses; the nodes do not count. Where all seven stand in five or six successive houses, the note of the row says so, and the yoga is not present.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(YogaObject, MALIKA.length),
    start_house: nullable(
      meaning(House, 'First house of five to seven successive houses with all seven planets; null without one.'),
    ),
    length: t.Integer({ minimum: 1, maximum: 7, description: 'Longest run of occupied houses.' }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    yogas: MALIKA.map((rule) => yogaWithText(judgeYoga(rule, facts), explain)),
    start_house: garland(facts)?.start ?? null,
    length: longestRun(facts).length,
  }
})
