import type { Site, Sky } from '../../sky/sky.ts'
import { type CivilDate, dayNumber } from '../../time/civil.ts'
import type { Zone } from '../../time/moment.ts'
import { WEEKDAYS } from '../limbs.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { type Calendar, eclipsesOf, openCalendar } from './calendar.ts'
import { ekadashiFast, ekadashiName } from './ekadashi.ts'
import { type FestivalName, specialName, VRATA_NAMES } from './names.ts'
import { type ObservedDay, observanceDay } from './observance-days.ts'
import { OBSERVANCES, VRATA_KINDS, VRATAS, type Vrata } from './observances.ts'
import { RECURRING } from './recurring.ts'
import { type Row, type Rule, SCOPES, type Scope } from './rule.ts'

/** An observance on its date. */
export interface Observance extends ObservedDay {
  name: FestivalName
  scope: Scope
  source: string
}

/** A recurring vrata on its date. */
export interface VrataDay extends Observance {
  vrata: Vrata
  /** The name that its weekday gives it. */
  special: FestivalName | null
}

const ROWS: ReadonlyMap<string, Row> = new Map([...OBSERVANCES, ...RECURRING].map((row) => [row.name, row]))
const ruleNamed = (name: string): Rule => ROWS.get(name)!.rule

const byDate = (a: ObservedDay, b: ObservedDay) => dayNumber(a.day.date) - dayNumber(b.day.date)

/** The observances of rows on the calendar's dates, in order of date. */
export const observancesOf = (rows: readonly Row<FestivalName>[], calendar: Calendar): Observance[] => {
  return rows
    .flatMap(({ name, scope, source, rule }) =>
      observanceDay(rule, calendar, ruleNamed).map((kept) => ({ ...kept, name, scope, source })),
    )
    .filter(({ day }) => calendar.holds(day))
    .sort(byDate)
}

const VRATA_SOURCE = 'Dharma Sindhu, second pariccheda; vratas kept each month'

/** The days of recurring vratas on the calendar's dates, in order of date; `tradition` chooses the day of ekadashi. */
export const vrataDays = (
  vratas: readonly Vrata[],
  calendar: Calendar,
  tradition: 'smarta' | 'vaishnava' = 'smarta',
): VrataDay[] => {
  return vratas
    .flatMap((vrata) =>
      VRATAS[vrata].flatMap((rule) =>
        observanceDay(rule, calendar, ruleNamed).map((smarta): VrataDay => {
          const kept = vrata === 'ekadashi' && tradition === 'vaishnava' ? asVaishnava(smarta, calendar) : smarta
          return {
            ...kept,
            vrata,
            scope: 'vrata',
            source: VRATA_SOURCE,
            name: vrata === 'ekadashi' ? ekadashiName(kept.tithi!) : VRATA_NAMES[vrata],
            special: specialName(vrata, WEEKDAYS[kept.day.weekday]!),
          }
        }),
      ),
    )
    .filter(({ day }) => calendar.holds(day))
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

/** Everything kept on the calendar's dates: by date, then major, vrata, regional, solar. A vrata that a major observance names is not repeated. */
export const festivalCalendar = (calendar: Calendar): Observance[] => {
  const rows = observancesOf([...OBSERVANCES, ...RECURRING], calendar)
  const named = new Set(rows.map(({ name, day }) => `${name} ${dayNumber(day.date)}`))
  const vratas = vrataDays(VRATA_KINDS, calendar).filter(
    ({ name, day }) => !named.has(`${name} ${dayNumber(day.date)}`),
  )
  return [...rows, ...vratas].sort((a, b) => byDate(a, b) || SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope))
}

/** Names of what is kept on each of the `count` dates of a calendar from `first`: major, vrata, regional, solar. */
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

/** Names of what is kept on a day: major, vrata, regional, solar. */
export const festivalsOn = async ({ date, site, zone }: PanchangDay, sky: Sky): Promise<FestivalName[]> =>
  (await festivalsBetween(date, 1, site, zone, sky))[0]!
