import { type AreaScore, meanAreas, overallSignScore, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { type CivilDate, civilOf } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { type HouseNumber, houseFrom } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { sideOfScore } from '../../shared/narrative/balance.ts'
import { eclipsedMoonText, newMoonText, subjectOfMonth, weekOfAreaText } from '../../shared/narrative/month-words.ts'
import { scoreExtremes } from '../../shared/narrative/span-edges.ts'
import { weekOfMonthText } from '../../shared/narrative/week-words.ts'
import type { CalendarMonth } from './month.ts'
import { dayOfEvent, leadAndCounter, monthEventWriter, type SignPeriod } from './period-events.ts'
import { eventRow } from './sky-event-rows.ts'
import { areaOfGain, dayWithDate, eventLine, rankedEvents } from './turning-points.ts'

/** The text of a month for a sign: its subject, its main events, the new Moon, and its best and hardest week. */

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
  /** The moments of eclipses of the Sun. */
  readonly eclipses: readonly JulianDay[]
  readonly areas: Areas
  readonly weeks: readonly { readonly days: readonly DayOfMonth[] }[]
}

const DAYS_OF_WEEK = 7

export const monthColumnWriter = async () => {
  const { inText, row } = await monthEventWriter()
  return ({ period, seat, month, eclipses, areas, weeks }: MonthForSign) => {
    const usedSentences = new Set<string>()
    const turn = 12 * month.year + month.month + period.from
    const side = sideOfScore(overallSignScore(areas))
    const { lead, counter } = leadAndCounter(period, { preferred: side === 'help' ? 1 : side === 'hindrance' ? -1 : 0 })
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
              write: () => {
                const house = houseFrom(period.from, newMoon.sign)
                const isEclipse = eclipses.some((at) => Math.abs(at - newMoon.at) < 1)
                return isEclipse
                  ? eclipsedMoonText(DAY_FIELDS[house], dayOfEvent(newMoon))
                  : newMoonText(house, dayOfEvent(newMoon))
              },
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
    const others = period.events.filter((each) => !chosen.some(({ event }) => event === each))
    const kinds = new Set(chosen.map(({ event }) => `${event.planet} ${event.event}`))
    return {
      text: [
        lead && subjectOfMonth(lead.house, lead.side < 0 ? 'hard' : 'good', month.month),
        ...dated.map(({ write }) => write()),
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
      planetsInText: chosen.map(({ event }) => event.planet),
      weeks: scored.map(({ days, score }, index) => ({
        days,
        score,
        text: weekText(days, index, { ...period, events: others }),
      })),
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
  const ofDays = weekOfMonthText({
    index,
    days: best && hard ? { best: dayWithDate(best.date), hard: dayWithDate(hard.date), house: best.moonHouse } : null,
  })
  if (!main) return ofDays
  const ofEvent = eventLine(main, DAY_FIELDS[houseFrom(from, main.sign)])
  return best && hard ? `${ofEvent} ${ofDays}` : ofEvent
}
