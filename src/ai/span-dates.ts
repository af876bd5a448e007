import { addDays, type CivilDate, dayNumber, daysInMonth, isBefore } from '../time/civil.ts'
import { longDateOf, longMonthOf } from '../time/iso.ts'
import { countInWords } from '../wording.ts'
import type { AskedSpan, BasePeriod, SEASONS } from './asked-span.ts'
import { firstDayOf, type TimeSlot } from './time-slot.ts'

/** The dates of the period that a question asks for. */

export interface SpanOfDates {
  readonly from: CivilDate
  /** The last day. */
  readonly to: CivilDate
  /** Adverbial, as said to the reader: "this winter", "before Diwali". */
  readonly phrase: string
  /** The dates, for a phrase that does not contain them: ", from 1 December 2026 to 28 February 2027"; else empty. */
  readonly dates: string
}

interface Context {
  readonly today: CivilDate
  readonly birth: CivilDate
  /** True south of the equator, where the seasons are six months apart. */
  readonly southern: boolean
  /** The days of the festivals that the span names, in order. */
  readonly festivals: ReadonlyMap<string, readonly CivilDate[]>
}
interface Range {
  readonly from: CivilDate
  readonly to: CivilDate
  /** In the form that follows a preposition. */
  readonly name: string
  /** False for a period whose name is its dates. */
  readonly needsDates: boolean
  /** "this winter" and "next month" take no preposition. */
  readonly isAdverb: boolean
}

const monthsAfter = ({ year, month, day }: CivilDate, months: number): CivilDate => {
  const index = year * 12 + month - 1 + months
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1]
  return { year: y, month: m, day: Math.min(day, daysInMonth(y, m)) }
}
const yearsAfter = (date: CivilDate, years: number) => monthsAfter(date, 12 * years)
const dayBefore = (date: CivilDate) => addDays(date, -1)
const isAfter = (a: CivilDate, b: CivilDate) => isBefore(b, a)
const laterOf = (a: CivilDate, b: CivilDate) => (isBefore(a, b) ? b : a)

/** The first month of a season in the north. source: the meteorological seasons */
const FIRST_MONTH = { winter: 12, spring: 3, summer: 6, autumn: 9 } as const satisfies Record<
  (typeof SEASONS)[number],
  number
>

const seasonRange = (
  { season, which, year }: Extract<BasePeriod, { kind: 'season' }>,
  { today, southern }: Context,
): Range => {
  const month = ((FIRST_MONTH[season] - 1 + (southern ? 6 : 0)) % 12) + 1
  const inYear = (y: number) => {
    const from = { year: y, month, day: 1 }
    return { from, to: dayBefore(monthsAfter(from, 3)) }
  }
  const running = [today.year - 1, today.year]
    .map(inYear)
    .find(({ from, to }) => !isBefore(today, from) && !isAfter(today, to))
  const upcoming = [today.year, today.year + 1].map(inYear).find(({ from }) => isAfter(from, today))!
  const base = running ?? upcoming
  const chosen =
    year !== null
      ? inYear(year)
      : which === 'this'
        ? base
        : // "Next winter", said before this winter, is the one after it.
          inYear(Math.max((running?.from.year ?? today.year) + 1, upcoming.from.year))
  return {
    ...chosen,
    name: year === null ? `${which} ${season}` : `the ${season} of ${year}`,
    needsDates: true,
    isAdverb: year === null,
  }
}

const slotRange = (slot: TimeSlot, today: CivilDate): Range => {
  const from = firstDayOf(slot, today)
  if (slot.unit === 'year')
    return { from, to: dayBefore(yearsAfter(from, 1)), name: String(from.year), needsDates: false, isAdverb: false }
  if (slot.unit === 'month')
    return { from, to: dayBefore(monthsAfter(from, 1)), name: longMonthOf(from), needsDates: false, isAdverb: false }
  if (slot.unit === 'week')
    return {
      ...{ from, to: addDays(from, 6), name: 'offset' in slot && slot.offset === 0 ? 'this week' : 'next week' },
      ...{ needsDates: true, isAdverb: true },
    }
  return { from, to: from, name: longDateOf(from), needsDates: false, isAdverb: false }
}

const thirdOf = (from: CivilDate, to: CivilDate) => Math.max(1, Math.round((dayNumber(to) - dayNumber(from) + 1) / 3))

