import { serveOperations } from '../render/process-operations.ts'
import { drawLogo } from './draw-logo.ts'

const OPERATIONS = { drawLogo }
export type LogoOperations = typeof OPERATIONS

serveOperations(OPERATIONS)
