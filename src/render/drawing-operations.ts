import { drawChartPicture } from './chart-picture.ts'
import { drawChartSheet } from './chart-sheet.ts'
import { drawDirections } from './directions-drawing.ts'
import { drawEphemeris } from './ephemeris-drawing.ts'
import { drawMap } from './map-drawing.ts'
import { drawPlan } from './plan-drawing.ts'
import { serveOperations } from './process-operations.ts'
import { rasterOf } from './raster.ts'
import { drawPicture } from './wheel-picture.ts'

const OPERATIONS = {
  chart: drawChartPicture,
  chartSheet: drawChartSheet,
  directions: drawDirections,
  ephemeris: drawEphemeris,
  map: drawMap,
  wheel: drawPicture,
  plan: drawPlan,
  async png(svg: string, size: number): Promise<Uint8Array> {
    const png = await rasterOf(svg, size)
    // After the reply. What resvg keeps of a picture is freed with the object that stands for it: the next one finds its memory warm.
    if ('Bun' in globalThis) setImmediate(() => Bun.gc(false))
    return png
  },
}
export type DrawingOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
