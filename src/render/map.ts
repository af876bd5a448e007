import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process.ts'
import type { MapFacts, MapStyle } from './map-facts.ts'

/**
 * A map of the Earth as an SVG document, all of it outlines: no font, script or link, and no tiles of anybody.
 * `png` of `chart.ts` makes a PNG of it.
 * @throws Fault `undrawable`, `failed`
 */
export const mapSvg = (facts: MapFacts, style: MapStyle, asker?: Tenant): Promise<string> =>
  drawingProcesses.ask(asker, 'map', facts, style)

/** The same with its size, as pictures stand in answers. */
export const mapImage = async (facts: MapFacts, style: MapStyle, asker?: Tenant) => {
  const content = await mapSvg(facts, style, asker)
  return { content, width: style.width, height: Number(/ height="(\d+)"/.exec(content)![1]) }
}
