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
  method:
    'Full (BPHS 36.3-4): Jupiter in a kendra from the ascendant or the Moon, with or aspected by a benefic, neither debilitated, combust nor in an enemy sign. Ordinary (Phaladeepika): a kendra from the Moon alone. Weak: that, with one of the three faults. Cancelled by his fall or combustion; a dark Moon in 6, 8 or 12, a lord of these beside him and a node within 5 degrees take from it, two of these cancel.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yoga: YogaObject,
    grade: oneOf(GAJAKESARI_GRADES),
    jupiter: PlanetRow,
    moon: PlanetRow,
    houses_between: meaning(House, 'House of Jupiter from the Moon.'),
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
