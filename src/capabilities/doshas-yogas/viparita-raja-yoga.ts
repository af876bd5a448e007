import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { PURITIES, purityOf, VIPARITA, VIPARITA_COMBINED } from '../../jyotish/yogas/viparita.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const RULES = [...VIPARITA, ...VIPARITA_COMBINED]
const Pure = nullable(oneOf(PURITIES))

export default capability({
  slug: 'viparita-raja-yoga',
  title: 'Viparita Raja yoga',
  summary: 'Harsha, Sarala and Vimala: dusthana lords in dusthanas, alone or in pairs, pure or mixed.',
  weight: 'standard',
  method:
    'Phaladeepika 6.57-69: the lord of the 6th (Harsha), 8th (Sarala) or 12th (Vimala) in 6, 8 or 12; combined where two of them join or exchange. Pure (Uttara Kalamrita 4.22) where no lord of another house than 3, 6, 8 and 12 that owns none of 6, 8 and 12 is with it or aspects it; mixed counts 0.6. The lord of the ascendant in the same house takes from it (mild).',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(YogaObject, RULES.length),
    purity: t.Object(
      { harsha: Pure, sarala: Pure, vimala: Pure },
      { description: 'Described in each note; null if not present.' },
    ),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const [harsha, sarala, vimala] = VIPARITA.map(({ when, lords }) =>
    when.holds(facts) ? purityOf(facts, lords) : null,
  ) as [Purity, Purity, Purity]
  return {
    ...chartHead(born),
    yogas: RULES.map((rule) => yogaWithText(judgeYoga(rule, facts), explain)),
    purity: { harsha, sarala, vimala },
  }
})

type Purity = (typeof PURITIES)[number] | null
