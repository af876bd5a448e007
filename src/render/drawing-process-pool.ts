import { fileURLToPath } from 'node:url'
import type { DrawingOperations } from './drawing-operations.ts'
import { ProcessPool } from './process-pool.ts'

/** The shared drawing process. */
export const drawingProcesses = new ProcessPool<DrawingOperations>(
  fileURLToPath(new URL('./drawing-operations.ts', import.meta.url)),
)
