import type { QualityBand } from '../../jyotish/quality.ts'
import type { SignArea } from '../../jyotish/sign-scores.ts'
import { from, type Passage } from '../passage.ts'

// An area of life in a week, a month or a year, by the band of its score; {when}: "this week"
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

export default {
  love: {
    excellent: passage(
      'Love is one of your strong sides {when}: what you promise is believed, and what you ask for is heard.',
    ),
    good: passage('You are easier to love {when} than you think, and small kindnesses come back to you.'),
    mixed: passage('You get warm signals and cool ones {when}, so judge people by what they do.'),
    difficult: passage('Feelings lie close to the surface {when}; ask before you assume anything about the other.'),
    hard: passage('You may feel alone in company {when}; leave large decisions about love for a lighter time.'),
  },
  career: {
    excellent: passage('Your work carries far {when}, and the people who matter notice you.'),
    good: passage('You get more done at work {when} than you planned, and somebody sees it.'),
    mixed: passage('One thing at work moves {when} and another stands still; push the one that moves.'),
    difficult: passage('Work takes more from you {when} than it gives; keep to what has a deadline.'),
    hard: passage('You run against a wall at work {when}; protect your good name and your evenings.'),
  },
  money: {
    excellent: passage('You have a good hand with money {when}, and you may ask for what your work is worth.'),
    good: passage('Your money holds together {when}, with a little room for something that lasts.'),
    mixed: passage('Money comes and goes {when} in equal measure; a list keeps you on the right side.'),
    difficult: passage('Small costs add up {when}; cancel one of them at the beginning.'),
    hard: passage('→ Keep your purse shut {when} as far as you can, and lend only what you could give away.'),
  },
  health: {
    excellent: passage('You have strength to spare {when}, and good habits start easily.'),
    good: passage('You feel well {when} as long as you keep your hours.'),
    mixed: passage('You have good days and tired ones {when}; plan a little less than you could do.'),
    difficult: passage('You tire sooner {when} than usual; sleep and warm food are your best remedy.'),
    hard: passage('Your strength is low {when}; rest early, and see a doctor about anything that worries you.'),
  },
  mood: {
    excellent: passage('You are steady {when}, and small things please you.'),
    good: passage('You are steady {when}, and small things please you.'),
    mixed: passage('Your mood depends on company {when}, so choose it well.'),
    difficult: passage('Little things get under your skin {when}; a walk helps more than an argument.'),
    hard: passage(
      'Your mood may be heavy {when}; keep to small good things, and talk to somebody you trust if it stays.',
    ),
  },
} as const satisfies Record<SignArea, Record<QualityBand, Passage>>
