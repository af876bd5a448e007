import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { pakshaOf, tithiName, WEEKDAYS } from '../limbs.ts'
import { LUNAR_MONTHS } from '../lunar-month.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import type { Span } from '../panchang/limbs.ts'
import { SANKRANTIS } from '../panchang/solar-months.ts'
import type { Calendar, TithiStay } from './calendar.ts'
import { type Choice, choose } from './choice.ts'
import { ekadashiFast } from './ekadashi.ts'
import { type Kala, share } from './kalas.ts'
import type { InMonth, Rule, StarMonth } from './rule.ts'
import { SPECIAL_RULES } from './special-rules.ts'

/** An observance as a rule keeps it. */
export interface Kept {
  day: PanchangDay
  /** The tithi that it is kept for; null where the rule looks at a star or the Sun. */
  tithi: TithiStay | null
  /** What must hold the part of the day: the tithi, or the stay of the star. */
  stretch: Window | null
  kala: Kala | null
  window: Window | null
  why: string
  alternatives: { tradition: string; day: PanchangDay }[]
}

/** The tithi in words: `Krishna Ashtami`, `Purnima`. */
export const tithiWords = (number: number) =>
  number % 15 === 0 ? tithiName(number) : `${pakshaOf(number)} ${tithiName(number)}`

/** A dropped (kshaya) month's observances fall in the month kept; an adhika month has none. */
export const inMonth = (month: InMonth, stay: TithiStay, calendar: Calendar): boolean => {
  if (month === 'every') return true
  if (typeof month === 'object')
    return calendar.sunSign(stay.from) === month.sun || calendar.sunSign(stay.to) === month.sun
  const index = LUNAR_MONTHS.indexOf(month)
  const { month: held } = stay
  return !held.adhika && (held.index === index || (held.kshaya && (held.index + 1) % 12 === index))
}

const stays = (month: InMonth, tithi: number, calendar: Calendar) =>
  calendar.tithis(tithi).filter((stay) => inMonth(month, stay, calendar))

/** The Sun stands in the sign at the sunrise of the day. */
const underSun = (month: InMonth, calendar: Calendar) => (kept: Kept) =>
  typeof month !== 'object' || calendar.sunSign(kept.day.from) === month.sun

/** Whose list keeps the day that the rule does not take. */
const OTHER_DAY = 'lists that keep the other of the two days'

const ofChoice = ({ day, window, why, other }: Choice, kala: Kala, tithi: TithiStay | null, stretch: Window): Kept => ({
  day,
  tithi,
  stretch,
  kala,
  window,
  why,
  alternatives: other ? [{ tradition: OTHER_DAY, day: other }] : [],
})

type Makers = { [R in Rule as R['by']]: (rule: R, calendar: Calendar, named: (name: string) => Rule) => Kept[] }

