import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { MapFacts, MapStyle } from './map-facts.ts'

/**
 * A map of the Earth as an SVG document of outlines, without fonts, scripts, links or map tiles of a third party.
 * `png` of `chart.ts` makes a PNG of it.
 * @throws Fault `render_limit`, `failed`
 */
export const mapSvg = (facts: MapFacts, style: MapStyle, tenant?: Tenant): Promise<string> =>
  drawingProcesses.run(tenant, 'map', facts, style)

/** The map with its width and height in pixels. Errors: see `mapSvg`. */
export const mapImage = async (facts: MapFacts, style: MapStyle, tenant?: Tenant) => {
  const content = await mapSvg(facts, style, tenant)
  return { content, width: style.width, height: Number(/ height="(\d+)"/.exec(content)![1]) }
}
