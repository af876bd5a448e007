import { from, type Passage } from '../passage.ts'

// The Moon in a solar house: the day of its arrival, the next day, and the day before it leaves
const passage = from('Common Western practice (the Moon through solar houses, signs counted from the Sun sign)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
type Stage = 'arrives' | 'stays' | 'leaves'

export default {
  1: {
    arrives: passage(
      'You are easy to read, so people ask how you are and mean it. → Tell one of them the truth, and start the thing that needs your name on it.',
    ),
    stays: passage(
      'Your mood decides the day, and you can choose it more than you think. → Eat before you answer anything difficult, and wear what you like best.',
    ),
    leaves: passage(
      'You still have people’s attention, and you will have less of it tomorrow. → Ask for what you want today, in one plain sentence.',
    ),
  },
  2: {
    arrives: passage(
      'You want something solid under your feet. → Look at your balance once, pay what is due, and you can stop thinking about it.',
    ),
    stays: passage(
      'Your hands are happier than your head. → Repair or cook something, and put off any purchase that is only meant to cheer you up.',
    ),
    leaves: passage(
      'You know now which cost has been bothering you. → Cancel it or ask for a better price while you still have the patience for it.',
    ),
  },
  3: {
    arrives: passage(
      'Your phone is busy and so are you. → Answer the oldest message first; it has been taking more of your energy than the other ten.',
    ),
    stays: passage(
      'You learn most from people outside your plans. → Walk instead of driving if you can, and ask one more question than usual.',
    ),
    leaves: passage(
      'You have many small things half done. → Finish three of them before you begin a fourth, and tell somebody that you did.',
    ),
  },
  4: {
    arrives: passage(
      'You would rather be at home, and home has something to say to you. → Give your family an hour without a screen, or call the one who lives far away.',
    ),
    stays: passage(
      'An old feeling visits you, probably over something as small as a dish or a song. → Let it sit with you for a while; it wants no decision.',
    ),
    leaves: passage(
      'Your rooms need a little order before you can rest in them. → Clear one surface completely before you go to bed.',
    ),
  },
  5: {
    arrives: passage(
      'You are ready to play again. → Say yes to the light invitation, and leave the serious one until you have laughed.',
    ),
    stays: passage(
      'You show your feelings well, and people answer in kind. → Tell a child, a friend or somebody you love what you like about them.',
    ),
    leaves: passage(
      'You have an idea that is worth an hour of your evening. → Make a rough first version of it and do not judge it until tomorrow.',
    ),
  },
  6: {
    arrives: passage(
      'Your body tells you how the last days were. → Eat at a regular time, take the short walk, and do the dullest task first.',
    ),
    stays: passage(
      'You notice every mistake, your own and other people’s. → Correct what is yours, and say nothing about the rest until someone asks you.',
    ),
    leaves: passage(
      'You can finish the backlog if you take it in small pieces. → Choose twenty minutes and one pile, and stop when the time is up.',
    ),
  },
  7: {
    arrives: passage(
      'Somebody else sets the pace. → Let them speak first, and you will find out what they need before you have to guess.',
    ),
    stays: passage(
      'You decide better in company than alone. → Talk your question through with one person who has no reason to agree with you.',
    ),
    leaves: passage(
      'You and someone near you are closer to agreement than it sounds. → Repeat in your own words what they want, then say what you can offer.',
    ),
  },
  8: {
    arrives: passage(
      'You feel what is not being said. → Keep it to yourself for a day, and look after a bill, a password or a promise instead.',
    ),
    stays: passage(
      'You can have the private talk that you have been putting off. → Choose a quiet place, begin with your own part in it, and keep it short.',
    ),
    leaves: passage(
      'You have held on to something long enough. → Throw away, pay back or give up one thing, and notice how much lighter you feel.',
    ),
  },
  9: {
    arrives: passage(
      'You need a wider view than your own street. → Read something from outside your field, or plan the trip that you keep mentioning.',
    ),
    stays: passage(
      'You are sure of your opinion, perhaps a little too sure. → Ask someone older or from far away how it looks to them.',
    ),
    leaves: passage(
      'Your plan is good and its details are not ready. → Write down the first two steps and leave the rest for a day when you like small print.',
    ),
  },
  10: {
    arrives: passage(
      'People who matter to your work are watching. → Arrive a little early, and do the visible part first.',
    ),
    stays: passage(
      'You carry more than your share, and others have begun to notice. → Name one result of yours in front of somebody who can reward it.',
    ),
    leaves: passage(
      'Your ambition is tired and still polite. → Close one open task, then leave your work where it belongs.',
    ),
  },
  11: {
    arrives: passage(
      'Your friends lift you, so do not spend the evening alone. → Propose the place and the time yourself; the others are waiting for someone to do it.',
    ),
    stays: passage('A wish of yours needs a second person. → Say it aloud in company, and ask who knows someone.'),
    leaves: passage(
      'You have listened to many opinions. → Keep the two that helped you, thank the people for the others, and make up your own mind.',
    ),
  },
  12: {
    arrives: passage(
      'You are tired for a good reason. → Cancel one thing without an excuse, and go to bed an hour earlier.',
    ),
    stays: passage(
      'You hear your own thoughts better when it is quiet. → Leave a gap in your day, and write down what comes up in it.',
    ),
    leaves: passage(
      'You are nearly ready to begin again. → Tidy up behind you first: one apology, one file, one corner of the room.',
    ),
  },
} as const satisfies Record<House, Record<Stage, Passage>>
