import type { AssessedArea } from '../jyotish/assessment/area.ts'

/** Advice to parents of a child, by area of life and by its band in the chart (`well`: strong or good; `hard`: the others). */
export const CHILD_ADVICE: Readonly<Partial<Record<AssessedArea, Readonly<Record<'well' | 'hard', string>>>>> = {
  career: {
    well: 'Give your child a task of their own this week, with a visible end. Say thank you in front of the family.',
    hard: 'Do a task together this week and stop while it is still fun. Let your child try many tools before anybody asks about a profession.',
  },
  wealth: {
    well: 'Let your child plan one small purchase with pocket money. A jar that can be seen through shows how saving works.',
    hard: 'Agree on one wish and wait for it together. Make something by hand in the meantime.',
  },
  education: {
    well: 'Let your child explain to you what was learnt today. Give a harder book if they ask for one.',
    hard: 'Keep lessons short, at the same hour each day, with you in the room. Praise the effort before the result.',
  },
  health: {
    well: 'Keep bedtime and meals at their hours, and let your child run outdoors every day.',
    hard: 'Move bedtime forward by twenty minutes this week. Take any question about health to the doctor of your child.',
  },
  property: {
    well: 'Let your child arrange one shelf or one corner at home. What they look after themselves stays in order.',
    hard: 'Repair one small thing at home together. A fixed place for school bag and shoes saves many mornings.',
  },
  foreign_travel: {
    well: 'Plan a day out with your child as the guide. A map and a word of another language make it an adventure.',
    hard: 'Begin with short trips, and take one familiar thing along. Tell your child beforehand where they will sleep.',
  },
  relocation: {
    well: 'Show your child a new street each week. A new place becomes familiar by its playground first.',
    hard: 'Keep one room as it was when something changes. Write to the old friends together.',
  },
  spiritual: {
    well: 'Keep one small ritual in the evening, such as a candle or a song. Answer large questions as honestly as you can.',
    hard: 'Do not press for belief. Look at the night sky together and let your child ask.',
  },
  family: {
    well: 'Eat together once a day, and let each person tell one thing. A visit to grandparents is worth the drive.',
    hard: 'End a quarrel on the same day, where the children can hear it. Keep jokes about relatives away from the table.',
  },
  politics: {
    well: 'Let your child take on a small office for a group, and show how a good leader thanks the others.',
    hard: 'Practise at home how to say something in front of others: two minutes at supper, with applause.',
  },
}

/** Verdicts on areas whose texts for adults speak of earning, offices and houses, for the parents of a child. */
export const CHILD_VERDICTS: Readonly<
  Partial<Record<AssessedArea, Readonly<Record<'strong' | 'good' | 'mixed' | 'weak', string>>>>
> = {
  career: {
    strong: 'Your child takes to tasks gladly and likes to finish them.',
    good: 'Your child does tasks well once they have begun.',
    mixed: 'Your child works hard where it interests them, and slips away elsewhere.',
    weak: 'Your child needs your company for tasks, and small steps.',
  },
  wealth: {
    strong: 'Your child keeps what they are given and shares it sensibly.',
    good: 'Your child learns to save without much talk.',
    mixed: 'Your child saves for one thing and forgets another.',
    weak: 'Your child gives and spends at once, so waiting has to be practised.',
  },
  property: {
    strong: 'Your child feels safe at home and looks after their things.',
    good: 'Your child likes a place of their own.',
    mixed: 'Your child loves home and leaves a trail through it.',
    weak: 'Your child settles slowly, and a corner of their own helps.',
  },
  foreign_travel: {
    strong: 'Your child enjoys new places and strange words.',
    good: 'Your child travels well with a little preparation.',
    mixed: 'Your child looks forward to a trip and misses the own bed.',
    weak: 'Your child likes familiar ground best.',
  },
  relocation: {
    strong: 'Your child finds friends quickly in a new place.',
    good: 'Your child takes a change well when it is explained.',
    mixed: 'Your child wants to go and wants to stay.',
    weak: 'A change of place costs your child some time.',
  },
  politics: {
    strong: 'Your child likes to stand before others, and others like to follow.',
    good: 'Your child speaks well for a group.',
    mixed: 'Your child leads gladly and hears criticism badly.',
    weak: 'Your child prefers a place behind the stage.',
  },
}
