import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Three planets of one direction in order of degree: the middle one connects `{first}` and `{last}`
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi: order by degree')

const BNN_MIDDLE = {
  Sun: nadi(
    'Your Sun in {sign} stands between {first} and {last} by degree: it has to pass through a person of rank, or your father, before it is settled.',
  ),
  Moon: nadi(
    'Your Moon in {sign} stands between {first} and {last} by degree: a trip, a change of house or your mother’s word joins the two.',
  ),
  Mars: nadi(
    'Your Mars in {sign} stands between {first} and {last} by degree: somebody has to act, and it should be you.',
  ),
  Mercury: nadi(
    'Your Mercury in {sign} stands between {first} and {last} by degree: a message or a paper joins the two, so write it.',
  ),
  Jupiter: nadi(
    'Your Jupiter in {sign} stands between {first} and {last} by degree: good advice joins the two, so ask for it.',
  ),
  Venus: nadi(
    'Your Venus in {sign} stands between {first} and {last} by degree: affection or money joins the two, so be generous.',
  ),
  Saturn: nadi(
    'Your Saturn in {sign} stands between {first} and {last} by degree: it takes time and work, and then it holds for you.',
  ),
  Rahu: nadi(
    'Your Rahu in {sign} stands between {first} and {last} by degree: something foreign or new joins the two, so stay curious.',
  ),
  Ketu: nadi(
    'Your Ketu in {sign} stands between {first} and {last} by degree: you have to let something go in between.',
  ),
} satisfies Record<Graha, Passage>

export default BNN_MIDDLE
