import { FESTIVAL_NAMES } from '../jyotish/festivals/names.ts'
import { CIVIL_MONTHS } from '../time/iso.ts'
import { type TimeSlot, timeSlotOf } from './time-slot.ts'
import { searchable } from './user-text.ts'

/** The period that an English question asks for, before it has dates: "this winter", "in the next three months", "before Diwali". */

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]
type CountedUnit = 'day' | 'week' | 'month' | 'year'

/** A named stretch of time. */
export type BasePeriod =
  | { readonly kind: 'season'; readonly season: Season; readonly which: 'this' | 'next'; readonly year: number | null }
  | { readonly kind: 'slot'; readonly slot: TimeSlot }
  | { readonly kind: 'count'; readonly count: number; readonly unit: CountedUnit }
  /** `half`: 1 or 2. `edge`: the first or last third of the period. */
  | { readonly kind: 'part'; readonly part: 1 | 2 | 'start' | 'end'; readonly of: BasePeriod }
  /** A year of life, or ten of them: "in my thirties". */
  | { readonly kind: 'age'; readonly age: number; readonly years: 1 | 10 }
  | { readonly kind: 'festival'; readonly name: string }
  /** A day of the user's own life that no calendar has: "my exams". */
  | { readonly kind: 'event'; readonly name: string }

export interface AskedSpan {
  readonly relation: 'in' | 'before' | 'by' | 'until' | 'after' | 'between'
  readonly period: BasePeriod
  /** The end of a range. */
  readonly last?: BasePeriod
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')}|an?|a couple of|a few|several|couple of|few)`
/** A count in words. A vague one counts as three. */
const countOf = (word: string): number =>
  Number(word) || NUMBERS.indexOf(word) + 1 || (/^an?$/.test(word) ? 1 : word.includes('couple') ? 2 : 3)

const YEAR = '((?:19|20|21|22|23)\\d\\d)'
const COUNTED = new RegExp(
  `^(?:the )?(?:(?:next|coming|following|first) )?${NUMBER} (?:more )?(day|week|month|year)s?(?: from now| time| ahead)?\\b`,
)
const SEASON = new RegExp(
  `^(?:the )?(?:(this|next|coming|following) )?(?:(?:early|late|mid) )?(winter|spring|summer|autumn|fall)(?: (?:of )?${YEAR})?\\b`,
)
const PART =
  /^(?:the )?(first half|second half|last half|beginning|start|middle|first months|end|last months) of (?:the )?(.+)$/
const AGE =
  /^(?:i (?:turn|am|reach) |my |the age of |age )?(\d\d)(?:st|nd|rd|th)?(?: birthday| years old)?(?=$|[?.!,]| (?:and|or)\b)/
const DECADE = /^my (?:early |late |mid )?(twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/
const DECADES = 'twenties thirties forties fifties sixties seventies eighties'.split(' ')
/** A matter of the user after "before" or "after". */
const EVENT = /^(?:my|our) ((?:[a-z]+ ){0,2}[a-z]+?)(?=$|[?.!,]| (?:in|on|at|is|are|starts?|begins?|ends?)\b)/

const MONTHS = CIVIL_MONTHS.map((name) => name.toLowerCase()).join('|')
/** True for words that begin with a date, a month, a year or a unit; `timeSlotOf` finds such words anywhere in a text. */
const BEGINS_WITH_SLOT = new RegExp(
  `^(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|${MONTHS}|\\d{4}|this|next|coming|today|tomorrow|year\\b)`,
)

/** The words of a festival name in the form in which spellings are compared. */
const festivalKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ee/g, 'i')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/a$/, '')
/** The names by which people call an observance: "Diwali (Lakshmi Puja)" is Diwali and Lakshmi Puja. */
const calledBy = (name: string): string[] =>
  name.split(/ \(|\)| and /).map((part) => part.replace(/ begins?$| ends?$/, '').trim())
/** The first observance of a name wins: the beginning of a festival of several days. */
const FESTIVALS = new Map(
  FESTIVAL_NAMES.flatMap((name) => calledBy(name).map((called): [string, string] => [festivalKey(called), name]))
    .filter(([key]) => key.length > 2)
    .reverse(),
)
const MAX_FESTIVAL_WORDS = 3
/** The observance whose name begins a text; null without one. */
const festivalAt = (text: string): string | null => {
  const words = text.split(/[^a-z]+/)
  for (let count = MAX_FESTIVAL_WORDS; count > 0; count--) {
    const name = words.length >= count && FESTIVALS.get(festivalKey(words.slice(0, count).join('')))
    if (name) return name
  }
  return null
}

