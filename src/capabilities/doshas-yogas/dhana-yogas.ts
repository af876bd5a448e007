import { DIGNITIES, dignity } from '../../jyotish/dignity.ts'
import { lordOf } from '../../jyotish/grahas.ts'
import { DHANA } from '../../jyotish/yogas/dhana.ts'
import { DHANA_PAIRS } from '../../jyotish/yogas/lord-pairs.ts'
import { t, term } from '../../schema.ts'
import { signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { House, Lord } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaRows, yogaRowsFields } from './parts/yoga-rows.ts'

const RULES = [...DHANA_PAIRS, ...DHANA]
const WealthHouse = t.Object(
  { lord: Lord, house: House, dignity: term(DIGNITIES) },
  { $id: 'LordPlaced', description: 'A house lord and its placement.' },
)

export default capability({
  slug: 'dhana-yogas',
  title: 'Dhana yogas',
  summary: 'Yogas of wealth: links of the lords of 1, 2, 5, 9 and 11, and named combinations.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 41 and B. V. Raman. Any two lords of 1, 2, 5, 9 and 11 in one sign, in mutual aspect or exchanging signs form a yoga (ten pairs; one planet that owns both houses counts). Further rows are the seven forms of the fifth house and those of the ascendant in its own sign. A lord in 6, 8 or 12, or related to a lord of these without Jupiter’s aspect, weakens the yoga (mild). A combust or debilitated lord cancels it (strong).',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    ...yogaRowsFields(RULES),
    wealth_houses: t.Object(
      { 2: WealthHouse, 5: WealthHouse, 9: WealthHouse, 11: WealthHouse },
      { description: 'Lord of each house, its house and dignity.' },
    ),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const { ascendant, graha } = born.chart
  const seat = (house: number) => {
    const lord = lordOf(signOfHouse(ascendant.sign, house))
    return { lord, house: graha[lord].house, dignity: dignity(graha[lord], graha) }
  }
  return {
    ...chartHead(born),
    ...yogaRows(RULES, birthFacts(born, world), explain),
    wealth_houses: { 2: seat(2), 5: seat(5), 9: seat(9), 11: seat(11) },
  }
})
