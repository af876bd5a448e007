import type { GocharaEffect } from '../../jyotish/gochara.ts'
import { from, type Passage } from '../passage.ts'

// What obstruction and relief make of a transit; the plain cases name no planet, so that an answer tells them once
const told = from('Phaladeepika 26, on vedha and its reverse')

export default {
  good: told(
    'Nothing stands in the house that would obstruct this transit, so its result may be taken as it is described. It is fullest while the planet moves forward at its ordinary pace, and thin in the days before and after a station.',
  ),
  obstructed: told(
    'In the {house} from the {seat} stands what obstructs {planet}: {by}. A good house gives little for the time being. The promise is not cancelled; it shows in a smaller form, or returns when that place is empty.',
  ),
  bad: told(
    'This transit is outside the good houses and nothing relieves it. Take the description as a warning with an end date, the day on which the planet leaves the sign, and spare effort in its matters until then.',
  ),
  relieved: told(
    'In the {house} from the {seat} stands what relieves {planet}: {by}. By this reverse of obstruction the difficulty is felt lightly, or passes as mere preparation, for as long as that other place stays occupied.',
  ),
  neutral: told(
    'On {planet} in the tenth from the {seat} the authors disagree: some count it good, some leave it out of the good houses. It is therefore given no vote here, and the other transits decide what the time is like.',
  ),
} satisfies Record<GocharaEffect, Passage>
