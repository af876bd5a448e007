import type { QualityBand } from '../../jyotish/quality.ts'
import { type Cell, from } from '../passage.ts'

// A day or period as a whole, by band and by the half of the lunar month
const passage = from('Own weighing of Moon, Sun and tara; the halves of the month after Muhurta Chintamani')

export default {
  excellent: {
    bright: [
      passage('You have help on nearly every side, and the Moon is growing. → Take your most important step.'),
      passage('You may be bold in one thing. → Choose it, and do it early.'),
      passage('You have a very friendly time. → Make the call, sign, or begin what you have prepared.'),
    ],
    dark: [
      passage(
        'You have help on nearly every side, above all for finishing. → Pay off a debt, or complete a long task.',
      ),
      passage('You can end an old matter for good: a debt, a repair or a quarrel. → End it kindly.'),
      passage('You are strong, and you need no audience. → Close old business, and drop one habit.'),
    ],
  },
  good: {
    bright: [
      passage('You have more help than resistance. → Give your best hour to what matters most.'),
      passage('You get on well. → Ask a definite question, and take a small risk.'),
      passage('Your affairs go forward without pushing. → Meet people, and begin something small.'),
    ],
    dark: [
      passage('You get on well, in a quiet way. → Repair, save and tidy up.'),
      passage('You have a friendly and calm time. → Carry out a decision that you have prepared.'),
      passage('You finish well. → Do the oldest task on your list.'),
    ],
  },
  mixed: {
    bright: [
      passage('Some things help you and some do not. → Begin on a small scale, and keep a second date ready.'),
      passage('You get some things and miss others. → Take what you get, and try the rest again in a few days.'),
      passage(
        'You cannot yet see how things will turn out. → Do what you can still correct, and decide the rest later.',
      ),
    ],
    dark: [
      passage('You are neither pushed nor stopped. → Keep to the routine that works, and finish what is half done.'),
      passage('You do best with what you know: known roads, old friends, familiar work. → Take on nothing new.'),
      passage('You see large questions more clearly in a week. → Leave them open until then.'),
    ],
  },
  difficult: {
    bright: [
      passage('You get on more slowly than you would like. → Do what you owe, and put off purchases and promises.'),
      passage('You meet some resistance. → Try a second time in a few days.'),
      passage(
        'You make mistakes when you hurry. → Read everything twice, and choose another day for what is important.',
      ),
    ],
    dark: [
      passage('You have time only for what is urgent. → Shorten your list to what has a deadline.'),
      passage('You have little strength to spare. → Do your duty quietly, and end the evening early.'),
      passage('You get into arguments easily. → Speak slowly, and leave every dispute for another day.'),
    ],
  },
  hard: {
    bright: [
      passage('You need rest more than success. → Move travel, signatures and large purchases to another date.'),
      passage('You have little strength. → Do one duty, eat well, and leave the rest.'),
      passage('You have a hard time that soon passes. → Do the plain part of your work, and put the rest off.'),
    ],
    dark: [
      passage(
        'You do best if you begin nothing. → Cancel what can be cancelled, and judge nothing by how you feel now.',
      ),
      passage('You are easily provoked. → Say nothing for a day, and sleep enough.'),
      passage('You need your routine. → Keep to it, and begin nothing that needs luck.'),
    ],
  },
} satisfies Record<QualityBand, Record<'bright' | 'dark', Cell>>
