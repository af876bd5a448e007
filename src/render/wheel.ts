import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { WheelFacts, WheelStyle } from './wheel-facts.ts'

/**
 * A wheel as an SVG 1.1 document of `size` by `size`, of outlines, without scripts or external links.
 * The Ascendant is at nine o'clock and longitude grows anticlockwise. The same facts and style give the same bytes.
 * `png` of `chart.ts` makes a PNG of it.
 * @throws Fault `render_limit`, `failed`
 */
export const wheelSvg = (facts: WheelFacts, style: WheelStyle, tenant?: Tenant): Promise<string> =>
  drawingProcesses.run(tenant, 'wheel', facts, style)
