import { png } from '../render/chart.ts'
import type { Draw } from './results.ts'

/** Wide enough to be read, small enough to be sent to a model, pixels. */
const WIDTH = 800

/** By the process that draws charts. */
export const pictureResult: Draw = (svg, tenant) => png(svg, WIDTH, tenant)
