import type { LalKitabNature } from '../../jyotish/lal-kitab/chart.ts'
import { from, type Passage } from '../passage.ts'

// A matter of life, by the nature of its significator; {house}: the ordinal of its house; {field}: the field of that house
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  personality: {
    good: passage(
      'People know where they stand with you, and most of them stand behind you, because the Sun is in good spirits in your {house} house. → You show it best in {field}; take the lead there once this week, without waiting to be asked.',
    ),
    mixed: passage(
      'You are one person at home and another in public: the Sun is of mixed nature in your {house} house. → The two meet in {field}; let a friend from one side come along to the other this week.',
    ),
    bad: passage(
      'Your confidence comes and goes with what others say, since the Sun is troubled in your {house} house. You feel it most in {field}; finish seven small things there this month and talk about none of them; it returns by the fifth.',
    ),
  },
  wealth: {
    good: passage(
      'You respect money without loving it, and what you save lasts: Jupiter is in good spirits in your {house} house. → It grows for you through {field}; put a first sum from that side away this week, and leave it.',
    ),
    mixed: passage(
      'Money comes to you and is soon sent on errands, because Jupiter is of mixed nature in your {house} house. For you it comes and goes around {field}; set a third aside on the day it arrives, before the first errand.',
    ),
    bad: passage(
      'Money comes to you more easily than it stays, since Jupiter is troubled in your {house} house. It slips away through {field}; lend nothing there for forty-three days, and buy nothing on the day you first see it.',
    ),
  },
  marriage: {
    good: passage(
      'You are better company in two than alone, because Venus is in good spirits in your {house} house. → It shows in {field}; say aloud this week what you like about it, to the person concerned.',
    ),
    mixed: passage(
      'You have weeks for talking and weeks for silence with a partner, since Venus is of mixed nature in your {house} house. Most of it turns on {field}; decide nothing about the two of you late at night.',
    ),
    bad: passage(
      'Your bond with a partner needs daily care, because Venus is troubled in your {house} house. The strain enters by way of {field}; give a small present on the same weekday for six weeks, and ask once what is missing.',
    ),
  },
  children: {
    good: passage(
      'Children and pupils come to you gladly, since Ketu is in good spirits in your {house} house. → They learn from you about {field}; show one of them this week how you manage it, step by step.',
    ),
    mixed: passage(
      'You laugh with the young and you worry about them, because Ketu is of mixed nature in your {house} house. The worry is about {field}; promise them less, and be there on the day you named.',
    ),
    bad: passage(
      'What is young needs more patience from you than you have after work, since Ketu is troubled in your {house} house. You lose it over {field}; the old remedy is to be kind to the children of strangers; begin with a smile at the crossing.',
    ),
  },
  health: {
    good: passage(
      'Your body is on your side, because Mars is in good spirits in your {house} house. You spend its strength on {field}; keep your hours of sleep and a daily walk, and it stays with you.',
    ),
    mixed: passage(
      'Your strength comes and goes, and it warns you first: Mars is of mixed nature in your {house} house. → You overdo it with {field}; rest at the first sign this week, and not at the third.',
    ),
    bad: passage(
      'Haste costs you double, since Mars is troubled in your {house} house. You hurry most over {field}; sleep before you decide anything there, and see a doctor about whatever bothers you, because a chart cannot look at you.',
    ),
  },
  work: {
    good: passage(
      'Your work stands on firm ground, and people below you speak well of you, because Saturn is in good spirits in your {house} house. → Much of it has to do with {field}; put one more stone on that this week: a plan for the year, on paper.',
    ),
    mixed: passage(
      'Your work pays in some years and teaches in others, since Saturn is of mixed nature in your {house} house. Both come by way of {field}; keep a record of what each year gave you, and start with this one.',
    ),
    bad: passage(
      'You carry more than you are paid for: Saturn is troubled in your {house} house. → The extra load comes from {field}; be exact with the people who work for you, which custom calls the remedy, and hand one task back this week.',
    ),
  },
  parents: {
    good: passage(
      'Your mother’s good will carries you far, because the Moon is in good spirits in your {house} house. You owe to it much of your luck in {field}; ask for her blessing before your next step there, or remember it.',
    ),
    mixed: passage(
      'You and your parents are close and far by turns, since the Moon is of mixed nature in your {house} house. You differ about {field}; call on a fixed day each week, and leave that subject for the second call.',
    ),
    bad: passage(
      'You owe some peace to your mother, or to the one who raised you, because the Moon is troubled in your {house} house. → Part of it comes from {field}; do one errand for her this week, or one in her name, without being asked.',
    ),
  },
} satisfies Record<string, Record<LalKitabNature, Passage>>
