import { visibleEclipse } from '../../sky/visible-eclipse.ts'
import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import type { Daylight } from '../day.ts'
import { pakshaOf, tithiName, WEEKDAYS } from '../limbs.ts'
import { LUNAR_MONTHS, purnimanta } from '../lunar-month.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { lahiriLongitude, type Span } from '../panchang/limbs.ts'
import { SANKRANTIS } from '../panchang/solar-months.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { chooseDay, type DayChoice } from './choice.ts'
import { ekadashiFast } from './ekadashi.ts'
import { coveredShare, type Kala, kalaWords } from './kalas.ts'
import type { MonthCondition, Rule, StarMonth } from './rule.ts'
import { SPECIAL_RULES } from './special-rules.ts'

/** A day of an observance by its rule. */
export interface ObservedDay {
  day: PanchangDay
  /** The tithi of the observance; null if the rule uses a star or the Sun. */
  tithi: TithiStay | null
  /** The tithi, or the stay in the star, that must touch the part of the day. */
  stretch: Window | null
  kala: Kala | null
  window: Window | null
  why: string
  alternatives: { tradition: string; day: PanchangDay }[]
}

/** The tithi in words, for example `Krishna Ashtami` or `Purnima`. */
export const tithiWords = (number: number) =>
  number % 15 === 0 ? tithiName(number) : `${pakshaOf(number)} ${tithiName(number)}`

/**
 * True if the tithi is in the month of a rule. The observances of a kshaya month are in the month that replaces it. An
 * adhika month has none.
 */
export const isInMonth = (month: MonthCondition, stay: TithiStay, calendar: Calendar): boolean => {
  if (month === 'every') return true
  if (typeof month === 'object')
    return calendar.sunSign(stay.from) === month.sun || calendar.sunSign(stay.to) === month.sun
  const index = LUNAR_MONTHS.indexOf(month)
  const { month: tithiMonth } = stay
  return (
    !tithiMonth.adhika && (tithiMonth.index === index || (tithiMonth.kshaya && (tithiMonth.index + 1) % 12 === index))
  )
}

const stays = (month: MonthCondition, tithi: number, calendar: Calendar) =>
  calendar.tithis(tithi).filter((stay) => isInMonth(month, stay, calendar))

/** True if the Sun is in the sign of the rule at the sunrise of the day. */
const isUnderSun = (month: MonthCondition, calendar: Calendar) => (observed: ObservedDay) =>
  typeof month !== 'object' || calendar.sunSign(observed.day.from) === month.sun

/** The tradition that observes the other day. */
const OTHER_DAY_TRADITION = 'lists that keep the other of the two days'

const observanceOf = (
  { day, window, why, other }: DayChoice,
  kala: Kala,
  tithi: TithiStay | null,
  stretch: Window,
): ObservedDay => ({
  day,
  tithi,
  stretch,
  kala,
  window,
  why,
  alternatives: other ? [{ tradition: OTHER_DAY_TRADITION, day: other }] : [],
})

/** An observance by neither tithi nor star. */
const plainObservance = (day: PanchangDay, { window, why }: Pick<ObservedDay, 'window' | 'why'>): ObservedDay => ({
  day,
  tithi: null,
  stretch: null,
  kala: null,
  window,
  why,
  alternatives: [],
})

// source: Mahabhaskariya 6.4-5: the Moon is visible from two ghatis of oblique ascension on, which are 12 kalamshas of
// four minutes
const CRESCENT = (12 * 4) / 1440

/** Days from the sunset of a day to the setting of the young Moon; negative if the Moon sets before the Sun. */
const moonsetLag = ({ sunset }: Daylight, { site, sky }: Calendar): number => {
  const query = { event: 'set', body: 'Moon', site, from: plusDays(sunset, -0.2), to: plusDays(sunset, 0.4) } as const
  return (sky.horizon(query)[0] ?? sunset) - sunset
}

type RuleHandlers = {
  [R in Rule as R['by']]: (rule: R, calendar: Calendar, ruleByName: (name: string) => Rule) => ObservedDay[]
}

