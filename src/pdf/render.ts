import { fileURLToPath } from 'node:url'
import { Workshop } from '../render/workshop.ts'
import type { Operations } from './workbench.ts'
import type { Order } from './write-pdf.ts'

export type { Order } from './write-pdf.ts'

/** Apart from the process that draws charts: a report of many pages must not hold a chart up. */
const workshop = new Workshop<Operations>(fileURLToPath(new URL('./workbench.ts', import.meta.url)), {
  deadline: 60_000,
  life: 500,
})

/**
 * The report as PDF bytes, written by a process of its own; same order, same bytes.
 * @throws Fault `deadline`, `failed`; the signal's reason when it is aborted
 */
export const render = (order: Order, signal: AbortSignal | null = null): Promise<Uint8Array> =>
  workshop.askUntil(signal, 'writePdf', order)
