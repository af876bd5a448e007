import type { QualityBand } from '../../jyotish/quality.ts'
import type { SignArea } from '../../jyotish/sign-scores.ts'
import { type Cell, from } from '../passage.ts'

// An area of life in a week or a year, by the band of its score; the two spans have different sentences
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

/** The middle band has no text. */
type Outer = Partial<Record<Exclude<QualityBand, 'mixed'>, Cell>>

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
  year: {
    love: {
      good: passage('People come closer to you in the course of the year, so say yes to company.'),
      difficult: passage('Love takes work this year: listen, call back, and forgive small things.'),
    },
    career: {
      difficult: passage('Work asks for staying power this year, so choose the few duties that deserve it.'),
    },
    money: {
      good: passage('By the end of the year you own a little more and owe a little less.'),
      difficult: passage('More money goes out this year than you see; look for the cause in the first months.'),
    },
    health: {
      difficult: passage('The year asks more of your body than it gives, so go to bed at a fixed hour.'),
    },
    mood: {
      difficult: passage('Old worries come back this year; talk about them once a month with somebody you trust.'),
    },
  },
} as const satisfies {
  /** Means lie near the middle: an extreme band that does not occur has the text of the next one. */
  week: Record<SignArea, Outer>
  year: Record<SignArea, Outer>
}
