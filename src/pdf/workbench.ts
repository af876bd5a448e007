import { serveOrders } from '../render/bench.ts'
import { writePdf } from './write-pdf.ts'

const OPERATIONS = { writePdf }
export type Operations = typeof OPERATIONS

serveOrders(OPERATIONS)
