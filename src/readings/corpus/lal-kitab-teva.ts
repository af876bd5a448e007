import type { TevaType } from '../../jyotish/lal-kitab/teva.ts'
import { from, type Passage } from '../passage.ts'

// Types of charts (teva)
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  dharmi: passage(
    'Your chart is of the faithful kind (dharmi), since Jupiter and Saturn share a house. What is spoilt elsewhere does you less harm. → You keep that protection as long as you keep your word to people who depend on you; keep one such promise this week.',
  ),
  andha: passage(
    'Your chart is called a blind one (andha), since planets quarrel in your tenth house. You miss the fault in your own work that others see at once. → Let a partner or an elder look at it before it leaves your hands; the old remedy is to feed ten blind people once, or to help one with the same sum.',
  ),
  ratandh: passage(
    'Your chart is night-blind (ratandh), with the Sun in the fourth house and Saturn in the seventh. What you decide by day turns out well, and what you decide at night does not. → Sign important papers before four in the afternoon, and sleep over a quarrel.',
  ),
  nabalig: passage(
    'Your chart is a minor’s chart (nabalig), which is read one house at a time until the twelfth year. Much in your early years depended on the people who led you. Since then it is read like any other, so you may leave what was their doing with them.',
  ),
  ordinary: passage(
    'Your chart is of no special kind, neither faithful nor blind nor a minor’s. Most people are like you in this. Each of your planets answers for itself, so read the two named above first and begin with the custom of the one that needs care.',
  ),
} satisfies Record<TevaType, Passage>
