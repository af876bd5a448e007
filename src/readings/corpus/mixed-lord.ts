import type { Lord } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

// The condition on which a lord of mixed condition gives its better or its harder half. {helps} and {burdens}: the heaviest factors on
// either side, as predicates
const passage = from('BPHS 24, by the rule that a lord of middling strength gives of both kinds')

export default {
  Sun: passage(
    'You have both sides of this, since the Sun {helps} and also {burdens}: you get the good one where you take responsibility openly; where you wait to be given it, you get the other.',
  ),
  Moon: passage(
    'The good side comes and goes with your sleep and your company, since the Moon {helps} and {burdens}: in a steady household you live the good side; in weeks of short nights you meet the other.',
  ),
  Mars: [
    passage(
      'Mars {helps}, yet it {burdens}, so what you get depends on your preparation: trained and with a task before you, you get the good side; provoked or idle, you get the other.',
    ),
    passage(
      'Haste decides which side you see, because Mars {burdens} while it {helps}: sleep over the first step, and the good side is yours; act first, and you pay for the other.',
    ),
  ],
  Mercury: [
    passage(
      'Mercury {helps} but it {burdens}, so the quality of your information decides: when you have checked the facts, you get the good side; when you have not, the other slips in.',
    ),
    passage(
      'This can go either way for you, since Mercury {helps} and {burdens}: with good advice and dates in writing you get the good side; where you improvise, sooner or later the other follows.',
    ),
  ],
  Jupiter: [
    passage(
      'A part of the promise is yours, since Jupiter {helps}, and a part stays open, since it {burdens}: you get the good side in years of study and fair dealing; where hope takes the place of work, you get the other.',
    ),
    passage(
      'You know both sides, because Jupiter {burdens} and all the same {helps}: follow the good advice you have, and you live the first; give it only to others, and you are left with the second.',
    ),
  ],
  Venus: [
    passage(
      'Venus {helps}, and Venus also {burdens}, so it depends on how you deal with people: a fair exchange brings you the good side; pleasing them at your own cost brings you the other, and you can refuse it.',
    ),
    passage(
      'As Venus {helps} and yet {burdens}, your taste and your honesty decide together: use both, and the good side is the likelier; leave one out, and you get the bill.',
    ),
  ],
  Saturn: [
    passage(
      'You have to wait for the good side, since Saturn {helps}, and it {burdens}: early on you mostly meet the other; it improves as you keep your duties.',
    ),
    passage(
      'Time decides for you, since Saturn {helps} and at once {burdens}: if you go on after the enthusiasm is gone, you get the good side; if you stop at that point, you get the other.',
    ),
  ],
} satisfies Record<Lord, Cell>
