import { type Cell, from } from '../passage.ts'

// Two facts that contradict each other on one matter, by the one that outweighs
const passage = from('Weighing of strengths, as BPHS 27 and Phaladeepika 4 teach it')

export default {
  promise: [
    passage(
      'On {matter}, {hinderer} delays what {promiser} promises. Of the two {promiser} weighs more, being {promise_standing}, while {hinderer} is {hindrance_standing}; so read the matter as late and earned by effort, and as granted in the end.',
    ),
    passage(
      '{promiser} and {hinderer} pull {matter} in two directions. {promiser}, {promise_standing}, outweighs {hinderer}, {hindrance_standing}: the good result holds, and the difficulty shows as the price or the waiting time before it. Measure it by years and not by months.',
    ),
  ],
  hindrance: [
    passage(
      'On {matter}, {promiser} offers what {hinderer} holds back. {hinderer} weighs more here, being {hindrance_standing}, while {promiser} is {promise_standing}; expect a smaller share than hoped, kept by patience, and more of it in the periods of {promiser}.',
    ),
    passage(
      '{promiser} speaks for {matter} and {hinderer} against it. {hinderer}, {hindrance_standing}, outweighs {promiser}, {promise_standing}: plan for the difficulty first, and let the periods of {promiser} carry what is meant to grow. What is begun in those periods lasts longest.',
    ),
  ],
  even: [
    passage(
      'On {matter}, {promiser} and {hinderer} are evenly matched, the one {promise_standing}, the other {hindrance_standing}. Neither result cancels the other: gain and strain come by turns, and the period in force decides which of them is felt.',
    ),
    passage(
      'Nothing settles {matter} between {promiser}, {promise_standing}, and {hinderer}, {hindrance_standing}. Both are to be read as they stand, one in the time of {promiser} and the other in the time of {hinderer}. Keep the gains of the first to meet the costs of the second.',
    ),
  ],
} satisfies Record<'promise' | 'hindrance' | 'even', Cell>
