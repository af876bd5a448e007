import { from } from '../passage.ts'

// The rating of a year for a matter, for people too young for the matter and for people past its first half
const passage = from('Own weighing of periods and transits, read by age (kala and patra, BPHS 46)')

export default {
  young: {
    career: {
      eased: passage(
        'Tasks are a pleasure this year, at home and in class. What is begun is finished, and grown-ups notice it without being told. A small duty that is yours alone, such as a plant or an animal, gives this good wind something to push.',
      ),
      even: passage(
        'Duties go neither fast nor slowly this year. Some afternoons everything is done before it is asked for, and some need three reminders. A list on the door, with a place to tick, does more for it than either praise or scolding.',
      ),
      strained: passage(
        'Doing what has to be done costs more effort this year than last. Tasks seem to come all at once and thanks come late. Small steps, one at a time, with a grown-up sitting by for the first of them, bring the pleasure back.',
      ),
    },
    wealth: {
      eased: passage(
        'Wishes are easily met this year, and there are presents with stories to them. Pocket money lasts. It is a good time to learn the sum of saving: a jar for spending, a jar for keeping, and a jar for somebody else.',
      ),
      even: passage(
        'There is enough this year, and not for everything at once. Choosing between two wishes is what it teaches, and the one that is left over is often forgotten in a month. Swapping with a friend counts as a purchase too.',
      ),
      strained: passage(
        'Some wishes have to wait this year, and waiting is felt. What breaks is mended sooner than replaced. Things made by hand, out of what is in the house, turn out to be the ones that are remembered from such a time.',
      ),
    },
    relationships: {
      eased: passage(
        'Friends are found without looking this year, and one of them may stay for long. Games have room for a third. Inviting somebody home who has never been asked is the best use of so friendly a time.',
      ),
      even: passage(
        'Friendships have their weather this year: close for a week, cool for a day, close again. Nothing needs to be settled by grown-ups as long as both come back to the game. Listening to the end of a story is the skill to practise.',
      ),
      strained: passage(
        'Friends can be hard to please this year, and being left out hurts. It says little about who is liked and much about a class that is sorting itself. One good playmate and a grown-up who asks and listens are enough to see it through.',
      ),
    },
  },
  late: {
    career: {
      eased: passage(
        'What you know is asked for this year, in whatever way you are still at work. Advice is followed and thanks are said aloud. Handing one task to somebody younger, and watching it go well, is the finest fruit of such a time.',
      ),
      even: passage(
        'Duties ask for a fair share of the year and no more. Some that were kept from habit can be put down without harm. What remains is better for being chosen, and for having an hour at which it ends.',
      ),
      strained: passage(
        'Others want things done in ways that you would not have chosen, and it shows this year. Experience is heard late or not at all. Saying it once, in writing, and leaving the rest to them keeps both your peace and your good name.',
      ),
    },
    learning: {
      eased: passage(
        'The mind is awake this year and wants something new to turn over. A language, an instrument or the history of your own place goes in with pleasure. Learning it in company doubles the reason to leave the house.',
      ),
      even: passage(
        'Curiosity comes and goes this year, and a book may lie open for weeks. That is no loss, since nobody is waiting for marks. A fixed evening with others who read the same thing carries it past the middle.',
      ),
      strained: passage(
        'New things take longer to settle this year, and small print is tiring. Shorter sittings, better light and one patient person to ask make up for most of it. What is known already is worth writing down for somebody.',
      ),
    },
  },
} as const
