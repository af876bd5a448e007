import { CIVIL_MONTHS } from '../../time/iso.ts'

/** Dates as people write them, as the days that they may mean. */

export interface DateSpan {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

const two = (n: number) => String(n).padStart(2, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const day = (year: number, month: number, d: number): DateSpan | null => {
  if (month < 1 || month > 12 || d < 1 || d > lastDay(year, month)) return null
  const text = `${year}-${two(month)}-${two(d)}`
  return { from: text, to: text }
}
const months = (year: number, first: number, last: number): DateSpan | null =>
  first < 1 || last > 12
    ? null
    : { from: `${year}-${two(first)}-01`, to: `${year}-${two(last)}-${two(lastDay(year, last))}` }

const NAMES = CIVIL_MONTHS.map((name) => name.toLowerCase())
const MONTH = `(${NAMES.join('|')}|${NAMES.map((name) => name.slice(0, 3)).join('|')}|sept)\\.?`
const YEAR = '(1[5-9]\\d\\d|2[0-4]\\d\\d)'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const monthOf = (name: string) => NAMES.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3))) + 1

type Reader = readonly [RegExp, (...groups: string[]) => DateSpan | null]

const PARTS: Record<string, readonly [number, number]> = {
  ...{ early: [1, 4], mid: [5, 8], late: [9, 12], 'beginning of': [1, 4], 'start of': [1, 4], 'end of': [9, 12] },
  ...{ 'middle of': [5, 8], 'first half of': [1, 6], 'second half of': [7, 12] },
}
/** Of the north, where most of the readers live; with its borders, since no two people draw them alike. */
const seasonOf = (season: string, year: number): DateSpan | null => {
  if (season === 'winter') return { from: `${year}-12-01`, to: `${year + 1}-03-20` }
  return months(year, ...(({ spring: [3, 6], summer: [6, 9] } as const)[season as 'spring'] ?? [9, 12]))
}
const READERS: readonly Reader[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (y, m, d) => day(Number(y), Number(m), Number(d))],
  [
    new RegExp(`\\b(?:the )?${DAY} (?:of )?${MONTH},? ${YEAR}\\b`, 'gi'),
    (d, m, y) => day(Number(y), monthOf(m!), Number(d)),
  ],
  [new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'gi'), (m, d, y) => day(Number(y), monthOf(m!), Number(d))],
  [
    new RegExp(`\\b(early|mid|late|beginning of|start of|end of|middle of)[- ](?:the )?${MONTH},? ${YEAR}\\b`, 'gi'),
    (_, m, y) => months(Number(y), monthOf(m!), monthOf(m!)),
  ],
  [new RegExp(`\\b${MONTH},?(?: of)? ${YEAR}\\b`, 'gi'), (m, y) => months(Number(y), monthOf(m!), monthOf(m!))],
  [
    new RegExp(
      `\\b(early|mid|late|beginning of|start of|end of|middle of|first half of|second half of)[- ](?:the )?(?:year )?${YEAR}\\b`,
      'gi',
    ),
    (part, y) => months(Number(y), ...PARTS[part!.toLowerCase()]!),
  ],
  [
    new RegExp(`\\b(?:the )?(spring|summer|autumn|fall|winter) (?:of )?(?:the year )?${YEAR}\\b`, 'gi'),
    (season, y) => seasonOf(season!.toLowerCase(), Number(y)),
  ],
  [new RegExp(`\\b${YEAR}\\b`, 'g'), (y) => months(Number(y), 1, 12)],
]

export interface Dated {
  readonly text: string
  readonly dates: readonly DateSpan[]
  /** A date of some form was there that does not parse. */
  readonly broken: boolean
}

/** Marks a date in a text; its number is the place in the list. */
export const DATE_MARK = (at: number) => ` @date${at} `

const ODD = new RegExp(
  `\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\b|\\b\\d{1,2} ${MONTH}|\\b(?:${NAMES.filter((name) => name !== 'may' && name !== 'march').join('|')})\\b`,
  'i',
)

const YEARLESS = new RegExp(`\\b(?:the )?${DAY} (?:of )?${MONTH}(?=[\\s,.;]|$)|\\b${MONTH} ${DAY}(?=[\\s,.;]|$)`, 'gi')

const BARE_MONTH = new RegExp(
  `\\b(?:(?:early|mid|late|the end of|the start of|the beginning of)[- ])?(${NAMES.map((name) => name[0]!.toUpperCase() + name.slice(1)).join('|')})\\b(?= (?:to|until|till|through|and|into)\\b|[–-]| [–-])`,
  'g',
)

const MONTH_ALONE = new RegExp(
  `\\b((?:(?:[Ii]n|[Bb]y|[Uu]ntil|[Ss]ince|[Ff]rom|[Dd]uring) (?:early |mid-?|late )?|(?:[Ee]arly|[Mm]id|[Ll]ate)[- ]))(${NAMES.map((name) => name[0]!.toUpperCase() + name.slice(1)).join('|')})\\b(?! \\d)`,
  'g',
)

