import type { Fault } from '../../faults.ts'
import type { Access, Awaitable, Settlement } from '../../store/types.ts'
import type { CallPipeline, CallProgress } from '../call-pipeline.ts'
import type { Idempotency } from '../replay.ts'
import { faultOf, type Success } from '../reply.ts'
import { errorText, type FinishedCall, resultStart } from './finished-call.ts'
import type { PlannedCall } from './order.ts'
import { resultKey } from './stored-batch.ts'

/** The request to which the calls belong. */
export interface BatchContext {
  readonly progress: CallProgress
  readonly requestId: string
  readonly idempotency: Idempotency | null
  readonly signal: AbortSignal
  /** Stored results by position. */
  readonly storedTexts: readonly (string | undefined)[]
  /** Takes the rate units of a call. */
  takeUnits(index: number): Promise<void>
  /** The account of the caller now: the key may have been revoked since the request began. */
  currentAccess(): Awaitable<Access>
  /** The fault of a call that would start now, if it is too late; otherwise null. */
  lateFault(): Fault | null
  /** Counts the length of a result. Throws the fault of a result that makes the answer too long. */
  addLength(text: string): void
}

const nothing = () => {}

/** Returns a function that computes a call without charging it. It never rejects: a fault is part of the finished call. */
export const createFinish =
  ({ produce, readings, reservations }: CallPipeline, context: BatchContext) =>
  async (call: PlannedCall): Promise<FinishedCall> => {
    const { entry, input, fields, cost, subject, index } = call
    const startedAt = performance.now()
    const { signal } = context
    const requestId = `${context.requestId}.${index + 1}`
    const progress: CallProgress = {
      ...{ ...context.progress, requestId, signal, subject: entry ? subject : null, bodyBytes: 0, computeMs: 0 },
      bodyStart: resultStart(call, 200),
      ...(fields && { fields }),
    }
    let release = nothing

    /** The body of the answer and its charge. An AI reading reserves its credits itself, under the id in its settlement. */
    const compute = async (access: Access): Promise<Pick<Settlement, 'credits' | 'reservation'> & { body: string }> => {
      const { metered } = entry!
      if (metered) {
        let settlement: Settlement | undefined
        readings.check(metered, input, access)
        const order = { entry: entry!, metered, input, access, idempotency: null, signal }
        await readings.answer(order, progress, async (finished): Promise<Success> => {
          settlement = finished
          const { credits, answer } = finished
          return { requestId, ...answer, credits, replayed: false }
        })
        const { credits, reservation = null, answer } = settlement!
        return { credits, reservation, body: answer.body }
      }
      release = await reservations.reserve(access, cost, progress.now)
      return produce(entry!, input, access.key.environment === 'live' ? cost.credits : 0, progress)
    }

    try {
      const storedText = context.storedTexts[index]
      if (storedText !== undefined)
        return { call, progress, startedAt, text: storedText, fault: null, settlement: null, release }
      await context.takeUnits(index)
      if (call.fault) throw call.fault
      const late = context.lateFault()
      if (late) throw late
      signal.throwIfAborted()
      const access = await context.currentAccess()
      const { body: text, credits, reservation = null } = await compute(access)
      context.addLength(text)
      const idempotency = resultKey(context.idempotency, index)
      const settlement: Settlement = {
        ...{ access, at: progress.now, requestId, subject, credits, idempotency, reservation },
        answer: { status: 200, body: text },
      }
      return { call, progress, startedAt, text, fault: null, settlement, release }
    } catch (reason) {
      release()
      const fault = faultOf(reason, signal)
      return {
        ...{ call, progress, startedAt, fault, settlement: null, release: nothing },
        text: errorText(call, fault, requestId),
      }
    }
  }
