import { SEVEN } from '../../jyotish/grahas.ts'
import { TITHIS, tithiName } from '../../jyotish/limbs.ts'
import { LUNAR_MONTHS, purnimanta, RITUS, rituOf, SAMVATSARAS } from '../../jyotish/lunar-month.ts'
import { eras } from '../../jyotish/panchang/calendar.ts'
import { type DatedTithi, lunarYear, type MonthOfYear } from '../../jyotish/panchang/lunar-year.ts'
import { SANKRANTIS } from '../../jyotish/panchang/solar-months.ts'
import { YEAR_OFFICES, yearLords } from '../../jyotish/panchang/year-lords.ts'
import { maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import {
  ayanamshaAt,
  DateText,
  Location,
  localNoon,
  locationOf,
  MaybeMoment,
  Moment,
  readYear,
  yearPlace,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha } from '../shared/shapes.ts'

const Lord = term(SEVEN)
const SYSTEMS = ['amanta', 'purnimanta'] as const

/** A month of a calendar system: tithis and name. */
interface Listed {
  index: number
  adhika: boolean
  kshaya: boolean
  tithis: DatedTithi[]
  parts: MonthOfYear[]
}

const amantaMonths = (year: readonly MonthOfYear[]): Listed[] =>
  year.map((part) => ({ ...part.month, tithis: part.tithis, parts: [part] }))

/** Halves of amanta months joined by name: a dark half and the following bright half. */
const purnimantaMonths = (year: readonly MonthOfYear[]): Listed[] =>
  year
    .flatMap((part) =>
      [1, 16].map((from): Listed => {
        const half = part.tithis.filter(({ tithi }) => tithi.number >= from && tithi.number < from + 15)
        return { ...purnimanta(part.month, from), kshaya: part.month.kshaya, tithis: half, parts: [part] }
      }),
    )
    .reduce<Listed[]>((months, half) => {
      const last = months.at(-1)
      if (last && last.index === half.index && last.adhika === half.adhika)
        months[months.length - 1] = {
          ...last,
          tithis: [...last.tithis, ...half.tithis],
          parts: [...last.parts, ...half.parts],
        }
      else months.push(half)
      return months
    }, [])

export default capability({
  slug: 'lunar-month-calendar',
  title: 'Lunar month calendar',
  summary: 'The lunar months of a year with adhika and kshaya, sankrantis, and the date of every tithi.',
  weight: 'heavy',
  method:
    "Amanta months run from new moon to new moon and are named by the sign that the sidereal Sun (Lahiri) enters. A month without an ingress is adhika; a month with two is kshaya, and its second name is dropped. In the purnimanta reckoning dark halves have the name of the following amanta month, except those of an adhika month. A tithi names the day at whose sunrise (upper limb, refraction 34') it is current, a kshaya tithi the day that contains it. The purnimanta list starts and ends with the half months at the ends of the amanta year.",
  input: yearPlace({ system: maybe(oneOf(SYSTEMS, { default: 'amanta' })) }),
  data: t.Object({
    year: t.Integer(),
    system: oneOf(SYSTEMS),
    location: Location,
    ayanamsha: Ayanamsha,
    era: t.Object({
      shaka: t.Integer(),
      vikrama: t.Integer(),
      gujarati_vikrama: t.Integer({ description: 'Gujarati year from Kartika of this year.' }),
      kali: t.Integer(),
      samvatsara_south: term(SAMVATSARAS),
      samvatsara_north: term(SAMVATSARAS),
      new_year_date: DateText,
      mantri_mandala: t.Array(t.Object({ office: oneOf(YEAR_OFFICES), lord: nullable(Lord) }), {
        description: 'Lords of the year: of the weekday of Chaitra Shukla 1, of sankrantis, and of the Sun in Ardra.',
      }),
    }),
    months: t.Array(
      t.Object({
        name: term(LUNAR_MONTHS),
        adhika: t.Boolean(),
        kshaya: t.Boolean(),
        starts: DateText,
        ends: t.String({
          description:
            'Date of the last sunrise in the month; also the first date of the next month if Pratipada is kshaya.',
        }),
        new_moon: MaybeMoment,
        full_moon: MaybeMoment,
        sankrantis: t.Array(t.Object({ sign: term(SANKRANTIS), local: Moment })),
        ritu: term(RITUS),
        tithis: t.Array(
          t.Object({
            number: t.Integer({ minimum: 1, maximum: 30 }),
            name: term(TITHIS),
            date: DateText,
            ends_at: Moment,
            kshaya: t.Boolean(),
            vriddhi: t.Boolean(),
          }),
        ),
      }),
    ),
  }),
  example: { year: 2023, ...delhi },
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 40, after: 600 })
  const system = input.system ?? 'amanta'
  const year = await lunarYear(input.year, place.site, place.zone, world.sky, world.yieldIfDue)
  const write = (at: JulianDay) => isoLocal(at, place.zone)
  const first = year[0]!
  const newYear = first.tithis[0]!.day.date
  const { shaka, vikrama, kali, names } = eras(first.month, newYear)
  const lords = yearLords(year, place.site, place.zone, world.sky)
  const months = system === 'amanta' ? amantaMonths(year) : purnimantaMonths(year)
  return {
    year: input.year,
    system,
    location: locationOf(place, newYear),
    ayanamsha: ayanamshaAt(localNoon({ year: input.year, month: 1, day: 1 }, place.zone), world),
    era: {
      shaka,
      vikrama,
      gujarati_vikrama: vikrama,
      kali,
      samvatsara_south: names.south,
      samvatsara_north: names.north,
      new_year_date: dateText(newYear),
      mantri_mandala: YEAR_OFFICES.map((office) => ({ office, lord: lords[office] })),
    },
    months: months.map((month) => {
      const { tithis, parts } = month
      const within = (at: JulianDay) => at >= tithis[0]!.tithi.from && at <= tithis.at(-1)!.tithi.to
      const newMoon = parts.map((part) => part.month.from).find(within)
      const fullMoon = parts.map((part) => part.fullMoon).find(within)
      const starts = tithis[0]!.day.date
      const last = tithis.at(-1)!
      return {
        name: LUNAR_MONTHS[month.index]!,
        adhika: month.adhika,
        kshaya: month.kshaya,
        starts: dateText(starts),
        ends: dateText(addDays(last.day.date, last.vriddhi ? 1 : 0)),
        new_moon: newMoon === undefined ? null : write(newMoon),
        full_moon: fullMoon === undefined ? null : write(fullMoon),
        sankrantis: parts
          .flatMap((part) => part.sankrantis)
          .filter(({ at }) => within(at))
          .map(({ sign, at }) => ({ sign: SANKRANTIS[sign]!, local: write(at) })),
        ritu: rituOf(month),
        tithis: tithis.map(({ tithi, day, kshaya, vriddhi }) => ({
          number: tithi.number,
          name: tithiName(tithi.number),
          date: dateText(day.date),
          ends_at: write(tithi.to),
          kshaya,
          vriddhi,
        })),
      }
    }),
  }
})
