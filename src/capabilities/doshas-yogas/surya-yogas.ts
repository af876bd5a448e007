import { SURYA, VESI_FORMS } from '../../jyotish/yogas/surya.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaRows, yogaRowsFields } from './parts/yoga-rows.ts'

const RULES = [...SURYA, ...VESI_FORMS]

export default capability({
  slug: 'surya-yogas',
  title: 'Surya yogas',
  summary: 'Yogas of the Sun with neighbouring planets and Mercury.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Sources: BPHS ch. 38, Brihat Jataka 13. The planets beside the Sun are Mars to Saturn, without the Moon and the nodes; Vesi and Vosi require an empty other side. The note says whether benefics, malefics or both are there. Budha-Aditya requires one sign; combustion of Mercury (14 degrees, 12 if retrograde) halves the strength, and houses 1, 4, 8 and 10 and the signs Gemini, Leo and Virgo add a tenth.',
  input: yogaBirth(),
  data: t.Object({ ...chartHeadFields, sun: PlanetRow, ...yogaRowsFields(RULES) }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  return {
    ...chartHead(born),
    sun: planetRow(born.chart.graha.Sun),
    ...yogaRows(RULES, birthFacts(born, world), explain),
  }
})
