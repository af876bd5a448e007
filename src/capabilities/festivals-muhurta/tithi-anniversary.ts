import { type Anniversary, birthLimbs, starReturns, tithiReturns } from '../../jyotish/festivals/anniversary.ts'
import { PAKSHAS, pakshaOf, TITHIS, tithiName } from '../../jyotish/limbs.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { SANKRANTIS } from '../../jyotish/panchang/solar-months.ts'
import { maybe, oneOf, t, term } from '../../schema.ts'
import { CALENDAR_YEAR } from '../../sky/constants.ts'
import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoLocal, startOfDay } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { ayanamshaAt, DateText, demandCovered, demandEnd, TimeWindow } from '../shared/almanac.ts'
import { readMoment } from '../shared/clocks.ts'
import { QUARTER_DAYS, YEARS } from '../shared/date-ranges.ts'
import { independence, localDateTime } from '../shared/inputs.ts'
import { Ayanamsha, Star } from '../shared/shapes.ts'
import { EVENING_BEFORE, lahiriMoment, Masa, masaFields } from './parts/year.ts'

const BASES = ['tithi', 'nakshatra'] as const

const DEFAULT_YEARS = 5

export default capability({
  slug: 'tithi-anniversary',
  title: 'Tithi anniversary',
  summary: 'The dates when the birth tithi, or birth nakshatra in its solar month, returns.',
  keywords: 'birthday tithi hindu indian calendar',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The lunar birthday has the tithi, half and amanta month of birth at sunrise at the birthplace; with two such sunrises it is the second, with none the day that contains the tithi. A birth in an adhika month uses the ordinary month in years without that adhika month. The nakshatra birthday has the birth nakshatra at sunrise in the same sidereal solar month, the later one if it occurs twice (South Indian use). Lunar years have 354 or 384 days, so a Gregorian year may have no return, or two.',
  input: lahiriMoment({
    datetime: localDateTime(QUARTER_DAYS),
    from_year: t.Integer({
      ...YEARS,
      maximum: YEARS.maximum - DEFAULT_YEARS + 1,
      description: 'First Gregorian year.',
    }),
    years: maybe(t.Integer({ minimum: 1, maximum: 20, default: DEFAULT_YEARS })),
    basis: maybe(oneOf([...BASES, 'both'], { default: 'tithi' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    birth: t.Object({
      tithi: term(TITHIS),
      paksha: term(PAKSHAS),
      masa_amanta: Masa,
      masa_purnimanta: Masa,
      adhika: t.Boolean(),
      solar_month: term(SANKRANTIS),
      nakshatra: Star,
    }),
    anniversaries: t.Array(
      t.Object({
        year: t.Integer({ description: 'Gregorian year.' }),
        basis: oneOf(BASES),
        date: DateText,
        moment: t.Object(TimeWindow.properties, { description: 'Start and end of the tithi or nakshatra.' }),
        rule: t.String(),
        age: t.Integer({ description: 'Age in years, rounded.' }),
      }),
    ),
  }),
  example: { ...independence, from_year: 2025, years: 3 },
  sheet: 'anniversaries',
  calendar: ({ anniversaries }) =>
    anniversaries.map(({ date, basis, rule, age }) => ({
      title: [`Birthday by ${basis} (${age})`],
      when: date,
      category: basis,
      description: rule,
      alarmMinutes: EVENING_BEFORE,
    })),
}).compute(async (input, world) => {
  const { sky, yieldIfDue } = world
  const moment = readMoment(input, world)
  const { zone } = moment
  const first = input.from_year
  const last = first + (input.years ?? DEFAULT_YEARS) - 1
  const reach = 80
  demandCovered({ from: plusDays(moment.jd, -reach), to: plusDays(moment.jd, reach) }, 'datetime', sky)
  demandEnd(
    {
      from: plusDays(startOfDay({ year: first, month: 1, day: 1 }, zone), -reach),
      to: plusDays(startOfDay({ year: last, month: 12, day: 31 }, zone), reach),
    },
    'from_year',
    'years',
    sky,
  )
  const limbs = birthLimbs(moment.jd, sky)
  const ground = { site: { latitude: input.latitude, longitude: input.longitude }, zone, sky, yieldIfDue: yieldIfDue }
  const row = (basis: (typeof BASES)[number]) => (each: Anniversary) => ({
    year: each.day.date.year,
    basis,
    date: dateText(each.day.date),
    moment: { start: isoLocal(each.moment.from, zone), end: isoLocal(each.moment.to, zone) },
    rule: each.rule,
    age: Math.round((dayNumber(each.day.date) - dayNumber(moment.local)) / CALENDAR_YEAR),
  })
  const basis = input.basis ?? 'tithi'
  const rows = [
    ...(basis === 'nakshatra' ? [] : (await tithiReturns(limbs, first, last, ground)).map(row('tithi'))),
    ...(basis === 'tithi' ? [] : (await starReturns(limbs, first, last, ground)).map(row('nakshatra'))),
  ]
  return {
    ayanamsha: ayanamshaAt(moment.jd, world),
    birth: {
      tithi: tithiName(limbs.tithi),
      paksha: pakshaOf(limbs.tithi) as (typeof PAKSHAS)[number],
      ...masaFields(limbs.lunarMonth, limbs.tithi),
      adhika: limbs.adhika,
      solar_month: SANKRANTIS[limbs.sunSign]!,
      nakshatra: NAKSHATRAS[limbs.star - 1]!,
    },
    anniversaries: rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  }
})
