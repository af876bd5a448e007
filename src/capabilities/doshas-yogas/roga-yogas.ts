import { humourBalance } from '../../jyotish/physique.ts'
import { sensitiveParts } from '../../jyotish/sensitive-parts.ts'
import { ROGA } from '../../jyotish/yogas/roga.ts'
import { exact, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { SensitiveParts, sensitivePart } from '../shared/sensitive-parts.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaRows, yogaRowsFields } from './parts/yoga-rows.ts'

const CAUTION =
  'Not medical advice. These are tendencies in the terms of an old tradition; for any complaint ask a physician.'
const Percent = t.Number({ minimum: 0, maximum: 100 })
const { yogas: Yogas } = yogaRowsFields(ROGA)

export default capability({
  slug: 'roga-yogas',
  title: 'Roga yogas',
  summary: 'Parts of the body at risk by tradition, disease yogas, and the balance of the humours; not medical advice.',
  weight: 'standard',
  method:
    'Each sign and each house has its part of the body (the Kalapurusha of BPHS). The 6th and 8th houses, the signs of their lords, and the sign with the largest burden are considered. A malefic in a sign weighs 2, a malefic that aspects it 1, and benefics count against them by the same weights; only weights above 0 are reported. The combinations follow B. V. Raman, BPHS ch. 17 and Jataka Tattva. The humours use the lord of the ascendant (3), planets in the ascendant (2 each), the lord of the Moon sign (2) and the 6th lord (1).',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    sensitive_parts: SensitiveParts,
    yogas: Yogas,
    dosha_balance: exact(
      { vata: Percent, pitta: Percent, kapha: Percent },
      { description: 'Balance of the three doshas, percent; the sum is 100.' },
    ),
    caution: t.Literal(CAUTION),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  return {
    ...chartHead(born),
    sensitive_parts: sensitiveParts(facts).map(sensitivePart),
    yogas: yogaRows(ROGA, facts, explain).yogas,
    dosha_balance: humourBalance(born.chart),
    caution: CAUTION,
  } as const
})
