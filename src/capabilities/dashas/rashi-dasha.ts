import { invalid } from '../../faults.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { RASHI_DASHAS, RASHI_SYSTEMS } from '../../jyotish/dashas/rashi-dashas.ts'
import { type DashaSign, signDasha } from '../../jyotish/dashas/sign-dashas.ts'
import { brahma } from '../../jyotish/jaimini/special-planets.ts'
import { point } from '../../jyotish/points.ts'
import { sreeLagna } from '../../jyotish/special-lagnas.ts'
import { oneOf, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import {
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
import { Ayanamsha, ayanamshaObject, Sign } from '../shared/shapes.ts'

const sign = { sign: Sign }

/** Options of drig dasha only. */
const DRIG = ['drig_rule', 'drig_antardashas', 'drig_dual_ascendant'] as const
const choices = choosing(...DRIG, 'karakas', 'node_exaltation', 'positions')

export default capability({
  slug: 'rashi-dasha',
  title: 'Rashi dasha',
  summary:
    'Ten further dashas of signs: sudasa, drig, shoola, niryana shoola, sthira, trikona, kendradi, yogardha, chakra.',
  weight: 'standard',
  method:
    'Source: Jaimini Upadesa Sutras 2.3-2.4 and BPHS ch. 46, in the forms of P. V. R. Narasimha Rao, ch. 19-23. Sudasa starts from Sree Lagna, drig from the 9th, 10th and 11th by rashi drishti, sthira from Brahma, and the others from the stronger of two or three houses. With a dual ascendant drig repeats two signs and omits two, unless `drig_dual_ascendant` selects otherwise. The years are 9 in shoola; 7, 8 and 9 for movable, fixed and dual signs in sthira and niryana shoola; otherwise the count from a sign to its lord. Second cycles give the rest of 12; systems without a second cycle repeat up to 120 years. The first dasha starts at birth without a balance.',
  input: birthWithNode({
    ...choices.input,
    system: oneOf(RASHI_DASHAS),
    levels: levelsUpTo(3, 2),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    system: oneOf(RASHI_DASHAS),
    seed: t.Object({ sign: Sign, reason: t.String() }),
    direction: oneOf(['direct', 'reverse', 'mixed']),
    year_length: YearLengthInDays,
    current: currentPeriods(sign, TWO_LEVELS),
    periods: periodTree(sign, 3),
    ...choices.data,
  }),
  example: { ...independence, system: 'drig' },
  varies: true,
}).compute(async (input, world) => {
  const stray = input.system === 'drig' ? undefined : DRIG.find((name) => input[name] != null)
  if (stray)
    throw invalid(stray, `\`${stray}\` is only allowed with the system drig; it is not allowed with ${input.system}.`)
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const brahmas = brahma(chart)?.planet
  const rashi = RASHI_SYSTEMS[input.system]({
    ascendant: chart.ascendant.sign,
    seats: chart.graha,
    sreeLagna: point(sreeLagna(chart.ascendant.longitude, chart.graha.Moon.longitude)),
    karakas: chart.karakas,
    drig: input,
    brahma: brahmas ? chart.graha[brahmas].sign : null,
  })
  if (!rashi)
    throw invalid('system', `${input.system} begins at the sign of Brahma, but this chart has no Brahma planet.`)
  const dasha = inYears(
    signDasha(moment.jd, year.days, rashi.sequence, rashi.antardashas),
    input.year_length,
    chart,
    world.sky,
  )
  const show = ({ ruler }: DashaSpan<DashaSign>) => ({ sign: signName(ruler.sign) })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    system: input.system,
    seed: { sign: signName(rashi.seed.sign), reason: rashi.seed.reason },
    direction: ({ 1: 'direct', '-1': 'reverse', 0: 'mixed' } as const)[rashi.step],
    year_length: year,
    current: currentObject(dasha, input.system, show, TWO_LEVELS, moment, world),
    periods: await periodRows(dasha, show, periodBounds(input, 2, moment, world), moment, world.yieldIfDue),
    ...choices.of(input),
  }
})
