import { fileURLToPath } from 'node:url'
import type { FindUnprintable, Render } from '../document/rendering.ts'
import { ProcessPool } from '../render/process-pool.ts'
import type { PdfOperations } from './pdf-operations.ts'

/** Apart from the process that draws charts: a report of many pages must not hold a chart up. */
const workshop = new ProcessPool<PdfOperations>(fileURLToPath(new URL('./pdf-operations.ts', import.meta.url)), {
  deadline: 60_000,
  life: 500,
})

/** For one who will have something rendered in a while. */
export const prepare = (): void => workshop.start()

/**
 * Written by a process of its own.
 * @throws Fault `undrawable`, `failed`; the signal's reason when it is aborted
 */
export const render: Render = (request, tenant) => workshop.run(tenant, 'writePdf', request)

/** The characters of some texts that no font of a document has. */
export const findUnprintable: FindUnprintable = (texts, tenant) => workshop.run(tenant, 'unprintable', texts)
