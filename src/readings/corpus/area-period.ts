import type { QualityBand } from '../../jyotish/quality.ts'
import type { SignArea } from '../../jyotish/sign-scores.ts'
import { from, type Passage } from '../passage.ts'

// An area of life in a week, a month or a year, by the band of its score; the three spans have different sentences
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

type Middle = Record<'mixed' | 'difficult', Passage> & Partial<Record<QualityBand, Passage>>

export default {
  week: {
    love: {
      excellent: passage(
        'Love is one of your strong sides this week: what you promise is believed, and what you ask for is heard.',
      ),
      good: passage('You are easier to love this week than you think, and small kindnesses come back to you.'),
      mixed: passage('You get warm signals and cool ones this week, so judge people by what they do.'),
      difficult: passage(
        'Feelings lie close to the surface this week; ask before you assume anything about the other.',
      ),
      hard: passage('You may feel alone in company this week; leave large decisions about love for a lighter time.'),
    },
    career: {
      excellent: passage('Your work carries far this week, and the people who matter notice you.'),
      good: passage('You get more done at work this week than you planned, and somebody sees it.'),
      mixed: passage('One thing at work moves this week and another stands still; push the one that moves.'),
      difficult: passage('Work takes more from you this week than it gives; keep to what has a deadline.'),
      hard: passage('You run against a wall at work this week; protect your good name and your evenings.'),
    },
    money: {
      excellent: passage('You have a good hand with money this week, and you may ask for what your work is worth.'),
      good: passage('Your money holds together this week, with a little room for something that lasts.'),
      mixed: passage('Money comes and goes this week in equal measure; a list keeps you on the right side.'),
      difficult: passage('Small costs add up this week; cancel one of them at the beginning.'),
      hard: passage('→ Keep your purse shut this week as far as you can, and lend only what you could give away.'),
    },
    health: {
      excellent: passage('You have strength to spare this week, and good habits start easily.'),
      good: passage('You feel well this week as long as you keep your hours.'),
      mixed: passage('You have good days and tired ones this week; plan a little less than you could do.'),
      difficult: passage('You tire sooner this week than usual; sleep and warm food are your best remedy.'),
      hard: passage('Your strength is low this week; rest early, and see a doctor about anything that worries you.'),
    },
    mood: {
      excellent: passage('You are steady this week, and small things please you.'),
      good: passage('You keep your balance this week, and small things please you.'),
      mixed: passage('Your mood depends on company this week, so choose it well.'),
      difficult: passage('Little things get under your skin this week; a walk helps more than an argument.'),
      hard: passage(
        'Your mood may be heavy this week; keep to small good things, and talk to somebody you trust if it stays.',
      ),
    },
  },
  month: {
    love: {
      good: passage('Affection is cheap and plentiful for you this month: a note, a lift, a shared meal.'),
      mixed: passage('This month your love life needs a calendar, since warm days and cool days take turns.'),
      difficult: passage('You read too much into silences this month; ask, and then let the subject go.'),
      hard: passage('Love is thin this month, so be good company to yourself first.'),
    },
    career: {
      excellent: passage('You could hardly choose a better month to be judged by your work.'),
      good: passage('Your desk is a friendly place this month, and a careful piece of work is remembered.'),
      mixed: passage('You finish half of what you start at work this month, so choose which half.'),
      difficult: passage('Colleagues lean on you this month; agree on who does what before you lift a finger.'),
      hard: passage('Expect little thanks at work this month, and write down what you have done.'),
    },
    money: {
      excellent: passage('Money comes to you this month by more than one road.'),
      good: passage('Your accounts close this month a little above where they opened.'),
      mixed: passage('A sum comes to you this month and a sum goes out; put the difference aside at once.'),
      difficult: passage('Repairs, gifts and fees eat at your purse this month; set a limit for each week.'),
      hard: passage('You pay this month and do not buy; ask for instalments if you need them.'),
    },
    health: {
      excellent: passage('You wake up with energy this month, and training shows results.'),
      good: passage('Your body keeps its promises this month if you keep yours.'),
      mixed: passage('Your energy comes in waves this month, and the trick is to rest before the trough.'),
      difficult: passage('You run on a small battery this month: fewer evenings out, more water, more sleep.'),
      hard: passage(
        'Treat yourself this month as you would treat a tired guest, and ask a doctor rather than a friend.',
      ),
    },
    mood: {
      mixed: passage('You change your mind about this month every few days; a short diary shows you the pattern.'),
      difficult: passage('You are thin-skinned this month; choose people who laugh with you.'),
    },
  },
  year: {
    love: {
      good: passage('Over the year people come closer to you, one plain evening after another.'),
      mixed: passage(
        'Your year in love has two halves, and the better one rewards the questions you asked in the other.',
      ),
      difficult: passage(
        'Love takes work this year, the unseen kind: listening, calling back, forgiving small things.',
      ),
    },
    career: {
      mixed: passage('At work the year gives you one thing and takes another; know early which one you can spare.'),
      difficult: passage('The year tests your staying power at work, so pick the few duties that deserve it.'),
    },
    money: {
      good: passage('By the end of the year you own a little more and owe a little less.'),
      mixed: passage('Income and outgoings race each other all year; a fixed day for saving decides who wins.'),
      difficult: passage('Your year has a hole in its pocket; look for it before spring.'),
    },
    health: {
      mixed: passage('Alternate through the year: a month of effort, a month of ease.'),
      difficult: passage('The year asks more of your body than it gives, so make sleep a fixed appointment.'),
    },
    mood: {
      mixed: passage('Your peace of mind depends this year on how often you are alone by choice.'),
      difficult: passage(
        'Old worries come round to you again this year; give them one evening a month and not the rest.',
      ),
    },
  },
} as const satisfies {
  week: Record<SignArea, Record<QualityBand, Passage>>
  /** The means of a month and a year lie nearer to the middle: extreme bands have the text of the next one. */
  month: Record<SignArea, Middle>
  year: Record<SignArea, Middle>
}
