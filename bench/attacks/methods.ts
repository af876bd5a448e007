import { ON_BATCHES } from './on-batches.ts'
import { ON_CAPABILITIES } from './on-capabilities.ts'
import { ON_PROTOCOLS } from './on-protocols.ts'

/** Every attack by name. */
export const METHODS = { ...ON_PROTOCOLS, ...ON_CAPABILITIES, ...ON_BATCHES }
