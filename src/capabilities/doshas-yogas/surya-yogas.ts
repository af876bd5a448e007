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
  method:
    'BPHS ch. 38, Brihat Jataka 13: beside the Sun count Mars to Saturn, neither the Moon nor the nodes; Vesi and Vosi want the other side empty. The note says whether benefics, malefics or both stand there. Budha-Aditya: one sign; half the strength where Mercury is combust (14 degrees, 12 retrograde), a tenth more in 1, 4, 8 or 10 or in Gemini, Leo or Virgo.',
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
