import { invalid } from '../../faults.ts'
import { type DashaSpan, subPeriods } from '../../jyotish/dashas/periods.ts'
import { SEED_POINTS, seedOf } from '../../jyotish/dashas/seeds.ts'
import type { StarDasha } from '../../jyotish/dashas/star-dashas.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { GRAHAS, type Graha } from '../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
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

/** The periods inside the one at the end of a path of lords. */
const inside = (dasha: StarDasha<Graha>, path: readonly Graha[]): DashaSpan<Graha>[] => {
  let row = dasha.mahadashas
  for (const [i, name] of path.entries()) {
    const period = row.find(({ ruler }) => ruler === name)!
    if (period.end <= dasha.birth)
      throw invalid('path', `The ${ALL_LEVELS[i]} of ${name} in this path ended before birth.`)
    row = subPeriods(dasha, period)
  }
  return row
}

const choices = choosing('positions')

export default capability({
  slug: 'vimshottari-dasha',
  title: 'Vimshottari dasha',
  summary: 'The 120-year cycle of nine lords from the nakshatra of the Moon or another seed, to six levels.',
  keywords: 'dashas mahadasha antardasha periods life list',
  weight: 'heavy',
  withoutTime: 'sampled',
  method:
    'Source: BPHS ch. 46. The first mahadasha belongs to the lord of the seed nakshatra. The part of the nakshatra that has been passed is the elapsed part at birth. A sub-period of B in A lasts years(A) x years(B) / 120, and the first belongs to A itself. The seeds kshema, utpanna and adhana use the 4th, 5th and 8th nakshatra from the Moon’s at the same fraction.',
  input: birthWithNode({
    ...choices.input,
    levels: levelsUpTo(6, 3),
    seed: maybe(oneOf(SEED_POINTS, { default: 'moon', description: 'Point that gives the first lord.' })),
    year_length: YEAR_LENGTH,
    path: maybe(
      t.Array(oneOf(GRAHAS), {
        maxItems: 5,
        description: 'Lords from the mahadasha down: only the periods inside that one, `levels` deep.',
      }),
    ),
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    seed: t.Object({
      point: oneOf(SEED_POINTS),
      longitude: t.Number({ description: 'Sidereal longitude.' }),
      nakshatra: Star,
      nakshatra_number: t.Integer({ minimum: 1, maximum: 27 }),
      lord: GrahaName,
      fraction_elapsed: t.Number({ minimum: 0, maximum: 1, description: 'Elapsed fraction of nakshatra and period.' }),
    }),
    year_length: YearLengthInDays,
    balance_at_birth: balanceOf(lord),
    current: currentPeriods(lord, ALL_LEVELS),
    periods: periodTree(lord, 6),
    ...choices.data,
  }),
  example: { ...independence, levels: 2 },
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const point = input.seed ?? 'moon'
  const seed = seedOf(point, chart)
  const dasha = inYears(
    vimshottari(seed.longitude, moment.jd, input.year_length ?? 'julian'),
    input.year_length,
    chart,
    world.sky,
  )
  const show = ({ ruler }: DashaSpan<Graha>) => ({ lord: ruler })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    seed: {
      point,
      longitude: decimals(seed.longitude),
      nakshatra: NAKSHATRAS[seed.nakshatra]!,
      nakshatra_number: seed.nakshatra + 1,
      lord: nakshatraLord(seed.nakshatra),
      fraction_elapsed: decimals(dasha.start.elapsed, 9),
    },
    year_length: yearLength(input.year_length),
    balance_at_birth: { lord: dasha.mahadashas[0]!.ruler, ...yearsMonthsDays(dasha.balance) },
    current: currentObject(dasha, 'vimshottari', show, ALL_LEVELS, moment, world),
    periods: await periodRows(
      dasha,
      show,
      periodBounds(input, 3, moment, world),
      moment,
      world.yieldIfDue,
      inside(dasha, input.path ?? []),
    ),
    ...choices.of(input),
  }
})
