import { mapYielding } from '../../cooperative-yield.ts'
import { WALL_PAPERS, wallMonth } from '../../document/wall-month.ts'
import { scanCalendar } from '../../jyotish/festivals/calendar.ts'
import { festivalNames } from '../../jyotish/festivals/index.ts'
import { shraddhaTithis } from '../../jyotish/festivals/shraddha.ts'
import { KARANAS, PAKSHAS, pakshaOf, TITHIS, tithiName, VARAS, YOGAS } from '../../jyotish/limbs.ts'
import { amantaName, lunarMonths, purnimantaName } from '../../jyotish/lunar-month.ts'
import { calendarOf } from '../../jyotish/panchang/calendar.ts'
import { type PanchangDay, panchangDaysYielding } from '../../jyotish/panchang/day.ts'
import { MOON_SIXTH, panchaks } from '../../jyotish/panchang/day-doshas.ts'
import { octant } from '../../jyotish/panchang/day-parts.ts'
import {
  KARANA,
  type Limb,
  type LimbSpan,
  MOON_SIGN_LIMB,
  PANCHANG_AYANAMSHA,
  STAR,
  SUN_SIGN_LIMB,
  scanAlmanac,
  spansInWindow,
  TITHI,
  YOGA_LIMB,
} from '../../jyotish/panchang/limbs.ts'
import { datedTithis } from '../../jyotish/panchang/lunar-year.ts'
import { SANKRANTIS, SOLAR_REGIONS, solarDate, solarMonthsAround } from '../../jyotish/panchang/solar-months.ts'
import { distinct, maybeTerm, nullable, oneOf, maybe as optional, t, term } from '../../schema.ts'
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
  HORIZON_INPUT,
  Horizon,
  horizonField,
  Location,
  lasting,
  localNoon,
  locationOf,
  MaybeMoment,
  Moment,
  MonthNumber,
  readHorizon,
  readPlace,
  TimeWindow,
  yearPlace,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha, Sign, Star } from '../shared/shapes.ts'
import { moonOfDayFields } from './parts/sun-moon.ts'

const LIMBS = [TITHI, STAR, YOGA_LIMB, KARANA, MOON_SIGN_LIMB, SUN_SIGN_LIMB, MOON_SIXTH] as const
const ends = { ends_at: Moment }
const Month = maybeTerm(['LunarMonth'], {
  description: 'Amanta lunar month; `Adhika` stands before the name of an added month.',
})

