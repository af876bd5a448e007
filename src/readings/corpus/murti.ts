import type { Murti } from '../../jyotish/gochara.ts'
import { from, type Passage } from '../passage.ts'

// The form in which a planet enters a sign, by the Moon of that moment
const told = from('Almanac practice (murti nirnaya)')

export default {
  swarna: told(
    '{planet} entered {sign} in golden form, the Moon being then in the {moon_house} from the {seat}. Almanacs give such a stay its best results: gains come whole, and losses stop short of what was feared.',
  ),
  rajata: told(
    '{planet} entered {sign} in silver, the Moon being then in the {moon_house} from the {seat}. A stay of this form is good in the main; what it promises arrives with some delay, and what it threatens can be reasoned with.',
  ),
  tamra: told(
    '{planet} entered {sign} in copper, the Moon being then in the {moon_house} from the {seat}. Copper is counted as middling: results follow effort closely, neither given freely nor withheld, and the first months set the tone.',
  ),
  loha: told(
    '{planet} entered {sign} in iron, the Moon being then in the {moon_house} from the {seat}. Iron makes a stay heavier than the house alone would; good results are to be expected in its second half, and time and money kept in hand for the first.',
  ),
} satisfies Record<Murti, Passage>
