import { GATIS, kalachakra, type WheelSign } from '../../jyotish/dashas/kalachakra.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { oneOf, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
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
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals, Sign, Star } from '../shared/shapes.ts'

const sign = { sign: Sign }

const choices = choosing('kalachakra_school', 'positions')

export default capability({
  slug: 'kalachakra-dasha',
  title: 'Kalachakra dasha',
  summary: 'Nine sign periods of Kalachakra from the Moon’s pada, with deha, jiva and leaps.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 46. The pada of the Moon gives nine signs and a span of years (paramayus). The part of the pada that the Moon has passed is the elapsed part of that span; the row of the next pada follows until nine dashas are given. Antardashas are the nine signs of the wheel from the position of the dasha, in proportion to their years; deeper levels use the same nine. `kalachakra_school` selects other rules: antardashas within the row of the pada, or Raghavacharya’s dashas of the nine navamshas from the Moon’s own, the first by the rest of its navamsha, each divided by the row of its pada.',
  input: birthWithNode({
    ...choices.input,
    levels: levelsUpTo(4, 2),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    seed: t.Object({
      nakshatra: Star,
      pada: t.Integer({ minimum: 1, maximum: 4 }),
      group: oneOf(['savya', 'apasavya']),
      deha: Sign,
      jiva: Sign,
      paramayus: t.Integer({
        description: 'Total years of the row of the pada, or of the nine navamshas in the school of Raghavacharya.',
      }),
      fraction_elapsed: t.Number({
        minimum: 0,
        maximum: 1,
        description: 'Elapsed fraction of the pada and paramayus.',
      }),
    }),
    year_length: YearLengthInDays,
    balance_at_birth: balanceOf(sign),
    current: currentPeriods(sign, TWO_LEVELS),
    periods: periodTree(
      {
        ...sign,
        gati: oneOf(GATIS, { description: 'Movement from this sign to the next.' }),
      },
      4,
    ),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const moon = chart.graha.Moon
  const dasha = inYears(
    kalachakra(moon, moment.jd, year.days, input.kalachakra_school ?? undefined),
    input.year_length,
    chart,
    world.sky,
  )
  const show = ({ ruler }: DashaSpan<WheelSign>) => ({ sign: signName(ruler.sign) })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    seed: {
      nakshatra: NAKSHATRAS[moon.nakshatra]!,
      pada: moon.pada,
      group: dasha.group,
      deha: signName(dasha.deha),
      jiva: signName(dasha.jiva),
      paramayus: dasha.paramayus,
      fraction_elapsed: decimals(dasha.elapsed, 9),
    },
    year_length: year,
    balance_at_birth: { ...show(dasha.mahadashas[0]!), ...yearsMonthsDays(dasha.balance) },
    current: currentObject(dasha, 'kalachakra', show, TWO_LEVELS, moment, world),
    periods: await periodRows(
      dasha,
      (period) => ({ ...show(period), gati: period.ruler.gati }),
      periodBounds(input, 2, moment, world),
      moment,
      world.yieldIfDue,
    ),
    ...choices.of(input),
  }
})
