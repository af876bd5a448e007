import { lordOf } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { t } from '../../schema.ts'
import type { Natal } from './natal.ts'
import { Ayanamsha, ayanamshaObject, Lord, NodeName, Placement, placement, Star } from './shapes.ts'

/** Head fields of every birth report. */
export const reportHeadFields = <const S extends string>(section: S) => ({
  section: t.Literal(section),
  ayanamsha: Ayanamsha,
  node: NodeName,
  lagna: Placement,
  lagna_lord: Lord,
  moon_nakshatra: Star,
})

export const reportHead = <const S extends string>(section: S, { chart }: Natal) => ({
  section,
  ayanamsha: ayanamshaObject(chart.ayanamsha),
  node: chart.node,
  lagna: placement(chart.ascendant),
  lagna_lord: lordOf(chart.ascendant.sign),
  moon_nakshatra: NAKSHATRAS[chart.graha.Moon.nakshatra]!,
})
