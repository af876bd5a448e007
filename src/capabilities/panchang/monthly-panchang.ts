import { mapYielding } from '../../cooperative-yield.ts'
import { scanCalendar } from '../../jyotish/festivals/calendar.ts'
import { festivalNames } from '../../jyotish/festivals/index.ts'
import { KARANAS, PAKSHAS, pakshaOf, TITHIS, tithiName, VARAS, YOGAS } from '../../jyotish/limbs.ts'
import { amantaName, lunarMonths, purnimantaName } from '../../jyotish/lunar-month.ts'
import { calendarOf } from '../../jyotish/panchang/calendar.ts'
import { type PanchangDay, panchangDaysYielding } from '../../jyotish/panchang/day.ts'
import { MOON_SIXTH, panchaks } from '../../jyotish/panchang/day-doshas.ts'
import { octant } from '../../jyotish/panchang/day-parts.ts'
import {
  KARANA,
  type Limb,
  MOON_SIGN,
  PANCHANG_AYANAMSHA,
  type Span,
  STAR,
  SUN_SIGN,
  scanAlmanac,
  spansInWindow,
  TITHI,
  YOGA,
} from '../../jyotish/panchang/limbs.ts'
import { datedTithis } from '../../jyotish/panchang/lunar-year.ts'
import { SANKRANTIS } from '../../jyotish/panchang/solar-months.ts'
import { maybeTerm, nullable, t, term } from '../../schema.ts'
import type { HorizonEvent } from '../../sky/sky.ts'
import { addDays, dayNumber, daysInMonth } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, startOfDay } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import {
  ayanamshaAt,
  DateText,
  demandCovered,
  formattedWindow,
  Location,
  lasting,
  localNoon,
  locationOf,
  MaybeMoment,
  MONTH,
  Moment,
  readPlace,
  TimeWindow,
  yearPlace,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha, Sign, Star } from '../shared/shapes.ts'
import { moonOfDayFields } from './parts/sun-moon.ts'

const LIMBS = [TITHI, STAR, YOGA, KARANA, MOON_SIGN, SUN_SIGN, MOON_SIXTH] as const
const ends = { ends_at: Moment }
const Month = maybeTerm(['LunarMonth'], { description: 'Adhika before an adhika month.' })

