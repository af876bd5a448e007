import { CONDUCT_AND_KIN } from '../../jyotish/yogas/conduct-and-kin.ts'
import { VIDYA } from '../../jyotish/yogas/vidya.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaRows, yogaRowsFields } from './parts/yoga-rows.ts'

/** Yogas of speech belong to learning, in whichever table they are listed. */
const RULES = [...VIDYA, ...CONDUCT_AND_KIN.filter(({ id }) => id === 'vagmi')]

export default capability({
  slug: 'vidya-yogas',
  title: 'Vidya yogas',
  summary: 'Yogas of learning, art, judgement and speech.',
  weight: 'standard',
  method:
    'Sources: Phaladeepika 6, BPHS ch. 36 and B. V. Raman, in whole signs from the ascendant. Saraswati requires Jupiter in its own, exaltation or a friend’s sign, by the five-fold relation. Jada, which hinders learning, is included; its second form requires Mandi.',
  input: yogaBirth(),
  data: t.Object({ ...chartHeadFields, ...yogaRowsFields(RULES) }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  return { ...chartHead(born), ...yogaRows(RULES, birthFacts(born, world), explain) }
})
