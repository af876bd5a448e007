import type { LalKitabNature } from '../../jyotish/lal-kitab/chart.ts'
import { from, type Passage } from '../passage.ts'

// A matter of life, by the nature of its significator
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  personality: {
    good: passage(
      'Three things speak for you: the first house, its guest and the Sun. Here they agree. Others know where they stand with you, and mostly they stand behind. It is a short and happy list.',
    ),
    mixed: passage(
      'The first house and the Sun are of two opinions about you. At home one person is met, at work another. Whoever loves both of them is a friend for good. It is a commoner case than one would think.',
    ),
    bad: passage(
      'The self is under pressure in this chart, since the Sun is spoilt. Confidence comes in loans and is called in. Small undertakings finished without a word, seven or so of them, are the beginning of capital.',
    ),
  },
  wealth: {
    good: passage(
      'Jupiter keeps the purse, and keeps it well here. Money is respected without being loved. What is saved by fifty carries three generations, provided that the second house is not opened for show. That is seldom.',
    ),
    mixed: passage(
      'Purse and key are in different pockets: wealth comes, waits at the door and is sent about on errands. A third of it set aside on the day it arrives is never missed. The rest may travel.',
    ),
    bad: passage(
      'The keeper of the purse is in trouble. Earning is not the difficulty, holding is. Nothing lent, nothing guaranteed, nothing bought on the day it is seen: three rules, for three years. After that the purse can be trusted.',
    ),
  },
  marriage: {
    good: passage(
      'Venus is in good spirits, which is half of any marriage. The other half grows by use. In this chart two people are likely to be better at everything than either was alone. They ought to say so.',
    ),
    mixed: passage(
      'Marriage is mixed here as flour is, and has to be sifted. There are weeks for talking and weeks for cooking. No decision about the two should be reached after ten at night. Breakfast is early enough.',
    ),
    bad: passage(
      'Venus needs care, and so will the one who is married. Lateness, distance or duties to others may test the pair. By the book a gift to the partner on the same weekday each week does more than vows.',
    ),
  },
  children: {
    good: passage(
      'The lamp of the young burns steadily, for the planet of children is sound. They are obedient when asked once and original when not. Somebody’s pupil may count as the eldest. The noise they make is a good one.',
    ),
    mixed: passage(
      'With children there will be comedy and some weather. The planet concerned is of two minds. It helps to promise less to them and to be there on the day that was named. Comedy then wins.',
    ),
    bad: passage(
      'What is young needs patience in this chart, whether it is a child, a pupil or a plan. Delay is not refusal. Kindness to the children of strangers has always been the remedy. It works slowly, as growth does.',
    ),
  },
  health: {
    good: passage(
      'The body is on your side. Good sense at table and regular sleep will keep it there. It should be thanked now and then by being taken for a walk. Nothing else is owed to it.',
    ),
    mixed: passage(
      'Strength goes and comes, and gives notice before it goes. Care at the first sign saves a week. Nothing written here replaces a physician, and no custom should delay one. Strength likes to be asked early.',
    ),
    bad: passage(
      'Rest is this chart’s debt to its owner. The planets of vigour are strained, so haste costs double. Whatever ails one belongs before a physician; the customs are for the spirits only. Sleep is for both.',
    ),
  },
  work: {
    good: passage(
      'Saturn is a good master in this chart, exact and fair. Labour is rewarded, though with more labour first. A trade followed for eighteen years turns into an inheritance. It need not be a grand one to be kept.',
    ),
    mixed: passage(
      'At the workshop the days are uneven. Orders arrive together, and so do idle weeks. Keeping one’s tools in order during the second kind is what the first kind pays for. Few do it, and those few are busy.',
    ),
    bad: passage(
      'Work presses, as Saturn is unhappy where he is. Early posts end in dispute or dust. The servant’s wage paid on the day, before one’s own, has turned many a Saturn round. He keeps such accounts.',
    ),
  },
  parents: {
    good: passage(
      'Both lights are kind to the parents. Their house is a well that does not run dry. Asking their advice, even without need of it, counts as an offering in this school. It is received with tea.',
    ),
    mixed: passage(
      'Between the parents’ fortunes there is a difference of some sort, and you stand in the middle. Carrying messages should be refused. Carrying baskets should not. Two roofs may be kept in repair by one who belongs to both.',
    ),
    bad: passage(
      'The lights are under a cloud, and parents need more than they ask for. Old words weigh on both sides. An hour with nothing to discuss is worth more to them than a payment. It lifts something.',
    ),
  },
} satisfies Record<string, Record<LalKitabNature, Passage>>
