import { ASHTOTTARI, ASHTOTTARI_SCHEMES, rahuFromAscendantLord } from '../../jyotish/dashas/ashtottari.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { starDasha } from '../../jyotish/dashas/star-dashas.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { type Graha, lordOf } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import {
  ALL_LEVELS,
  balanceOf,
  currentObject,
  currentPeriods,
  inYears,
  levelsUpTo,
  periodBounds,
  periodRows,
  periodTree,
  WITHIN,
  YEAR_LENGTH,
  YearLengthInDays,
  yearLength,
} from '../shared/dasha-periods.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha as GrahaName, Star } from '../shared/shapes.ts'

const lord = { lord: GrahaName }

const choices = choosing('positions')

export default capability({
  slug: 'ashtottari-dasha',
  title: 'Ashtottari dasha',
  summary: 'The 108-year cycle of eight lords from the Moon’s nakshatra group.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Eight lords rule groups of four or three nakshatras, which start at Ardra or Krittika (BPHS ch. 46). The part of the group’s arc that the Moon has passed is the elapsed part of the first dasha. Abhijit is not counted separately. Sub-periods are proportional to years / 108 and begin with the dasha lord. The system is meant for charts in which Rahu is not in the ascendant and stands in 1, 4, 5, 7, 9 or 10 from the ascendant lord.',
  input: birthWithNode({
    ...choices.input,
    levels: levelsUpTo(6, 2),
    year_length: YEAR_LENGTH,
    start_scheme: maybe(
      oneOf(ASHTOTTARI_SCHEMES, { default: 'ardra', description: "Nakshatra at which the Sun's group begins." }),
    ),
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    applicable: t.Object({ applicable: t.Boolean(), reason: t.String() }),
    seed: t.Object({
      nakshatra: Star,
      group_lord: GrahaName,
      fraction_elapsed: t.Number({ minimum: 0, maximum: 1, description: "Elapsed fraction of the group's arc." }),
    }),
    year_length: YearLengthInDays,
    balance_at_birth: balanceOf(lord),
    current: currentPeriods(lord, ALL_LEVELS),
    periods: periodTree(lord, 6),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const moon = chart.graha.Moon
  const dasha = inYears(
    starDasha(ASHTOTTARI[input.start_scheme ?? 'ardra'], moon.longitude, moment.jd, year.days),
    input.year_length,
    chart,
    world.sky,
  )
  const first = dasha.mahadashas[0]!.ruler
  const { house, inAscendant, applicable } = rahuFromAscendantLord(chart.ascendant.sign, chart.graha)
  const show = ({ ruler }: DashaSpan<Graha>) => ({ lord: ruler })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    applicable: {
      applicable,
      reason: inAscendant
        ? 'Rahu is in the ascendant.'
        : `Rahu is in house ${house} from ${lordOf(chart.ascendant.sign)}, the lord of the ascendant.`,
    },
    seed: {
      nakshatra: NAKSHATRAS[moon.nakshatra]!,
      group_lord: first,
      fraction_elapsed: decimals(dasha.start.elapsed, 9),
    },
    year_length: year,
    balance_at_birth: { lord: first, ...yearsMonthsDays(dasha.balance) },
    current: currentObject(dasha, 'ashtottari', show, ALL_LEVELS, moment, world),
    periods: await periodRows(dasha, show, periodBounds(input, 2, moment, world), moment, world.yieldIfDue),
    ...choices.of(input),
  }
})
