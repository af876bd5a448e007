import { fileURLToPath } from 'node:url'
import type { Operations } from './workbench.ts'
import { Workshop } from './workshop.ts'

/** The process that draws charts. */
export const workshop = new Workshop<Operations>(fileURLToPath(new URL('./workbench.ts', import.meta.url)))
