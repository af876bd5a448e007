import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { SpreadFacts } from './spread-drawing.ts'

/**
 * A spread of tarot cards as an SVG document, with its width and height in pixels.
 * @throws Fault `render_limit`, `failed`
 */
export const spreadSvg = (
  facts: SpreadFacts,
  tenant?: Tenant,
): Promise<{ width: number; height: number; content: string }> => drawingProcesses.run(tenant, 'spread', facts)
