import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Three planets of one direction in order of degree: the middle one connects `{first}` and `{last}`
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi: order by degree')

const BNN_MIDDLE = {
  Sun: nadi(
    'By degree the Sun stands between {first} and {last}. What the first of them has begun passes through a person of rank, or through the father, before it reaches the last. Without that signature the matter halts.',
  ),
  Moon: nadi(
    'The Moon lies between {first} and {last} and carries one to the other. A voyage, a change of house or the mother’s word is what joins them. It happens more easily by water, or in a crowd.',
  ),
  Mars: nadi(
    'Between {first} and {last} comes Mars, and the passage takes courage. A brother, a piece of land or a contest stands at the middle of the story. Boldness is repaid there; a second attempt, less so.',
  ),
  Mercury: nadi(
    'Mercury goes as messenger from {first} to {last}. The turn in the matter is made by paper: a letter, a lesson, an account, a deed. A younger friend may be the one who brings it.',
  ),
  Jupiter: nadi(
    'With Jupiter in the middle, {first} reaches {last} through your own conduct. No one else can do the handing over. What is passed on gains in honour on the way, and loses a little in speed.',
  ),
  Venus: nadi(
    'Venus receives from {first} and gives to {last}. Money, affection or art is the bridge, and a partner often keeps it. The crossing is pleasant enough that some forget to go on to the other side.',
  ),
  Saturn: nadi(
    'Saturn is set between {first} and {last}, so the way from one to the other is labour. Years of it may lie there. The worker who does not stop halfway arrives with hands that know their trade.',
  ),
  Rahu: nadi(
    'Something foreign stands in between: Rahu takes from {first} and brings to {last}. The link is made by a stranger, a machine or a far place. It comes suddenly and should be checked for gaps.',
  ),
  Ketu: nadi(
    'What {first} offers must be let go at Ketu before {last} can have it. An ending, a vow or a settlement at law is the middle term. Those who accept that term go through quickly.',
  ),
} satisfies Record<Graha, Passage>

export default BNN_MIDDLE
