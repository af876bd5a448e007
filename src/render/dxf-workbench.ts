import { dxfReading } from '../lore/vastu/dxf-plan.ts'
import { serveOrders } from './bench.ts'

const OPERATIONS = { dxf: dxfReading }
export type DxfOperations = typeof OPERATIONS

serveOrders(OPERATIONS)
