import type { Site, Sky } from '../../sky/sky.ts'
import { type CivilDate, dayNumber } from '../../time/civil.ts'
import type { Zone } from '../../time/moment.ts'
import { WEEKDAYS } from '../limbs.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { type Calendar, eclipsesOf, openCalendar } from './calendar.ts'
import { ekadashiFast, ekadashiName } from './ekadashi.ts'
import { type FestivalName, specialName, VRATA_NAMES } from './names.ts'
import { type ObservedDay, OTHER_DAY_TRADITION, observanceDays } from './observance-days.ts'
import { OBSERVANCES, VRATA_KINDS, VRATAS, type Vrata } from './observances.ts'
import { RECURRING } from './recurring.ts'
import { type ObservanceRow, type Rule, SCOPES, type Scope } from './rule.ts'
import { SCHOOLS } from './schools.ts'

/** An observance with its date. */
export interface Observance extends ObservedDay {
  name: FestivalName
  scope: Scope
  source: string
}

/** A recurring vrata with its date. */
export interface VrataDay extends Observance {
  vrata: Vrata
  /** The special name on this weekday; null without one. */
  special: FestivalName | null
}

const ROWS: ReadonlyMap<string, ObservanceRow> = new Map([...OBSERVANCES, ...RECURRING].map((row) => [row.name, row]))
const ruleByName = (name: string): Rule => ROWS.get(name)!.rule

const byDate = (a: ObservedDay, b: ObservedDay) => dayNumber(a.day.date) - dayNumber(b.day.date)

/** The largest number of days between the days of two schools. */
const SCHOOL_REACH = 2

/**
 * The alternatives of a day: those of its rule and those of the schools. Each other day occurs once, with the tradition that a school
 * names if there is one; the day itself never occurs.
 */
const alternativesOf = (name: FestivalName, { day, alternatives }: ObservedDay, calendar: Calendar) => {
  const own = dayNumber(day.date)
  const ofSchools = (SCHOOLS[name] ?? []).flatMap(({ tradition, rule }) =>
    observanceDays(rule, calendar, ruleByName)
      .filter((observed) => Math.abs(dayNumber(observed.day.date) - own) <= SCHOOL_REACH)
      .map((observed) => ({ tradition, day: observed.day })),
  )
  const named = alternatives.filter(({ tradition }) => tradition !== OTHER_DAY_TRADITION)
  const others = alternatives.filter(({ tradition }) => tradition === OTHER_DAY_TRADITION)
  const result: typeof alternatives = []
  for (const each of [...named, ...ofSchools, ...others])
    if (dayNumber(each.day.date) !== own && !result.some((kept) => kept.day === each.day)) result.push(each)
  return result
}

/** The observances of these rows on the dates of the calendar, in order of date. */
export const observancesOf = (rows: readonly ObservanceRow<FestivalName>[], calendar: Calendar): Observance[] => {
  return rows
    .flatMap(({ name, scope, source, rule }) =>
      observanceDays(rule, calendar, ruleByName)
        .filter(({ day }) => calendar.includes(day))
        .map((observed) => ({
          ...observed,
          name,
          scope,
          source,
          alternatives: alternativesOf(name, observed, calendar),
        })),
    )
    .sort(byDate)
}

const VRATA_SOURCE = 'Dharma Sindhu, second pariccheda; vratas kept each month'

/**
 * The days of recurring vratas on the dates of the calendar, in order of date. `tradition` selects the day of ekadashi.
 */
export const vrataDays = (
  vratas: readonly Vrata[],
  calendar: Calendar,
  tradition: 'smarta' | 'vaishnava' = 'smarta',
): VrataDay[] => {
  return vratas
    .flatMap((vrata) =>
      VRATAS[vrata].flatMap((rule) =>
        observanceDays(rule, calendar, ruleByName).map((smarta): VrataDay => {
          const observed = vrata === 'ekadashi' && tradition === 'vaishnava' ? asVaishnava(smarta, calendar) : smarta
          return {
            ...observed,
            vrata,
            scope: 'vrata',
            source: VRATA_SOURCE,
            name: vrata === 'ekadashi' ? ekadashiName(observed.tithi!) : VRATA_NAMES[vrata],
            special: specialName(vrata, WEEKDAYS[observed.day.weekday]!),
          }
        }),
      ),
    )
    .filter(({ day }) => calendar.includes(day))
    .sort(byDate)
}

const asVaishnava = (smarta: ObservedDay, calendar: Calendar): ObservedDay => {
  const { days, why } = ekadashiFast(smarta.tithi!, calendar)
  return {
    ...smarta,
    day: days.vaishnava,
    window: calendar.kala(days.vaishnava, 'udaya'),
    why: why.vaishnava,
    alternatives: days.vaishnava === days.smarta ? [] : [{ tradition: 'smarta', day: days.smarta }],
  }
}

/**
 * All observances on the dates of the calendar, by date, then in the order major, vrata, regional, solar. A vrata with
 * the same name and day as an observance of the rows is not repeated.
 */
export const festivalCalendar = (calendar: Calendar): Observance[] => {
  const rows = observancesOf([...OBSERVANCES, ...RECURRING], calendar)
  const namesWithDate = new Set(rows.map(({ name, day }) => `${name} ${dayNumber(day.date)}`))
  const vratas = vrataDays(VRATA_KINDS, calendar).filter(
    ({ name, day }) => !namesWithDate.has(`${name} ${dayNumber(day.date)}`),
  )
  return [...rows, ...vratas].sort((a, b) => byDate(a, b) || SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope))
}

/**
 * The names of the observances on each of the `count` dates of a calendar from `first`, in the order major, vrata,
 * regional, solar.
 */
export const festivalNames = (first: CivilDate, count: number, calendar: Calendar): FestivalName[][] => {
  const names: FestivalName[][] = Array.from({ length: count }, () => [])
  for (const { name, day } of festivalCalendar(calendar)) names[dayNumber(day.date) - dayNumber(first)]!.push(name)
  return names
}

export const festivalsBetween = async (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
): Promise<FestivalName[][]> => {
  const eclipses = await eclipsesOf(first, count, zone, sky)
  return festivalNames(first, count, openCalendar(first, count, site, zone, sky, eclipses))
}

/** The names of the observances on a day, in the order major, vrata, regional, solar. */
export const festivalsOn = async ({ date, site, zone }: PanchangDay, sky: Sky): Promise<FestivalName[]> =>
  (await festivalsBetween(date, 1, site, zone, sky))[0]!
