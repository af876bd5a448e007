import { concurrently } from '../../concurrency.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Passage } from '../../readings/passage.ts'
import { maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { isBefore } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import {
  type AgeSpan,
  ageCycles,
  LIFE_CYCLES,
  lifePath,
  PINNACLE_RULES,
  personalNumbers,
} from '../../traditions/numerology/date-numbers.ts'
import {
  letterCounts,
  lettersOnPlane,
  nameNumber,
  PLANE_NAMES,
  type Plane,
} from '../../traditions/numerology/name-numbers.ts'
import { type LetterKind, letterValue } from '../../traditions/numerology/names.ts'
import { isMaster, reduce, reduceToMaster, reduction } from '../../traditions/numerology/numbers.ts'
import { capability } from '../capability.ts'
import { COMMON_ERA_DAYS } from '../shared/date-ranges.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import {
  Compound,
  KarmicDebt,
  LetterRow,
  Master,
  Meaning,
  NumberToMaster,
  numberText,
  Steps,
} from './parts/number-shapes.ts'
import {
  BirthDate,
  dayOrToday,
  demandNotBefore,
  NameInput,
  numbersInput,
  readCountedDay,
  readLetters,
  YInput,
} from './parts/numerology-input.ts'
import { profileSummary } from './parts/profile-summary.ts'

const NameNumber = t.Object({
  number: NumberToMaster,
  compound: Compound,
  master: Master,
  karmic_debt: KarmicDebt,
  letters: t.Array(LetterRow),
  steps: Steps,
  meaning: nullable(t.String({ description: 'Meaning of the number; null if the name has no such letter.' })),
})
const Age = t.Integer({ minimum: 0, description: 'Age in completed years.' })
const LastAge = nullable(t.Integer({ description: 'Last completed year of age; null if the period does not end.' }))
const Span = t.Object({ number: NumberToMaster, from_age: Age, to_age: LastAge, meaning: Meaning })
const Noted = t.Object({ number: NumberToMaster, meaning: Meaning })
const Gap = t.Integer({
  minimum: 0,
  maximum: 9,
  description:
    'Difference of the life path and expression numbers, reduced; 9 only if the name lacks vowels or consonants.',
})
const OnPlane = t.Object({
  count: t.Integer({ minimum: 0, description: 'Letters of the name on this plane.' }),
  number: t.Integer({ minimum: 0, maximum: 9, description: 'Sum of their values, reduced.' }),
})

/** Repeated numbers are described once. */
const spansText = (spans: readonly AgeSpan[], topic: Readonly<Record<number, Passage>>) =>
  spans.map((span, i) => {
    const before = spans.slice(0, i).findLast(({ number }) => number === span.number)
    const again =
      before &&
      `You meet the ${span.number} of the years from ${before.from} on again, and you can use what you learned from it then.`
    return { ...ages(span), meaning: again ?? numberText(topic, span.number) }
  })

const ages = ({ number, from, to }: AgeSpan) => ({ number, from_age: from, to_age: to })

