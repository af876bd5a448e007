import { type Dignity, dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Lord } from '../../../jyotish/grahas.ts'
import { isDebilityCancelled } from '../../../jyotish/neecha-bhanga.ts'
import { type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { OpenArea } from './area-report.ts'

/** Dignities by rank. source: BPHS ch. 3, in their classical order */
const RANKS: Record<Dignity, number> = {
  exalted: 6,
  moolatrikona: 5,
  own: 5,
  friend: 4,
  neutral: 3,
  enemy: 2,
  debilitated: 1,
}

/** The course of a planet from the birth chart to a divisional chart: its dignity rises, stays level or falls. */
export const vargaCourse = ({ chart }: Pick<OpenArea, 'chart'>, lord: Lord, code: Varga) => {
  const rising = vargaSeat(chart.ascendant.longitude, code).sign
  const inVarga = vargaSeat(chart.graha[lord].longitude, code).sign
  const atBirth = dignity(chart.graha[lord], chart.graha)
  const there = vargaDignity(lord, inVarga, chart.graha)
  const isLifted = atBirth === 'debilitated' && isDebilityCancelled(lord, chart)
  const change = RANKS[there] - (isLifted ? RANKS.neutral : RANKS[atBirth])
  const fact: Fact = {
    id: `${code}.${lord}.dignity`,
    kind: 'dignity',
    text: `${capitalisedName(lord)} is in ${signName(inVarga)} in ${code}, where ${signName(rising)} rises.`,
    value: there,
    source: 'vedic-charts/divisional-charts',
  }
  const course = change > 0 ? 'rises' : change < 0 ? 'falls' : 'level'
  return { fact, course, rising: signName(rising), sign: signName(inVarga) } as const
}
