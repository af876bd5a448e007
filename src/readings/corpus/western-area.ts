import { type Cell, from } from '../passage.ts'

// An area of life for a Sun sign, by the rating from the planets in its solar houses; the two spans have different sentences
const passage = from('Own weighing of planets in solar houses, common Western practice for the houses')

/** An area of a middle rating has no text. In a month a planet in the area speaks for the extreme ratings. */
type Rating = 1 | 2 | 4 | 5
type Area = 'love' | 'career' | 'money' | 'health'

export default {
  month: {
    love: {
      2: [
        passage(
          'You need patience in love this month, because people take your tone for your meaning. → Ask once what was meant, and believe the answer.',
        ),
        passage(
          'Love needs translating this month, because you two mean different things by the same word. → Say it again in other words.',
        ),
      ],
      4: [
        passage('You are easy to love this month. Invitations come back to you, and a compromise costs you little.'),
        passage(
          'You get a smile back this month where you got a nod before. → Suggest the hour and the place yourself.',
        ),
      ],
    },
    career: {
      2: [
        passage(
          'You get ahead more slowly at work this month than you deserve. Improve one thing that is wholly your own, because its result will be yours too.',
        ),
        passage('Your efforts at work take a detour this month. → Finish one piece that carries only your own name.'),
      ],
      4: [
        passage(
          'Work goes well for you this month. People read your proposal to the end, and a step up can be discussed without embarrassment.',
        ),
        passage(
          'You have a good hand at work this month, and it is noticed by the right desk. → Bring your idea in a finished form.',
        ),
      ],
    },
    money: {
      2: [
        passage(
          'You spend a little more this month than comes in. → Look for one regular cost that nobody has questioned; that is usually the leak.',
        ),
        passage(
          'A little more goes out this month than you see. → Write down each sum for a week, and the leak shows itself.',
        ),
      ],
      4: [
        passage(
          'Money comes to you more easily this month. → Ask the fair price, call in what is owed to you, and save a part before you see it.',
        ),
        passage(
          'Money is friendlier to you this month. → Remind people of their debts, and put the first part of it away.',
        ),
      ],
    },
    health: {
      2: [
        passage(
          'You have a little less strength than usual this month. Regular meals and an earlier night will do more for you than effort.',
        ),
        passage('You tire a little before the others this month. A short rest at noon brings back the evening.'),
      ],
      4: [
        passage(
          'You recover quickly this month. → Begin the training or the better diet that you can keep up on a bad day too.',
        ),
        passage(
          'You feel lighter this month than last. → Use that for the habit that always failed in the second week.',
        ),
      ],
    },
  },
  year: {
    love: {
      1: passage('Love is the hard part of your year. → Promise little, keep all of it, and decide nothing in anger.'),
      2: passage('You are often misunderstood in love this year. → Ask what the other person meant before you answer.'),
      4: passage('Over this year people grow fond of you, and a bond can become a habit. → Give it a fixed evening.'),
      5: passage(
        'Few years are as kind to your heart as this one. → Say yes to what is offered, and build something on it.',
      ),
    },
    career: {
      1: passage(
        'Work is hard for you this year. → Choose the one task that you care about, and do the others simply.',
      ),
      2: passage(
        'Your career goes more slowly than you hoped this year. → Use the time for a course with a certificate.',
      ),
      4: passage('Your name grows at work over the year. → Ask for the title that fits what you already do.'),
      5: passage(
        'You can take a large step at work this year. → Decide early which one, and tell the people who can open the door.',
      ),
    },
    money: {
      1: passage(
        'The year is strict with your money. → Keep a reserve, sign for nobody, and pay old debts before new wishes.',
      ),
      2: passage(
        'Your costs run a little faster than your pay this year. → Catch up by one decision: a cheaper contract or a second source.',
      ),
      4: passage(
        'Money finds its way to you this year, and some of it may stay. → Give each raise a purpose on the day it comes.',
      ),
      5: passage(
        'You have a generous year with money. → Ask your full price, and turn a part of it into something that lasts.',
      ),
    },
    health: {
      1: passage(
        'Your body asks for the first place this year. → Give it regular hours, and take every worry to a professional early.',
      ),
      2: passage('You have to budget your strength this year. → Plan an easy week after each hard one.'),
      4: passage('Your strength builds up over the year. → Set a goal for its end that you can measure.'),
      5: passage(
        'You could train for something this year and reach it. → Find company for it, and put the date on paper.',
      ),
    },
  },
} as const satisfies { month: Record<Area, Record<2 | 4, Cell>>; year: Record<Area, Record<Rating, Cell>> }
