import { rasiChart } from '../../jyotish/chart.ts'
import { type GRAHAS, isLord, lordOf } from '../../jyotish/grahas.ts'
import { point } from '../../jyotish/points.ts'
import { harshaBala, panchaVargiyas } from '../../jyotish/tajika/bala.ts'
import { mudda } from '../../jyotish/tajika/mudda.ts'
import { solarReturnMonths, tajikaSolarReturn } from '../../jyotish/tajika/returns.ts'
import { ruler } from '../../jyotish/tajika/year-lord.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { dayOfMonth } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, localAt } from '../../time/moment.ts'
import { sidereal } from '../../zodiac/longitude.ts'
import { houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Moment as LocalMoment, Utc } from '../shared/almanac.ts'
import { annualMonths, annualSummary } from '../shared/annual-reading.ts'
import { TextField, TextFormatInput, textField, withCalendar } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { ANNUAL_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { utcNoon } from '../shared/lifetime.ts'
import { localOf } from '../shared/natal.ts'
import { MIDDLE_DAY, monthsOfLife } from '../shared/personal-year.ts'
import {
  AyanamshaName,
  decimals,
  Graha,
  House,
  Lord,
  Placement,
  placement,
  planetFields,
  planetRow,
  Sign,
} from '../shared/shapes.ts'
import { ascendantText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'
import {
  AnnualReturnMoment,
  annualReturnMoment,
  birthAndYears,
  Mudda,
  Muntha,
  muddaRows,
  munthaObject,
  munthaOf,
  officesOf,
  Panchadhikari,
  panchadhikari,
  Sahams,
  sahamRows,
  TargetYear,
  tajikaChart,
  tajikaYogaRows,
  Yogas,
  yearRulers,
} from './parts/annual.ts'
import { annualEvents } from './parts/annual-events.ts'

/** The muntha moves a twelfth of a sign a month. */
const MUNTHA_MONTH = 2.5
/** The index of the month by which the calendar months are laid beside those of the annual chart. */
const SIXTH = 5

const choices = choosing('sunrise')

export default capability({
  slug: 'varshaphal',
  title: 'Varshaphal',
  summary: 'The chart of a year of life: solar return, muntha, year lord, sahams, months, mudda dasha, yogas.',
  keywords: 'annual birthday chart indian vedic solar return year',
  weight: 'heavy',
  method:
    "The chart is cast for the return of the Sun to its natal sidereal longitude, at the birthplace. Muntha is the natal ascendant, moved by one sign a year. The ruler of the year is the strongest office holder by pancha vargiya among those that aspect the ascendant. Months start at every 30 degrees of the Sun; the lords of the year and of the month’s ascendant are also candidates for the month lord, and the muntha moves 2°30' a month. The texts take the use of a month, to begin, to wait or to rest, from the calendar months of yearly-personal-forecast. Sources: Tajika Neelakanthi; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 27 to 31; K. S. Charak, Varshaphala.",
  input: birthWithNode({
    datetime: localDateTime(ANNUAL_DAYS),
    ...choices.input,
    format: TextFormatInput,
    target_year: TargetYear,
  }),
  data: t.Object({
    ayanamsha: AyanamshaName,
    target_year: t.Integer(),
    return_moment: AnnualReturnMoment,
    method: oneOf(['sidereal-solar-return']),
    ascendant: Placement,
    planets: rows(
      t.Object({
        ...planetFields,
        pancha_vargiya: nullable(
          t.Number({
            minimum: 0,
            maximum: 20,
            description: 'Strength by five dignities, 0 to 20; null for the nodes.',
          }),
        ),
        harsha_bala: nullable(
          t.Number({
            minimum: 0,
            maximum: 20,
            description: 'Strength by joy (harsha bala), 0 to 20; null for the nodes.',
          }),
        ),
        natal_house: t.Integer({ minimum: 1, maximum: 12, description: 'House counted from the natal ascendant.' }),
      }),
      9,
    ),
    summary: t.String({ description: 'The subject of the year in words, by the muntha and the lord of the year.' }),
    muntha: Muntha,
    panchadhikari: Panchadhikari,
    sahams: Sahams,
    maasa_charts: rows(
      t.Object({
        month: t.Integer({ minimum: 1, maximum: 12 }),
        moment: t.Object({ local: LocalMoment, utc: Utc }),
        ascendant: Placement,
        planets: rows(t.Object({ name: Graha, sign: Sign, house: House, degree: t.Number() }), 9),
        muntha_sign: Sign,
        month_lord: Lord,
        text: t.String({ description: 'The month in words, with its part in the year.' }),
      }),
      12,
    ),
    mudda_dasha: Mudda,
    tajika_yogas: Yogas,
    ...choices.data,
    text: TextField,
  }),
  example: { ...independence, target_year: 1997 },
}).compute(async (input, world) => {
  const { sky } = world
  const born = birthAndYears(input, world)
  const { chart: birth, site, moment, years } = born
  const { zone } = moment
  const at = tajikaSolarReturn(birth, years, sky)
  const { year } = localOf(at, zone)
  if (year !== input.target_year)
    world.warn(
      'nearest_taken',
      `Sidereal years are longer than calendar years: the return that completes ${years} years falls in ${year}.`,
    )
  const annual = tajikaChart(rasiChart(at, site, input, sky), sky)
  const { chart } = annual
  const muntha = munthaOf(birth, years)
  const rulers = yearRulers(muntha, birth, annual)
  const { months, nextReturn } = solarReturnMonths(birth, at, sky)
  const strength = panchaVargiyas(chart)

  const maasa = (from: (typeof months)[number], index: number) => {
    const monthly = index === 0 ? annual : tajikaChart(rasiChart(from, site, input, sky), sky)
    const monthMuntha = point(sidereal(muntha.longitude + MUNTHA_MONTH * index))
    const offices = officesOf(monthMuntha, birth, chart.ascendant, monthly)
    const month = monthly.chart
    const monthLagnaLord = lordOf(month.ascendant.sign)
    const { lord } = ruler({ ...offices, year_lord: rulers.ruler.lord, month_lagna_lord: monthLagnaLord }, monthly)
    return {
      month: index + 1,
      moment: { local: isoLocal(from, zone), utc: isoUtc(from) },
      ascendant: placement(month.ascendant),
      planets: month.planets.map(({ name, sign, house, degree }) => ({
        name: name as (typeof GRAHAS)[number],
        sign: signName(sign),
        house,
        degree: decimals(degree),
      })),
      muntha_sign: signName(monthMuntha.sign),
      month_lord: lord,
      muntha_house: houseFrom(month.ascendant.sign, monthMuntha.sign),
    }
  }
  const ofMonths = months.map(maasa)
  const periods = mudda(birth.graha.Moon.longitude, years, { from: at, to: nextReturn })
  const eventIn = annualEvents({ annual: chart, periods, year: { from: at, to: nextReturn }, zone }, sky)
  const dayOf = (moment: JulianDay) => dayOfMonth(localAt(moment, zone))
  const [ownPeriod] = periods
    .filter(({ ruler }) => ruler === rulers.ruler.lord)
    .toSorted((one, other) => other.years - one.years)
  // Twelve calendar months in a row: each holds the middle of its month of the annual chart, or a day beside it.
  const sixth = localOf(plusDays(months[SIXTH]!, MIDDLE_DAY), zone)
  const middles = months.map((_, i) => {
    const count = 12 * sixth.year + sixth.month - 1 + i - SIXTH
    return utcNoon({ year: Math.floor(count / 12), month: (count % 12) + 1, day: MIDDLE_DAY })
  })
  const calendarMonth = monthsOfLife(born, world)
  const calendar = middles.map(calendarMonth)
  const reading = {
    years,
    muntha: houseFrom(chart.ascendant.sign, muntha.sign),
    lord: rulers.ruler.lord,
    lordHouse: chart.graha[rulers.ruler.lord].house,
    period: ownPeriod
      ? {
          first: dayOf(ownPeriod.start),
          last: dayOf(plusDays(ownPeriod.end, -1)),
          rests: calendar.flatMap((month, i) =>
            month?.use === 'rest' && middles[i]! > ownPeriod.start && middles[i]! < ownPeriod.end ? [month.name] : [],
          ),
        }
      : null,
    months: ofMonths.map(({ muntha_house }, i) => {
      const span = { from: months[i]!, to: months[i + 1] ?? nextReturn }
      return {
        muntha: muntha_house,
        first: dayOf(span.from),
        last: dayOf(plusDays(span.to, -1)),
        event: eventIn(span),
        calendar: calendar[i]!,
      }
    }),
  }
  const monthTexts = await annualMonths(reading)

  return {
    ayanamsha: chart.ayanamsha.id,
    target_year: input.target_year,
    return_moment: annualReturnMoment(at, zone),
    method: 'sidereal-solar-return' as const,
    ascendant: placement(chart.ascendant),
    planets: chart.planets.map((planet) => ({
      ...planetRow(planet),
      pancha_vargiya: isLord(planet.name) ? decimals(strength[planet.name], 2) : null,
      harsha_bala: isLord(planet.name) ? harshaBala(planet.name, annual) : null,
      natal_house: houseFrom(birth.ascendant.sign, planet.sign),
    })),
    summary: await annualSummary(reading),
    muntha: munthaObject(muntha, chart),
    panchadhikari: panchadhikari(rulers),
    sahams: sahamRows(annual),
    maasa_charts: ofMonths.map(({ muntha_house: _, ...month }, i) => ({
      ...month,
      text: monthTexts[i]!,
    })),
    mudda_dasha: muddaRows(periods, zone),
    tajika_yogas: tajikaYogaRows(annual),
    ...choices.of(input),
    ...textField(
      input.format,
      siderealHeading(`Varshaphal ${input.target_year} (${withCalendar(isoLocal(at, zone))}) of the birth`, born),
      () => [
        placedSection('Planets', ascendantText(chart.ascendant), chart.planets.map(planetRow)),
        {
          title: 'Muntha and year lord',
          lines: [`Muntha ${signName(muntha.sign)}`, `Year lord ${rulers.ruler.lord}`],
          short: [`Muntha ${signName(muntha.sign)}`, `Year lord ${rulers.ruler.lord}`],
        },
      ],
    ),
  }
})
