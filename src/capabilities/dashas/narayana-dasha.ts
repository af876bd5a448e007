import type { RasiChart } from '../../jyotish/chart.ts'
import type { DashaSpan } from '../../jyotish/dashas/periods.ts'
import { type DashaSign, narayana, PROGRESSIONS } from '../../jyotish/dashas/sign-dashas.ts'
import { dashaLord } from '../../jyotish/dashas/sign-years.ts'
import type { DegreeSeats } from '../../jyotish/stronger-of-two.ts'
import { vargaSeats } from '../../jyotish/varga-seats.ts'
import { VARGAS, type Varga } from '../../jyotish/vargas.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { type SignIndex, signName, signOfHouse } from '../../zodiac/signs.ts'
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

/**
 * Positions in a varga, and its lagna for this dasha: in D1 the ascendant; in Dn the sign that holds there the lord of the nth house of D1,
 * modulo twelve (P. V. R. Narasimha Rao, ch. 18).
 */
const inVarga = (chart: RasiChart, code: Varga): { lagna: SignIndex; seats: DegreeSeats } => {
  const { lagna, seats } = vargaSeats(chart, code)
  if (code === 'D1') return { lagna, seats }
  const house = Number(code.slice(1)) % 12 || 12
  return { lagna: seats[dashaLord(signOfHouse(chart.ascendant.sign, house), chart.graha)].sign, seats }
}

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'narayana-dasha',
  title: 'Narayana dasha',
  summary: 'The padakrama sign dasha of the rashi chart or a varga, in two cycles.',
  weight: 'standard',
  method:
    'Source: BPHS ch. 46 (padakrama) as read by P. V. R. Narasimha Rao, ch. 18. The seed is the stronger of the ascendant and the 7th; in a varga the ascendant is the sign that holds the lord of the house with the number of the varga. Movable seeds proceed sign by sign, fixed ones by every sixth sign, dual ones by trines, and forward when the 9th is odd-footed. Saturn in the seed makes the order regular and forward; Ketu reverses it. The years are the count from a sign to its lord less one, 12 for a lord in its own sign, plus one if exalted, minus one if debilitated. The second cycle gives the rest of 12.',
  input: birthWithNode({
    ...choices.input,
    code: maybe(oneOf(VARGAS, { default: 'D1', description: 'Divisional chart on which the dasha is computed.' })),
    levels: levelsUpTo(3, 2),
    year_length: YEAR_LENGTH,
    ...WITHIN,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: oneOf(VARGAS),
    seed: t.Object({
      sign: Sign,
      compared: rows(Sign, 2),
      rule: t.String({ description: 'Rule that decides between the two signs: the first in which they differ.' }),
    }),
    progression: oneOf(PROGRESSIONS),
    year_length: YearLengthInDays,
    current: currentPeriods(sign, TWO_LEVELS),
    periods: periodTree({ ...sign, cycle: t.Integer({ minimum: 1, maximum: 2 }) }, 3),
    ...choices.data,
  }),
  example: independence,
  varies: true,
}).compute(async (input, world) => {
  const { chart, moment } = natal(input, world)
  const year = yearLength(input.year_length)
  const code = input.code ?? 'D1'
  const { lagna, seats } = inVarga(chart, code)
  const dasha = inYears(narayana(lagna, seats, moment.jd, year.days), input.year_length, chart, world.sky)
  const show = ({ ruler }: DashaSpan<DashaSign>) => ({ sign: signName(ruler.sign) })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    seed: {
      sign: signName(dasha.seed.sign),
      compared: dasha.seed.compared.map(signName),
      rule: dasha.seed.rule,
    },
    progression: dasha.progression,
    year_length: year,
    current: currentObject(dasha, 'narayana', show, TWO_LEVELS, moment, world),
    periods: await periodRows(
      dasha,
      (period) => ({ ...show(period), cycle: period.ruler.cycle }),
      periodBounds(input, 2, moment, world),
      moment,
      world.yieldIfDue,
    ),
    ...choices.of(input),
  }
})
