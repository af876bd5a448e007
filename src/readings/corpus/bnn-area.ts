import type { NadiArea, NadiRule } from '../../jyotish/bnn/areas.ts'
import { from, type Passage } from '../passage.ts'

// Links of the nadi school for an area of life; `{planets}`: the planets that fulfil the rule; `{sign}`: the sign of the significator
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_AREA = {
  career: {
    earning: nadi(
      'You earn your living in the manner of {planets}, after your Saturn in {sign}, whatever the title on your card says.',
    ),
    past: nadi(
      'Your work comes out of the matters of {planets}, behind your Saturn in {sign}, and often out of the trade of those before you.',
    ),
    colour: nadi(
      'Your daily work takes its tools and its company from {planets}, in one direction with your Saturn in {sign}.',
    ),
    partners: nadi(
      'You work face to face with people of the kind of {planets}, opposite your Saturn in {sign}, so put your terms in writing.',
    ),
  },
  wealth: {
    with_jupiter: nadi(
      'Your money and your good name come from one source, since your Venus in {sign} is linked to Jupiter, and advice or teaching pays you.',
    ),
    with_mercury: nadi(
      'Your money grows by trade and by the pen, in several small streams, since your Venus in {sign} has Mercury beside it.',
    ),
    with_moon: nadi(
      'Your income rises and falls like water, since the Moon touches your Venus in {sign}, so save in the full weeks.',
    ),
  },
  marriage: {
    with_ketu: nadi(
      'You need room to be alone in a marriage, since Ketu is with the planet of your partner in {sign}, and a shared devotion holds you.',
    ),
    with_rahu: nadi(
      'Your partner comes from farther off than you expect, since Rahu is with that planet in {sign}, so give both families time.',
    ),
    with_jupiter: nadi(
      'You marry somebody with principles and good advice, since Jupiter is with the planet of your partner in {sign}.',
    ),
    with_saturn: nadi(
      'You marry late or seriously, since Saturn is with the planet of your partner in {sign}, and the bond lasts.',
    ),
    with_sun: nadi(
      'Your partner has a will and a good name, since the Sun is with that planet in {sign}, so leave each other a field to lead in.',
    ),
    with_moon: nadi(
      'Your partner is caring and changes with the day, since the Moon is with that planet in {sign}, so keep fixed evenings.',
    ),
  },
  children: {
    with_sun: nadi(
      'The young in your life carry your name upright, since your Jupiter in {sign} is bound to the Sun, so praise more than you expect.',
    ),
    with_ketu: nadi(
      'Your road to children is a thoughtful one, since Ketu is beside your Jupiter in {sign}, and the young of others count as well.',
    ),
  },
  education: {
    with_jupiter: nadi(
      'You learn far and may change the subject once, since your Mercury in {sign} has the ear of Jupiter, and the second choice is the right one.',
    ),
    with_sun: nadi('You study well for office and examinations, since your Mercury in {sign} is linked to the Sun.'),
  },
  parents: {
    father_supported: nadi(
      'Your father is supported and can support you, since your Sun in {sign} counts {planets} among its friends.',
    ),
    father_afflicted: nadi(
      'Your father’s road was steeper than he says, since your Sun in {sign} is bound to {planets}, so talk with him about work.',
    ),
    mother_supported: nadi(
      'Your mother has somebody to lean on, since your Moon in {sign} is linked in friendship to {planets}.',
    ),
    mother_afflicted: nadi(
      'Your mother’s peace is easily shaken, since your Moon in {sign} is linked to {planets}, so visit her without a request.',
    ),
  },
  foreign: {
    moon_with_rahu: nadi(
      'You are carried abroad, at least in work or thought, since your Rahu in {sign} is linked to the Moon, and the third year decides.',
    ),
    venus_with_rahu: nadi(
      'You gain from foreign parts, since your Rahu in {sign} is linked to Venus, so pay every duty at the border.',
    ),
    movable: nadi(
      'You really go and do not only dream of it, since your Rahu in {sign} holds a planet in a movable sign.',
    ),
  },
  spirituality: {
    with_jupiter: nadi(
      'You practise more than you discuss, since your Ketu in {sign} is with Jupiter, and a plain teacher is enough for you.',
    ),
    with_saturn: nadi('Work itself becomes your practice, since your Ketu in {sign} unties what Saturn would hold.'),
  },
} satisfies { [A in NadiArea]: Record<NadiRule<A>, Passage> }

/** The passage on a rule of an area. */
export const ruleCell = (corpus: typeof BNN_AREA, area: NadiArea, rule: NadiRule): Passage =>
  (corpus[area] as Record<NadiRule, Passage>)[rule]

export default BNN_AREA
