import { ageOfLife } from '../../../jyotish/ages.ts'
import type { PlanetCondition } from '../../../jyotish/assessment/planet.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { CHILD_FIELDS } from '../../../jyotish/house-fields.ts'
import { stageOf } from '../../../readings/age-filter.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** Words of the kundli for its reader: the person, or the parents of a child. */

// source: BPHS ch. 11
const HOUSE_MATTERS: Readonly<Record<HouseNumber, string>> = {
  1: 'your health and your own way',
  2: 'money and family',
  3: 'your own efforts',
  4: 'your home',
  5: 'learning and the young',
  6: 'daily work and disputes',
  7: 'partnership',
  8: 'changes and shared money',
  9: 'teachers and good fortune',
  10: 'work and reputation',
  11: 'friends and gains',
  12: 'rest and distant places',
}
/** Matters of later years, where they differ. */
const ELDER_MATTERS: typeof HOUSE_MATTERS = {
  ...HOUSE_MATTERS,
  6: 'daily duties and disputes',
  10: 'your good name',
}
/** Where a planet shows itself, by its house. */
const SHOWS: Readonly<Record<HouseNumber, string>> = {
  1: 'in how you meet people',
  2: 'in money and at the family table',
  3: 'in what you write and say',
  4: 'at home',
  5: 'in what you create and teach',
  6: 'in daily duties',
  7: 'with the person closest to you',
  8: 'in times of change',
  9: 'in study and belief',
  10: 'in what you do in public',
  11: 'among friends',
  12: 'in quiet hours and far from home',
}
const CHILD_SHOWS: typeof SHOWS = {
  1: 'when meeting new people',
  2: 'at the family table',
  3: 'with brothers, sisters and neighbours',
  4: 'at home',
  5: 'in play',
  6: 'in small duties',
  7: 'with the closest friend',
  8: 'when something changes',
  9: 'with teachers',
  10: 'before others',
  11: 'in a group',
  12: 'in quiet hours',
}

type Shade = 'good' | 'mixed' | 'weak'
// source: BPHS ch. 3 and 32, what the planets stand for, in our words
const FINDINGS: Record<Graha, Record<Shade, string>> = {
  Sun: {
    good: 'You trust yourself, and people follow your lead',
    mixed: 'You are sure of yourself on some days and want to be asked on others',
    weak: 'You doubt yourself more than you show, and praise matters much to you',
  },
  Moon: {
    good: 'You calm down quickly, and people feel at ease with you',
    mixed: 'Your mood changes with the company you keep',
    weak: 'You take things to heart and need more rest than you admit',
  },
  Mars: {
    good: 'You act without long talk and finish what you start',
    mixed: 'You have energy in bursts, and your temper comes with it',
    weak: 'You put off hard tasks and then hurry',
  },
  Mercury: {
    good: 'You think clearly, and people understand you at once',
    mixed: 'You learn fast and leave some things half done',
    weak: 'You lose details when you are under pressure',
  },
  Jupiter: {
    good: 'Your judgement is sound, and good advice comes to you in time',
    mixed: 'You hope for much and promise a little too much',
    weak: 'You find it hard to trust that things will turn out well',
  },
  Venus: {
    good: 'You are easy to like, and you have good taste',
    mixed: 'You like peace so much that you give in too soon',
    weak: 'You find it hard to ask for affection',
  },
  Saturn: {
    good: 'You are patient, and what you build lasts',
    mixed: 'You do your duty and find it hard to stop',
    weak: 'You expect difficulties and tire under duties',
  },
  Rahu: {
    good: 'You do well with what is new and foreign',
    mixed: 'You want new things and tire of them quickly',
    weak: 'You want too much at once, and restlessness costs you sleep',
  },
  Ketu: {
    good: 'You see through things and let go easily',
    mixed: 'You lose interest as soon as you understand a thing',
    weak: 'You withdraw when somebody needs an answer from you',
  },
}
const CHILD_FINDINGS: typeof FINDINGS = {
  Sun: {
    good: 'Your child is sure of themselves and likes to lead',
    mixed: 'Your child is bold on one day and shy on the next',
    weak: 'Your child needs praise before trying',
  },
  Moon: {
    good: 'Your child calms down quickly after tears',
    mixed: 'The moods of your child follow the company',
    weak: 'Your child takes things to heart and needs much sleep',
  },
  Mars: {
    good: 'Your child has energy and finishes what they start',
    mixed: 'Your child has energy in bursts, and anger comes with it',
    weak: 'Your child puts off what is hard',
  },
  Mercury: {
    good: 'Your child learns quickly and explains things well',
    mixed: 'Your child learns quickly and leaves things half done',
    weak: 'Your child needs one instruction at a time',
  },
  Jupiter: {
    good: 'Your child trusts good teachers and learns from them',
    mixed: 'Your child hopes for much and promises too much',
    weak: 'Your child needs to hear that things will turn out well',
  },
  Venus: {
    good: 'Your child is easy to like and loves what is beautiful',
    mixed: 'Your child gives in to keep a friend',
    weak: 'Your child finds it hard to ask for a hug',
  },
  Saturn: {
    good: 'Your child is patient and keeps at a task',
    mixed: 'Your child keeps rules strictly and finds it hard to play',
    weak: 'Your child tires of duties quickly',
  },
  Rahu: {
    good: 'Your child does well with what is new',
    mixed: 'Your child wants new things and tires of them quickly',
    weak: 'Your child is restless in the evening',
  },
  Ketu: {
    good: 'Your child notices what others overlook',
    mixed: 'Your child loses interest once a thing is understood',
    weak: 'Your child withdraws when something is too much',
  },
}
const SHADES: Record<PlanetCondition, Shade> = { strong: 'good', able: 'good', mixed: 'mixed', weak: 'weak' }

/** `years`: the age of the person on the day of the reading. */
export const kundliReader = (years: number) => {
  const stage = stageOf(years)
  const isChild = stage === 'child'
  const isElder = ageOfLife(years) === 'elder'
  return {
    years,
    isChild,
    isLate: stage === 'late',
    /** False for minors and from 75 on: texts on posts, costs and agreements do not fit them. */
    isWorkingAge: ageOfLife(years) === 'grown',
    /** Before a house of the chart. */
    whoseHouse: isChild ? 'the' : 'your',
    your: isChild ? 'your child’s' : 'your',
    you: isChild ? 'your child' : 'you',
    /** "You have" or "Your child has". */
    have: isChild ? 'Your child has' : 'You have',
    are: isChild ? 'Your child is' : 'You are',
    houses: isChild ? CHILD_FIELDS : isElder ? ELDER_MATTERS : HOUSE_MATTERS,
    /** Where a planet shows itself, after "it shows most". */
    shows: isChild ? CHILD_SHOWS : SHOWS,
    /** The finding on a planet by its condition, without a full stop. */
    finding: (planet: Graha, condition: PlanetCondition) =>
      (isChild ? CHILD_FINDINGS : FINDINGS)[planet][SHADES[condition]],
  }
}
export type KundliReader = ReturnType<typeof kundliReader>
