import { lordOf } from '../../../jyotish/grahas.ts'
import { type Varga, vargaSeat, vargaSeatOf } from '../../../jyotish/vargas.ts'
import { compose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import type { TraitFitter } from '../../../readings/traits.ts'
import { clockText } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { joinWords } from '../../../wording.ts'
import { siderealOf } from '../../../zodiac/longitude.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import type { Grounded } from '../cited-facts.ts'
import type { Natal } from '../natal.ts'

/** Parts of a reading that depend on the minute of the birth, so that twins do not get the same text. */

const SOURCE = 'vedic-charts/divisional-chart'
const MINUTES_IN_DAY = 1440
const THIRDS = ['first', 'middle', 'last'] as const

type MinuteChart = 'navamsha' | 'dashamsha' | 'sixtieth'
const VARGA_OF: Record<MinuteChart, Varga> = { navamsha: 'D9', dashamsha: 'D10', sixtieth: 'D60' }

/** Births farther apart are not searched, minutes. */
const MOST_MINUTES = 40
const IN_WORDS: Record<MinuteChart, string> = {
  navamsha: 'the navamsha',
  dashamsha: 'the dashamsha',
  sixtieth: 'the sixtieth chart',
}

/** The first and the last minute of birth with the same rising sign in a divisional chart; null if it stays for long. */
const minutesWith = (
  varga: Varga,
  { chart, moment, site }: Pick<Natal, 'chart' | 'moment' | 'site'>,
  { sky }: Pick<World, 'sky'>,
): readonly [JulianDay, JulianDay] | null => {
  const signAt = (at: JulianDay) =>
    vargaSeat(siderealOf(sky.angles(at, site).ascendant, chart.ayanamsha.degrees), varga).sign
  const own = signAt(chart.at)
  const lastIn = (direction: 1 | -1): number | null => {
    for (let minutes = 1; minutes <= MOST_MINUTES; minutes++)
      if (signAt(plusDays(chart.at, (direction * minutes) / MINUTES_IN_DAY)) !== own) return direction * (minutes - 1)
    return null
  }
  const [from, to] = [lastIn(-1), lastIn(1)]
  return from === null || to === null
    ? null
    : [plusDays(moment.jd, from / MINUTES_IN_DAY), plusDays(moment.jd, to / MINUTES_IN_DAY)]
}

/** The statement on births at other minutes, with the minutes in which the following passages hold. */
const sharedText = (
  born: Pick<Natal, 'chart' | 'moment' | 'site'>,
  charts: readonly MinuteChart[],
  world: Pick<World, 'sky'>,
): Grounded => {
  const { chart, moment } = born
  const { sign, degree } = chart.ascendant
  const name = signName(sign)
  const third = THIRDS[Math.min(2, Math.floor(degree / 10))]!
  const fact: Fact = {
    id: 'D1.lagna.degree',
    kind: 'position',
    text: `The ascendant is at ${degree.toFixed(2)}° of ${name}.`,
    value: Number(degree.toFixed(2)),
    source: 'vedic-charts/birth-chart',
  }
  const clock = (at: JulianDay) => clockText(localAt(at, moment.zone))
  const spans = charts.flatMap((each) => {
    const span = minutesWith(VARGA_OF[each], born, world)
    if (!span) return []
    const [from, to] = span.map(clock) as [string, string]
    return [`${IN_WORDS[each]} for births ${from === to ? `at ${from}` : `from ${from} to ${to}`}`]
  })
  return {
    text: [
      `You were born while the ${third} third of ${name} was rising.`,
      `What is said of ${name} and of the houses is also true of a twin of yours, or of anybody born there in that hour.`,
      ...(spans.length > 0
        ? [`What follows holds for a few minutes only: ${joinWords(spans)}.`]
        : ['What follows changes with the minute.']),
    ].join(' '),
    because: [fact],
  }
}

/** The passages on the rising signs of these divisional charts. */
const minuteFacts = async ({ chart }: Pick<Natal, 'chart'>, charts: readonly MinuteChart[]): Promise<FactText[]> => {
  const texts = await corpus('birth-minute')
  return charts.map((name, i) => {
    const { sign } = vargaSeatOf(chart.ascendant, VARGA_OF[name])
    const value = signName(sign)
    return {
      id: `${VARGA_OF[name]}.lagna.sign`,
      kind: 'position',
      text: `${value} rises in the ${VARGA_OF[name]}.`,
      value,
      source: SOURCE,
      weight: charts.length - i,
      says: name === 'sixtieth' ? texts.sixtieth[lordOf(sign)] : texts[name][value],
    }
  })
}

interface MinuteOptions {
  readonly charts: readonly MinuteChart[]
  readonly world: Pick<World, 'sky'>
  /** True for the rising signs alone, without the statement on births at other minutes. */
  readonly isBrief?: boolean
  readonly usedSentences: Set<string>
  /** The gate of the answer. */
  readonly fit: TraitFitter
}

/** The passages that depend on the minute of the birth: a statement, and the rising signs of divisional charts. */
export const minutePassages = async (
  born: Pick<Natal, 'chart' | 'moment' | 'site'>,
  { charts, world, isBrief = false, usedSentences, fit }: MinuteOptions,
): Promise<Grounded[]> => [
  ...(isBrief ? [] : [sharedText(born, charts, world)]),
  ...compose(await minuteFacts(born, charts), { usedSentences, fit }),
]
