import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { DAY_FIELDS } from './day-fields.ts'

/** Words of the months of an annual chart, for the reader and for the parents of a child. */

type Reader = 'grown' | 'child'

/** The matters of the houses of a child, after "with" or "about". */
const CHILD_FIELDS: Readonly<Record<HouseNumber, string>> = {
  1: 'wishes of their own',
  2: 'belongings and family',
  3: 'questions and short trips',
  4: 'home',
  5: 'play and learning',
  6: 'daily tasks',
  7: 'one close friend',
  8: 'worries and changes',
  9: 'teachers and outings',
  10: 'showing what they can do',
  11: 'the group of friends',
  12: 'sleep and rest',
}
export const ANNUAL_FIELDS = { grown: DAY_FIELDS, child: CHILD_FIELDS } satisfies Record<
  Reader,
  Readonly<Record<HouseNumber, string>>
>

type Clauses = Readonly<Record<'good' | 'hard', string>>
/** The effect of a planet on the matters of its house. `{field}`: these matters. source: Tajika Neelakanthi, the periods of the year, in our words */
const GROWN_CLAUSES: Readonly<Record<Graha, Clauses>> = {
  Sun: {
    good: 'people in charge help you with {field}',
    hard: 'somebody looks closely at {field}, so do that part by the rules',
  },
  Moon: {
    good: 'people are kind to you about {field}',
    hard: 'your mood decides too much about {field}, so sleep on each answer',
  },
  Mars: {
    good: 'you get things moving with {field}',
    hard: 'you come close to a quarrel about {field}, so answer a day later',
  },
  Mercury: {
    good: 'you find the right words about {field}',
    hard: 'you are misunderstood about {field}, so put it in writing',
  },
  Jupiter: {
    good: 'good advice about {field} reaches you',
    hard: 'you promise too much for {field}, so halve it',
  },
  Venus: {
    good: 'people meet you half way with {field}',
    hard: 'you spend more than you mean to on {field}',
  },
  Saturn: {
    good: 'patient work on {field} pays you',
    hard: 'you need twice the time for {field}, so allow for it',
  },
  Rahu: {
    good: 'somebody new helps you with {field}',
    hard: 'an offer about {field} looks better to you than it is, so look twice',
  },
  Ketu: {
    good: 'you can let go of something old about {field}',
    hard: 'you lose interest in {field}, so decide nothing there',
  },
}
const CHILD_CLAUSES: Readonly<Record<Graha, Clauses>> = {
  Sun: {
    good: 'a grown-up helps with {field}',
    hard: 'your child rubs against rules about {field}',
  },
  Moon: {
    good: 'your child feels at ease about {field}',
    hard: 'feelings run high about {field}, so keep the evenings calm',
  },
  Mars: {
    good: 'your child has energy for {field}',
    hard: 'your child gets angry more easily about {field}',
  },
  Mercury: {
    good: 'talking helps with {field}',
    hard: 'you two misunderstand each other about {field}, so ask twice',
  },
  Jupiter: {
    good: 'your child learns something about {field} from a grown-up',
    hard: 'your child wants too much of {field} at once',
  },
  Venus: {
    good: 'your child enjoys {field}',
    hard: 'your child needs more kindness than usual about {field}',
  },
  Saturn: {
    good: 'practice pays with {field}',
    hard: 'your child is slow with {field}, so allow more time',
  },
  Rahu: {
    good: 'something new about {field} pleases your child',
    hard: 'something new about {field} unsettles your child',
  },
  Ketu: {
    good: 'your child outgrows something about {field}',
    hard: 'your child loses interest in {field} for a while',
  },
}
export const periodClause = (planet: Graha, side: 'good' | 'hard', reader: Reader): string =>
  (reader === 'child' ? CHILD_CLAUSES : GROWN_CLAUSES)[planet][side]

/** Natural malefics are good in the houses of growth, the others everywhere but in 6, 8 and 12. source: BPHS ch. 3 and 34 */
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']
const GROWTH: readonly HouseNumber[] = [3, 6, 10, 11]
const DUSTHANAS: readonly HouseNumber[] = [6, 8, 12]
export const sideInHouse = (planet: Graha, house: HouseNumber): 'good' | 'hard' =>
  (MALEFICS.includes(planet) ? GROWTH.includes(house) : !DUSTHANAS.includes(house)) ? 'good' : 'hard'
