import type { Graha } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

// The condition on which a planet of mixed nature gives its better or its harder half. {house}: the ordinal of its house
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  Sun: [
    passage(
      'You are like this when you lead by example; on days when you feel overlooked it is different, because the Sun in your {house} house is of mixed nature.',
    ),
    passage(
      'That is you when you are rested and respected; the Sun in your {house} house is mixed, so when you are neither, another side comes out.',
    ),
  ],
  Moon: [
    passage(
      'This holds for you in weeks of good sleep; the Moon in your {house} house is of mixed nature, and after three short nights things look different.',
    ),
    passage(
      'You live this side of the Moon while the people at home are at peace; it is mixed in your {house} house, so when they are not, you feel it at once.',
    ),
  ],
  Mars: [
    passage(
      'You are like this as long as your strength has a task; without one, Mars in your {house} house, which is of mixed nature, looks for another outlet.',
    ),
    passage(
      'After exercise that is you; Mars in your {house} house is mixed, and when you have sat all day and are contradicted in the evening, you know yourself less well.',
    ),
  ],
  Mercury: [
    passage(
      'It goes well for you while things are in writing; where you improvise, Mercury in your {house} house, of mixed nature, plays you a trick.',
    ),
    passage(
      'This is true of you in the mornings and among people you know; Mercury in your {house} house is mixed, and hurry among strangers brings out the rest.',
    ),
  ],
  Jupiter: [
    passage(
      'You have this luck while you follow good advice; Jupiter in your {house} house is of mixed nature, and when you only give advice, the luck turns.',
    ),
    passage(
      'So it is for you in years of study and fair dealing; Jupiter in your {house} house is mixed; where hope takes the place of work, you lose some of it again.',
    ),
  ],
  Venus: [
    passage(
      'You enjoy this while give and take are even; Venus in your {house} house is of mixed nature, so it changes where somebody pays too much for the peace.',
    ),
    passage(
      'You have this in company that is honest with you; Venus in your {house} house is mixed, and flattering company leads you elsewhere.',
    ),
  ],
  Saturn: [
    passage(
      'You earn this by patience; Saturn in your {house} house is of mixed nature, so what you postponed stands against it, and shrinks as you do it.',
    ),
    passage(
      'The longer you stay with a matter, the more of this you get; Saturn in your {house} house is mixed, and the first months feel different.',
    ),
  ],
  Rahu: [
    passage(
      'You get this when you play with open cards; Rahu in your {house} house is of mixed nature, and where something stays hidden it works against you.',
    ),
    passage(
      'With one sober friend who knows the plan, that is you; Rahu in your {house} house is mixed, and without such a friend you drift.',
    ),
  ],
  Ketu: [
    passage(
      'You see this when you serve something larger than yourself; Ketu in your {house} house is of mixed nature, and on idle days it pulls the other way.',
    ),
    passage(
      'This is your part on days with one aim; Ketu in your {house} house is mixed, and on days with five aims you pay for it.',
    ),
  ],
} satisfies Record<Graha, Cell>
