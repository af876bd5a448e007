import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process.ts'
import type { EphemerisFacts, EphemerisStyle } from './ephemeris-facts.ts'

/**
 * The places of bodies over time as an SVG 1.1 document of `size` by `ephemerisHeight(size)`.
 * @throws Fault `undrawable`, `failed`
 */
export const ephemerisSvg = (facts: EphemerisFacts, style: EphemerisStyle, asker?: Tenant): Promise<string> =>
  drawingProcesses.ask(asker, 'ephemeris', facts, style)
