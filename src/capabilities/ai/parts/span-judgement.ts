import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { SpanOfDates } from '../../../ai/span-dates.ts'
import type { AssessedArea } from '../../../jyotish/assessment/area.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { dateOfDay } from '../../../time/civil.ts'
import { dateText, longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { AreaText } from './area-facts.ts'
import type { AreaTime, AreaTimes, TimeRank } from './area-times.ts'
import { STRAINED } from './intent-matters.ts'
import type { MatterThemes } from './matter-themes.ts'
import { packSentence, type Sentence } from './pack.ts'
import { tieOf } from './ties.ts'

/** The judgement of a period that a question asks for, from the times of its area. */

const RANKS: readonly TimeRank[] = ['best', 'good', 'fair', 'low']
/** A time speaks for a span if it covers this many days of it, or half of a shorter span. source: this project's own choice */
const SPEAKING_DAYS = 30
/** A time that begins or ends within this many days of the span covers it whole. */
const MARGIN_DAYS = 15

const DAY_MS = 864e5
const daysOf = (date: string) => Date.parse(date) / DAY_MS

interface JudgedSpan {
  readonly rank: TimeRank
  /** The time that leads in the span; null in a gap between windows. */
  readonly time: AreaTime | null
  /** The part of the span that the time covers, after a sentence; empty for the whole. */
  readonly part: string
  /** The days of the span that the time covers; the whole span without a time. */
  readonly covered: Pick<SpanOfDates, 'from' | 'to'>
  /** The nearest good time outside the span. */
  readonly elsewhere: AreaTime | null
}

export const isGood = ({ rank }: { readonly rank: TimeRank }) => rank === 'best' || rank === 'good'

/** The first good time that has not ended; null without one. */
export const nearestGood = ({ rows }: AreaTimes): AreaTime | null => rows.find(isGood) ?? null

export const judgeSpan = (times: AreaTimes, span: Pick<SpanOfDates, 'from' | 'to'>): JudgedSpan => {
  const [from, to] = [daysOf(dateText(span.from)), daysOf(dateText(span.to)) + 1]
  const rows = times.rows.map((row) => {
    const [start, end] = [Math.max(from, daysOf(row.from)), Math.min(to, daysOf(row.to))]
    return { row, start, end, days: end - start }
  })
  const least = Math.min(SPEAKING_DAYS, (to - from) / 2)
  const [lead] = rows
    .filter(({ days }) => days > 0 && days >= least)
    .toSorted((a, b) => RANKS.indexOf(a.row.rank) - RANKS.indexOf(b.row.rank) || b.days - a.days)
  const elsewhere = times.rows.find((row) => isGood(row) && row !== lead?.row) ?? null
  if (!lead) return { rank: 'low', time: null, part: '', covered: span, elsewhere }
  const [beginsLate, endsEarly] = [lead.start - from > MARGIN_DAYS, to - lead.end > MARGIN_DAYS]
  const part =
    beginsLate && endsEarly
      ? ` from ${longDate(lead.row.from)} to ${longDate(lead.row.to)}`
      : beginsLate
        ? ` from ${longDate(lead.row.from)} on`
        : endsEarly
          ? ` until ${longDate(lead.row.to)}`
          : ''
  const covered = { from: dateOfDay(lead.start), to: dateOfDay(lead.end - 1) }
  return { rank: lead.row.rank, time: lead.row, part, covered, elsewhere }
}

/**
 * The part of a span that its time covers, as an adverb for a sentence after the one that names the span. That sentence has the part only for
 * a good time.
 */
export const whenOf = (
  { phrase }: Pick<SpanOfDates, 'phrase'>,
  judged: Pick<JudgedSpan, 'part'> & { readonly rank: TimeRank },
): string => {
  const { part } = judged
  if (part === '') return phrase
  if (!isGood(judged)) return part.trim()
  return part.startsWith(' until') ? 'until then' : part.endsWith(' on') ? 'from then on' : 'in those months'
}
/** An adverbial at the start of a sentence. */
const opening = upperFirst

/** True for a span in which a time that texts name leads. */
export const isGoodSpan = (times: AreaTimes, span: Pick<SpanOfDates, 'from' | 'to'>): boolean =>
  isGood(judgeSpan(times, span))

/** The matter of an area, or of a life as a whole, in the form that follows "for". */
export const matterName = (area: AssessedArea | null): string => (area ? AREA_WORDS[area].matter : 'what you plan')

/** The reason of a judgement: the lord of the time and its tie to the area; null without a time or an area. */
export const timeReason = (
  pack: Parameters<typeof tieOf>[2] & {
    readonly areaTexts: readonly AreaText[]
    readonly themes: (area: AreaText) => MatterThemes
  },
  area: AssessedArea | null,
  time: AreaTime | null,
  /** When it leads, in an adverbial form: "this winter". */
  when: string,
): Sentence | null => {
  if (!time || !area) return null
  const tie = tieOf(time.lord, area, pack)
  const lord = nameInSentence(time.lord)
  const text = pack.areaTexts.find((each) => each.area === area)
  const isStrain = text !== undefined && pack.themes(text).strain?.planet === time.lord
  if (tie && time.rank !== 'low')
    return packSentence(
      `${opening(when)} the antardasha of ${lord} leads, and ${lord} ${tie.predicate}${isStrain ? STRAINED : ''}.`,
      time.fact,
      ...tie.facts,
    )
  if (time.rank === 'low')
    return packSentence(
      tie
        ? `${opening(when)} the antardasha of ${lord} leads: ${lord} ${tie.predicate}, but this time as a whole gives it little help.`
        : `${opening(when)} the antardasha of ${lord} leads, and ${lord} has no tie to ${matterName(area)} in your chart.`,
      ...[time.fact, ...(tie?.facts ?? [])],
    )
  // A time that is good without a tie is so by transits, which its report names.
  return null
}

const OPENERS = { best: 'Yes', good: 'Yes', fair: 'Yes, with effort', low: 'Rather not' } as const

/** The judgement of a span in a sentence. `verdict`: opens with yes or no, for a question for one. */
export const spanSentence = (
  { phrase, dates }: SpanOfDates,
  { rank, time, part, elsewhere }: JudgedSpan,
  area: AssessedArea | null,
  verdict: boolean,
): Sentence => {
  const matter = matterName(area)
  const better = elsewhere ? `the nearest good time is ${elsewhere.span}` : 'the years ahead name no better one'
  const facts = [time?.fact, ...(rank === 'fair' || rank === 'low' ? [elsewhere?.fact] : [])]
  const finding = {
    best: `there is the strongest support of the years ahead for ${matter}${part}`,
    good: `there is good support for ${matter}${part}`,
    fair: `there is some support for ${matter}, and ${better}`,
    low: `there is little support for ${matter}, and ${better}`,
  }[rank]
  const comma = dates ? `${dates},` : ''
  if (!verdict) return packSentence(`${upperFirst(phrase)}${comma} ${finding}.`, ...facts)
  return packSentence(
    rank === 'low' ? `Rather not ${phrase}${dates}: ${finding}.` : `${OPENERS[rank]}: ${phrase}${comma} ${finding}.`,
    ...facts,
  )
}

/** The judgement of the present, for a question whether this is a good time. */
export const nowSentence = (times: AreaTimes, area: AssessedArea | null): Sentence => {
  const matter = matterName(area)
  const now = times.rows.find(({ isNow }) => isNow) ?? null
  const rank = now?.rank ?? 'low'
  const next = times.rows.find((row) => isGood(row) && row !== now) ?? null
  const until = now ? `until ${longDate(now.to)} ` : ''
  const better = next ? `a better time for it is ${next.span}` : 'the years ahead name no better time'
  const text = {
    best: () => `Yes, this is the best time of the years ahead for ${matter}: it lasts until ${longDate(now!.to)}.`,
    good: () => `Yes, this is a good time for ${matter}: it lasts until ${longDate(now!.to)}.`,
    fair: () => `It is a fair time and not the best one: ${until}there is some support for ${matter}, and ${better}.`,
    low: () => `Not yet: ${until}there is little support for ${matter}, and ${better}.`,
  }
  return packSentence(text[rank](), now?.fact, rank === 'fair' || rank === 'low' ? next?.fact : null)
}
