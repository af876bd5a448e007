import type { YesNoAnswer } from '../../../traditions/tarot/yes-no.ts'

// Positions of a spread in a question about somebody else, by the answer of the card. {person}: "your son"; {card}, {gist}, {need}
export default {
  past: {
    yes: 'Something good lies behind this for {person}: {card}, {gist}.',
    maybe: 'Behind this lies {gist} for {person}, as {card} shows.',
    no: 'Something hard lies behind this for {person}: {card}, {gist}.',
  },
  present: {
    yes: 'For {person} it stands well now, with {card}: {gist}.',
    maybe: 'For {person} it turns on {gist} now, as {card} shows.',
    no: 'For {person} there is pressure in this now: {card}, {gist}.',
  },
  obstacle: {
    yes: 'Little stands in the way of {person}; {card} even helps, with {gist}.',
    maybe: 'In the way of {person} stands {gist}, in {card}: what is missing is {need}.',
    no: 'In the way of {person} stands {card}, {gist}: what is missing is {need}.',
  },
  outcome: {
    yes: 'For {person} it comes to something good: {card}, {gist}.',
    maybe: 'For {person} it comes to {gist}, as {card} shows.',
    no: 'For {person} it comes to something hard if nothing changes: {card}, {gist}.',
  },
  aim: {
    yes: 'What {person} looks for here is {need}, and {card} says that it is near.',
    maybe: 'What {person} looks for here is {need}, says {card}.',
    no: 'What {person} looks for here is {need}, and {card} shows the fear of missing it.',
  },
  advice: {
    yes: 'There is something you can do for {person}, and {card} says what.',
    maybe: 'Your own part in this is small, and {card} says what it is.',
    no: 'Do less rather than more for {person} here, says {card}.',
  },
  around: {
    yes: 'The people around {person} help: {card}, {gist}.',
    maybe: 'The people around {person} bring {gist}, as {card} shows.',
    no: 'The people around {person} make it harder: {card}, {gist}.',
  },
} as const satisfies Record<string, Readonly<Record<YesNoAnswer, string>>>
