import { from, type Passage } from '../passage.ts'

// An area of life for a Sun sign, by the rating from the planets in its solar houses
const passage = from('Own weighing of planets in solar houses, common Western practice for the houses')

type Rating = 1 | 2 | 3 | 4 | 5

export default {
  love: {
    1: passage(
      'Love is hard work for you now, and that is the season, not a verdict on you. Be kind in small things, and do not test anybody’s loyalty.',
    ),
    2: passage(
      'You need patience in love: people take your tone for your meaning. Ask once what was meant, and believe the answer.',
    ),
    3: passage(
      'Love neither pushes nor carries you at present. A relationship stays well if you feed it, and if you are looking, look among people you have met before.',
    ),
    4: passage('You are easy to love in this period. Invitations come back to you, and a compromise costs you little.'),
    5: passage(
      'You have rare luck in love now. Say the first word, make up, or promise something, and give it ordinary days soon so that it can last.',
    ),
  },
  career: {
    1: passage(
      'You have the wind against you at work. Deliver what you promised, get agreements in writing, and keep the big move for later.',
    ),
    2: passage(
      'You get ahead more slowly at work than you deserve. Improve one thing that is wholly your own, because its result will be yours too.',
    ),
    3: passage(
      'Work is quiet for you, so nobody is looking over your shoulder. Use it to learn, to tidy up, and to prepare what you will ask for.',
    ),
    4: passage(
      'Work goes well for you. People read your proposal to the end, and a step up can be discussed without embarrassment.',
    ),
    5: passage(
      'This is your time at work. Interviews, launches and talks go better than you planned, so take the larger task and name who shares it.',
    ),
  },
  money: {
    1: passage(
      'Be careful with money. Put off loans, read guarantees to the last line, and let every large purchase wait a week.',
    ),
    2: passage(
      'You spend a little more than comes in. Look for one regular cost that nobody has questioned; that is usually the leak.',
    ),
    3: passage(
      'Your money is neither a joy nor a worry at present. Compare offers and put aside a fixed sum on a fixed day, however small.',
    ),
    4: passage(
      'Money comes to you more easily. Ask the fair price, call in what is owed to you, and save a part before you see it.',
    ),
    5: passage(
      'You can negotiate with success now, about pay, a sale or a share. Decide beforehand what would be enough for you, and stop there.',
    ),
  },
  health: {
    1: passage(
      'You are carrying more than your body likes. Rest before you have to, and see a professional about anything that has bothered you for long.',
    ),
    2: passage(
      'You have a little less strength than usual. Regular meals and an earlier night will do more for you than effort.',
    ),
    3: passage('Your energy is even. Keep what works, change one habit at most, and walk more than you sit.'),
    4: passage('You recover quickly now. Begin the training or the better diet that you can keep up on a bad day too.'),
    5: passage(
      'You feel strong and your mood helps. Move outdoors, and use the surplus to set up a rhythm for weaker weeks.',
    ),
  },
  home: {
    1: passage(
      'Home asks a lot of you: a repair, a relative, or simply noise. Deal with the one urgent thing and keep an hour that is only yours.',
    ),
    2: passage(
      'Your family needs tact from you. Cook or build something together; it settles more than another discussion.',
    ),
    3: passage(
      'Your home runs as it always does. You can make a small improvement, and nothing there needs a decision.',
    ),
    4: passage(
      'Home does you good now. Invite people, mend something, and ask an older relative the question you have kept.',
    ),
    5: passage(
      'You can put down roots now. Moving, buying, making peace, or just resting at home goes better for you than usual.',
    ),
  },
  social: {
    1: passage(
      'Your friends are hard to gather at present, or hard to please. Hold on to the one reliable person and let the rest be.',
    ),
    2: passage(
      'Your messages cross and plans change. Confirm the time, keep your jokes kind, and expect the answer a day late.',
    ),
    3: passage('You have as much company as you look for. Visit a new group once before you join it.'),
    4: passage('Your friends open doors for you. Offer your help first, and listen to what is said in passing.'),
    5: passage(
      'You rarely have such luck with people. A wish finds its helper, so speak it aloud and write down the names.',
    ),
  },
} as const satisfies Record<'love' | 'career' | 'money' | 'health' | 'home' | 'social', Record<Rating, Passage>>
