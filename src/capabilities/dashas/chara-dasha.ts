import { CHARA, CHARA_METHODS, chara } from '../../jyotish/dashas/chara.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import type { DashaSign } from '../../jyotish/dashas/sign-dashas.ts'
import { maybe, oneOf, t } from '../../schema.ts'
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
import { Ayanamsha, ayanamshaObject, Graha, Sign } from '../shared/shapes.ts'

const sign = { sign: Sign }

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'chara-dasha',
  title: 'Chara dasha',
  summary: 'Twelve sign periods from the ascendant, each as long as the count from the sign to its lord.',
  weight: 'standard',
  method:
    'Source: Jaimini Upadesa Sutras 1.1. The dashas begin at the ascendant and run forward when the 9th sign from it is odd-footed. The years are the count from a sign to its lord less one, forward for odd-footed signs and backward for the others; a lord in its own sign gives 12. School `kn-rao` (Predicting through Jaimini’s Chara Dasha): of two lords it takes the one outside its own sign, then the one with more planets, then the one with the higher degree; antardashas begin with the next sign and end with the dasha sign. School `parashara`: an exalted lord adds a year, a debilitated one subtracts a year, and the stronger of two lords counts; antardashas begin with the dasha sign. The first dasha starts at birth without a balance.',
  input: birthWithNode({
    ...choices.input,
    method: maybe(oneOf(CHARA_METHODS, { default: 'kn-rao' })),
    levels: levelsUpTo(3, 2),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    method: oneOf(CHARA_METHODS),
    direction: oneOf(['direct', 'reverse']),
    year_length: YearLengthInDays,
    current: currentPeriods(sign, TWO_LEVELS),
    periods: periodTree({ ...sign, lord: Graha, lord_sign: Sign }, 3),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const method = input.method ?? 'kn-rao'
  const dasha = inYears(
    chara(chart.ascendant.sign, chart.graha, moment.jd, year.days, method),
    input.year_length,
    chart,
    world.sky,
  )
  const show = ({ ruler }: DashaSpan<DashaSign>) => ({ sign: signName(ruler.sign) })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    method,
    direction: dasha.step === 1 ? ('direct' as const) : ('reverse' as const),
    year_length: year,
    current: currentObject(dasha, 'chara', show, TWO_LEVELS, moment, world),
    periods: await periodRows(
      dasha,
      (period) => {
        const lord = CHARA[method].lord(period.ruler.sign, chart.graha)
        return { ...show(period), lord, lord_sign: signName(chart.graha[lord].sign) }
      },
      periodBounds(input, 2, moment, world),
      moment,
      world.yieldIfDue,
    ),
    ...choices.of(input),
  }
})
