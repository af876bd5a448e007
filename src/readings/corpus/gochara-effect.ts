import type { GocharaEffect } from '../../jyotish/gochara.ts'
import { type Cell, from } from '../passage.ts'

// Obstruction and relief of a transit; {by}: one or several planets. The plain cases name no planet, so that an answer has them once
const passage = from('Phaladeepika 26, on vedha and its reverse')

export default {
  good: passage('Nothing stands in the way of this, so you may count on it for as long as the stay lasts.'),
  obstructed: [
    passage(
      'You get less of this than you could, since {by} in the {house} from your {seat} {hold} {planet} back (vedha). → Take the smaller part gladly; the rest comes when that place is free.',
    ),
    passage(
      '{by} in the {house} from your {seat} {hold} back what {planet} would give you, which the books call vedha. It comes later and is not taken away.',
    ),
    passage(
      '{planet} would give you more but for {by} in the {house} from your {seat}. → Ask for the smaller of two wishes now.',
    ),
  ],
  bad: passage('Nothing softens this for the time being, so go easy on yourself in these matters.'),
  relieved: [
    passage(
      'You feel less of it than you might, since {by} in the {house} from your {seat} {relieve} {planet}. → Be careful, and do not be afraid.',
    ),
    passage(
      '{by} in the {house} from your {seat} {take} the edge off {planet}, so it comes to you as a delay rather than a loss.',
    ),
    passage(
      'It looks worse than it is for you: {by} in the {house} from your {seat} {relieve} {planet} (the reverse of vedha).',
    ),
  ],
  neutral: passage(
    'The old authors disagree about {planet} in the tenth from your {seat}, so it has no vote here. You may go by the other planets.',
  ),
} satisfies Record<GocharaEffect, Cell>
