import { BALARISHTA_BHANGAS, BALARISHTA_CAUTION, BALARISHTAS, balarishtaRule } from '../../jyotish/doshas/balarishta.ts'
import { evaluateClause } from '../../jyotish/rules/clauses.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { ClauseRow, clauseRow, DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const { holds: Holds, evidence: Evidence } = ClauseRow.properties

export default capability({
  slug: 'balarishta',
  title: 'Balarishta',
  summary:
    'Classical dangers in an infant’s chart, and protections; a study of the tradition, no statement about health.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 9-10, Brihat Jataka 6. The ascendant is weak if its lord is weak. The Moon is full within 12 degrees of opposition. Twilight is a tenth of the night before sunrise and after sunset. Protections are always reported; one strong or two mild protections cancel. One formation is low, two medium, three or more high.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    rules: rows(t.Object({ id: t.String(), holds: Holds, evidence: Evidence, source: t.String() }), BALARISHTAS.length),
    bhanga: rows(t.Object({ ...ClauseRow.properties, source: t.String() }), BALARISHTA_BHANGAS.length),
    dosha: DoshaObject,
    caution: t.Literal(BALARISHTA_CAUTION),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    rules: BALARISHTAS.map(({ id, clause, source }) => {
      const { holds, evidence } = clauseRow(evaluateClause(clause, facts))
      return { id, holds, evidence, source }
    }),
    bhanga: BALARISHTA_BHANGAS.map(({ clause, source }) => ({ ...clauseRow(evaluateClause(clause, facts)), source })),
    dosha: doshaObject(judgeDosha(balarishtaRule, facts)),
    caution: BALARISHTA_CAUTION,
  } as const
})
