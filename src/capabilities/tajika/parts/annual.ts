import { invalid } from '../../../faults.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { isDaytime } from '../../../jyotish/daytime.ts'
import { type Lord as LordName, lordOf } from '../../../jyotish/grahas.ts'
import type { NAKSHATRA_LORDS } from '../../../jyotish/nakshatras.ts'
import { point, type SiderealPoint } from '../../../jyotish/points.ts'
import type { TajikaChart } from '../../../jyotish/tajika/bala.ts'
import type { MuddaPeriod } from '../../../jyotish/tajika/mudda.ts'
import { SAHAMS, sahams } from '../../../jyotish/tajika/sahams.ts'
import {
  dinaRatriLord,
  OFFICES,
  type OfficeHolders,
  type Ruler,
  ruler,
  trirashiLord,
} from '../../../jyotish/tajika/year-lord.ts'
import { TAJIKA_YOGA_NAMES, TAJIKA_YOGAS, tajikaYogas } from '../../../jyotish/tajika/yogas.ts'
import { nullable, oneOf, rows, t } from '../../../schema.ts'
import { SIDEREAL_YEAR } from '../../../sky/constants.ts'
import type { Sky } from '../../../sky/sky.ts'
import { epochMs, type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoLocal, isoUtc, type Zone } from '../../../time/moment.ts'
import { sidereal } from '../../../zodiac/longitude.ts'
import { houseFrom, signName } from '../../../zodiac/signs.ts'
import { Moment as LocalMoment, Utc } from '../../shared/almanac.ts'
import { LordSpan } from '../../shared/dasha-periods.ts'
import { YEARS } from '../../shared/date-ranges.ts'
import { type Natal, natal } from '../../shared/natal.ts'
import { decimals, Lord, Sign, SignNumber, StarLord, signAndLord } from '../../shared/shapes.ts'

/** Length of the Vimshottari cycle, years. */
const MAX_LIFE = 120

export const TargetYear = t.Integer({
  ...YEARS,
  maximum: YEARS.maximum - 1,
  description: 'Calendar year of the return, from the year of birth to 120 years later.',
})

/** The birth, and its completed years in `target_year`; 422 on that field. */
export const birthAndYears = (
  input: Parameters<typeof natal>[0] & { target_year: number },
  world: Parameters<typeof natal>[1],
): Natal & { years: number } => {
  const birth = natal(input, world)
  const { year } = birth.moment.local
  const years = input.target_year - year
  if (years < 0 || years > MAX_LIFE)
    throw invalid('target_year', `\`target_year\` must be from ${year} (the year of birth) to ${year + MAX_LIFE}.`)
  // The year ends with the next return, and a tithi pravesha may come a month later.
  if (plusDays(birth.moment.jd, (years + 1) * SIDEREAL_YEAR + 32) > world.sky.range.to)
    throw invalid('target_year', '`target_year` is too late: the ephemeris files end before that year of life ends.')
  return { ...birth, years }
}

export const tajikaChart = (chart: RasiChart, sky: Sky): TajikaChart => ({ chart, isDay: isDaytime(chart, sky) })

export const AnnualReturnMoment = t.Object(
  {
    local: LocalMoment,
    utc_offset_hours: t.Number({ description: 'Offset of the birth zone at that moment.' }),
    utc: Utc,
  },
  {
    $id: 'SolarReturnMoment',
    description: 'Return of the Sun, or the birth tithi: the moment of the annual chart.',
  },
)
export const annualReturnMoment = (at: JulianDay, zone: Zone) => ({
  local: isoLocal(at, zone),
  utc_offset_hours: decimals(zone.at(epochMs(at)).offsetSeconds / 3600),
  utc: isoUtc(at),
})

export const Sahams = rows(
  t.Object({ name: oneOf(SAHAMS), longitude: t.Number(), sign: Sign, degree: t.Number(), sign_lord: Lord }),
  SAHAMS.length,
)
export const sahamRows = ({ chart, isDay }: TajikaChart) => {
  const match = sahams(chart, isDay)
  return SAHAMS.map((name) => {
    const { longitude, sign, degree } = point(sidereal(match[name]))
    return {
      name,
      longitude: decimals(longitude),
      sign: signName(sign),
      degree: decimals(degree),
      sign_lord: lordOf(sign),
    }
  })
}

/** The natal ascendant, moved one sign per year. */
export const munthaOf = (birth: RasiChart, years: number): SiderealPoint =>
  point(sidereal(birth.ascendant.longitude + 30 * years))