export default capability({
  slug: 'monthly-panchang',
  title: 'Monthly panchang',
  summary: 'A civil month of days: limbs at sunrise with their ends, rises and settings, months, festivals.',
  weight: 'heavy',
  method:
    "Each row is the daily panchang of that date in short; one scan computes every limb of the month. Sunrise is that of the upper limb with a refraction of 34' at sea level. `solar_day` counts dates from that of the Sun’s entry, which is day 1.",
  input: yearPlace({
    month: MonthNumber,
    ...HORIZON_INPUT,
    region: optional(
      oneOf(SOLAR_REGIONS, { description: 'Adds `regional_day`, the date in the solar calendar of a region.' }),
    ),
    paper: optional(
      oneOf(WALL_PAPERS, { default: 'A4', description: 'Paper of the wall calendar, `Accept: application/pdf`.' }),
    ),
    place: optional(t.String({ maxLength: 120, description: 'Name of the place, printed on the wall calendar.' })),
  }),
  data: t.Object({
    year: t.Integer(),
    month: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    horizon: Horizon,
    printed: t.Optional(
      t.Object(
        {
          paper: oneOf(WALL_PAPERS, { description: 'Paper size of the wall calendar.' }),
          place: nullable(t.String(), { description: 'Name of the place as printed; null if not sent.' }),
        },
        { description: 'Requested paper and place name of the wall calendar; absent unless requested.' },
      ),
    ),
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
        karanas: distinct(term(KARANAS)),
        moon_sign: lasting(Sign, 'LastingSign'),
        masa_amanta: Month,
        masa_purnimanta: Month,
        solar_day: t.Object({ month: term(SANKRANTIS), day: t.Integer() }),
        regional_day: optional(
          t.Object(
            {
              month: maybeTerm(['RegionalMonth'], { description: 'Month of the regional calendar.' }),
              day: t.Integer(),
            },
            { description: 'Date in the solar calendar of the requested region; absent or null unless requested.' },
          ),
        ),
        rahu_kaal: nullable(TimeWindow),
        festivals: t.Array(maybeTerm(['Festival'])),
        shraddha_tithis: t.Array(t.Object({ tithi: term(TITHIS), paksha: term(PAKSHAS) }), {
          description: 'Tithis whose shraddha is kept on the day: those that fill more of its afternoon.',
        }),
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
  sheet: 'days',
  wall: (data, language) => ({
    paper: data.printed?.paper ?? 'A4',
    page: wallMonth(data, language, data.printed?.place ?? ''),
  }),
  calendar: ({ days }) =>
    days.map(({ date, tithi, nakshatra, yoga, sunrise, sunset, rahu_kaal, festivals }) => ({
      title: [tithi.paksha, `${tithi.name},`, nakshatra.name],
      when: date,
      category: 'panchang',
      description: [
        `${tithi.name} to ${tithi.ends_at}`,
        `${nakshatra.name} to ${nakshatra.ends_at}`,
        `${yoga.name} to ${yoga.ends_at}`,
        ...(sunrise ? [`Sunrise ${sunrise}`] : []),
        ...(sunset ? [`Sunset ${sunset}`] : []),
        ...(rahu_kaal ? [`Rahu kaal ${rahu_kaal.start} - ${rahu_kaal.end}`] : []),
        ...festivals,
      ].join('\n'),
    })),
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
  const horizon = readHorizon(input)
  const { elevation } = horizon
  const dayBefore = addDays(first, -1)
  const [eve, ...days] = await panchangDaysYielding(dayBefore, count + 1, site, zone, sky, world.yieldIfDue, horizon)
  const stretch = { from: plusDays(civil.from, -2.5), to: plusDays(civil.to, 2.5) }
  const almanac = await scanAlmanac(LIMBS, stretch, sky)
  const months = lunarMonths(stretch, PANCHANG_AYANAMSHA, sky)
  const ofMonth = await scanCalendar(first, count, site, zone, sky, world.yieldIfDue)
  await world.yieldIfDue()
  const festivals = festivalNames(first, count, ofMonth)
  const shraddhas = shraddhaTithis(ofMonth)
  await world.yieldIfDue()
  const moon = (event: HorizonEvent) =>
    sky.horizon({
      event,
      body: 'Moon',
      site,
      from: civil.from,
      to: days.at(-1)!.to,
      ...(elevation > 0 && { elevation }),
    })
  const [rises, sets] = [moon('rise'), moon('set')]
  const within = (events: readonly JulianDay[], day: PanchangDay) =>
    events.find((at) => at >= day.civil.from && at < day.civil.to)
  const ofDay = (events: readonly JulianDay[], day: PanchangDay) =>
    day.light && events.find((at) => at >= day.from && at < day.to)

  if (days.some(({ light }) => light === null))
    world.warn(
      'no_sunrise',
      'On some of these dates the Sun does not rise, set and rise again at this place; dependent values are null, and limbs are those of 06:00 local mean time.',
    )

  const regional = input.region && solarMonthsAround(input.region, civil, site, zone, sky)
  const regionalDay = ({ date }: PanchangDay) => {
    const solar = regional ? solarDate(regional, date) : null
    return solar && { month: solar.month.name, day: solar.day }
  }

  const limb = <N extends string>({ names }: Limb<N>, { number, to }: LimbSpan) => ({
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
        yoga: limb(YOGA_LIMB, almanac.at(YOGA_LIMB, day.from)),
        karanas,
        moon_sign: limb(MOON_SIGN_LIMB, almanac.at(MOON_SIGN_LIMB, day.from)),
        masa_amanta: amantaName(month),
        masa_purnimanta: purnimantaName(month, tithi!.number),
        solar_day: { month: SANKRANTIS[calendar.solar.sign]!, day: calendar.solar.day },
        ...(regional && { regional_day: regionalDay(day) }),
        rahu_kaal: day.light && formattedWindow(octant('rahu_kaal', day.weekday, day.light), { write }),
        festivals: festivals[dayNumber(day.date) - dayNumber(first)]!,
        shraddha_tithis: (shraddhas.get(dayNumber(day.date)) ?? []).map((number) => ({
          tithi: tithiName(number),
          paksha: pakshaOf(number) as (typeof PAKSHAS)[number],
        })),
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
    ...horizonField(horizon),
    ...((input.paper || input.place) && {
      printed: { paper: input.paper ?? 'A4', place: input.place ?? null },
    }),
    days: rows.map(({ row }) => row),
    summary: {
      ekadashis: datesOf(11, 26),
      purnima: datesOf(15),
      amavasya: datesOf(30),
      sankranti: almanac
        .during(SUN_SIGN_LIMB, civil)
        .filter(({ from }) => from >= civil.from)
        .map(({ number, from }) => ({ sign: SANKRANTIS[number - 1]!, local: write(from) })),
      panchak_windows: panchaks(civil, almanac).map((window) => formattedWindow(window, { write })),
      adhika: rows.some(({ month }) => month.adhika),
    },
  }
})
