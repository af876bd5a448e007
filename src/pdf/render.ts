import { fileURLToPath } from 'node:url'
import type { Tenant } from '../cooperative-yield.ts'
import type { FindUnprintable, Render } from '../document/rendering.ts'
import { ProcessPool } from '../render/process-pool.ts'
import type { PdfOperations } from './pdf-operations.ts'
import type { WallCalendar } from './wall-calendar.ts'

/** Runs documents apart from the process that draws charts: a report of many pages must not delay a chart. */
const pdfProcesses = new ProcessPool<PdfOperations>(fileURLToPath(new URL('./pdf-operations.ts', import.meta.url)), {
  deadline: 60_000,
  life: 500,
})

/** Starts the process ahead of a request. */
export const prepareRenderer = (): void => pdfProcesses.start()

/**
 * Renders a document in a separate process.
 * @throws Fault `render_limit`, `failed`; the signal's reason when it is aborted
 */
export const render: Render = (request, tenant) => pdfProcesses.run(tenant, 'writePdf', request)

/** The characters of texts that no font of a document has. */
export const findUnprintable: FindUnprintable = (texts, tenant) => pdfProcesses.run(tenant, 'unprintable', texts)

/** Renders a wall calendar in the same process. */
export const renderWallCalendar = (calendar: WallCalendar, tenant: Tenant): Promise<Uint8Array> =>
  pdfProcesses.run(tenant, 'writeWallCalendar', calendar)