export const Muntha = t.Object(
  {
    sign: Sign,
    sign_number: SignNumber,
    house: t.Integer({ minimum: 1, maximum: 12, description: 'House counted from the annual ascendant.' }),
    lord: Lord,
    longitude: t.Number(),
  },
  { $id: 'Muntha', description: 'Muntha, moving one sign a year from the ascendant.' },
)
export const munthaObject = (muntha: SiderealPoint, annual: RasiChart) => {
  const { sign, lord } = signAndLord(muntha.sign)
  return {
    sign,
    sign_number: muntha.sign + 1,
    house: houseFrom(annual.ascendant.sign, muntha.sign),
    lord,
    longitude: decimals(muntha.longitude),
  }
}

/** The five offices of a year or month, by its own chart and the natal chart. */
export const officesOf = (
  muntha: SiderealPoint,
  birth: RasiChart,
  yearLagna: SiderealPoint,
  { chart, isDay }: TajikaChart,
): Record<(typeof OFFICES)[number], LordName> => ({
  muntha_lord: lordOf(muntha.sign),
  birth_lagna_lord: lordOf(birth.ascendant.sign),
  year_lagna_lord: lordOf(yearLagna.sign),
  trirashi_lord: trirashiLord(chart.ascendant.sign, isDay),
  dina_ratri_lord: dinaRatriLord({ chart, isDay }),
})

export const Panchadhikari = t.Object(
  {
    muntha_lord: Lord,
    birth_lagna_lord: Lord,
    year_lagna_lord: Lord,
    trirashi_lord: Lord,
    dina_ratri_lord: Lord,
    candidates: t.Array(
      t.Object({
        planet: Lord,
        offices: t.Array(oneOf(OFFICES), { minItems: 1, maxItems: 5 }),
        pancha_vargiya: t.Number({ minimum: 0, maximum: 20 }),
        aspects_lagna: t.Boolean({
          description: 'True if the planet aspects the ascendant (house 1, 3, 4, 5, 7, 9, 10 or 11).',
        }),
      }),
      { minItems: 1, maxItems: 5 },
    ),
    year_lord: Lord,
    reason: t.String(),
  },
  { $id: 'Panchadhikari', description: 'The five candidates for year lord, and the one chosen.' },
)

/** The offices of a year, and the year lord among their holders. */
export const yearRulers = (muntha: SiderealPoint, birth: RasiChart, annual: TajikaChart) => {
  const offices = officesOf(muntha, birth, annual.chart.ascendant, annual)
  return { offices, ruler: ruler(offices satisfies OfficeHolders, annual) }
}
export const panchadhikari = ({ offices, ruler: { candidates, lord, reason } }: ReturnType<typeof yearRulers>) => ({
  ...offices,
  candidates: candidates.map((each: Ruler['candidates'][number]) => ({
    planet: each.planet,
    offices: OFFICES.filter((office) => each.offices.includes(office)),
    pancha_vargiya: decimals(each.panchaVargiya, 2),
    aspects_lagna: each.aspectsLagna,
  })),
  year_lord: lord,
  reason,
})

const MuddaLord = StarLord
export const Mudda = t.Array(
  t.Object({
    lord: MuddaLord,
    start: t.String(),
    end: t.String(),
    days: t.Number({ description: 'Days, each 1/360 of the year.' }),
    sub: t.Array(LordSpan, { maxItems: 9 }),
  }),
  { minItems: 9, maxItems: 10 },
)
export const muddaRows = (periods: readonly MuddaPeriod[], zone: Zone) => {
  const describe = ({ ruler, start, end }: { ruler: string; start: JulianDay; end: JulianDay }) => ({
    lord: ruler as (typeof NAKSHATRA_LORDS)[number],
    start: isoLocal(start, zone),
    end: isoLocal(end, zone),
  })
  return periods.map((period) => ({
    ...describe(period),
    days: decimals(period.years, 4),
    sub: period.sub.map(describe),
  }))
}

export const Yogas = t.Array(
  t.Object(
    {
      name: oneOf(TAJIKA_YOGA_NAMES),
      number: t.Integer({ minimum: 1, maximum: 16, description: 'Number of the yoga, 1 to 16.' }),
      planets: t.Array(Lord, { minItems: 1, maxItems: 7 }),
      applying: t.Boolean(),
      orb: nullable(t.Number({ description: 'Orb between the two planets, degrees; null without two.' })),
      nature: oneOf(['good', 'bad']),
      note: t.String(),
    },
    { $id: 'TajikaYoga', description: 'A present Tajika yoga.' },
  ),
)
export const tajikaYogaRows = (annual: TajikaChart) =>
  tajikaYogas(annual).map(({ name, planets, applying, orb, note }) => ({
    name,
    number: TAJIKA_YOGA_NAMES.indexOf(name) + 1,
    planets,
    applying,
    orb: orb === null ? null : decimals(orb),
    nature: TAJIKA_YOGAS[name],
    note,
  }))
