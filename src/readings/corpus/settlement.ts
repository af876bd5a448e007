import { type Cell, from } from '../passage.ts'

// Two facts that contradict each other on one matter, by the one that counts for more
const passage = from('Weighing of strengths, as BPHS 27 and Phaladeepika 4 teach it')

export default {
  promise: [
    passage(
      'Expect good results in {matter}, a little late and by your own effort. {promiser}, {promise_standing}, counts for more than {hinderer}, {hindrance_standing}.',
    ),
    passage(
      'Expect some delay in {matter}, and a good end. {promiser}, {promise_standing}, counts for more than {hinderer}, {hindrance_standing}. Leave more time than you think you need when {hinderer} leads.',
    ),
  ],
  hindrance: [
    passage(
      'Expect a little less than you hope for in {matter}. {hinderer}, {hindrance_standing}, counts for more than {promiser}, {promise_standing}. Most of it comes in the time of {promiser}.',
    ),
    passage(
      'Expect the slow side first in {matter}. {hinderer}, {hindrance_standing}, counts for more than {promiser}, {promise_standing}. What you begin in the time of {promiser} lasts longest.',
    ),
  ],
  even: [
    passage(
      'Expect ease and strain by turns in {matter}. {promiser}, {promise_standing}, and {hinderer}, {hindrance_standing}, count for the same; use the time of {promiser} for what is large.',
    ),
    passage(
      'Two planets count for the same in {matter}: {promiser}, {promise_standing}, and {hinderer}, {hindrance_standing}. Keep some of what {promiser} brings for the time of {hinderer}.',
    ),
  ],
} satisfies Record<'promise' | 'hindrance' | 'even', Cell>
