import type { LalKitabNature } from '../../jyotish/lal-kitab/chart.ts'
import { from, type Passage } from '../passage.ts'

// A matter of life, by the nature of its significator; {house}: the ordinal of its house
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  personality: {
    good: passage(
      'The Sun is in good spirits in your {house} house: people know where they stand with you, and most of them stand behind you.',
    ),
    mixed: passage(
      'The Sun is of two minds in your {house} house: you are one person at home and another at work, so let a friend of one meet the other.',
    ),
    bad: passage(
      'The Sun is troubled in your {house} house: your confidence comes in loans, so finish seven small things this month without talking about them.',
    ),
  },
  wealth: {
    good: passage(
      'Jupiter is in good spirits in your {house} house: you respect money without loving it, and what you save lasts.',
    ),
    mixed: passage(
      'Jupiter is of two minds in your {house} house: money comes to you and is sent about on errands, so set a third aside on the day it arrives.',
    ),
    bad: passage(
      'Jupiter is troubled in your {house} house: you earn more easily than you hold, so lend nothing and buy nothing on the day you see it.',
    ),
  },
  marriage: {
    good: passage(
      'Venus is in good spirits in your {house} house: the two of you are better together than either was alone, so say it aloud this week.',
    ),
    mixed: passage(
      'Venus is of two minds in your {house} house: you have weeks for talking and weeks for silence, so decide nothing about the two of you late at night.',
    ),
    bad: passage(
      'Venus is troubled in your {house} house: your bond needs care, so give a small present on the same weekday each week.',
    ),
  },
  children: {
    good: passage(
      'Ketu is in good spirits in your {house} house: children and pupils come to you gladly, and you enjoy their noise.',
    ),
    mixed: passage(
      'Ketu is of two minds in your {house} house: you will laugh and worry with the young, so promise them less and be there on the day you named.',
    ),
    bad: passage(
      'Ketu is troubled in your {house} house: what is young needs your patience, so be kind to the children of strangers, which is the old remedy.',
    ),
  },
  health: {
    good: passage(
      'Mars is in good spirits in your {house} house: your body is on your side, and regular sleep and a daily walk keep it there.',
    ),
    mixed: passage(
      'Mars is of two minds in your {house} house: your strength comes and goes and warns you first, so rest at the first sign.',
    ),
    bad: passage(
      'Mars is troubled in your {house} house: haste costs you double, so sleep before you decide, and see a doctor about anything that ails you.',
    ),
  },
  work: {
    good: passage(
      'Saturn is in good spirits in your {house} house: your work stands on firm ground, and people below you speak well of you.',
    ),
    mixed: passage(
      'Saturn is of two minds in your {house} house: your work pays in some years and teaches in others, so keep a record of both.',
    ),
    bad: passage(
      'Saturn is troubled in your {house} house: you carry more than you are paid for, so be exact with the people who work for you, which custom calls the remedy.',
    ),
  },
  parents: {
    good: passage(
      'The Moon is in good spirits in your {house} house: your mother’s good will carries you far, so ask for her blessing before a new step.',
    ),
    mixed: passage(
      'The Moon is of two minds in your {house} house: you and your parents are close and far by turns, so call on a fixed day.',
    ),
    bad: passage(
      'The Moon is troubled in your {house} house: you owe peace to your mother or to the one who raised you, so do one errand for her this week without being asked.',
    ),
  },
} satisfies Record<string, Record<LalKitabNature, Passage>>
