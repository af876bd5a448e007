import { type AreaScore, meanAreas, overallSignScore, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { type CivilDate, civilOf } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs } from '../../../time/julian-day.ts'
import { type HouseNumber, houseFrom } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { monthInYear, newMoonText, weekOfAreaText } from '../../shared/narrative/month-words.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { weekOfMonthText } from '../../shared/narrative/week-words.ts'
import { balanceOfAreas } from './area-balance.ts'
import type { CalendarMonth } from './month.ts'
import { dayOfEvent, leadAndCounter, monthEventWriter, type SignPeriod } from './period-events.ts'
import { eventRow } from './sky-event-rows.ts'
import { areaOfGain, dayWithDate, eventLine, rankedEvents, type Span, type SpanVoices } from './turning-points.ts'

/** The text of a month for a sign: its place in the year, its events, the new Moon, and its best and hardest week. */

type Areas = Readonly<Record<SignArea, AreaScore>>

interface DayOfMonth {
  readonly date: CivilDate
  readonly areas: Areas
  readonly moonHouse: HouseNumber
}

interface MonthForSign {
  readonly period: SignPeriod
  /** The name of the reference point in a sentence: "Moon sign". */
  readonly seat: string
  readonly month: CalendarMonth
  /** The scores of the twelve months of the year. */
  readonly scores: readonly number[]
  readonly areas: Areas
  readonly weeks: readonly { readonly days: readonly DayOfMonth[] }[]
}

const DAYS_OF_WEEK = 7

export const monthColumnWriter = async () => {
  const { inText, row } = await monthEventWriter()
  return ({ period, seat, month, scores, areas, weeks }: MonthForSign) => {
    const usedSentences = new Set<string>()
    const turn = 12 * month.year + month.month + period.from
    const ofYear = scoreExtremes(scores)
    const preferred = month.month - 1 === ofYear?.best ? 1 : month.month - 1 === ofYear?.hard ? -1 : 0
    const { lead, counter } = leadAndCounter(period, { preferred })
    const newMoon = period.events.find(
      (each) => each.planet === 'Moon' && each.event === 'exact conjunction' && each.partner === 'Sun',
    )
    const chosen = [lead, counter].filter((each) => each !== undefined)
    const dated = [
      ...chosen.map(({ event }) => ({ at: event.at, write: () => inText(event, period, seat, turn, usedSentences) })),
      ...(newMoon
        ? [
            {
              at: newMoon.at,
              write: () => newMoonText(houseFrom(period.from, newMoon.sign), dayOfEvent(newMoon)),
            },
          ]
        : []),
    ].toSorted((a, b) => a.at - b.at)

    const scored = weeks.map(({ days }) => {
      const mean = meanAreas(days.map((day) => day.areas))
      return { days, areas: mean, score: overallSignScore(mean), span: `the week from ${dayOfMonth(days[0]!.date)}` }
    })
    // A week that the month cuts is not compared.
    const whole = scored.filter(({ days }) => days.length === DAYS_OF_WEEK)
    const edges = scoreExtremes(whole.map(({ score }) => score))
    const [best, hard] = edges ? [whole[edges.best]!, whole[edges.hard]!] : []
    const ofBest = best && hard && areaOfGain(best.areas, hard.areas)
    const ofHard = best && hard && areaOfGain(best.areas, hard.areas, ofBest)
    const kinds = new Set(chosen.map(({ event }) => `${event.planet} ${event.event}`))
    const voices: SpanVoices = new Map()
    if (best && hard) voices.set(best.span, 1).set(hard.span, -1)
    return {
      text: [
        monthInYear(scores, month.month - 1, month.year),
        ...dated.map(({ write }) => write()),
        balanceOfAreas(areas, 'month', turn),
        ...(best && ofBest ? [weekOfAreaText(ofBest, 'best', best.span)] : []),
        ...(hard && ofHard ? [weekOfAreaText(ofHard, 'hard', hard.span)] : []),
      ]
        .filter(Boolean)
        .join(' '),
      rows: period.events.map((event) => {
        // A planet that does the same twice in a month has one meaning.
        const kind = `${event.planet} ${event.event}`
        const isNew = !kinds.has(kind)
        kinds.add(kind)
        const isChosen = chosen.some((each) => each.event === event)
        return isChosen || !isNew
          ? { ...eventRow(event, period.from), text: null }
          : withoutEvent(row(event, period.from, usedSentences))
      }),
      weeks: scored.map(({ days, score }, index) => ({ days, score, text: weekText(days, index, period) })),
      spans: whole.map((week): Span => week),
      voices,
    }
  }
}

/** The row of an event without the sentence that its fields say too. */
const withoutEvent = <R extends { readonly text: string | null }>(row: R): R => {
  const [, ...meaning] = sentencesOf(row.text ?? '')
  return { ...row, text: meaning.join(' ') || row.text }
}

/** A week of a month: its main event, and its best and its hardest day. */
const weekText = (days: readonly DayOfMonth[], index: number, { events, from }: SignPeriod): string => {
  const [first, last] = [days[0]!.date.day, days.at(-1)!.date.day]
  const isWithin = ({ at }: SkyEvent) => {
    const { day } = civilOf(epochMs(at))
    return day >= first && day <= last
  }
  const [main] = rankedEvents(events.filter(isWithin))
  const edges = scoreExtremes(days.map(({ areas }) => overallSignScore(areas)))
  const [best, hard] = edges ? [days[edges.best]!, days[edges.hard]!] : []
  return [
    ...(main ? [eventLine(main, DAY_FIELDS[houseFrom(from, main.sign)])] : []),
    weekOfMonthText({
      index,
      days: best && hard ? { best: dayWithDate(best.date), hard: dayWithDate(hard.date), house: best.moonHouse } : null,
    }),
  ].join(' ')
}
