import { png } from '../render/chart.ts'
import type { Draw } from './results.ts'

/** Width of a PNG, pixels: large enough to be legible, small enough for a model. */
const WIDTH = 800

/** Renders a PNG in the process that draws charts. */
export const pictureResult: Draw = (svg, tenant) => png(svg, WIDTH, tenant)
