import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { corpus } from '../../readings/corpora.ts'
import { maybe, t, term } from '../../schema.ts'
import { addDays, weekday } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { personalNumbers, universalNumbers } from '../../traditions/numerology/date-numbers.ts'
import {
  bhagyank,
  type Digit,
  moolank,
  NUMBER_ATTRIBUTES,
  numberRelation,
  weekdayNumbers,
} from '../../traditions/numerology/vedic-numbers.ts'
import { capability } from '../capability.ts'
import { Meaning, NumberStanding, numberText, Root } from './parts/number-shapes.ts'
import {
  BirthDate,
  dayOrToday,
  demandNotBefore,
  numbersInput,
  readCountedDay,
  warnUnused,
} from './parts/numerology-input.ts'

// source: common Pythagorean practice, in our own words
const KEYNOTES: Record<Digit, string> = {
  1: 'independence, lead',
  2: 'cooperation, tact',
  3: 'expression, joy',
  4: 'order, work',
  5: 'freedom, change',
  6: 'care, duty',
  7: 'search, analysis',
  8: 'power, result',
  9: 'compassion, completion',
}
const BOUNDS = { least: 1, most: 5 }

export default capability({
  slug: 'numerology-day',
  title: 'Numerology of the day',
  summary: 'Universal and personal year, month and day, and ratings of up to 92 days for a birth.',
  weight: 'light',
  method:
    'The universal year is the digits of the year; the universal month adds the month, the universal day adds the day; each is reduced to one digit. The personal year is birth month plus birth day plus universal year, and changes on 1 January; personal month and day follow in the same way. The rating is 3, plus 1 if the personal day is a friend of the moolank, minus 1 if it is an enemy, plus 1 if the weekday belongs to the moolank or the bhagyank, limited to 1..5.',
  varies: true,
  input: numbersInput({
    date: BirthDate,
    target_date: maybe(t.String({ format: 'date', description: 'First day, YYYY-MM-DD; default today.' })),
    days: maybe(t.Integer({ minimum: 1, maximum: 92, default: 1 })),
    timezone: maybe(t.String({ default: 'UTC', description: 'IANA zone that decides the current date.' })),
  }),
  data: t.Object({
    date: t.String({ format: 'date', description: 'Date of birth.' }),
    universal: t.Object({ year: Root, month: Root, day: Root }, { description: 'Universal numbers of the first day.' }),
    personal_year: t.Object({ number: Root, year: t.Integer(), meaning: Meaning }),
    personal_month: t.Object({ number: Root, meaning: Meaning }),
    personal_day: t.Object({ number: Root, meaning: Meaning }),
    days: t.Array(
      t.Object({
        date: t.String({ format: 'date' }),
        weekday: term(WEEKDAYS),
        universal_day: Root,
        personal_day: Root,
        moolank_relation: NumberStanding,
        rating: t.Integer({ minimum: 1, maximum: 5 }),
        colour: t.String({ description: 'Colour of the universal day.' }),
        keynote: t.String({ description: 'Keynote of the personal day.' }),
      }),
      { maxItems: 92 },
    ),
    best_days: t.Array(t.String({ format: 'date' }), { maxItems: 92, description: 'Days with the highest rating.' }),
  }),
  streams: ['days'],
  example: { date: '1879-03-14', target_date: '2026-11-20', days: 7 },
}).compute(async (input, world) => {
  const texts = await corpus('number-day')
  warnUnused(input, ['name', 'system'], world)
  const birth = readCountedDay(input.date, 'date', world)
  const target = dayOrToday(input.target_date, 'target_date', world, input.timezone)
  if (input.target_date) demandNotBefore(target, birth, 'target_date')
  const own = moolank(birth)
  const whole = bhagyank(birth).number
  const personal = personalNumbers(birth, target)
  const days = Array.from({ length: input.days ?? 1 }, (_, i) => addDays(target, i)).map((date) => {
    const universalDay = universalNumbers(date).day as Digit
    const personalDay = personalNumbers(birth, date).day as Digit
    const relation = numberRelation(own, personalDay)
    const day = WEEKDAYS[weekday(date)]!
    const numbers: readonly number[] = weekdayNumbers(day)
    const rating =
      3 +
      (relation === 'friend' ? 1 : relation === 'enemy' ? -1 : 0) +
      (numbers.includes(own) || numbers.includes(whole) ? 1 : 0)
    return {
      date: dateText(date),
      weekday: day,
      universal_day: universalDay,
      personal_day: personalDay,
      moolank_relation: relation,
      rating: Math.min(BOUNDS.most, Math.max(BOUNDS.least, rating)),
      colour: NUMBER_ATTRIBUTES[universalDay].colour,
      keynote: KEYNOTES[personalDay],
    }
  })
  const best = Math.max(...days.map(({ rating }) => rating))
  return {
    date: dateText(birth),
    universal: universalNumbers(target),
    personal_year: { number: personal.year, year: target.year, meaning: numberText(texts.year, personal.year) },
    personal_month: { number: personal.month, meaning: numberText(texts.month, personal.month) },
    personal_day: { number: personal.day, meaning: numberText(texts.day, personal.day) },
    days,
    best_days: days.filter(({ rating }) => rating === best).map(({ date }) => date),
  }
})
