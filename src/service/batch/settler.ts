import type { Fault } from '../../faults.ts'
import type { SettlementResult, Store } from '../../store/store.ts'
import type { RequestRecord } from '../../store/types.ts'
import { storeRefusal } from '../admission.ts'
import { replayable } from '../replay.ts'
import { faultOf, fromStore } from '../reply.ts'
import { creditsIn, errorText, type FinishedCall } from './finished-call.ts'

/** The final result of a call. */
export interface Result {
  readonly finished: FinishedCall
  /** JSON text. */
  readonly text: string
  readonly fault: Fault | null
  /** The credits that `text` reports; 0 for a failure. */
  readonly credits: number
  /** True if this request charged the call, false if the result is a stored one or a failure. */
  readonly isCharged: boolean
}

const failed = (finished: FinishedCall, fault: Fault): Result => ({
  ...{ finished, fault, credits: 0, isCharged: false },
  text: errorText(finished.call, fault, finished.progress.requestId),
})

/** Returns a function that charges and stores the successes of a group in one transaction. It releases all reserved credits. */
export const createSettler = (store: Pick<Store, 'settleAll' | 'funds'>) => {
  const resultOf = async (finished: FinishedCall, settled: SettlementResult): Promise<Result> => {
    const { access, at, credits, idempotency } = finished.settlement!
    if (settled.kind === 'charged') return { finished, text: finished.text, fault: null, credits, isCharged: true }
    try {
      if (settled.kind === 'refused') throw await storeRefusal(store, settled.why, access, credits, at)
      // Another process settled the call first.
      const text = replayable(settled.answer, idempotency!.bodyHash, at).body
      return { finished, text, fault: null, credits: creditsIn(text), isCharged: false }
    } catch (reason) {
      return failed(finished, faultOf(reason, undefined))
    }
  }

  return async (group: readonly FinishedCall[], record: RequestRecord | null): Promise<Result[]> => {
    try {
      const settlements = group.flatMap(({ settlement }) => settlement ?? [])
      const settled = await fromStore(() => store.settleAll({ settlements, record }))
      const results: Result[] = []
      let next = 0
      for (const finished of group) {
        const { settlement, fault, text } = finished
        if (settlement) results.push(await resultOf(finished, settled[next++]!))
        else results.push({ finished, text, fault, credits: fault ? 0 : creditsIn(text), isCharged: false })
      }
      return results
    } finally {
      for (const { release } of group) release()
    }
  }
}

/** The results of a group that could not be settled: nothing was charged. */
export const unsettled = (group: readonly FinishedCall[], fault: Fault): Result[] =>
  group.map((finished) => failed(finished, fault))
