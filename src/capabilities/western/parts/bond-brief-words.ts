import { type Cell, from } from '../../../readings/passage.ts'

// One sentence on a contact of the progressed Moon with the charts of a pair.

export const BOND_THEMES = ['purpose', 'emotion', 'affection', 'desire', 'commitment', 'presence'] as const
export type BondTheme = (typeof BOND_THEMES)[number]

type Nature = 'harmonious' | 'challenging'

// source: our own words
const BRIEF: Record<BondTheme, Record<Nature, string>> = {
  purpose: {
    harmonious: 'One of you understands what the other is working for; say so.',
    challenging: 'The mood of one of you crosses the plans of the other; postpone the plan for a day.',
  },
  emotion: {
    harmonious: 'You feel alike for some weeks, so use them for a trip or for rest.',
    challenging: 'You are in different moods for some weeks; take turns at being looked after.',
  },
  affection: {
    harmonious: 'You are fond of each other and it shows; plan one evening for it.',
    challenging: 'You miss each other by a little in these weeks; ask twice.',
  },
  desire: {
    harmonious: 'You are keen on the same things now.',
    challenging: 'You are impatient with each other now.',
  },
  commitment: {
    harmonious: 'You can rely on each other now.',
    challenging: 'You feel your duties more than usual now.',
  },
  presence: {
    harmonious: 'You like to be seen together now.',
    challenging: 'You take each other’s looks personally now.',
  },
}

const passage = from('western/synastry-predictions')

export const briefText = (theme: BondTheme, nature: Nature): Cell => passage(BRIEF[theme][nature])
