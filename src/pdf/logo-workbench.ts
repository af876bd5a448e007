import { serveOrders } from '../render/bench.ts'
import { drawLogo } from './draw-logo.ts'

const OPERATIONS = { drawLogo }
export type LogoOperations = typeof OPERATIONS

serveOrders(OPERATIONS)
