import type { Lord } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

// The turn between the two halves, where nothing decides for or against the lord of a house
const told = from('BPHS 24, by the rule that a lord of middling strength gives of both kinds')

export default {
  Sun: told(
    'The Sun is here without a crown and without a wound, and so both halves stand. Where authority is taken up openly the good one holds. Where it is waited for, what follows has the upper hand.',
  ),
  Moon: told(
    'Neither dignity nor guard settles the matter for the Moon, and the result rises and falls with her. In steady company the foregoing comes true; in weeks of poor sleep expect something of what comes next.',
  ),
  Mars: [
    told(
      'Mars has no strength here that would close the account, nor any hurt. Trained and given a task he keeps the better promise; provoked or idle he earns the other half, which the tradition states as plainly.',
    ),
    told(
      'That is one side. Mars is of middling strength in this chart and may be turned; haste is what turns him. Read the following as the price of acting first, and the above as the wage of preparing.',
    ),
  ],
  Mercury: [
    told(
      'So far the promise. Mercury has neither rank nor protector in this place to secure it, and he sides with whatever information he is given. Checked facts keep to the first half; careless ones let in the second.',
    ),
    told(
      'Mercury could go either way, as he often does. With good counsel and dates in writing the above is what happens. Left to talk and to improvisation he produces, sooner or later, what has to be told now.',
    ),
  ],
  Jupiter: [
    told(
      'Jupiter means it kindly but lacks the standing to guarantee it in this sign. The good half belongs to years of study and fair dealing. The other half appears when hope is used in place of work.',
    ),
    told(
      'Both sides must be heard, because Jupiter is neither honoured nor harmed where he stands. Advice that is followed brings out the first. Advice that is only given, generously and to others, leaves the second.',
    ),
  ],
  Venus: [
    told(
      'Venus has an ordinary seat here, and the text is not all sweetness. What was said above comes of fair exchange with people. What comes next follows from pleasing them at one’s own expense, and can be declined.',
    ),
    told(
      'As Venus is neither raised nor cast down by this place, taste and honesty will have to decide. Let both be used and the foregoing is the likelier; the remaining half of the verse is a bill for neglecting either.',
    ),
  ],
  Saturn: [
    told(
      'Saturn confirms nothing quickly, and in this seat he has no dignity to show. Early years tend to bring the second half, as it follows here, and later ones the first, by as much as duty has been kept.',
    ),
    told(
      'Time is the judge between the two halves, since Saturn has neither honour nor injury in this sign. Work continued after the enthusiasm has gone secures the better; what follows falls to those who stop at that point.',
    ),
  ],
} satisfies Record<Lord, Cell>
