import { readDxfPlan } from '../traditions/vastu/dxf-plan.ts'
import { serveOperations } from './process-operations.ts'

const OPERATIONS = { dxf: (file: Uint8Array) => readDxfPlan(new TextDecoder('latin1').decode(file)) }
export type DxfOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
