import type { TevaType } from '../../jyotish/lal-kitab/teva.ts'
import { from, type Passage } from '../passage.ts'

// Types of charts (teva)
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  dharmi: passage(
    'Your chart is of the faithful kind (dharmi), since Jupiter and Saturn share a house. What is spoilt elsewhere does you less harm. You keep that protection as long as you keep your word to people who depend on you.',
  ),
  andha: passage(
    'Your chart is a blind one (andha), since planets quarrel in your tenth house. Let a partner or an elder look at your work before it leaves your hands. The old remedy is to feed ten blind people once, or to help one with the same sum.',
  ),
  ratandh: passage(
    'Your chart is night-blind (ratandh), with the Sun in the fourth house and Saturn in the seventh. What you decide by day turns out well, and what you decide at night does not. Sign important papers before four in the afternoon.',
  ),
  nabalig: passage(
    'Your chart is a minor’s chart (nabalig), which is read one house at a time until the twelfth year. Much in your early years depended on the people who led you. Since then it is read like any other.',
  ),
  ordinary: passage(
    'Your chart is of no special kind, neither faithful nor blind nor a minor’s. Each planet answers for itself. Most people are like you in this, and nothing in the frame excuses or accuses you.',
  ),
} satisfies Record<TevaType, Passage>
