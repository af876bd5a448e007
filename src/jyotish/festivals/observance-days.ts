import { type CrescentCriterion, isCrescentVisible } from '../../sky/crescent.ts'
import { visibleEclipse } from '../../sky/visible-eclipse.ts'
import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { arc } from '../../zodiac/longitude.ts'
import { SIGNS, type SignIndex } from '../../zodiac/signs.ts'
import type { Daylight } from '../day.ts'
import { pakshaOf, tithiName, WEEKDAYS } from '../limbs.ts'
import { LUNAR_MONTHS, purnimanta } from '../lunar-month.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { type LimbSpan, lahiriLongitude, PANCHANG_AYANAMSHA } from '../panchang/limbs.ts'
import { SANKRANTIS } from '../panchang/solar-months.ts'
import { suryaSiddhantaPassages } from '../panchang/surya-siddhanta.ts'
import { vakyaSankrantis } from '../panchang/vakya.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { chooseDay, type DayChoice } from './choice.ts'
import { ekadashiFast } from './ekadashi.ts'
import { coveredShare, type Kala, kalaWords } from './kalas.ts'
import type { MonthCondition, Rule, StarMonth, SunModel } from './rule.ts'
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
export const OTHER_DAY_TRADITION = 'lists that keep the other of the two days'

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

/** The setting of the Moon on the evening of a sunset; null if it does not set near it. */
const moonsetOf = ({ sunset }: Daylight, { site, sky }: Calendar): JulianDay | null => {
  const query = { event: 'set', body: 'Moon', site, from: plusDays(sunset, -0.2), to: plusDays(sunset, 0.4) } as const
  return sky.horizon(query)[0] ?? null
}

const CRESCENT_REASONS = {
  yallop: 'on which Yallop’s criterion lets the young Moon be seen (classes A and B)',
  odeh: 'on which Odeh’s criterion lets the young Moon be seen with the naked eye (zone A)',
  lag: 'on which the Moon sets 48 minutes (12 degrees of time) or more after the Sun',
} as const satisfies Record<CrescentCriterion, string>

const sunCrossings = (degrees: number, sun: SunModel | undefined, { near, sky }: Calendar): JulianDay[] =>
  sun === 'surya siddhanta'
    ? suryaSiddhantaPassages(degrees, near)
    : sky.crossings({ of: lahiriLongitude('Sun'), span: 360, offset: degrees, ...near }).map(({ at }) => at)

const SUN_NAMES = {
  true: 'The Sun',
  'surya siddhanta': 'The Sun of the Surya Siddhanta',
  vakya: 'The Sun of the Vakya almanacs',
} as const satisfies Record<SunModel, string>
const sunName = (sun: SunModel = 'true') => SUN_NAMES[sun]

const sunEntries = (sign: SignIndex, sun: SunModel | undefined, calendar: Calendar): JulianDay[] =>
  sun === 'surya siddhanta'
    ? suryaSiddhantaPassages(sign * 30, calendar.near)
    : sun === 'vakya'
      ? vakyaSankrantis(calendar.near).flatMap((entry) => (entry.sign === sign ? [entry.at] : []))
      : calendar.suns(sign).map(({ from }) => from)

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

  sankranti: ({ sign, on, sun }, calendar) =>
    sunEntries(sign, sun, calendar).map((from): ObservedDay => {
      const name = `${sunName(sun)} enters ${SANKRANTIS[sign]!}`
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

  sun: ({ degrees, sun }, calendar) =>
    sunCrossings(degrees, sun, calendar).map((at) =>
      plainObservance(calendar.dayAt(at), {
        window: { from: at, to: at },
        why: `${sunName(sun)} comes to ${Math.floor(degrees)} degrees ${Math.round((degrees % 1) * 60)} minutes between this sunrise and the next.`,
      }),
    ),

  'last-before-sun': ({ tithis, degrees }, calendar) => {
    const dayOf = (stay: TithiStay, of: Calendar) => chooseDay(stay, tithiWords(stay.number), 'udaya', null, of)
    /** Degrees that the Sun still has to go at the sunrise of a day; negative afterwards. */
    const ahead = ({ from }: PanchangDay) =>
      arc(
        calendar.sky.positions(from, ['Sun'])[0]!.longitude - calendar.sky.ayanamsha(from, PANCHANG_AYANAMSHA),
        degrees,
      )
    return tithis.flatMap((tithi, i) =>
      calendar.tithis(tithi).flatMap((stay): ObservedDay[] => {
        const choice = dayOf(stay, calendar)
        const toGo = ahead(choice.day)
        // The two tithis of the observance are half a month apart.
        if (toGo <= 0 || toGo > 17) return []
        const later = calendar.around(dayNumber(choice.day.date) + 15)
        const next = later.tithis(tithis[1 - i]!).find(({ from }) => from > stay.to)
        if (next && ahead(dayOf(next, later).day) > 0) return []
        const sign = `${degrees % 30} degrees of ${SIGNS[Math.floor(degrees / 30)]!}`
        const why = `The last ${tithiName(tithi)} before the Sun reaches ${sign}. ${choice.why}`
        return [observanceOf({ ...choice, why }, 'udaya', stay, stay)]
      }),
    )
  },

  crescent: (_, calendar) =>
    calendar.tithis(30).flatMap(({ to }) => {
      const nextDays = [0, 1, 2, 3].map((count) => calendar.after(calendar.dayAt(to), count))
      const visibleEvening = nextDays.find((day) => {
        const moonset = day.light && day.light.sunset > to ? moonsetOf(day.light, calendar) : null
        return (
          moonset !== null &&
          isCrescentVisible(calendar.crescent, day.light!.sunset, moonset, calendar.site, calendar.sky)
        )
      })
      return visibleEvening
        ? [
            plainObservance(visibleEvening, {
              window: { from: visibleEvening.light!.sunset, to: visibleEvening.light!.sunset },
              why: `The first evening after the new Moon ${CRESCENT_REASONS[calendar.crescent]}.`,
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
      const { alternative, tithi: decidingTithi = stay } = choice
      const observed = observanceOf(choice, choice.kala, decidingTithi, decidingTithi)
      if (!alternative) return observed
      const others = observed.alternatives.filter(({ day }) => day !== alternative.day)
      return { ...observed, alternatives: [alternative, ...others] }
    }),
}

type StarRule = Extract<Rule, { by: 'star' }>

interface StarOccurrence {
  kept: ObservedDay
  stay: LimbSpan
  /** The part of the daylight with Purnima; 0 if Purnima ends before noon or begins after it. */
  fullMoon: number
}

/** For a star on two days at the full Moon, the day with more Purnima in its daylight. */
const starChoice = (rule: StarRule, stay: LimbSpan, calendar: Calendar): DayChoice => {
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

const starOccurrence = (rule: StarRule, stay: LimbSpan, calendar: Calendar): StarOccurrence | null => {
  const observed = observanceOf(starChoice(rule, stay, calendar), rule.at, null, stay)
  const at = (observed.window ?? observed.day).from
  const tithi = calendar.tithiAt(at)
  if (!inStarMonth(rule.month, observed, tithi, calendar) || (rule.half && pakshaOf(tithi.number) !== rule.half))
    return null
  const light = calendar.kala(observed.day, 'daylight')
  const noon = calendar.kala(observed.day, 'noon')
  const purnima = noon && calendar.tithis(15).find((each) => coveredShare(each, noon) > 0)
  return { kept: observed, stay, fullMoon: light && purnima ? coveredShare(purnima, light) : 0 }
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
