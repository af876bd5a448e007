import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { DEITY_NAMES, planetOfDeity, VASTU_DAY_RULES, VASTU_TIERS, vastuDay } from '../../jyotish/muhurta/vastu-days.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { type PanchangDay, panchangDaysYielding } from '../../jyotish/panchang/day.ts'
import { goodHours } from '../../jyotish/panchang/good-hours.ts'
import {
  type Almanac,
  KARANA,
  openAlmanac,
  PANCHANG_AYANAMSHA,
  STAR,
  TITHI,
  YOGA_LIMB,
} from '../../jyotish/panchang/limbs.ts'
import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, startOfDay } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { DATE, DateText, demandCovered, MaybeMoment, readPlace, TimeWindow } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { delhi, only, PLACE } from '../shared/inputs.ts'
import { Star } from '../shared/shapes.ts'

const MAX_RANGE = 92

const limbsAt = (sunrise: JulianDay, { weekday }: PanchangDay, almanac: Almanac) => {
  const karana = almanac.at(KARANA, sunrise).number
  return {
    weekday,
    star: almanac.at(STAR, sunrise).number - 1,
    tithi: almanac.at(TITHI, sunrise).number,
    yoga: almanac.at(YOGA_LIMB, sunrise).number,
    isVishti: KARANA.names[karana - 1] === 'Vishti',
  }
}

export default capability({
  slug: 'vastu-auspicious-times',
  title: 'Auspicious days for a house',
  summary: 'Days between two dates scored for consecrating or mending a house, with brahma and abhijit muhurta.',
  keywords: 'griha pravesh housewarming bhoomi puja auspicious day house',
  weight: 'standard',
  status: 'beta',
  method:
    "Limbs at sunrise (upper limb, refraction 34', sea level; Lahiri) are scored by the rules in `basis`. Brahma muhurta is the last but one fifteenth of the night; abhijit is the eighth fifteenth of the day, except on Wednesdays. The scores are a convention of this service over common muhurta practice.",
  input: only({
    start_date: DATE,
    end_date: t.String({
      format: 'date',
      ...daysWithin(MONTH_DAYS, 'Last day; not before `start_date`, at most 92 days later.'),
    }),
    timezone: PLACE.timezone,
    utc_offset: PLACE.utc_offset,
    latitude: PLACE.latitude,
    longitude: PLACE.longitude,
    deity: maybe(oneOf(DEITY_NAMES)),
  }),
  data: t.Object({
    days: t.Array(
      t.Object({
        date: DateText,
        weekday: term(WEEKDAYS),
        tier: oneOf(VASTU_TIERS),
        score: nullable(t.Integer({ minimum: 0, maximum: 100 })),
        reasons: t.Array(t.String()),
        nakshatra_at_sunrise: nullable(Star),
        sunrise: MaybeMoment,
        sunset: MaybeMoment,
        brahma_muhurta: nullable(TimeWindow),
        abhijit_muhurta: nullable(TimeWindow),
      }),
      { maxItems: MAX_RANGE + 1 },
    ),
    basis: t.Object({
      deity: nullable(oneOf(DEITY_NAMES)),
      deity_planet: nullable(term(GRAHAS)),
      ayanamsha: oneOf([PANCHANG_AYANAMSHA]),
      rules: t.Array(t.String()),
    }),
  }),
  example: { start_date: '2026-04-20', end_date: '2026-04-26', ...delhi, deity: 'Lakshmi' },
}).compute(async (input, world) => {
  const first = readDate(input.start_date, 'start_date', world)
  const last = readDate(input.end_date, 'end_date', world)
  const apart = dayNumber(last) - dayNumber(first)
  if (apart < 0) throw invalid('end_date', '`end_date` must not be before `start_date`.')
  if (apart > MAX_RANGE)
    throw invalid('end_date', `\`end_date\` must be at most ${MAX_RANGE} days after \`start_date\`.`)
  const { site, zone } = readPlace(input, first, world)
  const from = startOfDay(first, zone)
  const stretch = { from: plusDays(from, -2), to: plusDays(from, apart + 3) }
  demandCovered({ from: plusDays(stretch.from, -38), to: stretch.from }, 'start_date', world.sky)
  demandCovered({ from: stretch.to, to: plusDays(stretch.to, 38) }, 'end_date', world.sky)
  const almanac = openAlmanac(stretch, world.sky)
  const planet = input.deity ? planetOfDeity(input.deity) : null
  const write = (at: JulianDay) => isoLocal(at, zone)
  const format = (window: { from: JulianDay; to: JulianDay } | null) =>
    window && { start: write(window.from), end: write(window.to) }

  const dates = await panchangDaysYielding(first, apart + 1, site, zone, world.sky, world.yieldIfDue)
  const days = await mapYielding(dates, world.yieldIfDue, (day) => {
    const head = { date: dateText(day.date), weekday: WEEKDAYS[day.weekday]! }
    const hours = goodHours(day)
    if (!day.light || !hours)
      return {
        ...head,
        tier: 'avoid' as const,
        score: null,
        reasons: ['The Sun does not rise and set at this place on this date.'],
        nakshatra_at_sunrise: null,
        sunrise: null,
        sunset: null,
        brahma_muhurta: null,
        abhijit_muhurta: null,
      }
    const { sunrise, sunset } = day.light
    const limbs = limbsAt(sunrise, day, almanac)
    return {
      ...head,
      ...vastuDay(limbs, planet),
      nakshatra_at_sunrise: NAKSHATRAS[limbs.star]!,
      sunrise: write(sunrise),
      sunset: write(sunset),
      brahma_muhurta: format(hours.brahma_muhurta),
      abhijit_muhurta: hours.abhijitUsable ? format(hours.abhijit) : null,
    }
  })
  return {
    days,
    basis: {
      deity: input.deity ?? null,
      deity_planet: planet,
      ayanamsha: PANCHANG_AYANAMSHA as 'lahiri',
      rules: [...VASTU_DAY_RULES],
    },
  }
})
