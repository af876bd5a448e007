import type { Asker } from '../turn.ts'
import { workshop } from './drawing-process.ts'
import type { PlanFacts } from './plan-facts.ts'

/**
 * The plan as an SVG document; names are outlines, so that any script reads alike everywhere.
 * @throws Fault `undrawable`, `failed`
 */
export const planSvg = (facts: PlanFacts, asker?: Asker): Promise<string> => workshop.ask(asker, 'plan', facts)
