import { fileURLToPath } from 'node:url'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { DxfReading } from '../traditions/vastu/dxf-plan.ts'
import type { DxfOperations } from './dxf-operations.ts'
import { ProcessPool } from './process-pool.ts'

/** For one file, milliseconds: ten times what the slowest file of 2 MB in the tests takes alone on a machine. */
const DEADLINE = 2_000

/** A process of its own, so that a client's file cannot hold up or end the drawings of others. */
const workshop = new ProcessPool<DxfOperations>(fileURLToPath(new URL('./dxf-operations.ts', import.meta.url)), {
  deadline: DEADLINE,
  life: 200,
  memory: 400,
})

/**
 * The floor plan of a DXF file, or why the file is refused. Too much time or memory is a reason to refuse it.
 * @throws Fault `failed`
 */
export const readDxf = async (content: string, asker?: Tenant, pool = workshop): Promise<DxfReading> => {
  try {
    return await pool.ask(asker, 'dxf', content)
  } catch (reason) {
    if (!(reason instanceof Fault && reason.fault === 'render_limit')) throw reason
    return { refused: `The drawing takes more than ${DEADLINE / 1000} seconds or too much memory to read.` }
  }
}
