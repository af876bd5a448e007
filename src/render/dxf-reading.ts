import { fileURLToPath } from 'node:url'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault } from '../faults.ts'
import type { DxfResult } from '../traditions/vastu/dxf-plan.ts'
import type { DxfOperations } from './dxf-operations.ts'
import { ProcessPool } from './process-pool.ts'

/** Time limit for one file, milliseconds: ten times that of the slowest 2 MB file of the tests on an idle machine. */
const DEADLINE_MS = 2_000

/** A separate process, so that a client's file cannot delay or end the drawings of others. */
const dxfProcesses = new ProcessPool<DxfOperations>(fileURLToPath(new URL('./dxf-operations.ts', import.meta.url)), {
  deadline: DEADLINE_MS,
  life: 200,
  memory: 400,
})

/**
 * The floor plan of a DXF file, or the reason for rejecting the file. Taking too much time or memory is such a reason.
 * @throws Fault `failed`
 */
export const readDxf = async (file: Uint8Array, tenant?: Tenant, pool = dxfProcesses): Promise<DxfResult> => {
  try {
    return await pool.run(tenant, 'dxf', file)
  } catch (reason) {
    if (!(reason instanceof Fault && reason.fault === 'render_limit')) throw reason
    return { error: `The drawing takes more than ${DEADLINE_MS / 1000} seconds or too much memory to read.` }
  }
}
