import type { Tenant } from '../cooperative-yield.ts'
import { drawingProcesses } from './drawing-process.ts'
import type { PlanFacts } from './plan-facts.ts'

/**
 * The plan as an SVG document; names are outlines, so that any script reads alike everywhere.
 * @throws Fault `undrawable`, `failed`
 */
export const planSvg = (facts: PlanFacts, asker?: Tenant): Promise<string> => drawingProcesses.ask(asker, 'plan', facts)
