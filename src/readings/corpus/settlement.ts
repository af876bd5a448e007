import { type Cell, from } from '../passage.ts'

// Two facts that contradict each other on one matter, by the one that outweighs
const passage = from('Weighing of strengths, as BPHS 27 and Phaladeepika 4 teach it')

export default {
  promise: [
    passage(
      'You can count on {matter} in the end, late and after some work on your side. {promiser} ({promise_standing}) is stronger than {hinderer} ({hindrance_standing}). → Do not take the first delay for a refusal; ask a second time after a month.',
    ),
    passage(
      'Your help is stronger than your trouble where {matter} is concerned: {promiser} ({promise_standing}) carries you further than {hinderer} ({hindrance_standing}) holds you back. You wait or you pay before you get it. → Put the large steps in your calendar now, with free time around each of them.',
    ),
  ],
  hindrance: [
    passage(
      'Expect a little less than you hope for from {matter}, and you will be content with it. {hinderer} ({hindrance_standing}) is stronger than {promiser} ({promise_standing}). → Keep your own plans small for now, and begin with the part of them that {promiser} supports.',
    ),
    passage(
      'You meet the difficult side of {matter} first, because {hinderer} ({hindrance_standing}) is stronger than {promiser} ({promise_standing}). → Plan for that difficulty before you plan for anything else. What you begin in a period of {promiser} will last you longest.',
    ),
  ],
  even: [
    passage(
      'You get both sides of {matter}, and they are evenly strong: {promiser} ({promise_standing}) on one side, {hinderer} ({hindrance_standing}) on the other. Gain and strain come by turns, and the period that runs tells you which. → Put something aside in the good weeks, and you can use it in the others.',
    ),
    passage(
      'Nothing settles {matter} for you in advance, because {promiser} ({promise_standing}) and {hinderer} ({hindrance_standing}) are equally strong. You feel the first in the periods of {promiser} and the second in those of {hinderer}. → Look up which of them runs now before you decide anything large.',
    ),
  ],
} satisfies Record<'promise' | 'hindrance' | 'even', Cell>
