import type { Store } from '../../store/store.ts'
import type { Access, Awaitable } from '../../store/types.ts'
import { type CallEvent, callEvent } from '../call-event.ts'
import type { Caller, CallProgress } from '../call-pipeline.ts'
import { beginCall, type Idempotency } from '../replay.ts'
import { faultOf, fromStore, type Success } from '../reply.ts'
import { type ContextParts, openContext } from './batch-context.ts'
import { batchText, lastLineText, unitsOf } from './batch-text.ts'
import { finishAll, finishInGroups } from './call-runner.ts'
import type { PlannedCall } from './order.ts'
import { createSettler, type Result, unsettled } from './settler.ts'
import { type BatchContext, createFinish } from './single-call.ts'
import { recordOf, type StoredBatch, storedBatch } from './stored-batch.ts'

/** Lines that are computed while they are read. */
export interface LineStream {
  readonly lines: AsyncGenerator<string, void, void>
  /** Ends the request. It must be called if the lines are not read to the end. */
  close(): void
}
/** A JSON text, or lines. */
export type BatchBody = string | LineStream

/** The calls of a request, before they run. */
export interface Order {
  readonly calls: readonly PlannedCall[]
  readonly idempotency: Idempotency | null
}

export interface RunParts extends ContextParts {
  readonly store: Store
  readonly onCall?: ((event: CallEvent) => void) | undefined
}

interface Totals {
  succeeded: number
  failed: number
  /** Credits of all results, also of stored ones. */
  credits: number
  chargedCredits: number
  /** Results that this request did not charge. */
  storedCount: number
}

/** The header with the rate units of all calls. */
export const unitHeaders = (order: Order) => ({ 'RateLimit-Units': String(unitsOf(order)) })

/** Names of the lists in which a line belongs. */
export interface LineNames {
  readonly success: string
  readonly failure: string
}

interface Running {
  readonly order: Order
  readonly context: BatchContext
  readonly stored: StoredBatch
  /** Ends the claim of the Idempotency-Key. */
  readonly end: () => Awaitable<void>
}

/** Creates the function that runs the calls of a request, as one answer or as lines. */
export const createBatchRun = (parts: RunParts) => {
  const { pipeline, store, onCall } = parts
  const settle = createSettler(store)

  const createTotals = () => {
    const totals: Totals = { succeeded: 0, failed: 0, credits: 0, chargedCredits: 0, storedCount: 0 }
    const add = ({ finished, fault, credits, isCharged }: Result) => {
      const { progress, startedAt } = finished
      const chargedCredits = isCharged ? credits : 0
      const replayed = !fault && !isCharged
      const success = fault ? null : { credits: chargedCredits, replayed }
      onCall?.(callEvent(progress, { startedAt, status: fault?.status ?? 200, success, fault }))
      if (fault) totals.failed++
      else totals.succeeded++
      totals.credits += credits
      totals.chargedCredits += chargedCredits
      if (replayed) totals.storedCount++
    }
    return { totals, add }
  }

  const answerWhole = async ({ order, context }: Running): Promise<Success> => {
    const { requestId, idempotency, progress, signal } = context
    const finished = await finishAll(order.calls, createFinish(pipeline, context), signal)
    const results = await settle(finished, recordOf(idempotency, requestId, progress.now))
    const { totals, add } = createTotals()
    for (const result of results) add(result)
    const { chargedCredits, storedCount, succeeded } = totals
    const texts = results.map(({ text }) => text)
    return {
      // The event of each call has its credits.
      ...{ requestId, status: 200, credits: 0, chargedCredits, headers: unitHeaders(order) },
      replayed: storedCount > 0 && storedCount === succeeded,
      body: batchText(order, { requestId, totals, texts }),
    }
  }

  const answerLines = ({ order, context, stored, end }: Running, names: LineNames): Success<BatchBody> => {
    const { requestId, idempotency, progress, signal } = context
    const record = recordOf(idempotency, requestId, progress.now)
    const { totals, add } = createTotals()
    const release = pipeline.hold()
    let isOpen = true
    const close = () => {
      if (!isOpen) return
      isOpen = false
      release()
      // If the release fails, the claim ends with its process or by its expiry.
      Promise.resolve(end()).catch(() => {})
    }
    async function* lines(): AsyncGenerator<string, void, void> {
      try {
        for await (const group of finishInGroups(order.calls, createFinish(pipeline, context), signal)) {
          // If the store fails, nothing of the group is charged.
          const results = await settle(group, record).catch((reason) => unsettled(group, faultOf(reason, undefined)))
          for (const result of results) add(result)
          for (const { fault, text } of results) yield `{"${fault ? names.failure : names.success}":${text}}\n`
        }
        yield `${lastLineText(order, { requestId, totals })}\n`
      } finally {
        close()
      }
    }
    const replayed = stored.texts.length > 0 && !stored.texts.includes(undefined)
    return {
      requestId,
      status: 200,
      body: { lines: lines(), close },
      credits: 0,
      isChargedLater: true,
      replayed,
      headers: unitHeaders(order),
    }
  }

  return async (
    caller: Caller,
    { order, access, progress }: { order: Order; access: Access; progress: CallProgress },
    lineNames: LineNames | null,
  ): Promise<Success<BatchBody>> => {
    const { calls, idempotency } = order
    const stored = await storedBatch(store, idempotency, { count: calls.length, now: progress.now })
    const end = idempotency ? await fromStore(() => beginCall(pipeline.claims, idempotency)) : () => {}
    let isOpen = false
    try {
      const request = { caller, access, progress, calls, idempotency, stored, asLines: lineNames !== null }
      const running = { order, stored, end, context: await openContext(parts, request) }
      if (!lineNames) return await answerWhole(running)
      const success = answerLines(running, lineNames)
      isOpen = true
      return success
    } finally {
      if (!isOpen) await end()
    }
  }
}