/** Days that civil calendars share. */
const FIXED_DAYS = [
  [/^christmas\b/, 12, 25],
  [/^new year(?!s? (?:of|in|for)\b)(?:'s(?: eve| day)?)?(?: |$)/, 1, 1],
] as const

/** The period at the start of a text in lower case; null without one. */
const periodAt = (text: string): BasePeriod | null => {
  const fixed = FIXED_DAYS.find(([pattern]) => pattern.test(text))
  if (fixed) return { kind: 'slot', slot: { unit: 'day', month: fixed[1], day: fixed[2] } }
  const part = PART.exec(text)
  if (part) {
    const of = periodAt(part[2]!)
    const edge = { 'first half': 1, 'second half': 2, 'last half': 2, end: 'end', 'last months': 'end' } as const
    return of && { kind: 'part', part: edge[part[1] as keyof typeof edge] ?? 'start', of }
  }
  const season = SEASON.exec(text)
  if (season)
    return {
      kind: 'season',
      season: season[2] === 'fall' ? 'autumn' : (season[2] as Season),
      which: season[1] === 'next' || season[1] === 'following' ? 'next' : 'this',
      year: season[3] ? Number(season[3]) : null,
    }
  const counted = COUNTED.exec(text)
  if (counted) return { kind: 'count', count: countOf(counted[1]!), unit: counted[2] as CountedUnit }
  const decade = DECADE.exec(text)
  if (decade) return { kind: 'age', age: 20 + 10 * DECADES.indexOf(decade[1]!), years: 10 }
  if (BEGINS_WITH_SLOT.test(text)) {
    // A preposition before the text keeps months such as May apart from verbs.
    const slot = timeSlotOf(`in ${text.replace(/^the year\b/, 'this year')}`)
    if (slot) return { kind: 'slot', slot }
  }
  const age = AGE.exec(text)
  if (age) return { kind: 'age', age: Number(age[1]), years: 1 }
  const festival = festivalAt(text)
  if (festival) return { kind: 'festival', name: festival }
  const event = EVENT.exec(text)
  return event ? { kind: 'event', name: event[1]! } : null
}

const RANGE = /\b(?:between|from) (.+?) (?:and|to|until|till) (.+)$/
const RELATED = /\b(in|during|within|over|for|through|throughout|by|before|until|till|after|since|at|when) (.+)$/
const RELATION_OF: Readonly<Record<string, AskedSpan['relation']>> = {
  ...{ by: 'by', before: 'before', until: 'until', till: 'until', after: 'after', since: 'after' },
}
/** A time without a preposition: "this winter", "next year", "the next six weeks". */
const BARE = new RegExp(
  `\\b(?:(?:this|next|coming) (?:winter|spring|summer|autumn|fall|month|year|${MONTHS})\\b.*|(?:the |these )?(?:next|coming) ${NUMBER} (?:day|week|month|year)s?\\b.*|the (?:first|second) half of .*|tomorrow\\b.*)$`,
)

/**
 * The period that a question asks for; null for a question without one. A dated period is preferred to an event without a date, and the
 * last preposition with a period decides.
 */
export const askedSpanOf = (question: string): AskedSpan | null => {
  const text = searchable(question).replace(/[?!.]+\s*$/, '')
  const range = RANGE.exec(text)
  if (range) {
    const [period, last] = [periodAt(range[1]!), periodAt(range[2]!)]
    if (period && last && period.kind !== 'event' && last.kind !== 'event') return { relation: 'between', period, last }
  }
  let event: AskedSpan | null = null
  let rest = text
  for (let match = RELATED.exec(rest); match; match = RELATED.exec(rest)) {
    rest = match[2]!
    const relation = RELATION_OF[match[1]!] ?? 'in'
    const period = periodAt(rest)
    if (!period || (period.kind === 'age' && period.years === 1 && match[1] === 'in')) continue
    // "After my exams in May" is the time after May.
    if (period.kind !== 'event') return { relation: event && relation === 'in' ? event.relation : relation, period }
    if (relation !== 'in') event ??= { relation, period }
  }
  const [bare] = BARE.exec(text) ?? []
  const period = bare ? periodAt(bare) : null
  return period ? { relation: 'in', period } : event
}
