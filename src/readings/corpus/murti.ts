import type { Murti } from '../../jyotish/gochara.ts'
import { type Cell, from } from '../passage.ts'

// Murti: the metal of a planet's ingress, by the Moon at that moment
const passage = from('Almanac practice (murti nirnaya)')

export default {
  swarna: [
    passage(
      '{planet} entered {sign} in golden form, the Moon being then in the {moon_house} from the {seat}. Almanacs give {planet} so entering {sign} the best results: gains come whole, and losses stop short of what was feared.',
    ),
    passage(
      'With the Moon in the {moon_house} from the {seat} when {planet} came into {sign}, the entry counts as gold. The better half of what {planet} in {sign} promises is to be expected of such a stay, and its harder half in a mild form.',
    ),
    passage(
      'Gold is the form in which {planet} came into {sign}: the Moon stood in the {moon_house} from the {seat} at that hour. No entry is rated higher, so {planet} leaves something of value behind in {sign} even from a difficult house.',
    ),
  ],
  rajata: [
    passage(
      '{planet} entered {sign} in silver, the Moon being then in the {moon_house} from the {seat}. For {planet} in {sign} that is good in the main; what the stay promises arrives with some delay, and what it threatens can be reasoned with.',
    ),
    passage(
      '{planet} came into {sign} while the Moon was in the {moon_house} from the {seat}, which gives the entry the form of silver. Most of what {planet} promises in {sign} is kept, a little late, and most of what it threatens can be talked down.',
    ),
    passage(
      'Silver is the form of this entry into {sign}, by the Moon in the {moon_house} from the {seat}. {planet} then serves well on the whole; those who plan for a slow beginning in {sign} are not disappointed by it.',
    ),
  ],
  tamra: [
    passage(
      '{planet} entered {sign} in copper, the Moon being then in the {moon_house} from the {seat}. Copper is counted as middling: in {sign} the results of {planet} follow effort closely, neither given freely nor withheld, and the first months set the tone.',
    ),
    passage(
      'The Moon in the {moon_house} from the {seat} makes copper of the entry of {planet} into {sign}. {planet} pays its wages in {sign} by the hour, so to speak: neither luck nor misfortune does the work of anybody.',
    ),
    passage(
      'By the Moon in the {moon_house} from the {seat}, {planet} entered {sign} in the form of copper. {planet} deals as a plain trader then: a fair effort brings a fair return in {sign}, and little is given on credit.',
    ),
  ],
  loha: [
    passage(
      '{planet} entered {sign} in iron, the Moon being then in the {moon_house} from the {seat}. Iron makes the stay of {planet} in {sign} heavier than the house alone would; good results are to be expected in its second half, and time and money kept in hand for the first.',
    ),
    passage(
      'Iron is the form of the entry of {planet} into {sign}, the Moon having been in the {moon_house} from the {seat}. In {sign} {planet} begins heavily and grows lighter, so what matters should be laid into the later part.',
    ),
    passage(
      'As {planet} entered {sign} the Moon was in the {moon_house} from the {seat}: an entry in iron. Reserves are the right answer to {planet} so placed, of money as of sleep, and results come to those who outlast the first months in {sign}.',
    ),
  ],
} satisfies Record<Murti, Cell>
