import type { FaultCode } from '../faults.ts'
import type { Environment } from '../store/terms.ts'
import type { ReadingUse } from './desk.ts'

/** What happened to one call, for logs and metrics. It holds no input, no key and no part of an answer. */
export interface CallEvent {
  requestId: string
  /** `family/slug`; null when there is no such capability. */
  capability: string | null
  organisationId: string | null
  environment: Environment | null
  status: number
  code: FaultCode | null
  /** Whole call, and the computation alone (0 for a kept answer), milliseconds. */
  ms: number
  computeMs: number
  /** Of a reading that was written. */
  reading?: ReadingUse
  credits: number
  replayed: boolean
  /** What a defect threw. */
  cause?: unknown
}
