import { type Cell, from } from '../../../readings/passage.ts'

// One sentence on a contact of the progressed Moon or the transiting North Node with the charts of a pair.

export const BOND_THEMES = ['purpose', 'emotion', 'affection', 'desire', 'commitment', 'presence'] as const
export type BondTheme = (typeof BOND_THEMES)[number]

type Nature = 'harmonious' | 'challenging'
type Wording = string | readonly [string, string]

// source: our own words
const BRIEF: Record<'Moon' | 'North Node', Record<BondTheme, Record<Nature, Wording>>> = {
  Moon: {
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
  },
  'North Node': {
    purpose: {
      harmonious: [
        'You can take a step together that you will not take back.',
        'You meet somebody who matters for a plan of yours; keep the number.',
      ],
      challenging: [
        'You want different roads for a while; say which way each of you would go alone.',
        'You two look in different directions; go a short way in each.',
      ],
    },
    emotion: {
      harmonious: [
        'You find a custom that feels like family; keep it.',
        'You find out what makes a home for you both; do one part of it.',
      ],
      challenging: [
        'An old habit of comfort stands in your way; try the evening without it.',
        'You miss an old comfort; leave it and look for one that you share.',
      ],
    },
    affection: {
      harmonious: [
        'You meet people who do your bond good; invite them again.',
        'You are led to pleasant company; go there again together.',
      ],
      challenging: [
        'You like different company at present; see your friends separately.',
        'You differ about people; each of you keeps one friend the other need not like.',
      ],
    },
    desire: {
      harmonious: [
        'You pull in one direction, so choose what you want to win.',
        'You want to begin something together; begin small and this month.',
      ],
      challenging: [
        'You compete without saying so; name the prize.',
        'You race each other; change the game to one with a common score.',
      ],
    },
    commitment: {
      harmonious: [
        'You can make a promise with a long life.',
        'You feel that a promise points forward; renew it in your own words.',
      ],
      challenging: [
        'You ask yourselves what the promise is for; answer it together.',
        'You ask where a duty is leading you; answer it before you extend it.',
      ],
    },
    presence: {
      harmonious: [
        'You appear as a pair in a new circle; enjoy it.',
        'You are seen together by the right people; stay an hour longer.',
      ],
      challenging: [
        'You are seen differently than you feel; tell each other how.',
        'You feel out of place as a pair; choose the company that suits you both.',
      ],
    },
  },
}

const passage = from('western/synastry-predictions')

export const briefText = (body: 'Moon' | 'North Node', theme: BondTheme, nature: Nature): Cell => {
  const wording: Wording = BRIEF[body][theme][nature]
  return typeof wording === 'string' ? passage(wording) : [passage(wording[0]), passage(wording[1])]
}
