import { yogakarakaOf } from '../../jyotish/functional-nature.ts'
import { lordOf } from '../../jyotish/grahas.ts'
import { KENDRA_TRIKONA_PAIRS } from '../../jyotish/yogas/lord-pairs.ts'
import { RAJA } from '../../jyotish/yogas/raja.ts'
import { nullable, t } from '../../schema.ts'
import { HOUSES, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Lord } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaRows, yogaRowsFields } from './parts/yoga-rows.ts'

const RULES = [...KENDRA_TRIKONA_PAIRS, ...RAJA]
const House = {
  1: Lord,
  2: Lord,
  3: Lord,
  4: Lord,
  5: Lord,
  6: Lord,
  7: Lord,
  8: Lord,
  9: Lord,
  10: Lord,
  11: Lord,
  12: Lord,
}

export default capability({
  slug: 'raja-yogas',
  title: 'Raja yogas',
  summary: 'Yogas of rank: kendra lords with trikona lords, the yogakaraka, exalted planets and more.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 39-41, with rows after Brihat Jataka, Saravali, Phaladeepika, Jataka Parijata and B. V. Raman. A kendra lord and a trikona lord form eleven pairs. The relation multiplies the strength: exchange 1, one sign 0.9, mutual aspect 0.75, one aspecting the other from its own sign 0.5; one planet that owns both houses counts as one sign. Lordship of 8 or 11 weakens the yoga (mild), as does a node beside a lord. Strong reasons against it are a place in 6, 8 or 12 without lordship of these, combustion, and an uncancelled debilitation.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    lords: t.Object(House, { description: 'Lord of each house, whole signs from the ascendant.' }),
    yogakaraka: nullable(Lord),
    ...yogaRowsFields(RULES),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const rising = born.chart.ascendant.sign
  return {
    ...chartHead(born),
    lords: Object.fromEntries(HOUSES.map((house) => [house, lordOf(signOfHouse(rising, house))])) as LordOfHouse,
    yogakaraka: yogakarakaOf(rising),
    ...yogaRows(RULES, birthFacts(born, world), explain),
  }
})

type LordOfHouse = Record<(typeof HOUSES)[number], ReturnType<typeof lordOf>>
