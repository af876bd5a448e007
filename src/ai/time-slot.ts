import { addDays, type CivilDate, daysInMonth, weekday } from '../time/civil.ts'
import { CIVIL_MONTHS } from '../time/iso.ts'

/** The day, week, month or year that a question names, in English and in Hindi. */

export const TIME_UNITS = ['day', 'week', 'month', 'year'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]

/** A date, or an offset from the day of the reading in units (0 is the current one). `weekday`: 0 is Sunday. */
export type TimeSlot =
  | { readonly unit: TimeUnit; readonly offset: number }
  | { readonly unit: 'day'; readonly weekday: number }
  | { readonly unit: 'day'; readonly date: CivilDate }
  | { readonly unit: 'day'; readonly month: number; readonly day: number }
  | { readonly unit: 'month'; readonly month: number; readonly year: number | null }
  | { readonly unit: 'year'; readonly year: number }

// source: the names of the months in Hindi as the press spells them
const HINDI_MONTHS = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'ravivar', 'itwar', 'रविवार', 'इतवार'],
  ['monday', 'somvar', 'somwar', 'सोमवार'],
  ['tuesday', 'mangalvar', 'mangalwar', 'मंगलवार'],
  ['wednesday', 'budhvar', 'budhwar', 'बुधवार'],
  ['thursday', 'guruvar', 'guruwar', 'brihaspativar', 'गुरुवार', 'बृहस्पतिवार'],
  ['friday', 'shukravar', 'shukrawar', 'शुक्रवार'],
  ['saturday', 'shanivar', 'shaniwar', 'शनिवार'],
]

/** Words for an offset, longer ones first. The Hindi word kal alone means tomorrow; with beeta, yesterday. */
const RELATIVE: readonly (readonly [words: string, unit: TimeUnit, offset: number])[] = [
  ['day after tomorrow|parson|parso|परसों', 'day', 2],
  ['tomorrow|kal|कल', 'day', 1],
  ['yesterday|beeta kal|बीता कल', 'day', -1],
  ['today|tonight|aaj|आज|this (?:morning|afternoon|evening)', 'day', 0],
  [
    'this week|my week|the week|ye(?:h)? hafta|यह सप्ताह|यह हफ्ता|is hafte|is hafta|is saptah|इस हफ्ते|इस सप्ताह|next seven days|coming days',
    'week',
    0,
  ],
  ['next week|coming week|अगला सप्ताह|अगला हफ्ता|agle hafte|agla hafta|agle saptah|अगले हफ्ते|अगले सप्ताह', 'week', 1],
  ['this month|my month|ye(?:h)? mahina|यह महीना|is mahine|is mahina|is maah|इस महीने|इस माह', 'month', 0],
  ['next month|coming month|अगला महीना|agle mahine|agla mahina|agle maah|अगले महीने|अगले माह', 'month', 1],
  [
    'this year|this (?:a|the) (?:\\w+ )?year|current year|ye(?:h)? saal|ye(?:h)? sal|यह साल|यह वर्ष|ये साल|is saal|is sal|is varsh|इस साल|इस वर्ष|my year|the year',
    'year',
    0,
  ],
  ['next year|coming year|अगला साल|अगला वर्ष|agle saal|agla saal|agle varsh|अगले साल|अगले वर्ष', 'year', 1],
]

