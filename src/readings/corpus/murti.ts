import type { Murti } from '../../jyotish/gochara.ts'
import { type Cell, from } from '../passage.ts'

// Murti: the metal of a planet's ingress, by the Moon at that moment
const passage = from('Almanac practice (murti nirnaya)')

export default {
  swarna: [
    passage(
      '{planet} came into {sign} in the form of gold (murti, the metal of an entry), the best of four, with the Moon in the {moon_house} from the {seat}. You can expect more of the good side of {planet} in {sign}, and less of the hard side.',
    ),
    passage(
      'You get the golden form of {planet} in {sign}, since the Moon was in the {moon_house} from the {seat} at its entry. It is the best of four, so what {planet} gives in {sign} comes whole and what it asks stays small.',
    ),
    passage(
      'Almanacs call this entry of {planet} into {sign} golden, by the Moon in the {moon_house} from the {seat}. No entry is rated higher, so you get the better side of {planet} in {sign}, and what is hard in it stays small.',
    ),
  ],
  rajata: [
    passage(
      '{planet} came into {sign} in the form of silver (murti, the metal of an entry), the second best of four, with the Moon in the {moon_house} from the {seat}. You get most of what {planet} promises in {sign}, a little late.',
    ),
    passage(
      'You get the silver form of {planet} in {sign}, since the Moon was in the {moon_house} from the {seat} at its entry. It is the second best of four: allow a slow start in {sign}, and after that {planet} serves you well.',
    ),
    passage(
      'Almanacs call this entry of {planet} into {sign} silver, by the Moon in the {moon_house} from the {seat}. Good things come from {planet} in {sign}, and they come late, so plan for a delay and you will not be disappointed.',
    ),
  ],
  tamra: [
    passage(
      '{planet} came into {sign} in the form of copper (murti, the metal of an entry), the third of four, with the Moon in the {moon_house} from the {seat}. You get out of {planet} in {sign} about what you put in, so do not wait for luck.',
    ),
    passage(
      'You get the copper form of {planet} in {sign}, since the Moon was in the {moon_house} from the {seat} at its entry. It is a middling form: your own effort decides in {sign}, and {planet} adds little to it or takes little away.',
    ),
    passage(
      'Almanacs call this entry of {planet} into {sign} copper, by the Moon in the {moon_house} from the {seat}. A fair effort brings you a fair return from {planet} in {sign}, and hardly more, so choose one aim and work at it.',
    ),
  ],
  loha: [
    passage(
      '{planet} came into {sign} in the form of iron (murti, the metal of an entry), the hardest of four, with the Moon in the {moon_house} from the {seat}. The first half of {planet} in {sign} is the heavier one for you, so keep time and money in reserve for it.',
    ),
    passage(
      'You get the iron form of {planet} in {sign}, since the Moon was in the {moon_house} from the {seat} at its entry. {planet} begins heavily in {sign} and grows lighter, so put what matters to you into the later part.',
    ),
    passage(
      'Almanacs call this entry of {planet} into {sign} iron, by the Moon in the {moon_house} from the {seat}. → Save some money and some sleep for the first months of {planet} in {sign}; they are the heaviest, and they pass.',
    ),
  ],
} satisfies Record<Murti, Cell>
