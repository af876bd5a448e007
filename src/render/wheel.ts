import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process.ts'
import type { WheelFacts, WheelStyle } from './wheel-facts.ts'

/**
 * A wheel as an SVG 1.1 document of `size` by `size`, all of it outlines: no font, script, link or style sheet.
 * The Ascendant is at nine o'clock and longitude grows anticlockwise. The same facts and style give the same bytes.
 * `png` of `chart.ts` makes a PNG of it.
 * @throws Fault `undrawable`, `failed`
 */
export const wheelSvg = (facts: WheelFacts, style: WheelStyle, asker?: Tenant): Promise<string> =>
  drawingProcesses.ask(asker, 'wheel', facts, style)
