import { dxfReading } from '../traditions/vastu/dxf-plan.ts'
import { serveOperations } from './process-operations.ts'

const OPERATIONS = { dxf: dxfReading }
export type DxfOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
