import type { Murti } from '../../jyotish/gochara.ts'
import { from, type Passage } from '../passage.ts'

// The form in which a planet enters a sign, by the Moon of that moment
const told = from('Almanac practice (murti nirnaya)')

export default {
  swarna: told(
    'The planet entered the sign in its golden form, with the Moon in the first, sixth or eleventh from her place at birth. Almanacs give such a stay its best results: gains come whole, and losses stop short of what was feared.',
  ),
  rajata: told(
    'The entry was in silver, the Moon then standing in the second, fifth or ninth from the natal one. A stay of this form is good in the main; what it promises arrives with some delay, and what it threatens can be reasoned with.',
  ),
  tamra: told(
    'The entry was in copper, with the Moon in the third, seventh or tenth from her natal sign. Copper is counted as middling: results follow effort closely, neither given freely nor withheld, and the first months set the tone.',
  ),
  loha: told(
    'The entry was in iron, the Moon in the fourth, eighth or twelfth from her place at birth. Iron makes a stay heavier than the house alone would: allow more time, spend less, and expect good results only in the second half.',
  ),
} satisfies Record<Murti, Passage>
