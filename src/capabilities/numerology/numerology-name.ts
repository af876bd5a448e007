import { concurrently } from '../../concurrency.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords } from '../../readings/passage.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { compoundOf } from '../../traditions/numerology/compounds.ts'
import { nameNumber } from '../../traditions/numerology/name-numbers.ts'
import { isVowel, type LetterKind, type System } from '../../traditions/numerology/names.ts'
import { bhagyank, type Digit, moolank, numberRelation } from '../../traditions/numerology/vedic-numbers.ts'
import { capability } from '../capability.ts'
import { addressed, givenName } from '../shared/narrative/given-name.ts'
import { Compound, LetterRow, NumberStanding, NumberToMaster, Root } from './parts/number-shapes.ts'
import {
  BirthDate,
  NameInput,
  numbersInput,
  readCountedDay,
  readLetters,
  warnUnused,
  YInput,
} from './parts/numerology-input.ts'
import { friendlySpellings } from './parts/spellings.ts'

const NAME_KINDS = ['person', 'business', 'house', 'vehicle'] as const
const VERDICTS = { friend: 'supportive', neutral: 'neutral', enemy: 'opposed' } as const
const MOST = 10

const WordRow = t.Object({ word: t.String(), sum: t.Integer({ minimum: 0 }), number: t.Integer({ minimum: 0 }) })
const counted = { compound: Compound, words: t.Array(WordRow), letters: t.Array(LetterRow) }
const InBoth = t.Object({ pythagorean: NumberToMaster, chaldean: t.Integer({ minimum: 0, maximum: 9 }) })

export default capability({
  slug: 'numerology-name',
  title: 'Name numbers',
  summary:
    'A name of a person, business, house or vehicle by both systems, with its match to a birth and alternative spellings.',
  keywords: 'name number spelling business house mobile vehicle lucky',
  weight: 'light',
  method:
    'Pythagorean: each word is reduced (11, 22 and 33 are kept), and the words are added and reduced again. Chaldean, after Cheiro: all letters are added, the compound is read from his table of 10 to 52 (9 is subtracted from higher sums until they are in it), and the sum is reduced to one digit. Digits count in the text of a house or a vehicle, but not in names of persons and businesses. Suggestions double a letter, drop one of two, exchange I and Y or K and C, or add A, E or H at the end of a word; those whose Chaldean number is a friend of the moolank are listed.',
  input: numbersInput({
    date: maybe(BirthDate),
    name: NameInput,
    kind: maybe(oneOf(NAME_KINDS, { default: 'person' })),
    suggest: maybe(t.Boolean({ default: false, description: 'Adds spellings that suit the birth date.' })),
    y: YInput,
  }),
  data: t.Object({
    name: t.String({ description: 'Name as sent.' }),
    kind: oneOf(NAME_KINDS),
    pythagorean: t.Object({ number: NumberToMaster, ...counted }),
    chaldean: t.Object({
      number: t.Integer({ minimum: 0, maximum: 9 }),
      ...counted,
      compound_meaning: nullable(t.String({ description: 'Meaning of the compound number; null below 10.' })),
    }),
    vowels: InBoth,
    consonants: InBoth,
    cornerstone: t.String({ description: 'First letter of the name.' }),
    capstone: t.String({ description: 'Last letter of the first word of the name.' }),
    first_vowel: nullable(t.String()),
    birth_match: nullable(
      t.Object({
        moolank: Root,
        bhagyank: Root,
        chaldean_relation: NumberStanding,
        verdict: oneOf(['supportive', 'neutral', 'opposed']),
      }),
    ),
    suggestions: t.Array(
      t.Object({ name: t.String(), change: t.String(), chaldean_number: t.Integer({ minimum: 1, maximum: 9 }) }),
      { maxItems: MOST },
    ),
    text: t.String(),
  }),
  example: { name: 'Albert Einstein', date: '1879-03-14', suggest: true },
}).compute(async (input, world) => {
  const [compounds, vedic, core] = await concurrently(
    () => corpus('number-compound'),
    () => corpus('number-vedic'),
    () => corpus('number-core'),
  )
  warnUnused(input, ['system'], world)
  const kind = input.kind ?? 'person'
  const { words } = readLetters(input.name, world, kind === 'house' || kind === 'vehicle')
  const by = (system: System, letters: LetterKind = 'all') => nameNumber(words, system, letters, input.y ?? undefined)
  const inBoth = (letters: LetterKind) => ({
    pythagorean: by('pythagorean', letters).number,
    chaldean: by('chaldean', letters).number,
  })
  const [pythagorean, chaldean] = [by('pythagorean'), by('chaldean')]
  const compound = compoundOf(chaldean.compound)

  const birth = input.date ? readCountedDay(input.date, 'date', world) : null
  const own = birth && moolank(birth)
  // A text of only zeros has no number that could be a friend.
  const relation = own && chaldean.number > 0 ? numberRelation(own, chaldean.number as Digit) : null
  if (input.suggest && !birth) world.warn('ignored_input', '`suggest` has no effect without `date`.')
  const rowsOf = ({ number, compound, words, letters }: typeof chaldean) => ({
    number,
    compound,
    words: [...words],
    letters: [...letters],
  })
  const vowel = words
    .flatMap((word) => [...word].filter((letter, i) => /[A-Z]/.test(letter) && isVowel(word, i, input.y ?? undefined)))
    .at(0)
  return {
    name: input.name,
    kind,
    pythagorean: rowsOf(pythagorean),
    chaldean: { ...rowsOf(chaldean), compound_meaning: compound && compounds[compound].text },
    vowels: inBoth('vowels'),
    consonants: inBoth('consonants'),
    cornerstone: words[0]![0]!,
    capstone: words[0]!.at(-1)!,
    first_vowel: vowel ?? null,
    birth_match:
      birth && relation
        ? {
            moolank: own!,
            bhagyank: bhagyank(birth).number,
            chaldean_relation: relation,
            verdict: VERDICTS[relation],
          }
        : null,
    suggestions: input.suggest && own ? friendlySpellings(words, chaldean.compound, own, MOST) : [],
    text: [
      pythagorean.number === 0
        ? 'This name has no letter or digit with a value.'
        : kind === 'person'
          ? addressed(givenName(input.name), core.expression[pythagorean.number as keyof typeof core.expression].text)
          : vedic.thing[chaldean.number as keyof typeof vedic.thing].text,
      ...(relation
        ? [fillWords(vedic.name_relation[relation].text, { first: own!, name_number: chaldean.number })]
        : []),
    ].join(' '),
  }
})
