import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { starDasha } from '../../jyotish/dashas/star-dashas.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { YOGINI, YOGINI_LORDS, YOGINIS, type YoginiName } from '../../jyotish/dashas/yogini.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import {
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
import { Ayanamsha, ayanamshaObject, decimals, Graha, Star } from '../shared/shapes.ts'

const ruler = { yogini: oneOf(YOGINIS), lord: Graha }
const THREE_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const

const choices = choosing('positions')

export default capability({
  slug: 'yogini-dasha',
  title: 'Yogini dasha',
  summary: 'The 36-year cycle of the eight yoginis from the Moon’s nakshatra.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Source: Rudrayamala tradition; BPHS ch. 46. The number of the Moon’s nakshatra plus three, modulo eight, gives the yogini: 1 is Mangala, 0 is Sankata. The part of the nakshatra that the Moon has passed is the elapsed part at birth. A sub-period of B in A lasts years(A) x years(B) / 36, and the first belongs to A.',
  input: birthWithNode({
    ...choices.input,
    levels: levelsUpTo(6, 2),
    cycles: maybe(t.Integer({ minimum: 1, maximum: 4, default: 3, description: 'Cycles of 36 years.' })),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    seed: t.Object({
      nakshatra: Star,
      nakshatra_number: t.Integer({ minimum: 1, maximum: 27 }),
      ...ruler,
      fraction_elapsed: t.Number({ minimum: 0, maximum: 1, description: 'Elapsed fraction of nakshatra and period.' }),
    }),
    year_length: YearLengthInDays,
    balance_at_birth: balanceOf(ruler),
    current: currentPeriods(ruler, THREE_LEVELS),
    periods: periodTree(ruler, 6),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const moon = chart.graha.Moon
  const dasha = inYears(
    starDasha(YOGINI, moon.longitude, moment.jd, year.days, input.cycles ?? 3),
    input.year_length,
    chart,
    world.sky,
  )
  const show = ({ ruler }: Pick<DashaSpan<YoginiName>, 'ruler'>) => ({ yogini: ruler, lord: YOGINI_LORDS[ruler] })
  const first = show(dasha.mahadashas[0]!)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    seed: {
      nakshatra: NAKSHATRAS[moon.nakshatra]!,
      nakshatra_number: moon.nakshatra + 1,
      ...first,
      fraction_elapsed: decimals(dasha.start.elapsed, 9),
    },
    year_length: year,
    balance_at_birth: { ...first, ...yearsMonthsDays(dasha.balance) },
    current: currentObject(dasha, 'yogini', show, THREE_LEVELS, moment, world),
    periods: await periodRows(dasha, show, periodBounds(input, 2, moment, world), moment, world.yieldIfDue),
    ...choices.of(input),
  }
})
