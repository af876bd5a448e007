import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { GAJAKESARI_GRADES, gajakesari, gajakesariGrade, housesBetween } from '../../jyotish/yogas/gajakesari.ts'
import { meaning, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { House, PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'gajakesari-yoga',
  title: 'Gajakesari yoga',
  summary: 'Jupiter in a kendra from the Moon or the ascendant, graded by supports and faults.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Full form (BPHS 36.3-4): Jupiter is in a kendra from the ascendant or the Moon, with or aspected by a benefic, and neither debilitated, combust nor in an enemy’s sign. Ordinary form (Phaladeepika): Jupiter is in a kendra from the Moon. Weak form: the ordinary form with one of the three faults. Debilitation or combustion of Jupiter cancels. A dark Moon in 6, 8 or 12, a lord of these beside Jupiter, and a node within 5 degrees each weaken the yoga; two of these cancel it.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yoga: YogaObject,
    grade: oneOf(GAJAKESARI_GRADES),
    jupiter: PlanetRow,
    moon: PlanetRow,
    houses_between: meaning(House, 'House of Jupiter counted from the Moon.'),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const { Jupiter, Moon } = born.chart.graha
  return {
    ...chartHead(born),
    yoga: yogaWithText(judgeYoga(gajakesari, facts), explain),
    grade: gajakesariGrade(facts),
    jupiter: planetRow(Jupiter),
    moon: planetRow(Moon),
    houses_between: housesBetween(facts),
  }
})
