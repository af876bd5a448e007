import type { Lord } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

// The transition between the good and the bad passage on a lord of mixed condition. {helps} and {burdens}: the heaviest factors on either
// side, as predicates
const passage = from('BPHS 24, by the rule that a lord of middling strength gives of both kinds')

export default {
  Sun: passage(
    'Both halves of the verse stand in this chart, for the Sun {helps} and also {burdens}. Where authority is taken up openly the good one holds. Where it is waited for, what follows has the upper hand.',
  ),
  Moon: passage(
    'The Moon {helps}; against that, it {burdens}, and the result of its place here rises and falls with it. In steady company the foregoing comes true; in weeks of poor sleep expect something of what comes next.',
  ),
  Mars: [
    passage(
      'Mars {helps}, yet {burdens}, and neither of the two closes the account. Trained and given a task he keeps the better promise; provoked or idle he earns the other half, which the tradition states as plainly.',
    ),
    passage(
      'That is one side. Mars {burdens} while he {helps}, so he may be turned, and haste is what turns him. Read the following as the price of acting first, and the above as the wage of preparing.',
    ),
  ],
  Mercury: [
    passage(
      'So far the promise of this place. Mercury {helps} but {burdens}, and he sides as ever with whatever information he is given. Checked facts keep to the first half; careless ones let in the second.',
    ),
    passage(
      'Mercury could go either way: he {helps}, and he {burdens}. With good counsel and dates in writing the above is what happens. Left to talk and to improvisation he produces, sooner or later, what has to be told now.',
    ),
  ],
  Jupiter: [
    passage(
      'Jupiter {helps}, which secures part of the promise, and {burdens}, which leaves part of it open. The good half belongs to years of study and fair dealing. The other half appears when hope is used in place of work.',
    ),
    passage(
      'Both sides of the verse must be heard here, because Jupiter {burdens} and all the same {helps}. Advice that is followed brings out the first. Advice that is only given, generously and to others, leaves the second.',
    ),
  ],
  Venus: [
    passage(
      'Venus {helps}, but the text is not all sweetness, since Venus also {burdens}. What was said above comes of fair exchange with people. What comes next follows from pleasing them at one’s own expense, and can be declined.',
    ),
    passage(
      'As Venus {helps} and yet {burdens}, taste and honesty will have to decide. Let both be used and the foregoing is the likelier; the remaining half of the verse is a bill for neglecting either.',
    ),
  ],
  Saturn: [
    passage(
      'Saturn confirms nothing quickly in this place: he {helps}, and he {burdens}. Early years tend to bring the second half, as it follows here, and later ones the first, by as much as duty has been kept.',
    ),
    passage(
      'Time is the judge between the two halves, since Saturn {helps} and at once {burdens}. Work continued after the enthusiasm has gone secures the better; what follows falls to those who stop at that point.',
    ),
  ],
} satisfies Record<Lord, Cell>
