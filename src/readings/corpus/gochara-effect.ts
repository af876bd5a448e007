import type { GocharaEffect } from '../../jyotish/gochara.ts'
import { from, type Passage } from '../passage.ts'

// What obstruction and relief make of a transit
const told = from('Phaladeepika 26, on vedha and its reverse')

export default {
  good: told(
    '{planet} is in a good house from the Moon and nothing stands in the place that would obstruct it. The result can be used as it is described; it is fullest in the part of the stay when {planet} moves forward at its ordinary pace.',
  ),
  obstructed: told(
    '{by} in the {house} from the Moon obstructs {planet}, so that a good house gives little for the time being. The promise is not cancelled: it returns when {by} leaves that place, or shows at once in a smaller form.',
  ),
  bad: told(
    '{planet} is outside its good houses and no planet relieves it. Take the description as a warning with an end date, which is the day on which {planet} leaves the sign; spare effort in its matters until then.',
  ),
  relieved: told(
    '{by} in the {house} from the Moon relieves {planet}, by the reverse of obstruction. The difficulty described is felt lightly or passes to preparation only, for as long as {by} stays where it now is.',
  ),
  neutral: told(
    'On {planet} in the tenth from the Moon the authors disagree: some count it good, some leave it out of the good houses. It is therefore given no vote here, and the other transits decide what the time is like.',
  ),
} satisfies Record<GocharaEffect, Passage>
