import type { GocharaEffect } from '../../jyotish/gochara.ts'
import { type Cell, from } from '../passage.ts'

// Obstruction and relief of a transit; {by}: one or several planets. The plain cases name no planet, so that an answer has them once
const passage = from('Phaladeepika 26, on vedha and its reverse')

export default {
  good: passage(
    'Nothing stands in the house that would obstruct this transit, so its result may be taken as it is described. It is fullest while the planet moves forward at its ordinary pace, and thin in the days before and after a station.',
  ),
  obstructed: [
    passage(
      'In the {house} from the {seat} stands what obstructs {planet}: {by}. A good house gives little for the time being. The promise is not cancelled; it shows in a smaller form, or returns when that place is empty.',
    ),
    passage(
      '{by} in the {house} from the {seat} {hold} {planet} back, which the books call vedha. The house is still a good one; its fruit is kept in store, and a part of it comes out when the obstructing place is vacated.',
    ),
    passage(
      '{planet} would give more but for {by}, in the {house} from the {seat}. Of two hopes the smaller one is met under such an obstruction. It is a matter of weeks as a rule, for the fast planets of days.',
    ),
  ],
  bad: passage(
    'This transit is outside the good houses and nothing relieves it. Take the description as a warning with an end date, the day on which the planet leaves the sign, and spare effort in its matters until then.',
  ),
  relieved: [
    passage(
      'In the {house} from the {seat} stands what relieves {planet}: {by}. By this reverse of obstruction the difficulty is felt lightly, or passes as mere preparation, for as long as that other place stays occupied.',
    ),
    passage(
      '{by} in the {house} from the {seat} {take} the edge off {planet}, as reverse obstruction does. What is threatened comes as delay or as a fright, seldom as loss, while that other place remains held.',
    ),
    passage(
      '{planet} stands in a house that is not good, but {by} in the {house} from the {seat} {relieve} it. The trouble is mostly in the expecting. It weighs more if the relieving place is vacated before the stay ends.',
    ),
  ],
  neutral: passage(
    'On {planet} in the tenth from the {seat} the authors disagree: some count it good, some leave it out of the good houses. It is therefore given no vote here, and the other transits decide what the time is like.',
  ),
} satisfies Record<GocharaEffect, Cell>
