import type { Fault, FaultCode } from '../faults.ts'
import type { Environment } from '../store/types.ts'
import type { CallProgress, ReadingUse } from './call-pipeline.ts'
import type { Success } from './reply.ts'

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

interface Outcome {
  /** When the call began, by `performance.now`. */
  readonly started: number
  readonly status: number
  readonly success: Pick<Success, 'credits' | 'replayed'> | null
  readonly fault: Fault | null
}

/** The event of a call that has ended now. */
export const callEvent = (progress: CallProgress, { started, status, success, fault }: Outcome): CallEvent => ({
  requestId: progress.requestId,
  capability: progress.subject,
  organisationId: progress.access?.organisation.id ?? null,
  environment: progress.access?.key.environment ?? null,
  status,
  code: fault?.code ?? null,
  ms: performance.now() - started,
  computeMs: progress.computeMs,
  credits: success?.credits ?? 0,
  replayed: success?.replayed ?? false,
  ...(progress.reading && { reading: progress.reading }),
  ...(fault?.cause !== undefined && { cause: fault.cause }),
})
