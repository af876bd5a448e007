import { readDxfPlan } from '../traditions/vastu/dxf-plan.ts'
import { serveOperations } from './process-operations.ts'

const OPERATIONS = { dxf: readDxfPlan }
export type DxfOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
