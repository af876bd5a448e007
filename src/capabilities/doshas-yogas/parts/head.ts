import type { Natal } from '../../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, NodeName } from '../../shared/shapes.ts'

/** Head fields of every answer in the family. */
export const chartHeadFields = { ayanamsha: Ayanamsha, node: NodeName }
export const chartHead = ({ chart }: Natal) => ({ ayanamsha: ayanamshaObject(chart.ayanamsha), node: chart.node })
