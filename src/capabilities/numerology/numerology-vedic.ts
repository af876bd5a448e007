import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords } from '../../readings/passage.ts'
import { distinct, maybe, maybeTerm, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { nameNumber } from '../../traditions/numerology/name-numbers.ts'
import {
  bhagyank,
  DIGITS,
  type Digit,
  GENDERS,
  KUA_YEARS,
  kua,
  LO_SHU,
  LO_SHU_DIGITS,
  LO_SHU_PLANES,
  type LoShuPlane,
  loShuCounts,
  moolank,
  NUMBER_ATTRIBUTES,
  NUMBER_PLANETS,
  numberRelation,
  numbersWithRelation,
} from '../../traditions/numerology/vedic-numbers.ts'
import { capability } from '../capability.ts'
import { addressed, givenName } from '../shared/narrative/given-name.ts'
import { Graha } from '../shared/shapes.ts'
import { Compound, Meaning, NumberStanding, numberText, Root, Steps } from './parts/number-shapes.ts'
import { BirthDate, numbersInput, readCountedDay, readLetters, warnUnused } from './parts/numerology-input.ts'

const PLANES = Object.keys(LO_SHU_PLANES) as [LoShuPlane, ...LoShuPlane[]]
const Count = t.Integer({ minimum: 0 })
const Numbers = distinct(Root)

export default capability({
  slug: 'numerology-vedic',
  title: 'Vedic numerology',
  summary: 'Moolank, bhagyank, naamank and kua, their relations, favourable matters, and the Lo Shu square.',
  weight: 'light',
  method:
    'Moolank is the day of the month reduced to one digit, bhagyank all digits of the date, naamank the Chaldean sum of the name. Friends and enemies of numbers follow the natural friendship of their planets; 4 is Rahu and 7 is Ketu. Kua is 11 less the reduced year for men, and the reduced year plus 4 for women; 5 becomes 2 for men and 8 for women. A birth before 4 February belongs to the year before (`kua_year: civil` keeps the written year). Lo Shu has the digits of the date without zeros, the moolank of a two-digit day, the bhagyank and the kua (`lo_shu: date_only` uses the date only). Days and colours follow Cheiro; other authors give Saturday to 4 and Tuesday to 7.',
  input: numbersInput({
    date: BirthDate,
    gender: maybe(oneOf(GENDERS, { description: 'Required for the kua number, whose rule depends on it.' })),
    kua_year: maybe(
      oneOf(KUA_YEARS, { default: 'solar', description: 'Start of the year for the kua number; `solar`: 4 February.' }),
    ),
    lo_shu: maybe(
      oneOf(LO_SHU_DIGITS, {
        default: 'with_numbers',
        description: 'Numbers placed in the square in addition to the date.',
      }),
    ),
  }),
  data: t.Object({
    date: t.String({ format: 'date' }),
    moolank: t.Object({
      number: Root,
      day: t.Integer({ minimum: 1, maximum: 31 }),
      planet: Graha,
      meaning: Meaning,
    }),
    bhagyank: t.Object({ number: Root, compound: Compound, planet: Graha, meaning: Meaning }),
    naamank: nullable(t.Object({ number: Root, compound: Compound, planet: Graha })),
    kua: nullable(t.Object({ number: Root, steps: Steps })),
    relation: t.Object({
      moolank_bhagyank: NumberStanding,
      moolank_naamank: nullable(NumberStanding),
      text: t.String(),
    }),
    favourable: t.Object({
      numbers: Numbers,
      days: distinct(term(WEEKDAYS)),
      colours: t.Array(t.String()),
      gem: t.String(),
      direction: t.String(),
      substitute_gems: t.Array(t.String()),
      metal: t.String(),
      deity: maybeTerm(['Deity']),
      mantra: t.String(),
      fast_day: term(WEEKDAYS),
    }),
    unfavourable: t.Object({ numbers: Numbers, neutral: Numbers }),
    lo_shu: t.Object({
      grid: rows(rows(t.Object({ digit: Root, count: Count }), 3), 3),
      present: Numbers,
      missing: Numbers,
      repeated: Numbers,
      planes: t.Array(
        t.Object({
          plane: oneOf(PLANES),
          numbers: Numbers,
          complete: t.Boolean(),
          count: t.Integer({ minimum: 0, maximum: 3, description: 'Number of digits of the line that are present.' }),
        }),
      ),
    }),
    note: t.String(),
  }),
  example: { date: '1996-12-07', name: 'Rahul Sharma', gender: 'male' },
}).compute(async (input, world) => {
  const texts = await corpus('number-vedic')
  warnUnused(input, ['system'], world)
  const date = readCountedDay(input.date, 'date', world)
  const first = moolank(date)
  const whole = bhagyank(date)
  const second = whole.number as Digit
  const name = input.name ? nameNumber(readLetters(input.name, world).words, 'chaldean') : null
  const named = name && (name.number as Digit)
  const kuaOf = input.gender ? kua(date, input.gender, input.kua_year ?? 'solar') : null
  const counts = loShuCounts(date, kuaOf?.number ?? null, input.lo_shu ?? 'with_numbers')
  const relation = numberRelation(first, second)
  const attributes = NUMBER_ATTRIBUTES[first]
  const remedy = PLANET_REMEDIES[NUMBER_PLANETS[first]]
  const present = DIGITS.filter((digit) => counts[digit] > 0)
  const words = {
    first,
    second,
    first_planet: NUMBER_PLANETS[first],
    second_planet: NUMBER_PLANETS[second],
  }
  return {
    date: dateText(date),
    moolank: {
      number: first,
      day: date.day,
      planet: NUMBER_PLANETS[first],
      meaning: numberText(texts.moolank, first),
    },
    bhagyank: {
      number: second,
      compound: whole.compound,
      planet: NUMBER_PLANETS[second],
      meaning: numberText(texts.bhagyank, second),
    },
    naamank: name && { number: name.number, compound: name.compound, planet: NUMBER_PLANETS[named!] },
    kua: kuaOf,
    relation: {
      moolank_bhagyank: relation,
      moolank_naamank: named && numberRelation(first, named),
      text: [
        first === second ? texts.relation.same : texts.relation[relation],
        ...(named ? [texts.name_relation[numberRelation(first, named)]] : []),
      ]
        .map(({ text }) => fillWords(text, { ...words, name_number: named ?? 0 }))
        .map((text, i) => (i === 0 ? addressed(givenName(input.name), text) : text))
        .join(' '),
    },
    favourable: {
      numbers: numbersWithRelation('friend', first),
      days: [attributes.day],
      colours: [attributes.colour],
      gem: attributes.gem,
      direction: attributes.direction,
      substitute_gems: [...remedy.substitutes],
      metal: remedy.metal,
      deity: remedy.deity,
      mantra: remedy.mantra,
      fast_day: remedy.day,
    },
    unfavourable: { numbers: numbersWithRelation('enemy', first), neutral: numbersWithRelation('neutral', first) },
    lo_shu: {
      grid: LO_SHU.map((row) => row.map((digit) => ({ digit, count: counts[digit] }))),
      present,
      missing: DIGITS.filter((digit) => counts[digit] === 0),
      repeated: DIGITS.filter((digit) => counts[digit] > 1),
      planes: PLANES.map((plane) => {
        const numbers = [...LO_SHU_PLANES[plane]]
        const count = numbers.filter((digit) => counts[digit] > 0).length
        return { plane, numbers, complete: count === 3, count }
      }),
    },
    note: 'Friends of numbers and the square differ between teachers: some place the digits of the date alone, and some count the kua of January by the civil year. Both can be asked for.',
  }
})
