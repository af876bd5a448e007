import type { TevaType } from '../../jyotish/lal-kitab/teva.ts'
import { from, type Passage } from '../passage.ts'

// Types of charts (teva)
const passage = from('Lal Kitab of 1939 to 1952, in our own words')

export default {
  dharmi: passage(
    'Jupiter and Saturn share a house, and the chart is of the faithful kind: what is spoilt elsewhere does less harm in it. There is a roof over the roof. You are protected as long as you keep your word to those below you.',
  ),
  andha: passage(
    'The chart is a blind one: in the tenth house planets quarrel and none sees where it treads. Work needs another’s eyes, those of a partner or an elder. Ten blind people fed at one table, or their equal helped with a year’s rent, is its old remedy.',
  ),
  ratandh: passage(
    'Night-blind is the word for this chart, with the Sun in the fourth and Saturn in the seventh. What is decided by day turns out well and what is decided by night does not. Important papers ought to be signed before four.',
  ),
  nabalig: passage(
    'This is a minor’s chart: until the twelfth year the planets are read one house at a time, year by year, as a child is led by the hand. The early years depend upon those who led. Afterwards it is read like any other.',
  ),
  ordinary: passage(
    'The chart is of no special type, neither faithful, blind nor minor. Each planet answers for itself. That is the commonest case, and the freest: nothing in the frame of it excuses or accuses you.',
  ),
} satisfies Record<TevaType, Passage>
