import { from, type Passage } from '../passage.ts'

// An area of life for a Sun sign, by the rating from the planets in its solar houses; {when}: "this week"
const passage = from('Own weighing of planets in solar houses, common Western practice for the houses')

type Rating = 1 | 2 | 3 | 4 | 5

export default {
  love: {
    1: passage('Love is hard work for you {when}. → Be kind in small things, and do not test anybody’s loyalty.'),
    2: passage(
      'You need patience in love {when}, because people take your tone for your meaning. → Ask once what was meant, and believe the answer.',
    ),
    3: passage(
      'You have easy weeks and slow ones in love {when}. A relationship stays well if you feed it, and if you are looking, look among people you have met before.',
    ),
    4: passage('You are easy to love {when}. Invitations come back to you, and a compromise costs you little.'),
    5: passage(
      'You have rare luck in love {when}. → Say the first word, make up, or promise something, and give it ordinary days soon so that it can last.',
    ),
  },
  career: {
    1: passage(
      'You have the wind against you at work {when}. → Deliver what you promised, get agreements in writing, and keep the big move for later.',
    ),
    2: passage(
      'You get ahead more slowly at work {when} than you deserve. Improve one thing that is wholly your own, because its result will be yours too.',
    ),
    3: passage(
      'Work goes its usual way for you {when}, with busy weeks and quiet ones. → Use the quiet ones to prepare what you will ask for.',
    ),
    4: passage(
      'Work goes well for you {when}. People read your proposal to the end, and a step up can be discussed without embarrassment.',
    ),
    5: passage(
      'You have a strong time at work {when}. Interviews, launches and talks go better than you planned, so take the larger task and name who shares it.',
    ),
  },
  money: {
    1: passage(
      '→ Be careful with money {when}. Put off loans, read guarantees to the last line, and let every large purchase wait a week.',
    ),
    2: passage(
      'You spend a little more {when} than comes in. → Look for one regular cost that nobody has questioned; that is usually the leak.',
    ),
    3: passage(
      'Your money comes and goes evenly {when}. → Compare offers and put aside a fixed sum on a fixed day, however small.',
    ),
    4: passage(
      'Money comes to you more easily {when}. → Ask the fair price, call in what is owed to you, and save a part before you see it.',
    ),
    5: passage(
      'You can negotiate with success {when}, about pay, a sale or a share. → Decide beforehand what would be enough for you, and stop there.',
    ),
  },
  health: {
    1: passage(
      'You carry more {when} than your body likes. → Rest before you have to, and see a professional about anything that has bothered you for long.',
    ),
    2: passage(
      'You have a little less strength than usual {when}. Regular meals and an earlier night will do more for you than effort.',
    ),
    3: passage('Your energy is even {when}. → Keep what works, change one habit at most, and walk more than you sit.'),
    4: passage(
      'You recover quickly {when}. → Begin the training or the better diet that you can keep up on a bad day too.',
    ),
    5: passage(
      'You feel strong {when}, and your mood helps. → Move outdoors, and use the surplus to set up a rhythm for weaker weeks.',
    ),
  },
} as const satisfies Record<'love' | 'career' | 'money' | 'health', Record<Rating, Passage>>
