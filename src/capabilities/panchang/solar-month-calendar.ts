import { openCalendar } from '../../jyotish/festivals/calendar.ts'
import { observancesOf } from '../../jyotish/festivals/index.ts'
import { OBSERVANCES } from '../../jyotish/festivals/observances.ts'
import { SAMVATSARAS, samvatsaraOf } from '../../jyotish/lunar-month.ts'
import {
  nationalMonths,
  REGION_RULES,
  SOLAR_REGIONS,
  type SolarRegion,
  solarMonths,
} from '../../jyotish/panchang/solar-months.ts'
import { maybeTerm, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { addDays, type CivilDate, dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { julianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, localAt, startOfDay } from '../../time/moment.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import {
  ayanamshaAt,
  DateText,
  Location,
  localNoon,
  locationOf,
  Moment,
  readYear,
  Utc,
  yearPlace,
} from '../shared/almanac.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha, Sign } from '../shared/shapes.ts'

const REGIONS = [...SOLAR_REGIONS, 'national'] as const

interface Month {
  name: string
  sign: number | null
  sankranti: ReturnType<typeof julianDay> | null
  starts: CivilDate
  next: CivilDate
}

/** A month by its regional name; national months have their own names. */
const RegionalMonth = maybeTerm(['RegionalMonth', 'LunarMonth'])

export default capability({
  slug: 'solar-month-calendar',
  title: 'Solar month calendar',
  summary:
    'The twelve months of a regional solar calendar from its new year in a Gregorian year, and today’s date in it.',
  weight: 'standard',
  varies: true,
  method:
    'Sankrantis are sidereal (drik, Lahiri). The first day follows the rule of the region. Tamil: the date of a sankranti before sunset, otherwise the next. Malayalam and Tulu: the same with three fifths of the daytime. Bengali and Assamese: the civil date after it. Odia and Punjabi (Bikrami): its date. The Odia (Amli) era changes at Sunia (Bhadra Shukla 12), within the year. National: the arithmetic of the Calendar Reform Committee.',
  input: yearPlace({
    year: t.Integer({ ...YEARS, maximum: YEARS.maximum - 1, description: 'Gregorian year.' }),
    region: oneOf(REGIONS),
  }),
  data: t.Object({
    year: t.Integer(),
    region: oneOf(REGIONS),
    location: Location,
    ayanamsha: Ayanamsha,
    era: t.Object({
      name: maybeTerm(['Era']),
      number: t.Integer({ description: 'Number of the year that begins in this calendar.' }),
      samvatsara: nullable(
        term(SAMVATSARAS, { description: 'Name of the year in the Tamil calendar; null in others.' }),
      ),
      changes: nullable(
        t.Object(
          { date: DateText, number: t.Integer({ description: 'Number of the year from the date of the change.' }) },
          {
            description:
              'Change of the year number within the year: Sunia (Bhadra Shukla 12) in the Odia calendar; null for others.',
          },
        ),
      ),
    }),
    months: rows(
      t.Object({
        name: RegionalMonth,
        sign: nullable(Sign),
        sankranti: nullable(t.Object({ local: Moment, utc: Utc })),
        starts: DateText,
        ends: DateText,
        // The Sun stays 29.3 to 31.7 days in a sign, and the rules of the first day move each end by less than a day.
        days: t.Integer({ minimum: 28, maximum: 33 }),
      }),
      12,
    ),
    today: nullable(
      t.Object(
        { month: RegionalMonth, day: t.Integer(), year: t.Integer() },
        { description: 'Local date of the call; null outside these months.' },
      ),
    ),
  }),
  example: { year: 2024, ...delhi, region: 'tamil' },
}).compute((input, world) => {
  const place = readYear(input, world, { before: 60, after: 760 })
  const { site, zone } = place
  const { year, region } = input
  const start = startOfDay({ year, month: 1, day: 1 }, zone)
  const regional = (name: SolarRegion): Month[] => {
    const matches = solarMonths(name, { from: start, to: plusDays(start, 760) }, site, zone, world.sky)
    const opens = matches.findIndex(({ sign }) => sign === REGION_RULES[name].opens)
    return matches.slice(opens, opens + 12)
  }
  const civil = (): Month[] =>
    nationalMonths(year).map(({ name, starts, days }) => ({
      name,
      sign: null,
      sankranti: null,
      starts,
      next: addDays(starts, days),
    }))
  /** The date on which the Odia era year changes. */
  const sunia = (of: number): CivilDate => {
    const rows = OBSERVANCES.filter(({ name }) => name.startsWith('Sunia'))
    // Bhadrapada Shukla 12 falls between 20 August and 5 October around 2000, and a day later every 71 years.
    const start = addDays({ year: of, month: 7, day: 20 }, Math.round((of - 2000) / 71))
    return observancesOf(rows, openCalendar(start, 100, site, zone, world.sky))[0]!.day.date
  }
  const months = region === 'national' ? civil() : regional(region)
  const era =
    region === 'national'
      ? { name: 'Shaka', number: year - 78 }
      : { name: REGION_RULES[region].era, number: year + REGION_RULES[region].eraOffset }
  const changes = region === 'odia' ? { date: sunia(year), number: era.number + 1 } : null
  const now = dayNumber(localAt(julianDay(world.now), zone))
  const yearNow = changes && dayNumber(changes.date) <= now ? changes.number : era.number
  const current = months.find(({ starts, next }) => dayNumber(starts) <= now && now < dayNumber(next))
  return {
    year,
    region,
    location: locationOf(place, { year, month: 7, day: 1 }),
    ayanamsha: ayanamshaAt(localNoon({ year, month: 1, day: 1 }, zone), world),
    era: {
      ...era,
      samvatsara: region === 'tamil' ? samvatsaraOf(year - 78) : null,
      changes: changes && { ...changes, date: dateText(changes.date) },
    },
    months: months.map(({ name, sign, sankranti, starts, next }) => ({
      name,
      sign: sign === null ? null : SIGNS[sign]!,
      sankranti: sankranti === null ? null : { local: isoLocal(sankranti, zone), utc: isoUtc(sankranti) },
      starts: dateText(starts),
      ends: dateText(addDays(next, -1)),
      days: dayNumber(next) - dayNumber(starts),
    })),
    today: current ? { month: current.name, day: now - dayNumber(current.starts) + 1, year: yearNow } : null,
  }
})
