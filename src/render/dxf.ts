import type { DxfReading } from '../lore/vastu/dxf-plan.ts'
import type { Asker } from '../turn.ts'
import { workshop } from './drawing-process.ts'

/**
 * A DXF read in the drawing process: the largest takes a fifth of a second, which the event loop is not to be held for.
 * @throws Fault `undrawable`, `failed`
 */
export const readDxf = (content: string, asker?: Asker): Promise<DxfReading> => workshop.ask(asker, 'dxf', content)