const MAKERS: Makers = {
  tithi: ({ month, tithi, at, which, missed }, calendar) =>
    stays(month, tithi, calendar)
      .map((stay) => ofChoice(choose(stay, tithiWords(tithi), at, which, calendar, missed), at, stay, stay))
      .filter(underSun(month, calendar)),

  ekadashi: ({ month, tithi }, calendar) =>
    stays(month, tithi, calendar)
      .map((stay): Kept => {
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
      .filter(underSun(month, calendar)),

  weekday: ({ month, tithi, weekday: name }, calendar) =>
    stays(month, tithi, calendar).map((stay) => {
      const rise = choose(stay, tithiWords(tithi), 'udaya', null, calendar)
      const back = (rise.day.weekday - WEEKDAYS.indexOf(name) + 7) % 7
      const day = calendar.after(rise.day, -back)
      return {
        ...ofChoice({ ...rise, other: null }, 'udaya', stay, stay),
        day,
        window: calendar.kala(day, 'udaya'),
        why: `The last ${name} before or on ${dateText(rise.day.date)}, the day of ${tithiWords(tithi)}.`,
      }
    }),

  star: (rule, calendar) => {
    const number = NAKSHATRAS.indexOf(rule.star) + 1
    const found = calendar.stars(number).flatMap((stay) => starKept(rule, stay, calendar) ?? [])
    return found
      .filter(({ kept }) => calendar.holds(kept.day))
      .filter((each) => !outdone(rule, each, number, calendar))
      .map(({ kept }) => kept)
  },

  sankranti: ({ sign, on }, calendar) =>
    calendar.suns(sign).map(({ from }): Kept => {
      const name = `The Sun enters ${SANKRANTIS[sign]!}`
      const date = dayNumber(localAt(from, calendar.zone))
      const own = calendar.day(date)
      const late = own.light !== null && from >= own.light.sunset
      const day =
        on === 'date'
          ? own
          : on === 'date before sunset'
            ? late
              ? calendar.after(own, 1)
              : own
            : from <= own.from
              ? own
              : calendar.after(own, 1)
      const why =
        day !== own
          ? `${name} after ${on === 'sunrise after' ? 'sunrise' : 'sunset'} of ${dateText(own.date)}; the next date.`
          : on === 'sunrise after'
            ? `${name} before the sunrise of this date.`
            : `${name} on this date.`
      const other = on !== 'date' ? (day === own ? null : own) : late ? calendar.after(own, 1) : null
      return {
        day,
        tithi: null,
        stretch: null,
        kala: null,
        window: { from, to: from },
        why,
        alternatives: other
          ? [
              {
                tradition:
                  other === own
                    ? 'lists that keep the civil date of the sankranti'
                    : 'lists that keep the day after a sankranti past sunset',
                day: other,
              },
            ]
          : [],
      }
    }),

  'solar-date': ({ region, sign, date }, calendar) =>
    calendar
      .solarMonths(region)
      .filter((month) => month.sign === sign)
      .map(
        ({ name, starts, sankranti }): Kept => ({
          day: calendar.day(dayNumber(starts) + date - 1),
          tithi: null,
          stretch: null,
          kala: null,
          window: { from: sankranti, to: sankranti },
          why: `Day ${date} of ${name}, whose first day follows the ${region} rule for the Sun's entry into ${SIGNS[sign]!}.`,
          alternatives: [],
        }),
      ),

  days: ({ after, days }, calendar, named) =>
    keep(named(after), calendar, named).map((kept) => {
      const day = calendar.after(kept.day, days)
      const count = Math.abs(days) === 1 ? 'The day' : `${Math.abs(days)} days`
      return {
        ...kept,
        day,
        kala: null,
        window: null,
        why: `${count} ${days > 0 ? 'after' : 'before'} ${after} (${dateText(kept.day.date)}).`,
        alternatives: [],
      }
    }),

  special: ({ month, tithi, rule }, calendar) =>
    stays(month, tithi, calendar).map((stay) => {
      const choice = SPECIAL_RULES[rule](stay, tithiWords(tithi), calendar)
      const kept = ofChoice(choice, choice.kala, stay, stay)
      const { alternative } = choice
      if (!alternative) return kept
      const others = kept.alternatives.filter(({ day }) => day !== alternative.day)
      return { ...kept, alternatives: [alternative, ...others] }
    }),
}

type StarRule = Extract<Rule, { by: 'star' }>

interface StarKept {
  kept: Kept
  stay: Span
  /** The part of the day's daylight that Purnima holds. */
  fullMoon: number
}

const starKept = (rule: StarRule, stay: Span, calendar: Calendar): StarKept | null => {
  const kept = ofChoice(choose(stay, rule.star, rule.at, null, calendar), rule.at, null, stay)
  const at = (kept.window ?? kept.day).from
  const tithi = calendar.tithiAt(at)
  if (!inStarMonth(rule.month, kept, tithi, calendar) || (rule.half && pakshaOf(tithi.number) !== rule.half))
    return null
  const light = calendar.kala(kept.day, 'daylight')
  return { kept, stay, fullMoon: light && tithi.number === 15 ? share(tithi, light) : 0 }
}

const inStarMonth = (month: StarMonth, { day, window }: Kept, tithi: TithiStay, calendar: Calendar): boolean => {
  if (typeof month === 'string') return inMonth(month, tithi, calendar)
  if ('sun' in month) return calendar.sunSign((window ?? day).from) === month.sun
  return calendar.solarMonth(month.region, day.date) === month.sign
}

/** A star that comes twice in its month is kept the later time; at the full Moon, when Purnima holds more of its day. */
const outdone = (rule: StarRule, mine: StarKept, number: number, calendar: Calendar): boolean => {
  const near = (days: number) => {
    const date = dayNumber(mine.kept.day.date) + days
    const then = calendar.around(date)
    const week = { from: then.day(date - 3).from, to: then.day(date + 3).to }
    const stay = then.starsDuring(week).find((span) => span.number === number)
    return stay ? starKept(rule, stay, then) : null
  }
  const [before, after] = [near(-27), near(27)]
  const fuller = (a: StarKept, b: StarKept) => rule.twice === 'fuller' && a.fullMoon > b.fullMoon
  return (after !== null && !fuller(mine, after)) || (before !== null && fuller(before, mine))
}

/** Every observance of a rule whose tithi, star or sankranti comes near the calendar's dates; `named` finds rules by name. */
export const keep = (rule: Rule, calendar: Calendar, named: (name: string) => Rule): Kept[] =>
  (MAKERS[rule.by] as (rule: Rule, calendar: Calendar, named: (name: string) => Rule) => Kept[])(rule, calendar, named)