const RULE_HANDLERS: RuleHandlers = {
  tithi: ({ month, tithi, at, which, missed }, calendar) =>
    stays(month, tithi, calendar)
      .map((stay) => observanceOf(chooseDay(stay, tithiWords(tithi), at, which, calendar, missed), at, stay, stay))
      .filter(isUnderSun(month, calendar)),

  ekadashi: ({ month, tithi }, calendar) =>
    stays(month, tithi, calendar)
      .map((stay): ObservedDay => {
        const { days, why } = ekadashiFast(stay, calendar)
        const differ = days.vaishnava !== days.smarta
        return {
          day: days.smarta,
          tithi: stay,
          stretch: stay,
          kala: 'udaya',
          window: calendar.kala(days.smarta, 'udaya'),
          why: why.smarta,
          alternatives: differ ? [{ tradition: 'vaishnava', day: days.vaishnava }] : [],
        }
      })
      .filter(isUnderSun(month, calendar)),

  weekday: ({ month, tithi, weekday: name }, calendar) =>
    stays(month, tithi, calendar).map((stay) => {
      const rise = chooseDay(stay, tithiWords(tithi), 'udaya', null, calendar)
      const daysBack = (rise.day.weekday - WEEKDAYS.indexOf(name) + 7) % 7
      const day = calendar.after(rise.day, -daysBack)
      return {
        ...observanceOf({ ...rise, other: null }, 'udaya', stay, stay),
        day,
        window: calendar.kala(day, 'udaya'),
        why: `The last ${name} before or on ${dateText(rise.day.date)}, the day of ${tithiWords(tithi)}.`,
      }
    }),

  star: (rule, calendar) => {
    const number = NAKSHATRAS.indexOf(rule.star) + 1
    const occurrences = calendar.stars(number).flatMap((stay) => starOccurrence(rule, stay, calendar) ?? [])
    return occurrences
      .filter(({ kept: observed }) => calendar.includes(observed.day))
      .filter((each) => !isSuperseded(rule, each, number, calendar))
      .map(({ kept: observed }) => observed)
  },

  sankranti: ({ sign, on }, calendar) =>
    calendar.suns(sign).map(({ from }): ObservedDay => {
      const name = `The Sun enters ${SANKRANTIS[sign]!}`
      const civilDate = calendar.day(dayNumber(localAt(from, calendar.zone)))
      const isAfterSunset = civilDate.light !== null && from >= civilDate.light.sunset
      const after = calendar.after(civilDate, 1)
      const [day, why] = {
        date: [civilDate, `${name} on this date.`] as const,
        'date before sunset': isAfterSunset
          ? ([after, `${name} after sunset of ${dateText(civilDate.date)}; the next date.`] as const)
          : ([civilDate, `${name} on this date.`] as const),
        'sunrise after':
          from <= civilDate.from
            ? ([civilDate, `${name} before the sunrise of this date.`] as const)
            : ([after, `${name} after sunrise of ${dateText(civilDate.date)}; the next date.`] as const),
        'panchang day': [calendar.dayAt(from), `${name} between this sunrise and the next.`] as const,
      }[on]
      const other = on === 'date' ? (isAfterSunset ? after : null) : day === civilDate ? null : civilDate
      const tradition =
        on === 'date'
          ? 'lists that keep the day after a sankranti past sunset'
          : 'lists that keep the civil date of the sankranti'
      return {
        ...plainObservance(day, { window: { from, to: from }, why }),
        alternatives: other ? [{ tradition, day: other }] : [],
      }
    }),

  weekdays: ({ month, system, weekday: name }, calendar) => {
    const { from, to } = calendar.near
    const first = dayNumber(calendar.dayAt(from).date)
    const last = dayNumber(calendar.dayAt(to).date)
    const days = Array.from({ length: last - first + 1 }, (_, i) => calendar.day(first + i))
    return [...new Set(days)]
      .filter((day) => WEEKDAYS[day.weekday] === name)
      .flatMap((day): ObservedDay[] => {
        const tithi = calendar.tithiAt(day.from)
        const { index, adhika } = system === 'amanta' ? tithi.month : purnimanta(tithi.month, tithi.number)
        if (adhika || LUNAR_MONTHS[index] !== month) return []
        const why = `A ${name} whose sunrise lies in ${system} ${month}.`
        return [plainObservance(day, { window: calendar.kala(day, 'udaya'), why })]
      })
  },

  sun: ({ degrees }, calendar) =>
    calendar.sky.crossings({ of: lahiriLongitude('Sun'), span: 360, offset: degrees, ...calendar.near }).map(({ at }) =>
      plainObservance(calendar.dayAt(at), {
        window: { from: at, to: at },
        why: `The Sun comes to ${Math.floor(degrees)} degrees ${Math.round((degrees % 1) * 60)} minutes between this sunrise and the next.`,
      }),
    ),

  crescent: (_, calendar) =>
    calendar.tithis(30).flatMap(({ to }) => {
      const nextDays = [0, 1, 2, 3].map((count) => calendar.after(calendar.dayAt(to), count))
      const visibleEvening = nextDays.find(
        (day) => day.light && day.light.sunset > to && moonsetLag(day.light, calendar) >= CRESCENT,
      )
      return visibleEvening
        ? [
            plainObservance(visibleEvening, {
              window: { from: visibleEvening.light!.sunset, to: visibleEvening.light!.sunset },
              why: 'The first evening after the new Moon on which the Moon sets 48 minutes (12 degrees of time) or more after the Sun.',
            }),
          ]
        : []
    }),

  eclipse: ({ kind }, calendar) =>
    calendar.eclipses
      .filter((eclipse) => eclipse.kind === kind)
      .map((eclipse) => {
        const visible = visibleEclipse(eclipse, calendar.site, calendar.sky)
        const at = visible?.maximum ?? eclipse.maximum
        return plainObservance(calendar.day(dayNumber(localAt(at, calendar.zone))), {
          window: visible && { from: visible.begins, to: visible.ends },
          why: `A ${eclipse.type} ${kind} eclipse, ${visible ? 'seen' : 'not seen'} at this place.`,
        })
      }),

  'solar-date': ({ region, sign, date }, calendar) =>
    calendar
      .solarMonths(region)
      .filter((month) => month.sign === sign)
      .map(
        ({ name, starts, sankranti }): ObservedDay =>
          plainObservance(calendar.day(dayNumber(starts) + date - 1), {
            window: { from: sankranti, to: sankranti },
            why: `Day ${date} of ${name}, whose first day follows the ${region} rule for the Sun's entry into ${SIGNS[sign]!}.`,
          }),
      ),

  days: ({ after, days }, calendar, ruleByName) =>
    observanceDays(ruleByName(after), calendar, ruleByName).map((observed) => {
      const day = calendar.after(observed.day, days)
      const count = Math.abs(days) === 1 ? 'The day' : `${Math.abs(days)} days`
      return {
        ...observed,
        day,
        kala: null,
        window: null,
        why: `${count} ${days > 0 ? 'after' : 'before'} ${after} (${dateText(observed.day.date)}).`,
        alternatives: [],
      }
    }),

  special: ({ month, tithi, rule }, calendar) =>
    stays(month, tithi, calendar).map((stay) => {
      const choice = SPECIAL_RULES[rule](stay, tithiWords(tithi), calendar)
      const observed = observanceOf(choice, choice.kala, stay, stay)
      const { alternative } = choice
      if (!alternative) return observed
      const others = observed.alternatives.filter(({ day }) => day !== alternative.day)
      return { ...observed, alternatives: [alternative, ...others] }
    }),
}

