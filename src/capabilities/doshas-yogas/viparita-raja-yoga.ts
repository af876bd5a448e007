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
    'Source: Phaladeepika 6.57-69. The lord of the 6th (Harsha), 8th (Sarala) or 12th (Vimala) is in 6, 8 or 12; the yoga is combined where two of them are together or exchange signs. It is pure (Uttara Kalamrita 4.22) where no lord of houses other than 3, 6, 8 and 12 is with it or aspects it, unless that lord also owns 6, 8 or 12; a mixed one counts 0.6. The ascendant lord in the same house weakens it (mild).',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(YogaObject, RULES.length),
    purity: t.Object(
      { harsha: Pure, sarala: Pure, vimala: Pure },
      { description: 'Purity of each of the three yogas; a yoga that is not present has null.' },
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