export default capability({
  slug: 'numerology-profile',
  title: 'Numerology profile',
  summary: 'The numbers of a birth date and a name: life path, expression, soul urge, personality, pinnacles and more.',
  keywords: 'life path destiny number birth date',
  weight: 'light',
  method:
    'Life path: month, day and the digits of the year are each reduced (11, 22 and 33 are kept), added and reduced again. Names are normalised (NFKD) without diacritics; other scripts use the transliteration rules of ICU. Pythagorean reduces the sum of each word, keeps master numbers, adds and reduces again; Chaldean adds all letters and reduces to one digit. Y is a vowel without A, E, I, O or U beside it; W never is. Pinnacles, with reduced month, day and year, are m + d, d + y, their sum, and m + y; the first ends at age 36 less the life path, and the next two last nine years each. `pinnacles: decoz` adds the reduced first two for the third and ends the first a year earlier. Challenges are the differences. Karmic debt is a 13, 14, 16 or 19 between the compound and the number.',
  varies: true,
  input: numbersInput({
    date: BirthDate,
    name: NameInput,
    as_of: asOfWithin(COMMON_ERA_DAYS),
    y: YInput,
    pinnacles: maybe(
      oneOf(PINNACLE_RULES, {
        default: 'dates',
        description:
          'Method of the pinnacles; `dates`: the third adds the first two unreduced; `decoz`: reduced, and a year earlier.',
      }),
    ),
  }),
  data: t.Object({
    name: t.String({ description: 'Name as sent.' }),
    date: t.String({ format: 'date' }),
    system: oneOf(['pythagorean', 'chaldean']),
    life_path: t.Object({
      number: NumberToMaster,
      compound: Compound,
      master: Master,
      karmic_debt: KarmicDebt,
      steps: Steps,
      meaning: Meaning,
    }),
    birthday: t.Object({
      number: NumberToMaster,
      day: t.Integer({ minimum: 1, maximum: 31, description: 'Day of the month.' }),
      master: Master,
      meaning: Meaning,
    }),
    expression: NameNumber,
    soul_urge: NameNumber,
    personality: NameNumber,
    maturity: t.Object({ number: NumberToMaster, compound: Compound, meaning: Meaning }),
    pinnacles: rows(Span, 4),
    challenges: rows(Span, 4),
    life_cycles: rows(t.Object({ number: NumberToMaster, name: term(LIFE_CYCLES), from_age: Age, to_age: LastAge }), 3),
    karmic_lessons: t.Array(t.Integer(), { description: 'Numbers that no letter of the name has.' }),
    hidden_passion: t.Array(t.Integer(), { description: 'Values with the most letters in the name.' }),
    personal_year: t.Object({ year: t.Integer(), number: t.Integer({ minimum: 1, maximum: 9 }) }),
    text: t.Object({ summary: t.String({ description: 'Relations among the numbers.' }) }),
    balance: Noted,
    attitude: Noted,
    subconscious_self: t.Object({
      number: t.Integer({ minimum: 0, maximum: 9, description: 'Number of the values 1 to 9 that the name has.' }),
      meaning: t.String(),
    }),
    bridges: t.Object({ life_path_expression: Gap, soul_personality: Gap }),
    planes: t.Object({ physical: OnPlane, mental: OnPlane, emotional: OnPlane, intuitive: OnPlane }),
  }),
  example: { date: '1879-03-14', name: 'Albert Einstein', as_of: '1905-06-30' },
}).compute(async (input, world) => {
  const [core, phase] = await concurrently(
    () => corpus('number-core'),
    () => corpus('number-phase'),
  )
  const birth = readCountedDay(input.date, 'date', world)
  const today = dayOrToday(input.as_of, 'as_of', world)
  if (input.as_of != null) demandNotBefore(today, birth, 'as_of')
  const asOf = isBefore(today, birth) ? birth : today
  const { words } = readLetters(input.name, world)
  const system = input.system ?? 'pythagorean'

  const path = lifePath(birth)
  const day = reduceToMaster(birth.day)
  const named = (kind: LetterKind) => nameNumber(words, system, kind, input.y ?? undefined)
  const [expression, soul, personality] = [named('all'), named('vowels'), named('consonants')]
  const maturity = reduction(path.number + expression.number)
  const { pinnacles, challenges, lifeCycles } = ageCycles(birth, input.pinnacles ?? 'dates')
  const { highest, missing, commonest } = letterCounts(words, system)
  const balance = reduceToMaster(words.reduce((sum, word) => sum + letterValue(word[0]!, system), 0))
  const attitude = reduceToMaster(birth.month + birth.day)
  const subconscious = highest - missing.length
  const bridges = {
    life_path_expression: Math.abs(reduce(path.number) - reduce(expression.number)),
    soul_personality: Math.abs(reduce(soul.number) - reduce(personality.number)),
  }
  const personalYear = personalNumbers(birth, asOf).year

  const ofName = (
    role: 'expression' | 'soul_urge' | 'personality',
    { number, compound, karmicDebt, letters, steps }: typeof expression,
  ) => ({
    number,
    compound,
    master: isMaster(number),
    karmic_debt: karmicDebt,
    letters: [...letters],
    steps: [...steps],
    meaning: number === 0 ? null : numberText(core[role], number),
  })
  const onPlane = (plane: Plane) => {
    const letters = lettersOnPlane(words, plane)
    return {
      count: letters.length,
      number: reduce(letters.reduce((sum, letter) => sum + letterValue(letter, 'pythagorean'), 0)),
    }
  }
  return {
    name: input.name,
    date: dateText(birth),
    system,
    life_path: {
      number: path.number,
      compound: path.compound,
      master: isMaster(path.number),
      karmic_debt: path.karmicDebt,
      steps: path.steps,
      meaning: numberText(core.life_path, path.number),
    },
    birthday: { number: day, day: birth.day, master: isMaster(day), meaning: numberText(core.birthday, day) },
    expression: ofName('expression', expression),
    soul_urge: ofName('soul_urge', soul),
    personality: ofName('personality', personality),
    maturity: {
      number: maturity.number,
      compound: maturity.compound,
      meaning: numberText(phase.maturity, maturity.number),
    },
    pinnacles: spansText(pinnacles, phase.pinnacle),
    challenges: spansText(challenges, phase.challenge),
    life_cycles: lifeCycles.map((span, i) => ({
      number: span.number,
      name: LIFE_CYCLES[i]!,
      from_age: span.from,
      to_age: span.to,
    })),
    karmic_lessons: missing,
    hidden_passion: commonest,
    personal_year: { year: asOf.year, number: personalYear },
    text: {
      summary: profileSummary(
        {
          name: givenName(input.name),
          path: path.number,
          expression: expression.number,
          bridge: bridges.life_path_expression,
          debts: [
            path.karmicDebt,
            reduction(birth.day).karmicDebt,
            expression.karmicDebt,
            soul.karmicDebt,
            personality.karmicDebt,
          ],
          missing,
          commonest,
          pinnacles,
          age: completedYears(birth, asOf),
          year: asOf.year,
          personalYear,
        },
        phase,
      ),
    },
    balance: { number: balance, meaning: numberText(phase.balance, balance) },
    attitude: { number: attitude, meaning: numberText(phase.attitude, attitude) },
    subconscious_self: {
      number: subconscious,
      meaning: `Your name has ${subconscious} of the ${highest} values, so ${subconsciousText(subconscious)}`,
    },
    bridges,
    planes: Object.fromEntries(PLANE_NAMES.map((plane) => [plane, onPlane(plane)])) as Record<
      Plane,
      ReturnType<typeof onPlane>
    >,
  }
})

/** The text of the subconscious self: how many of the nine values a name has. */
const subconsciousText = (present: number): string =>
  present <= 4
    ? 'you rely on a few strong habits in an emergency; decide now whom you would call.'
    : present <= 6
      ? 'a sudden trouble finds you ready on most sides and at a loss on two or three; know a person who is strong there.'
      : present <= 8
        ? 'you keep your head when plans collapse; stay near the others in that hour, because they may not.'
        : 'you meet surprises calmly; ask the others how they feel before you go on.'
