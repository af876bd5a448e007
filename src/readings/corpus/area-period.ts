import type { QualityBand } from '../../jyotish/quality.ts'
import type { SignArea } from '../../jyotish/sign-scores.ts'
import { type Cell, from } from '../passage.ts'

// An area of life in a week, a month or a year, by the band of its score; the three spans have different sentences
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

type Middle = Record<'mixed' | 'difficult', Cell> & Partial<Record<QualityBand, Cell>>

export default {
  week: {
    love: {
      excellent: [
        passage(
          'Love is one of your strong sides this week: what you promise is believed, and what you ask for is heard.',
        ),
        passage('People lean towards you this week, so say the warm thing first.'),
      ],
      good: [
        passage('You are easier to love in these seven days than you think, and small kindnesses come back to you.'),
        passage('Somebody thinks of you this week more often than you know; a short message finds that out.'),
      ],
      mixed: [
        passage('You get warm signals and cool ones this week, so judge people by what they do.'),
        passage('One evening of this week goes well in love and one does not, and neither proves anything.'),
      ],
      difficult: [
        passage('Feelings lie close to the surface this week; ask before you assume anything about the other.'),
        passage('You hear reproaches this week where there are only questions; answer the question.'),
      ],
      hard: [
        passage('You may feel alone in company this week; leave large decisions about love for a lighter time.'),
        passage('Keep love simple this week: a meal, a walk, no verdict.'),
      ],
    },
    career: {
      excellent: [
        passage('Your work carries far this week, and the people who matter notice you.'),
        passage('You are in form at work this week; put the difficult piece first.'),
      ],
      good: [
        passage('You get more done at work this week than you planned, and somebody sees it.'),
        passage('The desk obeys you this week, and a colleague owes you thanks.'),
      ],
      mixed: [
        passage('One thing at work moves this week and another stands still; push the one that moves.'),
        passage('Some doors at work stick this week; go through those that open.'),
      ],
      difficult: [
        passage('Work takes more from you this week than it gives; keep to what has a deadline.'),
        passage('You work against the clock this week, so drop what nobody will miss.'),
      ],
      hard: [
        passage('You run against a wall at work this week; protect your good name and your evenings.'),
        passage('Nothing at work runs by itself this week; ask for help before you are late.'),
      ],
    },
    money: {
      excellent: [
        passage('You have a good hand with money this week, and you may ask for what your work is worth.'),
        passage('Figures are on your side this week; settle, sell or ask.'),
      ],
      good: [
        passage('Your money holds together this week, with a little room for something that lasts.'),
        passage('You get a fair price this week if you ask for it twice.'),
      ],
      mixed: [
        passage('Money comes and goes this week in equal measure; a list keeps you on the right side.'),
        passage('What one pocket gains this week the other one spends; look at both on one evening.'),
      ],
      difficult: [
        passage('Small costs add up this week; cancel one of them at the beginning.'),
        passage('This week tempts you to buy comfort; sleep a night over anything that has a receipt.'),
      ],
      hard: [
        passage('→ Keep your purse shut this week as far as you can, and lend only what you could give away.'),
        passage('→ Pay what is due this week, and count everything else as a wish.'),
      ],
    },
    health: {
      excellent: [
        passage('You have strength to spare this week, and good habits start easily.'),
        passage('Your body says yes to almost anything this week; give it fresh air for thanks.'),
      ],
      good: [
        passage('You feel well this week as long as you keep your hours.'),
        passage('You sleep and move well this week, so keep doing both.'),
      ],
      mixed: [
        passage('You have good days and tired ones this week; plan a little less than you could do.'),
        passage('Your strength comes and goes this week; put the hard things before lunch.'),
      ],
      difficult: [
        passage('You tire sooner this week than usual; sleep and warm food are your best remedy.'),
        passage('You run a little low this week; go to bed before the last episode.'),
      ],
      hard: [
        passage('Your strength is low this week; rest early, and see a doctor about anything that worries you.'),
        passage('Spare yourself this week as you would spare a friend, and take any worry to a doctor.'),
      ],
    },
    mood: {
      good: [
        passage('You keep your balance this week, and small things please you.'),
        passage('You keep calm this week where others do not.'),
      ],
      mixed: [
        passage('Your mood depends on company this week, so choose it well.'),
        passage('You are sunny and short by turns this week; say which it is.'),
      ],
      difficult: [
        passage('Little things get under your skin this week; a walk helps more than an argument.'),
        passage('You take things to heart this week that were said in passing.'),
      ],
      hard: [
        passage(
          'Your mood may be heavy this week; keep to small good things, and talk to somebody you trust if it stays.',
        ),
        passage('Be gentle with yourself this week, keep a light on in the evening, and ring somebody who knows you.'),
      ],
    },
  },
  month: {
    love: {
      good: [
        passage('Affection is cheap and plentiful for you this month: a note, a lift, a shared meal.'),
        passage('You find more open doors in love this month than you have evenings.'),
      ],
      mixed: [
        passage('This month your love life needs a calendar, since warm days and cool days take turns.'),
        passage('Love asks for patience in one half of this month and repays it in the other.'),
      ],
      difficult: [
        passage('You read too much into silences this month; ask, and then let the subject go.'),
        passage('Tender subjects need good timing this month; choose a walk and not the doorway.'),
      ],
      hard: [
        passage('Love is thin this month, so be good company to yourself first.'),
        passage(
          'You may miss being understood this month; write down what you would like to hear, and show it to one person.',
        ),
      ],
    },
    career: {
      good: [
        passage('Your desk is a friendly place this month, and a careful piece of work is remembered.'),
        passage('You are useful at work this month in ways that get about.'),
      ],
      mixed: [
        passage('You finish half of what you start at work this month, so choose which half.'),
        passage('Work gives you good weeks and slow weeks this month; put new things into the good ones.'),
      ],
      difficult: [
        passage('Colleagues lean on you this month; agree on who does what before you lift a finger.'),
        passage('You carry other people’s delays this month; make yours visible before anybody asks.'),
      ],
      hard: [
        passage('Expect little thanks at work this month, and write down what you have done.'),
        passage('Work is heavy this month, so finish small things and let the grand ones rest.'),
      ],
    },
    money: {
      excellent: [
        passage('Money comes to you this month by more than one road.'),
        passage('You may ask, sell and invest a little more boldly this month.'),
      ],
      good: [
        passage('Your accounts close this month a little above where they opened.'),
        passage('There is a little over this month; decide on the first day what it is for.'),
      ],
      mixed: [
        passage('A sum comes to you this month and a sum goes out; put the difference aside at once.'),
        passage('Your purse breathes in and out this month, and you only have to watch the rhythm.'),
      ],
      difficult: [
        passage('Repairs, gifts and fees eat at your purse this month; set a limit for each week.'),
        passage('Several small bills meet in this month; pay the oldest one first.'),
      ],
      hard: [
        passage('You pay this month and do not buy; ask for instalments if you need them.'),
        passage('Keep to cash this month where you can, and let the large wish rest.'),
      ],
    },
    health: {
      excellent: [
        passage('You wake up with energy this month, and training shows results.'),
        passage('You have reserves this month; use some of them on a sport you dropped.'),
      ],
      good: [
        passage('Your body keeps its promises this month if you keep yours.'),
        passage('You feel at home in your body this month, as long as you get up at one hour.'),
      ],
      mixed: [
        passage('Your energy comes in waves this month, and the trick is to rest before the trough.'),
        passage('Plan this month with a gap in each week, and you will come through it fresh.'),
      ],
      difficult: [
        passage('You run on a small battery this month: fewer evenings out, more water, more sleep.'),
        passage('You need more rest than usual this month, and you get it only by cancelling something.'),
      ],
      hard: [
        passage('Treat yourself this month as you would treat a tired guest, and ask a doctor rather than a friend.'),
        passage(
          'Your strength is the thing to protect this month: regular meals, early nights, a professional for every worry.',
        ),
      ],
    },
    mood: {
      mixed: [
        passage('You change your mind about this month every few days; a short diary shows you the pattern.'),
        passage('Your mood follows your company this month; choose two people who do you good.'),
      ],
      difficult: [
        passage('You are thin-skinned this month; choose people who laugh with you.'),
        passage('Small slights last longer with you this month; a daily walk shortens them.'),
      ],
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
  /** Means lie near the middle: an extreme band that does not occur has the text of the next one. */
  week: Record<SignArea, Middle>
  month: Record<SignArea, Middle>
  year: Record<SignArea, Middle>
}
