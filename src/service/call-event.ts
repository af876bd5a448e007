import type { Fault, FaultCode } from '../faults.ts'
import type { Environment } from '../store/types.ts'
import type { CallProgress, ReadingUse } from './call-pipeline.ts'
import type { Success } from './reply.ts'

/** The record of one finished call, for logs and metrics. It contains no input, no key and no part of an answer. */
export interface CallEvent {
  requestId: string
  /** `family/slug`; null when there is no such capability. */
  capability: string | null
  organisationId: string | null
  environment: Environment | null
  status: number
  code: FaultCode | null
  /** Duration of the whole call, milliseconds. */
  ms: number
  /** Duration of the computation, milliseconds; 0 for a cached answer. */
  computeMs: number
  /** Token use of a reading that a language model wrote. */
  reading?: ReadingUse
  credits: number
  replayed: boolean
  /** The exception behind the fault, for defects. */
  cause?: unknown
}

interface Outcome {
  /** Start of the call on the clock of `performance.now`. */
  readonly startedAt: number
  readonly status: number
  readonly success: Pick<Success, 'credits' | 'replayed'> | null
  readonly fault: Fault | null
}

/** The event of a call that ends now. */
export const callEvent = (progress: CallProgress, { startedAt, status, success, fault }: Outcome): CallEvent => ({
  requestId: progress.requestId,
  capability: progress.subject,
  organisationId: progress.access?.organisation.id ?? null,
  environment: progress.access?.key.environment ?? null,
  status,
  code: fault?.code ?? null,
  ms: performance.now() - startedAt,
  computeMs: progress.computeMs,
  credits: success?.credits ?? 0,
  replayed: success?.replayed ?? false,
  ...(progress.reading && { reading: progress.reading }),
  ...(fault?.cause !== undefined && { cause: fault.cause }),
})
