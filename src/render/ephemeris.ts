import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { EphemerisFacts, EphemerisStyle } from './ephemeris-facts.ts'

/**
 * A graphic ephemeris as an SVG 1.1 document of `size` by `ephemerisHeight(size)`.
 * @throws Fault `render_limit`, `failed`
 */
export const ephemerisSvg = (facts: EphemerisFacts, style: EphemerisStyle, tenant?: Tenant): Promise<string> =>
  drawingProcesses.run(tenant, 'ephemeris', facts, style)