/** The dates of a period; null for a festival without a date and for an event of the user's own life. */
const rangeOf = (period: BasePeriod, context: Context): Range | null => {
  const { today, birth } = context
  if (period.kind === 'season') return seasonRange(period, context)
  if (period.kind === 'slot') return slotRange(period.slot, today)
  if (period.kind === 'count') {
    const { count, unit } = period
    const to =
      unit === 'day' || unit === 'week'
        ? addDays(today, count * (unit === 'day' ? 1 : 7))
        : monthsAfter(today, count * (unit === 'month' ? 1 : 12))
    const name = `the next ${count === 1 ? '' : `${countInWords(count)} `}${unit}${count === 1 ? '' : 's'}`
    return { from: today, to, name, needsDates: true, isAdverb: false }
  }
  if (period.kind === 'part') {
    const whole = rangeOf(period.of, context)
    if (!whole) return null
    const { from, to } = whole
    const half =
      from.month === 1 && from.day === 1 && to.month === 12
        ? monthsAfter(from, 6)
        : addDays(from, Math.floor((dayNumber(to) - dayNumber(from) + 1) / 2))
    const third = thirdOf(from, to)
    const [first, last, word] = {
      1: [from, dayBefore(half), 'the first half'] as const,
      2: [half, to, 'the second half'] as const,
      start: [from, addDays(from, third - 1), 'the beginning'] as const,
      end: [addDays(to, 1 - third), to, 'the end'] as const,
    }[period.part]
    return { from: first, to: last, name: `${word} of ${whole.name}`, needsDates: whole.needsDates, isAdverb: false }
  }
  if (period.kind === 'age') {
    const from = yearsAfter(birth, period.age)
    const name =
      period.years === 1
        ? `the age of ${period.age}`
        : `your ${period.age === 20 ? 'twenties' : `${['thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'][period.age / 10 - 3]}`}`
    return { from, to: dayBefore(yearsAfter(from, period.years)), name, needsDates: false, isAdverb: false }
  }
  if (period.kind === 'festival') {
    const day = context.festivals.get(period.name)?.find((each) => !isBefore(each, today))
    return day
      ? { from: day, to: day, name: period.name.replace(/ \(.*$/, ''), needsDates: true, isAdverb: false }
      : null
  }
  return null
}

/** A period after "the next" that begins today has no other start. */
const datesText = (from: CivilDate, to: CivilDate, today: CivilDate) =>
  isAfter(from, today) ? `, from ${longDateOf(from)} to ${longDateOf(to)}` : `, until ${longDateOf(to)}`

/** Years after a named time that "after" covers. source: this project's own choice */
const YEARS_AFTER = 1

/** The dates of an asked span; null for a span that is past, or that no calendar dates. */
export const datesOfSpan = ({ relation, period, last }: AskedSpan, context: Context): SpanOfDates | null => {
  const { today } = context
  const range = rangeOf(period, context)
  if (!range) return null
  if (relation === 'between') {
    const end = last ? rangeOf(last, context) : null
    if (!end || isBefore(end.to, today) || isBefore(end.to, range.from)) return null
    const from = laterOf(range.from, today)
    const needsDates = range.needsDates || end.needsDates
    return {
      from,
      to: end.to,
      phrase: `between ${range.name} and ${end.name}`,
      dates: needsDates ? datesText(from, end.to, today) : '',
    }
  }
  if (relation === 'before' || relation === 'by' || relation === 'until') {
    // "By the next three months" means within them.
    const to = relation === 'before' && period.kind !== 'count' ? dayBefore(range.from) : range.to
    const limit = period.kind === 'age' ? dayBefore(range.from) : to
    if (!isAfter(limit, today)) return null
    const phrase = `${relation} ${range.name}`
    return { from: today, to: limit, phrase, dates: range.needsDates ? datesText(today, limit, today) : '' }
  }
  if (relation === 'after') {
    const from = laterOf(period.kind === 'count' ? range.to : addDays(range.to, 1), today)
    const to = dayBefore(yearsAfter(from, YEARS_AFTER))
    return { from, to, phrase: `in the year after ${range.name}`, dates: datesText(from, to, today) }
  }
  if (isBefore(range.to, today)) return null
  const from = laterOf(range.from, today)
  const phrase = range.isAdverb
    ? range.name
    : period.kind === 'age'
      ? `at ${range.name}`
      : period.kind === 'slot' && period.slot.unit === 'day'
        ? `on ${range.name}`
        : `in ${range.name}`
  return {
    from,
    to: range.to,
    phrase: period.kind === 'age' && period.years === 10 ? `in ${range.name}` : phrase,
    dates: range.needsDates || period.kind === 'age' ? datesText(from, range.to, today) : '',
  }
}

/** The festivals that a span names. */
export const festivalsIn = ({ period, last }: AskedSpan): string[] => {
  const names = (each: BasePeriod | undefined): string[] =>
    !each ? [] : each.kind === 'festival' ? [each.name] : each.kind === 'part' ? names(each.of) : []
  return [...names(period), ...names(last)]
}