export default capability({
  slug: 'monthly-panchang',
  title: 'Monthly panchang',
  summary: 'A civil month of days: limbs at sunrise with their ends, rises and settings, months, festivals.',
  weight: 'heavy',
  method:
    "Each row is the daily panchang of that date, shortened; every limb of the month comes from one scan. Sunrise: upper limb, refraction 34', sea level. solar_day counts sunrises since the Sun entered the sign.",
  input: yearPlace({ month: MONTH }),
  data: t.Object({
    year: t.Integer(),
    month: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    days: t.Array(
      t.Object({
        date: DateText,
        vara: term(VARAS),
        sunrise: MaybeMoment,
        sunset: MaybeMoment,
        moonrise: MaybeMoment,
        moonset: MaybeMoment,
        tithi: t.Object({
          name: term(TITHIS),
          paksha: term(PAKSHAS),
          number: t.Integer({ minimum: 1, maximum: 30 }),
          ...ends,
        }),
        kshaya_tithi: nullable(term(TITHIS)),
        nakshatra: t.Object({ name: Star, ...ends }),
        yoga: lasting(term(YOGAS), 'LastingYoga'),
        karanas: t.Array(term(KARANAS)),
        moon_sign: lasting(Sign, 'LastingSign'),
        masa_amanta: Month,
        masa_purnimanta: Month,
        solar_day: t.Object({ month: term(SANKRANTIS), day: t.Integer() }),
        rahu_kaal: nullable(TimeWindow),
        festivals: t.Array(maybeTerm(['Festival'])),
        panchak: t.Boolean(),
        bhadra: t.Boolean(),
        ...moonOfDayFields,
      }),
      { minItems: 27, maxItems: 31 },
    ),
    summary: t.Object({
      ekadashis: t.Array(DateText),
      purnima: t.Array(DateText),
      amavasya: t.Array(DateText),
      sankranti: t.Array(t.Object({ sign: term(SANKRANTIS), local: Moment })),
      panchak_windows: t.Array(TimeWindow),
      adhika: t.Boolean({ description: 'True if a day lies in an adhika month.' }),
    }),
  }),
  example: { year: 2024, month: 4, ...delhi },
}).compute(async (input, world) => {
  const { sky } = world
  const first = { year: input.year, month: input.month, day: 1 }
  const place = readPlace(input, first, world)
  const { site, zone } = place
  const count = daysInMonth(first.year, first.month)
  const civil = { from: startOfDay(first, zone), to: startOfDay(addDays(first, count), zone) }
  demandCovered({ from: plusDays(civil.from, -70), to: plusDays(civil.to, 70) }, 'year', sky)

  const write = (at: JulianDay) => isoLocal(at, zone)
  const maybe = (at: JulianDay | null | undefined) => (at ? write(at) : null)
  // The eve supplies the tithi that holds both its own sunrise and that of the first of the month.
  const [eve, ...days] = await panchangDaysYielding(addDays(first, -1), count + 1, site, zone, sky, world.yieldIfDue)
  const stretch = { from: plusDays(civil.from, -2.5), to: plusDays(civil.to, 2.5) }
  const almanac = await scanAlmanac(LIMBS, stretch, sky)
  const months = lunarMonths(stretch, PANCHANG_AYANAMSHA, sky)
  const ofMonth = await scanCalendar(first, count, site, zone, sky, world.yieldIfDue)
  await world.yieldIfDue()
  const festivals = festivalNames(first, count, ofMonth)
  await world.yieldIfDue()
  const moon = (event: HorizonEvent) =>
    sky.horizon({ event, body: 'Moon', site, from: civil.from, to: days.at(-1)!.to })
  const [rises, sets] = [moon('rise'), moon('set')]
  const within = (events: readonly JulianDay[], day: PanchangDay) =>
    events.find((at) => at >= day.civil.from && at < day.civil.to)
  const ofDay = (events: readonly JulianDay[], day: PanchangDay) =>
    day.light && events.find((at) => at >= day.from && at < day.to)

  if (days.some(({ light }) => light === null))
    world.warn(
      'no_sunrise',
      'On some of these dates the Sun does not rise, set and rise again at this place: what depends on it is null, and limbs are those of 06:00 local mean time.',
    )

  const limb = <N extends string>({ names }: Limb<N>, { number, to }: Span) => ({
    name: names[number - 1]!,
    ends_at: write(to),
  })
  const rows = await mapYielding(days, world.yieldIfDue, (day) => {
    const month = spansInWindow(months, { from: day.from, to: plusDays(day.from, 1e-9) })[0]!
    const calendar = calendarOf(day, almanac, month)
    const [tithi, ...later] = almanac.during(TITHI, day)
    const kshaya = later.find(({ to }) => to <= day.to)
    const karanas = almanac.during(KARANA, day).map(({ number }) => KARANA.names[number - 1]!)
    return {
      month,
      row: {
        date: dateText(day.date),
        vara: VARAS[day.weekday]!,
        sunrise: maybe(day.sunrise),
        sunset: maybe(day.sunset),
        moonrise: maybe(within(rises, day)),
        moonset: maybe(within(sets, day)),
        tithi: {
          name: tithiName(tithi!.number),
          paksha: pakshaOf(tithi!.number) as (typeof PAKSHAS)[number],
          number: tithi!.number,
          ends_at: write(tithi!.to),
        },
        kshaya_tithi: kshaya ? tithiName(kshaya.number) : null,
        nakshatra: limb(STAR, almanac.at(STAR, day.from)),
        yoga: limb(YOGA, almanac.at(YOGA, day.from)),
        karanas,
        moon_sign: limb(MOON_SIGN, almanac.at(MOON_SIGN, day.from)),
        masa_amanta: amantaName(month),
        masa_purnimanta: purnimantaName(month, tithi!.number),
        solar_day: { month: SANKRANTIS[calendar.solar.sign]!, day: calendar.solar.day },
        rahu_kaal: day.light && formattedWindow(octant('rahu_kaal', day.weekday, day.light), { write }),
        festivals: festivals[dayNumber(day.date) - dayNumber(first)]!,
        panchak: panchaks(day, almanac).length > 0,
        bhadra: karanas.includes('Vishti'),
        moonrise_of_day: maybe(ofDay(rises, day)),
        moonset_of_day: maybe(ofDay(sets, day)),
      },
    }
  })

  const dated = datedTithis(almanac.during(TITHI, stretch), [eve!, ...days])
  const datesOf = (...numbers: number[]) =>
    dated.filter(({ tithi, day }) => numbers.includes(tithi.number) && day !== eve).map(({ day }) => dateText(day.date))

  return {
    year: input.year,
    month: input.month,
    location: locationOf(place, first),
    ayanamsha: ayanamshaAt(localNoon(first, zone), world),
    days: rows.map(({ row }) => row),
    summary: {
      ekadashis: datesOf(11, 26),
      purnima: datesOf(15),
      amavasya: datesOf(30),
      sankranti: almanac
        .during(SUN_SIGN, civil)
        .filter(({ from }) => from >= civil.from)
        .map(({ number, from }) => ({ sign: SANKRANTIS[number - 1]!, local: write(from) })),
      panchak_windows: panchaks(civil, almanac).map((window) => formattedWindow(window, { write })),
      adhika: rows.some(({ month }) => month.adhika),
    },
  }
})
