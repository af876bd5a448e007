import { ageOfLife } from '../../../jyotish/ages.ts'
import type { PlanetCondition } from '../../../jyotish/assessment/planet.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { CHILD_FIELDS } from '../../../jyotish/house-fields.ts'
import { stageOf } from '../../../readings/age-filter.ts'
import { from, type Passage } from '../../../readings/passage.ts'
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
/** A finding without its full stop. The second one gives no trait, for charts in which other planets say the opposite of the first. */
type Finding = readonly [Passage, Passage?]
const finding = from('BPHS ch. 3 and 32, what the planets stand for, in our words')
const FINDINGS: Record<Graha, Record<Shade, Finding>> = {
  Sun: {
    good: [
      finding('You trust yourself, and people follow your lead', 'sure of self', 'in front'),
      finding('People notice what you do and take you at your word'),
    ],
    mixed: [finding('You are sure of yourself on some days and want to be asked on others')],
    weak: [
      finding('You doubt yourself more than you show, and praise matters much to you', 'doubts self'),
      finding('Recognition reaches you late, so a word of thanks does you good'),
    ],
  },
  Moon: {
    good: [
      finding('You calm down quickly, and people feel at ease with you', 'lets go', 'hard to upset'),
      finding('People feel at ease with you and like to come back'),
    ],
    mixed: [
      finding('Your mood changes with the company you keep', 'takes on moods'),
      finding('You have good days and heavy days, and both pass'),
    ],
    weak: [
      finding('You take things to heart and need more rest than you admit', 'easily hurt', 'tires easily'),
      finding('Regular meals and quiet evenings do more for you than for most people'),
    ],
  },
  Mars: {
    good: [
      finding('You act without long talk and finish what you start', 'decides fast', 'finishes', 'bold'),
      finding('You have strength when it is needed, and work goes well in your hands'),
    ],
    mixed: [
      finding('You have energy in bursts, and your temper comes with it', 'works in bursts', 'quick anger'),
      finding('Your strength comes and goes, so you do well to plan by the week'),
    ],
    weak: [
      finding('You put off hard tasks and then hurry', 'timid', 'works in bursts'),
      finding('Hard tasks cost you more strength than they should'),
    ],
  },
  Mercury: {
    good: [finding('You think clearly, and people understand you at once')],
    mixed: [
      finding('You learn fast and leave some things half done', 'learns fast', 'leaves unfinished'),
      finding('Your thinking is clear on some days and scattered on others'),
    ],
    weak: [
      finding('You lose details when you are under pressure', 'misses details'),
      finding('Papers and messages ask you for patience'),
    ],
  },
  Jupiter: {
    good: [finding('Your judgement is sound, and good advice comes to you in time')],
    mixed: [
      finding('You hope for much and promise a little too much', 'expects good', 'promises too much'),
      finding('Luck and good advice reach you by turns'),
    ],
    weak: [
      finding('You find it hard to trust that things will turn out well', 'expects trouble'),
      finding('You look for good advice longer than others do'),
    ],
  },
  Venus: {
    good: [finding('You are easy to like, and you have good taste')],
    mixed: [
      finding('You like peace so much that you give in too soon', 'gives in', 'keeps the peace'),
      finding('Comfort and pleasure come to you and cost a little more than you planned'),
    ],
    weak: [
      finding('You find it hard to ask for affection', 'hides feelings'),
      finding('Affection and comfort come to you slowly'),
    ],
  },
  Saturn: {
    good: [
      finding('You are patient, and what you build lasts', 'patient', 'finishes'),
      finding('Time works for you, and your duties carry you'),
    ],
    mixed: [finding('You do your duty and find it hard to stop')],
    weak: [
      finding('You expect difficulties and tire under duties', 'expects trouble', 'tires easily'),
      finding('Duties weigh on you, so share them early'),
    ],
  },
  Rahu: {
    good: [
      finding('You do well with what is new and foreign', 'likes change'),
      finding('New people and far places bring you something'),
    ],
    mixed: [
      finding('You want new things and tire of them quickly', 'wants more', 'jumps', 'leaves unfinished'),
      finding('What is new takes more of your time than it seems'),
    ],
    weak: [
      finding('You want too much at once, and restlessness costs you sleep', 'wants more', 'restless', 'sleeps badly'),
      finding('What is new and far away unsettles you at first'),
    ],
  },
  Ketu: {
    good: [
      finding('You see through things and let go easily', 'lets go'),
      finding('You see through what impresses others'),
    ],
    mixed: [
      finding('You lose interest as soon as you understand a thing', 'leaves unfinished'),
      finding('Some things that others run after mean little to you'),
    ],
    weak: [
      finding('You withdraw when somebody needs an answer from you', 'seeks solitude'),
      finding('A quick answer is hard for you to give'),
    ],
  },
}
const CHILD_FINDINGS: typeof FINDINGS = {
  Sun: {
    good: [
      finding('Your child is sure of themselves and likes to lead', 'sure of self', 'in front'),
      finding('Your child likes to be noticed and to be useful'),
    ],
    mixed: [finding('Your child is bold on one day and shy on the next')],
    weak: [
      finding('Your child needs praise before trying', 'timid', 'doubts self'),
      finding('Your child grows by praise for small things'),
    ],
  },
  Moon: {
    good: [
      finding('Your child calms down quickly after tears', 'lets go'),
      finding('Your child feels at ease among people they know'),
    ],
    mixed: [
      finding('The moods of your child follow the company', 'takes on moods'),
      finding('Your child has bright days and heavy days'),
    ],
    weak: [
      finding('Your child takes things to heart and needs much sleep', 'easily hurt'),
      finding('Your child does best with much sleep and regular meals'),
    ],
  },
  Mars: {
    good: [
      finding('Your child has energy and finishes what they start', 'finishes'),
      finding('Your child has energy and likes to use it'),
    ],
    mixed: [
      finding('Your child has energy in bursts, and anger comes with it', 'works in bursts', 'quick anger'),
      finding('The strength of your child comes and goes'),
    ],
    weak: [finding('Your child puts off what is hard', 'timid'), finding('Hard tasks cost your child much strength')],
  },
  Mercury: {
    good: [
      finding('Your child learns quickly and explains things well', 'learns fast'),
      finding('Your child explains things well'),
    ],
    mixed: [
      finding('Your child learns quickly and leaves things half done', 'learns fast', 'leaves unfinished'),
      finding('Your child is bright on some days and dreamy on others'),
    ],
    weak: [
      finding('Your child needs one instruction at a time', 'learns slowly'),
      finding('Your child listens best in a quiet room'),
    ],
  },
  Jupiter: {
    good: [finding('Your child trusts good teachers and learns from them')],
    mixed: [
      finding('Your child hopes for much and promises too much', 'expects good', 'promises too much'),
      finding('Your child listens to good advice on some days'),
    ],
    weak: [
      finding('Your child needs to hear that things will turn out well', 'expects trouble'),
      finding('Your child does better with a calm grown-up nearby'),
    ],
  },
  Venus: {
    good: [finding('Your child is easy to like and loves what is beautiful')],
    mixed: [
      finding('Your child gives in to keep a friend', 'gives in'),
      finding('Friendship matters very much to your child'),
    ],
    weak: [
      finding('Your child finds it hard to ask for a hug', 'hides feelings'),
      finding('Your child is glad of a hug that comes unasked'),
    ],
  },
  Saturn: {
    good: [
      finding('Your child is patient and keeps at a task', 'patient', 'finishes'),
      finding('Your child grows by steady habits'),
    ],
    mixed: [
      finding('Your child keeps rules strictly and finds it hard to play', 'respects rules'),
      finding('Your child takes duties seriously'),
    ],
    weak: [
      finding('Your child tires of duties quickly', 'tires easily'),
      finding('Duties weigh on your child, so keep them small'),
    ],
  },
  Rahu: {
    good: [
      finding('Your child does well with what is new', 'likes change'),
      finding('New things bring your child forward'),
    ],
    mixed: [
      finding('Your child wants new things and tires of them quickly', 'wants more', 'jumps'),
      finding('What is new takes much of your child’s time'),
    ],
    weak: [
      finding('Your child is restless in the evening', 'restless'),
      finding('Evenings are hard for your child, so keep them quiet'),
    ],
  },
  Ketu: {
    good: [finding('Your child notices what others overlook')],
    mixed: [
      finding('Your child loses interest once a thing is understood', 'leaves unfinished'),
      finding('Some games mean little to your child'),
    ],
    weak: [
      finding('Your child withdraws when something is too much', 'seeks solitude'),
      finding('Too much at once is hard for your child'),
    ],
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
    /** The findings on a planet by its condition, without a full stop: the own one, and a neutral one if the own gives traits. */
    finding: (planet: Graha, condition: PlanetCondition): Finding =>
      (isChild ? CHILD_FINDINGS : FINDINGS)[planet][SHADES[condition]],
  }
}
export type KundliReader = ReturnType<typeof kundliReader>