const LETTER = '[a-z\\u0900-\\u097f]'
const wholeWords = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`)
const RELATIVES = RELATIVE.map(([words, unit, offset]) => ({ pattern: wholeWords(words), unit, offset }))

const MONTH_WORDS = CIVIL_MONTHS.flatMap((name, index): [string, number][] => {
  const lower = name.toLowerCase()
  return [
    [lower, index + 1],
    [lower.slice(0, 3), index + 1],
    [HINDI_MONTHS[index]!, index + 1],
  ]
})
const MONTH_OF = new Map([...MONTH_WORDS, ['sept', 9], ['march', 3]] as [string, number][])
const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '((?:18|19|20|21|22|23)\\d\\d)'
const ISO_DATE = new RegExp(`\\b${YEAR}-(\\d{1,2})-(\\d{1,2})\\b`)
const SLASHED = new RegExp(`\\b(\\d{1,2})[/.-](\\d{1,2})[/.-]${YEAR}\\b`)
const DAY_MONTH = new RegExp(`(?<!\\d)${DAY}(?: of)? (${MONTH})(?!${LETTER}),?(?: ${YEAR}\\b)?`)
const MONTH_DAY = new RegExp(`(?<!${LETTER})(${MONTH}) ${DAY}(?!\\d)(?:,? ${YEAR}\\b)?`)
const MONTH_YEAR = new RegExp(`(?<!${LETTER})(${MONTH})(?!${LETTER}),?(?: (?:of )?${YEAR}\\b)?`)
const YEAR_ALONE = new RegExp(`(?<![\\d/.-])${YEAR}(?![\\d/-])`)
const WEEKDAY = new RegExp(`(?<!${LETTER})(?:${WEEKDAYS.flat().join('|')})(?!${LETTER})`)
/** "may", "march" and other words that count as a month only after a preposition or before a year. */
const AMBIGUOUS_MONTHS =
  /(?<!\b(?:in|of|by|this|next|during|until|till) )\b(?:may|march|mar|dec|jan)\b(?! (?:18|19|20|21|22|23)\d\d)/g

const isDate = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

const daySlot = (year: number, month: number, day: number): TimeSlot | null =>
  isDate(year, month, day) ? { unit: 'day', date: { year, month, day } } : null

/** The slot of a day and month, with or without a year; null for a date that does not exist. */
const dayOfMonth = (day: string, month: string, year: string | undefined): TimeSlot | null => {
  const number = MONTH_OF.get(month)!
  if (year) return daySlot(Number(year), number, Number(day))
  return isDate(2000, number, Number(day)) ? { unit: 'day', month: number, day: Number(day) } : null
}

/** The time that a text in lower case names, preferring exact dates to months and years; null for a text without one. */
export const timeSlotOf = (text: string): TimeSlot | null => {
  const iso = ISO_DATE.exec(text)
  if (iso) return daySlot(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = SLASHED.exec(text)
  if (slashed) {
    const [first, second, year] = slashed.slice(1).map(Number) as [number, number, number]
    // Day first; month first only if the date does not exist otherwise.
    return daySlot(year, second, first) ?? daySlot(year, first, second)
  }
  const dayMonth = DAY_MONTH.exec(text)
  if (dayMonth) return dayOfMonth(dayMonth[1]!, dayMonth[2]!, dayMonth[3])
  const monthDay = MONTH_DAY.exec(text)
  if (monthDay) return dayOfMonth(monthDay[2]!, monthDay[1]!, monthDay[3])
  const relative = RELATIVES.find(({ pattern }) => pattern.test(text))
  if (relative) return { unit: relative.unit, offset: relative.offset }
  const monthYear = MONTH_YEAR.exec(text.replaceAll(AMBIGUOUS_MONTHS, ' '))
  if (monthYear)
    return { unit: 'month', month: MONTH_OF.get(monthYear[1]!)!, year: monthYear[2] ? Number(monthYear[2]) : null }
  const weekdayName = WEEKDAY.exec(text)?.[0]
  if (weekdayName) return { unit: 'day', weekday: WEEKDAYS.findIndex((names) => names.includes(weekdayName)) }
  const year = YEAR_ALONE.exec(text)
  return year ? { unit: 'year', year: Number(year[1]) } : null
}

/** The first day of a slot, relative to the day of the reading. A day or month without a year is the next one. */
export const firstDayOf = (slot: TimeSlot, today: CivilDate): CivilDate => {
  if ('date' in slot) return slot.date
  if ('weekday' in slot) return addDays(today, (slot.weekday - weekday(today) + 7) % 7)
  if ('day' in slot) {
    const isPast = slot.month < today.month || (slot.month === today.month && slot.day < today.day)
    const year = today.year + (isPast ? 1 : 0)
    return { year, month: slot.month, day: Math.min(slot.day, daysInMonth(year, slot.month)) }
  }
  if (slot.unit === 'month' && 'month' in slot)
    return { year: slot.year ?? today.year + (slot.month < today.month ? 1 : 0), month: slot.month, day: 1 }
  if ('year' in slot) return { year: slot.year, month: 1, day: 1 }
  if (slot.unit === 'day') return addDays(today, slot.offset)
  if (slot.unit === 'week') return addDays(today, 7 * slot.offset)
  if (slot.unit === 'year') return { year: today.year + slot.offset, month: 1, day: 1 }
  const months = today.year * 12 + today.month - 1 + slot.offset
  return { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }
}
