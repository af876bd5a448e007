import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { effectiveNabhasas, NABHASA, sankhyaOf } from '../../jyotish/yogas/nabhasa.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'nabhasa-yogas',
  title: 'Nabhasa yogas',
  summary: 'The 32 nabhasa yogas of the seven planets, and which of them act.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 35, Brihat Jataka 12. The yogas use Sun to Saturn in whole signs from the ascendant: 3 ashraya, 2 dala, 20 akriti and 7 sankhya. Akriti has precedence over ashraya, ashraya over dala, and sankhya applies only where none of these holds. Vajra and Yava cannot occur, since Mercury and Venus are never at right angles to the Sun; they are tested all the same.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(YogaObject, NABHASA.length),
    active: t.Array(t.String(), { description: 'Ids of the acting yogas.' }),
    sankhya: t.String({ description: 'Id of the sankhya yoga, acting or not.' }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    yogas: NABHASA.map((rule) => yogaWithText(judgeYoga(rule, facts), explain)),
    active: effectiveNabhasas(facts).map(({ id }) => id),
    sankhya: sankhyaOf(facts).id,
  }
})
