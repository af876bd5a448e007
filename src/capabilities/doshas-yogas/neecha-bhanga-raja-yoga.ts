import { NEECHA_BHANGA } from '../../jyotish/neecha-bhanga.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../jyotish/yogas/index.ts'
import {
  debilitatedPlanets,
  debilityCancellation,
  fromDeepDebilitation,
} from '../../jyotish/yogas/neecha-bhanga-yogas.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { decimals, Lord, Sign } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'neecha-bhanga-raja-yoga',
  title: 'Neecha Bhanga Raja yoga',
  summary: 'Each debilitated planet, the nine cancellation rules, and whether they form a raja yoga.',
  weight: 'standard',
  method:
    'Sources: Phaladeepika 7.26-30, Jataka Parijata. The rules: the lord of the sign, the lord of the exaltation sign, or the planet exalted in the sign is in a kendra from the ascendant or the Moon; one of the first two is with the planet or aspects it; the planet is exalted in the navamsa; those two lords are in kendras from each other; exchange with the dispositor; mutual aspect with another debilitated planet. One rule cancels the debilitation. Two rules, or one of the first three while the planet is in a kendra or trikona, form a raja yoga of 30 points plus 12 for each rule. The nodes are not tested.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    debilitated: t.Array(
      t.Object({
        planet: Lord,
        sign: Sign,
        degrees_from_deepest: t.Number({ minimum: 0 }),
        rules: rows(
          t.Object({ id: oneOf(NEECHA_BHANGA), holds: t.Boolean(), evidence: t.String() }),
          NEECHA_BHANGA.length,
        ),
        cancelled: t.Boolean({ description: 'True if debilitation is cancelled.' }),
        raja_yoga: t.Boolean(),
        strength: t.Number({ minimum: 0, maximum: 100 }),
      }),
    ),
    yogas: t.Array(YogaObject, { description: 'One row per debilitated planet.' }),
  }),
  example: { ...independence, datetime: '1947-11-01T06:00' },
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const fallen = debilitatedPlanets(facts)
  return {
    ...chartHead(born),
    debilitated: fallen.map((planet) => {
      const { rules, cancelled, rajaYoga, strength } = debilityCancellation(planet, facts)
      return {
        planet,
        sign: signName(born.chart.graha[planet].sign),
        degrees_from_deepest: decimals(fromDeepDebilitation(planet, facts)),
        rules: rules.map(({ rule, holds, evidence }) => ({ id: rule, holds, evidence })),
        cancelled,
        raja_yoga: rajaYoga,
        strength,
      }
    }),
    yogas: fallen.map((planet) =>
      yogaWithText(judgeYoga(yogaRule(`neecha_bhanga_${planet.toLowerCase()}`), facts), explain),
    ),
  }
})
