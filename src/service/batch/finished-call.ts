import type { Fault } from '../../faults.ts'
import type { Settlement } from '../../store/types.ts'
import type { CallProgress } from '../call-pipeline.ts'
import { errorReply } from '../reply.ts'
import type { PlannedCall } from './order.ts'

/** A call whose computation has ended. */
export interface FinishedCall {
  readonly call: PlannedCall
  readonly progress: CallProgress
  /** Start of the call on the clock of `performance.now`. */
  readonly startedAt: number
  /** JSON text of the result. */
  readonly text: string
  readonly fault: Fault | null
  /** The charge of a success; null for a failure and for a replayed answer. */
  readonly settlement: Settlement | null
  /** Releases the reserved credits. */
  release(): void
}

/** The beginning of the result of a call: its id and its status, before the fields of its reply. */
export const resultStart = ({ id }: PlannedCall, status: number): string =>
  `{"id":${JSON.stringify(id)},"status":${status},`

/** The result of a call that failed. */
export const errorText = (call: PlannedCall, fault: Fault, requestId: string): string => {
  const { status, body } = errorReply(fault, requestId)
  return resultStart(call, status) + body.slice(1)
}

const CREDITS = '"credits_used":'
/** The `credits_used` in the result of a success. `meta` is its last field, so the last match counts. */
export const creditsIn = (text: string): number =>
  Number.parseInt(text.slice(text.lastIndexOf(CREDITS) + CREDITS.length), 10)
