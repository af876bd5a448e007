import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// The running sub-period and the coming ones by the band of their scores. {until}, {best_from} and {least_from}: days; {lords}, {lesser},
// {best} and {least}: lords; {seat}: the house of the lesser lord; {field}: the matter of that house
const period = from('Own weighing of the lords of periods after BPHS 46-47')

const bands = (strong: TraitText, good: TraitText, mixed: TraitText, weak: TraitText): Record<AreaBand, Passage> => ({
  strong: period(strong),
  good: period(good),
  mixed: period(mixed),
  weak: period(weak),
})

export default {
  current_period: bands(
    'You have help from the time until {until}, in the years of {lords}. → Carry on with what is under way, and bring out what has lain ready. You get furthest in {field}, where {lesser} stands in your {seat} house.',
    'More doors open for you than close before {until}, in the years of {lords}. You find help most easily in {field}, from your {seat} house, where {lesser} stands; ordinary care is enough, and you need not hurry.',
    'You get effort and reward in about equal parts in the years of {lords}. You have to attend to {field} until {until}, with results that change from month to month. → Keep one plan that depends neither on luck nor on {lesser}.',
    'You have headwind until {until}, in the years of {lords}. You feel it most in {field}, where {lesser} stands in your chart. → Hold what you have, keep a reserve, and plan the large step for a later date.',
  ),
  next_periods: bands(
    'The times ahead help you more than they hinder, and {best} leads them from {best_from}. → Begin a plan of several years then. You need most care in the time of {least}, from {least_from}, so keep repairs for it.',
    'You have a fair stretch ahead, at its best in the time of {best}, which starts on {best_from}; begin then what is large in your plans. → Use the time of {least}, from {least_from}, to finish and to rest.',
    'You have ups and downs ahead, and the best part comes before the hardest, with {best} from {best_from}; begin then what you plan. The hardest part is that of {least}, from {least_from}, so have it well under way by that day.',
    'You have a demanding stretch ahead, with most room to breathe in the time of {best}, from {best_from}. → Begin then what has to begin. It is hardest with {least}, from {least_from}, so keep old promises before that day.',
  ),
  hardest_first: bands(
    'You have much help ahead, and the part that needs care comes before the best one, with {least} from {least_from}; clear up what is open before it. {best} leads from {best_from}, so begin a plan of several years then.',
    'You have a fair stretch ahead, and its slowest part comes before the best one, with {least} from {least_from}; use it to finish and to rest. The best part begins with {best} on {best_from}, so leave what is large in your plans for that day.',
    'You have ups and downs ahead in these years, and the hardest part comes before the best one, with {least} from {least_from}; finish what is open before it. From {best_from}, with {best}, you have the best months to begin.',
    'You have a demanding stretch ahead, and the hardest part comes before the best one, with {least} from {least_from}. → Keep old promises before that day. You get most room to breathe with {best}, from {best_from}, so plan there what has to begin.',
  ),
} satisfies Record<string, Record<AreaBand, Passage>>
