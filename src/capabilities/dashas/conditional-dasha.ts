import { CONDITIONAL, CONDITIONAL_SYSTEMS, conditionalCycles } from '../../jyotish/dashas/conditional.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { starDasha } from '../../jyotish/dashas/star-dashas.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
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
  TWO_LEVELS,
  WITHIN,
  YEAR_LENGTH,
  YearLengthInDays,
  yearLength,
} from '../shared/dasha-periods.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOfBirth, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Graha as GrahaName, Star } from '../shared/shapes.ts'

const lord = { lord: GrahaName }
const System = oneOf(CONDITIONAL_SYSTEMS)

const choices = choosing('sunrise', 'positions')

export default capability({
  slug: 'conditional-dasha',
  title: 'Conditional dasha',
  summary: 'One of the eight conditional dashas, and which of them apply to the birth.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 46. The count to the Moon’s nakshatra, both ends included, modulo the number of lords gives the first lord. The part of the nakshatra that the Moon has passed is the elapsed part; in shashtihayani it is the part of the group’s arc, in 28 nakshatras with Abhijit. Sub-periods are proportional to the years and begin with the dasha lord. The rounds repeat up to 120 years. Without `system` the first system whose condition holds is used. Day and night follow the local sunrise and sunset.',
  input: birthWithNode({
    ...choices.input,
    system: maybe(
      oneOf(CONDITIONAL_SYSTEMS, {
        description: 'Dasha system; default: the first that applies, else dwisaptati-sama.',
      }),
    ),
    levels: levelsUpTo(4, 2),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    system: System,
    applicability: rows(
      t.Object({
        system: System,
        applicable: nullable(
          t.Boolean({
            description:
              'True if the dasha applies; null if the condition needs day or night and the Sun does not rise or set.',
          }),
        ),
        condition: t.String(),
      }),
      CONDITIONAL_SYSTEMS.length,
    ),
    seed: t.Object({
      nakshatra: Star,
      count: t.Integer({
        minimum: 1,
        description: 'Number of nakshatras counted; for shashtihayani the number of the group from Ashwini.',
      }),
      lord: GrahaName,
      fraction_elapsed: t.Number({ minimum: 0, maximum: 1, description: 'Elapsed fraction of the first period.' }),
    }),
    year_length: YearLengthInDays,
    balance_at_birth: balanceOf(lord),
    current: currentPeriods(lord, TWO_LEVELS),
    periods: periodTree(lord, 4),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const year = yearLength(input.year_length)
  const moon = chart.graha.Moon
  const day = dayOfBirth(birth, 'whether shattrimsha-sama is applicable is', world)
  const applicability = CONDITIONAL_SYSTEMS.map((system) => ({
    system,
    applicable: CONDITIONAL[system].applies({ chart, byDay: day?.isDay ?? null }),
    condition: CONDITIONAL[system].condition,
  }))
  const system = input.system ?? applicability.find(({ applicable }) => applicable)?.system ?? 'dwisaptati-sama'
  const rule = CONDITIONAL[system]
  const dasha = inYears(
    starDasha(rule, moon.longitude, moment.jd, year.days, conditionalCycles(rule)),
    input.year_length,
    chart,
    world.sky,
  )
  const first = dasha.mahadashas[0]!.ruler
  const show = ({ ruler }: DashaSpan<Graha>) => ({ lord: ruler })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    system,
    applicability,
    seed: {
      nakshatra: NAKSHATRAS[moon.nakshatra]!,
      count: rule.count(moon.longitude),
      lord: first,
      fraction_elapsed: decimals(dasha.start.elapsed, 9),
    },
    year_length: year,
    balance_at_birth: { lord: first, ...yearsMonthsDays(dasha.balance) },
    current: currentObject(dasha, system, show, TWO_LEVELS, moment, world),
    periods: await periodRows(dasha, show, periodBounds(input, 2, moment, world), moment, world.yieldIfDue),
    ...choices.of(input),
  }
})
