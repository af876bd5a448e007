import { DELAYS, kalathraRule, VENUS_AFFLICTIONS } from '../../jyotish/doshas/kalathra.ts'
import { evaluateClause } from '../../jyotish/rules/clauses.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { ClauseRow, clauseRow, DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { HouseState, houseState } from './parts/house-state.ts'

export default capability({
  slug: 'kalathra-dosha',
  title: 'Kalathra dosha',
  summary: 'Afflictions of the seventh house, its lord and Venus, delays of marriage, and cancellations.',
  weight: 'standard',
  method:
    'Marriage practice has five signs: two or more of Sun, Mars, Saturn and the nodes in 1, 2, 4, 7, 8, 12 with one in the 7th; the 7th lord in 6, 8, 12, debilitated or combust; Venus combust, debilitated, or with a malefic in 6, 8, 12; the 7th house between malefics; Saturn in or aspecting the 7th while its lord is weak. One sign is low, two are medium, three or more high. One strong or two mild reasons cancel; one mild reason halves. Delays are reported but do not count.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    seventh: HouseState,
    karaka: t.Object({ venus: PlanetRow, afflictions: t.Array(t.String(), { description: 'Afflictions present.' }) }),
    delay_factors: rows(ClauseRow, DELAYS.length),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(kalathraRule, facts)),
    seventh: houseState(7, chart),
    karaka: {
      venus: planetRow(chart.graha.Venus),
      afflictions: VENUS_AFFLICTIONS.filter(({ holds }) => holds(facts)).map(({ wording: text }) => text),
    },
    delay_factors: DELAYS.map((clause) => clauseRow(evaluateClause(clause, facts))),
  }
})
