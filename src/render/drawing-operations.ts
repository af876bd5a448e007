import { drawChartPicture } from './chart-picture.ts'
import { drawChartSheet } from './chart-sheet.ts'
import { drawDirections } from './directions-drawing.ts'
import { drawEphemeris } from './ephemeris-drawing.ts'
import { drawMap } from './map-drawing.ts'
import { drawPlan } from './plan-drawing.ts'
import { serveOperations } from './process-operations.ts'
import { renderPng } from './raster.ts'
import { drawSpread } from './spread-drawing.ts'
import { drawPicture } from './wheel-picture.ts'

const OPERATIONS = {
  chart: drawChartPicture,
  chartSheet: drawChartSheet,
  directions: drawDirections,
  ephemeris: drawEphemeris,
  map: drawMap,
  wheel: drawPicture,
  plan: drawPlan,
  spread: drawSpread,
  png(svg: string, size: number): Uint8Array {
    const png = renderPng(svg, size)
    // resvg frees the memory of a picture when its wrapper object is collected. This runs after the reply, so the next picture reuses it.
    if ('Bun' in globalThis) setImmediate(() => Bun.gc(false))
    return png
  },
}
export type DrawingOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
