import { bitsInHouses } from '../../jyotish/rules/associations.ts'
import { grahasIn, type RuleFacts } from '../../jyotish/rules/facts.ts'
import { ASCENDANT, MOON, type RulePlace } from '../../jyotish/rules/subjects.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { chandradhi, lagnadhi, papadhi } from '../../jyotish/yogas/adhi.ts'
import { distinct, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { Graha } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const RULES = [chandradhi, lagnadhi, papadhi]
const Three = t.Object({ sixth: distinct(Graha), seventh: distinct(Graha), eighth: distinct(Graha) })
const three = (facts: RuleFacts, from: RulePlace) => {
  const inside = (house: number) => grahasIn(bitsInHouses(facts, [house], from))
  return { sixth: inside(6), seventh: inside(7), eighth: inside(8) }
}

export default capability({
  slug: 'adhi-yogas',
  title: 'Adhi yogas',
  summary: 'Planets in the 6th, 7th and 8th from the Moon and the ascendant, and the yogas they form.',
  weight: 'standard',
  method:
    'Chandradhi (BPHS 37.5, Brihat Jataka 13.2) has Mercury, Jupiter and Venus in 6, 7 and 8 from the Moon in any order; all three give full strength, two give 0.66. A malefic in the same houses and combustion each weaken it (mild). Lagnadhi (BPHS 36) has two or more benefics there from the ascendant, none of them with or aspected by a malefic, and no malefic in the 4th. Papadhi has two or more malefics there from the Moon.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(YogaObject, RULES.length),
    occupants: t.Object({ moon: Three, ascendant: Three }, { description: 'Points from which houses are counted.' }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    yogas: RULES.map((rule) => yogaWithText(judgeYoga(rule, facts), explain)),
    occupants: { moon: three(facts, MOON), ascendant: three(facts, ASCENDANT) },
  }
})
