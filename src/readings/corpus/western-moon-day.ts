import { from, type Passage } from '../passage.ts'

// The Moon in a solar house: the day of its arrival, the next day, and the day before it leaves
const passage = from('Common Western practice (the Moon through solar houses, signs counted from the Sun sign)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
type Stage = 'arrives' | 'stays' | 'leaves'

export default {
  1: {
    arrives: passage(
      'Your feelings show, and people notice how you are. → Tell one person the truth, and begin something of your own.',
    ),
    stays: passage(
      'Your mood decides the day. → Eat before you answer anything difficult, and wear what you like best.',
    ),
    leaves: passage('You have people’s attention for one more day. → Ask for what you want in one plain sentence.'),
  },
  2: {
    arrives: passage('You want to feel secure. → Look at your balance, and pay what is due.'),
    stays: passage(
      'You do best with your hands. → Repair or cook something, and buy nothing only to cheer yourself up.',
    ),
    leaves: passage('You see clearly which cost you can do without. → Cancel it, or ask for a better price.'),
  },
  3: {
    arrives: passage('You have many messages and errands. → Answer the oldest message first.'),
    stays: passage(
      'You learn most from people outside your plans. → Walk instead of driving, and ask one more question than usual.',
    ),
    leaves: passage('You have several small things half done. → Finish three of them before you begin a fourth.'),
  },
  4: {
    arrives: passage('You would rather be at home. → Give your family an hour without a screen, or call a relative.'),
    stays: passage(
      'You think of the past and of your family. → Let the feeling pass, and decide nothing because of it.',
    ),
    leaves: passage('You rest better in a tidy room. → Clear one surface before you go to bed.'),
  },
  5: {
    arrives: passage('You are in the mood for play. → Say yes to a light invitation.'),
    stays: passage('You show your feelings well. → Tell somebody whom you love what you like about them.'),
    leaves: passage('You have an idea that is worth an hour of your evening. → Make a rough first version of it.'),
  },
  6: {
    arrives: passage(
      'You feel every late night and every missed meal. → Eat at a regular time, and take a short walk.',
    ),
    stays: passage(
      'You notice every mistake. → Correct your own, and say nothing about the others unless you are asked.',
    ),
    leaves: passage('You can clear up arrears in small pieces. → Choose one pile, and work on it for twenty minutes.'),
  },
  7: {
    arrives: passage('Somebody else sets the pace. → Let them speak first, and ask what they need.'),
    stays: passage('You decide better in company than alone. → Talk your question over with one person.'),
    leaves: passage(
      'You can agree with somebody close. → Repeat in your own words what they want, and then say what you can offer.',
    ),
  },
  8: {
    arrives: passage(
      'You are sensitive to what is not said. → Keep your guess to yourself, and look after a bill or a password.',
    ),
    stays: passage('You can have a private talk. → Choose a quiet place, and begin with your own part.'),
    leaves: passage('You can let something go. → Throw away, pay back or give up one thing.'),
  },
  9: {
    arrives: passage('You need a change of scene. → Read something outside your field, or plan a trip.'),
    stays: passage('You are sure of your opinion. → Ask somebody older or from far away how they see it.'),
    leaves: passage('Your plan is good, and its details are missing. → Write down the first two steps.'),
  },
  10: {
    arrives: passage('Your work is noticed. → Arrive a little early, and do the visible part first.'),
    stays: passage('You carry a good deal at work. → Name one result of yours to somebody who can reward it.'),
    leaves: passage('Your strength for work is nearly used up. → Close one open task, and stop on time.'),
  },
  11: {
    arrives: passage('Friends do you good. → Propose a place and a time yourself.'),
    stays: passage('A wish of yours needs a second person. → Say it in company, and ask who can help.'),
    leaves: passage('You hear many opinions. → Keep the two that help you, and make up your own mind.'),
  },
  12: {
    arrives: passage('You are tired. → Cancel one appointment, and go to bed an hour earlier.'),
    stays: passage('You think best when it is quiet. → Leave an hour of your day free.'),
    leaves: passage(
      'You are nearly ready to begin again. → Tidy up first: one apology, one file, one corner of the room.',
    ),
  },
} as const satisfies Record<House, Record<Stage, Passage>>
