import { from, type Passage } from '../../passage.ts'
import type { PairsOf } from '../western-aspect.ts'

// Two points that are not planets, in aspect with each other; one passage for all aspects of a pair. The angle of Ascendant and Midheaven
// follows from hour and latitude and says nothing of a person.
const passage = from('Common modern Western practice')

/** Two of the points with texts of their own, in the order of the table of points. */
type PointPair = Exclude<PairsOf<['Chiron', 'North Node', 'Lilith', 'Ascendant', 'Midheaven']>, 'Ascendant Midheaven'>

export default {
  'Chiron North Node': passage(
    'You grow by helping with a trouble that you know from inside. You are asked about it sooner than about anything else you can do. → Learn it properly, with a teacher, and let yourself be paid for it; the old hurt and the way ahead then become one road.',
  ),
  'Chiron Lilith': passage(
    'You are sore where you are told to be quiet. You speak up for others at once and for yourself a week later. → Practise on small matters, a wrong bill or a noisy neighbour, until the two come at the same time.',
  ),
  'Chiron Ascendant': passage(
    'An old hurt shows in your manner, in a watchful look or in the way you stand. Strangers with troubles recognise somebody who understands. → Decide beforehand how much of your story belongs to a first meeting; you may keep the rest.',
  ),
  'Chiron Midheaven': passage(
    'You may become known for the very skill that you found hardest. You advise people on a failure that you know from yourself. → Ask a fair fee for it, since that is the part you will learn last.',
  ),
  'North Node Lilith': passage(
    'Your direction is one that others may not approve of. An honest no takes you further than one more favour. → Say it early and without heat; the people worth keeping will stay at the table with you.',
  ),
  'North Node Ascendant': passage(
    'The people you meet steer your life: how you enter a room, and with whom, changes where you arrive. A plan on paper does less for you. → Go into new company on purpose once a month, and talk to the person beside you.',
  ),
  'North Node Midheaven': passage(
    'You grow through public work, and the post that asks for more than you promised at home turns out to be right. An early chief or a first customer opened the road. → Apply once more for something one size too large.',
  ),
  'Lilith Ascendant': passage(
    'People see at a glance that you will not be managed; some are drawn to it, and some take offence. You have not even spoken. → Begin with one friendly sentence, and let them choose which of your two sides they talk to.',
  ),
  'Lilith Midheaven': passage(
    'You have a name for refusing: you left a post on principle, or you deal with a subject that careful people avoid. → Put into every agreement what you will not do, and you will be spared the scene later.',
  ),
} satisfies Record<PointPair, Passage>
