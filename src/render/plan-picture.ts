import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process-pool.ts'
import type { PlanDrawing, PlanFacts } from './plan-facts.ts'

/**
 * The floor plan as an SVG document. Names are outlines, so that every script looks the same in every viewer.
 * @throws Fault `render_limit`, `failed`
 */
export const planSvg = (facts: PlanFacts, tenant?: Tenant): Promise<PlanDrawing> =>
  drawingProcesses.run(tenant, 'plan', facts)
