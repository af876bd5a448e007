import { monthPart } from '../../../time/iso.ts'
import type { BondTheme } from './bond-brief-words.ts'
import { type BondEvent, type BondNames, byWeight, clauseOf, isHarmonious, total, yearOf } from './bond-forecast.ts'
import type { Bond } from './bond-kinds.ts'
import { type PairLines, questionName } from './pair-lines.ts'
import { dayAndMonth, monthName } from './slow-transits.ts'

/** The main themes of a forecast of two people with their times, and its thesis. */

/** The text names at most this many themes. */
const MOST_THEMES = 3

type Side = 'help' | 'test'
// source: our own words; each follows a span of time
const THEME_TEXTS: Record<BondTheme, Record<Side, string>> = {
  purpose: {
    help: 'what you two plan goes forward. Choose the one plan that needs both of you, and give it a date in that time',
    test: 'your plans are slowed. Keep one of them, and let the others wait',
  },
  emotion: {
    help: 'you are at ease with each other. Say then what was hard to say last year',
    test: 'you are both more easily hurt. Ask how the day was before you ask for anything',
  },
  affection: {
    help: 'you enjoy each other most. Put a day out together into the calendar now',
    test: 'fondness takes an effort. Do one small kind thing a week, without waiting for the other',
  },
  desire: {
    help: 'you have strength for the same things. Start what takes effort then',
    test: 'you get in each other’s way. Divide the tasks, so that each of you has the last word in one',
  },
  commitment: {
    help: 'what you have promised each other gets lighter. Settle duties and papers then',
    test: 'duties weigh on you both. Write down who does what, and take one item off the list',
  },
  presence: {
    help: 'other people do you good as two. Ask for the introduction that you need',
    test: 'others see you differently than you feel. Tell each other how it looks from the other side',
  },
}

const monthNumber = (month: string) => 12 * Number(month.slice(0, -3)) + Number(month.slice(-2))
/** "In March 2027", "From March to May 2027" or "From November 2026 to January 2027". */
const spanText = (first: string, last: string): string => {
  const [from, to] = [first.slice(0, -3), last.slice(0, -3)]
  if (first === last) return `In ${monthName(first)} ${from}`
  return `From ${monthName(first)}${from === to ? '' : ` ${from}`} to ${monthName(last)} ${to}`
}

/** The consecutive months around the weightiest event in which the events outweigh the others of the theme. */
const spanAround = (
  events: readonly BondEvent[],
  others: readonly BondEvent[],
  peak: BondEvent,
): readonly [string, string] => {
  const inMonth = (list: readonly BondEvent[], month: string) =>
    total(list.filter(({ exact_at }) => monthPart(exact_at) === month))
  const leading = events
    .map(({ exact_at }) => monthPart(exact_at))
    .filter((month) => month === monthPart(peak.exact_at) || inMonth(events, month) > inMonth(others, month))
  const months = [...new Set(leading)].toSorted((x, y) => monthNumber(x) - monthNumber(y))
  const at = months.indexOf(monthPart(peak.exact_at))
  let [from, to] = [at, at]
  while (from > 0 && monthNumber(months[from]!) - monthNumber(months[from - 1]!) === 1) from--
  while (to + 1 < months.length && monthNumber(months[to + 1]!) - monthNumber(months[to]!) === 1) to++
  return [months[from]!, months[to]!]
}

/** The weightiest event of the kind that prevails. */
const leadingEvent = (events: readonly BondEvent[]): BondEvent => {
  const good = events.filter(isHarmonious)
  const hard = events.filter((event) => !isHarmonious(event))
  return (total(good) >= total(hard) ? good : hard).toSorted(byWeight)[0]!
}

/** A theme with its time, its chief event and, if there is one, the chief later event of the other kind. */
const themeText = (theme: BondTheme, events: readonly BondEvent[], names: BondNames): string => {
  const good = events.filter(isHarmonious)
  const hard = events.filter((event) => !isHarmonious(event))
  const side: Side = total(good) >= total(hard) ? 'help' : 'test'
  const [own, other] = side === 'help' ? [good, hard] : [hard, good]
  const peak = leadingEvent(events)
  const contrary = other.filter(({ exact_at }) => exact_at > peak.exact_at).toSorted(byWeight)[0]
  const [first, last] = spanAround(own, other, peak)
  const [finding, deed] = THEME_TEXTS[theme][side].split('. ') as [string, string]
  const turn = contrary && ![first, last].includes(monthPart(contrary.exact_at)) ? contrary : null
  const turnDate = turn && `${dayAndMonth(turn.exact_at)} ${yearOf(turn.exact_at)}`
  return [
    `${spanText(first, last)} ${finding}: ${clauseOf(peak, names)} on ${dayAndMonth(peak.exact_at)}.`,
    `${deed}${
      turn === null || turn === undefined
        ? ''
        : side === 'help'
          ? `; go more slowly around ${turnDate}, when ${clauseOf(turn, names)}`
          : `; ${clauseOf(turn, names)} on ${turnDate} and makes it easier`
    }.`,
  ].join(' ')
}

/** The thesis: the balance of the months, for the question of the pair. */
const thesisText = (events: readonly BondEvent[], names: BondNames, { question }: PairLines): string => {
  const pair = `${names.person_a} and ${names.person_b}`
  const good = total(events.filter(isHarmonious))
  const share = events.length === 0 ? 0.5 : good / total(events)
  const what = question ? questionName(question) : null
  if (share >= 0.55)
    return `Taken together, these months help ${pair} more than they test you${what ? `, so use them for the question that comes back between you: ${what}` : ''}.`
  if (share < 0.45)
    return `Taken together, these months test ${pair} more than they help you${what ? `, and they do it where you two differ anyway: ${what}` : ''}.`
  return `Taken together, these months give ${pair} about as much help as trouble${what ? `, and how you deal with one question decides which you notice: ${what}` : ''}.`
}

export const bondSummary = (
  events: readonly BondEvent[],
  names: BondNames,
  lines: PairLines,
  { ageText }: Pick<Bond, 'ageText'>,
): string => {
  // A contact of the North Node is in the table only.
  const weighty = events.filter(({ transit_planet }) => transit_planet !== 'North Node')
  const themes = [...Map.groupBy(weighty, ({ theme }) => theme)]
    .toSorted(([, x], [, y]) => total(y) - total(x))
    .slice(0, MOST_THEMES)
    .toSorted(([, x], [, y]) => (leadingEvent(x).exact_at < leadingEvent(y).exact_at ? -1 : 1))
  return [
    ...themes.map(([theme, own]) => themeText(theme, own, names)),
    thesisText(events, names, lines),
    events.length === 0 ? 'No slow planet reaches your charts in them.' : null,
    ageText,
  ]
    .filter(Boolean)
    .join(' ')
}
