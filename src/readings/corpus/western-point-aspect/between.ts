import { from, type Passage } from '../../passage.ts'
import type { PairsOf } from '../western-aspect.ts'

// Two points that are not planets, in aspect with each other; one passage for all aspects of a pair
const passage = from('Common modern Western practice')

/** Two of the points with texts of their own, in the order of the table of points. */
type PointPair = PairsOf<['Chiron', 'North Node', 'Lilith', 'Ascendant', 'Midheaven']>

export default {
  'Chiron North Node': passage(
    'An old hurt and the way ahead belong to one story when Chiron is tied to the North Node. You grow by helping with the trouble you know from inside. The work counts once it is learnt properly, with a teacher and some pay.',
  ),
  'Chiron Lilith': passage(
    'Chiron beside Lilith in any figure joins the hurt to what was forbidden: being told to be quiet is often where it began. You speak up for others sooner than for yourself. Practising on small matters brings the two into line.',
  ),
  'Chiron Ascendant': passage(
    'Chiron linked to the Ascendant puts an old hurt where people can see it, as a watchful manner or a way of standing. Strangers with troubles sense a colleague. It helps to decide in advance how much of the story is for first meetings.',
  ),
  'Chiron Midheaven': passage(
    'The career touches a sore spot when Chiron is in contact with the Midheaven. You may become known for the skill that you found hardest, or advise on a failure you lived through. A fair fee is the part that takes longest to learn.',
  ),
  'North Node Lilith': passage(
    'The North Node in contact with Lilith asks for a direction that others may not approve of. You get further by an honest no than by one more favour. Saying it early, and without heat, keeps the company that is worth keeping.',
  ),
  'North Node Ascendant': passage(
    'Meetings steer a life in which the North Node is tied to the Ascendant. How you enter a room, and with whom, changes where you end up. New company on purpose, once a month, does more for you than any plan on paper.',
  ),
  'North Node Midheaven': passage(
    'With the North Node joined to the Midheaven by aspect, growth goes by way of public work. Posts that ask for more than was promised at home turn out to be the right ones. An early chief or a first client may open the whole road.',
  ),
  'Lilith Ascendant': passage(
    'Something in the look says that you will not be managed, since Lilith touches the Ascendant. Some are drawn to it and some take offence before a word falls. A friendly first sentence lets them choose which of the two to talk to.',
  ),
  'Lilith Midheaven': passage(
    'Lilith in aspect to the Midheaven brings a reputation for refusing. You leave posts over a principle, or make a name with a subject that respectable colleagues avoid. Contracts that state what you will not do spare both sides the scene.',
  ),
  'Ascendant Midheaven': passage(
    'The Ascendant and the Midheaven are set by the hour and the latitude of birth, so the angle between them is geometry, shared by everyone born there about then. It is listed for completeness. What each angle says is told by the planets that meet it.',
  ),
} satisfies Record<PointPair, Passage>
