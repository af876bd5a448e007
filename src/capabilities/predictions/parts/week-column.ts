import { type AreaScore, overallSignScore, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import type { CivilDate } from '../../../time/civil.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { sideOfScore } from '../../shared/narrative/balance.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { BALANCE_OF_WEEK, threadOfWeek, turningDays } from '../../shared/narrative/week-words.ts'
import { dayOfEvent, eventOfWeek, leadAndCounter, type SignPeriod } from './period-events.ts'
import { eventRow } from './sky-event-rows.ts'
import { areaOfGain, dayWithDate, type Span, type SpanVoices, sentenceInTurn } from './turning-points.ts'

/** The text of a week for a sign: its thread, its events, its two turning days and what joins them. */

type Areas = Readonly<Record<SignArea, AreaScore>>

interface Week {
  readonly period: SignPeriod
  readonly days: readonly { readonly date: CivilDate; readonly areas: Areas; readonly moonHouse: HouseNumber }[]
  readonly areas: Areas
  readonly turn: number
}

const nameOf = (date: CivilDate): string => dayWithDate(date).replace(/,.*/, '')

export const weekColumn = ({ period, days, areas, turn }: Week) => {
  const edges = scoreExtremes(days.map((day) => overallSignScore(day.areas)))
  const [best, hard] = edges ? [days[edges.best]!, days[edges.hard]!] : []
  const isOpen = (event: SkyEvent, side: number): boolean => {
    const day = dayOfEvent(event)
    return (
      !(best && side < 0 && day === dayWithDate(best.date)) && !(hard && side > 0 && day === dayWithDate(hard.date))
    )
  }
  const { lead, counter } = leadAndCounter(period, { isOpen })
  const chosen = [lead, counter].filter((each) => each !== undefined).toSorted((a, b) => a.event.at - b.event.at)
  const side = sideOfScore(overallSignScore(areas))
  const thread = lead
    ? threadOfWeek(lead.house, lead.side < 0 ? 'hard' : 'good')
    : threadOfWeek((best ?? days[0]!).moonHouse, side === 'hindrance' ? 'hard' : 'good')
  const turning =
    edges && best && hard
      ? turningDays(
          {
            best: { date: dayWithDate(best.date), name: nameOf(best.date), house: best.moonHouse, index: edges.best },
            hard: { date: dayWithDate(hard.date), name: nameOf(hard.date), house: hard.moonHouse, index: edges.hard },
          },
          areaOfGain(best.areas, hard.areas),
          turn,
        )
      : []
  const voices: SpanVoices = new Map()
  for (const { event, side } of chosen) if (side !== 0) voices.set(nameOfEvent(event), side)
  if (best && hard) voices.set(nameOf(best.date), 1).set(nameOf(hard.date), -1)
  return {
    text: [
      thread,
      ...chosen.map(({ event }) => eventOfWeek(event, period)),
      ...turning,
      sentenceInTurn(BALANCE_OF_WEEK[side], turn),
    ].join(' '),
    rows: period.events.map((event) => ({
      ...eventRow(event, period.from),
      text: chosen.some((each) => each.event === event) ? null : eventOfWeek(event, period) || null,
    })),
    spans: days.map((day): Span => ({ span: nameOf(day.date), areas: day.areas })),
    voices,
  }
}

const nameOfEvent = (event: SkyEvent): string => dayOfEvent(event).replace(/,.*/, '')