const SLASHED = /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/

/** A text with its dates taken out and marked. */
export const readDates = (text: string, today: string | null = null): Dated => {
  const dates: DateSpan[] = []
  let broken = false
  let rest = text
  for (const [pattern, read] of READERS)
    rest = rest.replace(pattern, (...found) => {
      const groups = found.slice(1, -2).filter((group) => typeof group === 'string') as string[]
      const span = read(...groups)
      if (!span) {
        broken = true
        return ' '
      }
      dates.push(span)
      return DATE_MARK(dates.length - 1)
    })
  // "From 10 March to 9 September 2028": a day of the year that stands next.
  if (dates.length > 0)
    rest = rest.replace(YEARLESS, (all, d1: string, m1: string, m2: string, d2: string, at: number) => {
      const next = /@date(\d+)/.exec(rest.slice(at)) ?? [...rest.slice(0, at).matchAll(/@date(\d+)/g)].at(-1)
      const span = day(Number(dates[Number(next![1])]!.from.slice(0, 4)), monthOf(m1 ?? m2), Number(d1 ?? d2))
      if (!span) return all
      dates.push(span)
      return DATE_MARK(dates.length - 1)
    })
  // "In February": of the year that was named last, or the next.
  rest = rest.replace(MONTH_ALONE, (all, tie: string, month: string, at: number) => {
    const last = [...rest.slice(0, at).matchAll(/@date(\d+)/g)].map(([, n]) => dates[Number(n)]!).at(-1)
    const nth = monthOf(month)
    const mark = /@date(\d+)/.exec(rest.slice(at))
    const next = mark && dates[Number(mark[1])]!
    const year = last
      ? Number(last.from.slice(0, 4))
      : next
        ? Number(next.from.slice(0, 4)) - (nth > Number(next.from.slice(5, 7)) ? 1 : 0)
        : today && !/@date/.test(rest)
          ? Number(today.slice(0, 4)) + (nth < Number(today.slice(5, 7)) ? 1 : 0)
          : null
    const span = year === null ? null : months(year, nth, nth)
    if (!span) return all
    dates.push(span)
    return `${tie}${DATE_MARK(dates.length - 1)}`
  })
  // "In July 2027 on the 3rd": a day of the month that was named.
  rest = rest.replace(
    /\b(on|from|until|to|and) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:house|bhava|sign|lord|of|from|ruler|and the))/g,
    (all, tie: string, d: string, at: number) => {
      const month = [...rest.slice(0, at).matchAll(/@date(\d+)/g)]
        .map(([, n]) => dates[Number(n)]!)
        .findLast(({ from, to }) => from.slice(0, 7) === to.slice(0, 7))
      const span = month ? day(Number(month.from.slice(0, 4)), Number(month.from.slice(5, 7)), Number(d)) : null
      if (!span) return all
      dates.push(span)
      return `${tie}${DATE_MARK(dates.length - 1)}`
    },
  )
  // Without any year, the next such day.
  if (today && dates.length === 0) {
    const next = (month: number, d: number) => {
      const year = Number(today.slice(0, 4))
      return [year, year + 1].map((y) => day(y, month, d)).find((span) => span && span.from >= today) ?? null
    }
    rest = rest.replace(YEARLESS, (all, d1: string, m1: string, m2: string, d2: string) => {
      const span = next(monthOf(m1 ?? m2), Number(d1 ?? d2))
      if (!span) return all
      dates.push(span)
      return DATE_MARK(dates.length - 1)
    })
  }
  // "From late April to early July 2027", "June to October 2027": a month of the year that stands next.
  if (dates.length > 0)
    rest = rest.replace(BARE_MONTH, (all, month: string, at: number) => {
      const next = /@date(\d+)/.exec(rest.slice(at))
      if (!next) return all
      const end = dates[Number(next[1])]!
      const nth = monthOf(month)
      const year = Number(end.from.slice(0, 4)) - (nth > Number(end.to.slice(5, 7)) ? 1 : 0)
      dates.push(months(year, nth, nth)!)
      return DATE_MARK(dates.length - 1)
    })
  // "On the same day": the one that was named last.
  rest = rest.replace(
    /\b(on|from|until|by) (?:the same|that same|that very) (?:day|date)\b(?! as)/g,
    (all, tie: string, at: number) => {
      const last = [...rest.slice(0, at).matchAll(/@date(\d+)/g)].at(-1)
      if (!last) return all
      dates.push(dates[Number(last[1])]!)
      return `${tie}${DATE_MARK(dates.length - 1)}`
    },
  )
  return { text: rest, dates, broken: broken || SLASHED.test(text) || ODD.test(rest) }
}

export const falls = (iso: string, { from, to }: DateSpan): boolean => iso >= from && iso <= to