type StarRule = Extract<Rule, { by: 'star' }>

interface StarOccurrence {
  kept: ObservedDay
  stay: Span
  /** The part of the daylight with Purnima. */
  fullMoon: number
}

/** For a star on two days at the full Moon, the day with more Purnima in its daylight. */
const starChoice = (rule: StarRule, stay: Span, calendar: Calendar): DayChoice => {
  const standardChoice = chooseDay(stay, rule.star, rule.at, null, calendar)
  if (rule.twice !== 'fuller' || !standardChoice.other) return standardChoice
  const full = (day: PanchangDay) => {
    const light = calendar.kala(day, 'daylight')
    return light ? calendar.tithis(15).reduce((sum, tithi) => sum + coveredShare(tithi, light), 0) : 0
  }
  if (full(standardChoice.other) <= full(standardChoice.day)) return standardChoice
  return {
    day: standardChoice.other,
    window: calendar.kala(standardChoice.other, rule.at),
    why: `${rule.star} holds ${kalaWords(rule.at)} on two days; this one has more of Purnima.`,
    other: standardChoice.day,
  }
}

const starOccurrence = (rule: StarRule, stay: Span, calendar: Calendar): StarOccurrence | null => {
  const observed = observanceOf(starChoice(rule, stay, calendar), rule.at, null, stay)
  const at = (observed.window ?? observed.day).from
  const tithi = calendar.tithiAt(at)
  if (!inStarMonth(rule.month, observed, tithi, calendar) || (rule.half && pakshaOf(tithi.number) !== rule.half))
    return null
  const light = calendar.kala(observed.day, 'daylight')
  return { kept: observed, stay, fullMoon: light && tithi.number === 15 ? coveredShare(tithi, light) : 0 }
}

const inStarMonth = (month: StarMonth, { day, window }: ObservedDay, tithi: TithiStay, calendar: Calendar): boolean => {
  if (month === 'every') return true
  if (typeof month === 'string') return isInMonth(month, tithi, calendar)
  if ('sun' in month) return calendar.sunSign((window ?? day).from) === month.sun
  return calendar.solarMonth(month.region, day.date) === month.sign
}

/**
 * True if another occurrence of the star in the same month is preferred: the later one, or at the full Moon the one
 * with more Purnima in its day.
 */
const isSuperseded = (rule: StarRule, occurrence: StarOccurrence, number: number, calendar: Calendar): boolean => {
  if (rule.month === 'every') return false
  const near = (days: number) => {
    const date = dayNumber(occurrence.kept.day.date) + days
    const calendarThen = calendar.around(date)
    const week = { from: calendarThen.day(date - 3).from, to: calendarThen.day(date + 3).to }
    const stay = calendarThen.starsDuring(week).find((span) => span.number === number)
    return stay ? starOccurrence(rule, stay, calendarThen) : null
  }
  const [before, after] = [near(-27), near(27)]
  const isFuller = (a: StarOccurrence, b: StarOccurrence) => rule.twice === 'fuller' && a.fullMoon > b.fullMoon
  return (after !== null && !isFuller(occurrence, after)) || (before !== null && isFuller(before, occurrence))
}

/**
 * Every observance of a rule with its tithi, star or sankranti near the dates of the calendar. `ruleByName` gives rules
 * by name.
 */
export const observanceDays = (rule: Rule, calendar: Calendar, ruleByName: (name: string) => Rule): ObservedDay[] =>
  (RULE_HANDLERS[rule.by] as (rule: Rule, calendar: Calendar, ruleByName: (name: string) => Rule) => ObservedDay[])(
    rule,
    calendar,
    ruleByName,
  )
