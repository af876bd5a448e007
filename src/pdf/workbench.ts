import { serveOrders } from '../render/bench.ts'
import { unprintable } from './unprintable.ts'
import { writePdf } from './write-pdf.ts'

const OPERATIONS = { writePdf, unprintable }
export type Operations = typeof OPERATIONS

serveOrders(OPERATIONS)
