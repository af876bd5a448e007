import { nextChange, periodsAt } from '../../../jyotish/dashas/periods.ts'
import { VIMSHOTTARI, vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { type Varga, vargaSeatOf } from '../../../jyotish/vargas.ts'
import { compose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import { longDateOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { countInWords, quantity } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../cited-facts.ts'
import type { Natal } from '../natal.ts'

/** Parts of a reading that depend on the minute of the birth, so that twins do not get the same text. */

const SOURCE = 'vedic-charts/divisional-chart'
const MINUTES_IN_DAY = 1440
const STAR_SPAN = 360 / 27
const MONTHS = 12
const THIRDS = ['first', 'middle', 'last'] as const

type MinuteChart = 'navamsha' | 'dashamsha' | 'sixtieth'
const VARGA_OF: Record<MinuteChart, Varga> = { navamsha: 'D9', dashamsha: 'D10', sixtieth: 'D60' }

const days = (count: number) => (count < 1.5 ? 'about a day' : `about ${countInWords(Math.round(count))} days`)

/** The statement that near births share most of the reading, with the part of the sign in which the ascendant stands. */
const sharedText = ({ chart }: Pick<Natal, 'chart'>): Grounded => {
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
  return {
    text: `Your ascendant stands in the ${third} third of ${name}, and so does that of a twin who was born a few minutes before or after you. What ${name} rising and its houses say is true of both of you; what follows changes with the minute.`,
    because: [fact],
  }
}

/** The periods by their exact dates, which move with each minute of the birth. */
const periodText = ({ chart, moment }: Pick<Natal, 'chart' | 'moment'>, now: JulianDay): Grounded[] => {
  const moon = chart.graha.Moon
  const dasha = vimshottari(moon.longitude, moment.jd)
  const path = periodsAt(dasha, now, 2)
  if (path.length < 2) return []
  const first = VIMSHOTTARI.lords[dasha.start.first]!
  const next = nextChange(dasha, path)
  const months = Math.round(dasha.balance * MONTHS)
  const shift = (moon.speed / MINUTES_IN_DAY / STAR_SPAN) * first.part * dasha.yearDays
  const date = longDateOf(localAt(next.start, moment.zone))
  return [
    {
      text: `Your first period, that of ${nameInSentence(first.ruler)}, had ${quantity(Math.floor(months / MONTHS), 'year')} and ${quantity(months % MONTHS, 'month')} left when you were born, so your periods change on dates of your own. The next change, to ${nameInSentence(next.ruler)}, comes on ${date}. For each minute between your birth and that of a twin, these dates lie ${days(shift)} apart.`,
      because: [
        {
          id: 'dasha.balance',
          kind: 'dasha',
          text: `The balance of the first mahadasha, of ${nameInSentence(first.ruler)}, is ${dasha.balance.toFixed(2)} years.`,
          value: Number(dasha.balance.toFixed(2)),
          source: 'dashas/vimshottari-dasha',
        },
      ],
    },
  ]
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
  /** The moment whose periods are described; without it the periods are left out. */
  readonly now?: JulianDay
  readonly usedSentences: Set<string>
}

/** The passages that depend on the minute of the birth: a statement, the rising signs of divisional charts, and the dates of the periods. */
export const minutePassages = async (
  born: Pick<Natal, 'chart' | 'moment'>,
  { charts, now, usedSentences }: MinuteOptions,
): Promise<Grounded[]> => [
  sharedText(born),
  ...compose(await minuteFacts(born, charts), { usedSentences }),
  ...(now === undefined ? [] : periodText(born, now)),
]
