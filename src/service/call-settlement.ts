import type { SettlementResult, Store } from '../store/store.ts'
import type { Awaitable, Settlement } from '../store/types.ts'
import { storeRefusal } from './admission.ts'
import type { KnownAccount } from './known-account.ts'
import { replayable } from './replay.ts'
import { fromStore, queryStore, replay, type Success } from './reply.ts'

/** Creates the functions that charge and store a finished call. */
export const createCallSettlement = (store: Store) => {
  const throwRefusal = async (...refusal: Parameters<typeof storeRefusal>): Promise<never> => {
    throw await storeRefusal(...refusal)
  }
  const successOf = (settlement: Settlement, result: SettlementResult): Awaitable<Success> => {
    const { access, at, requestId, credits, idempotency, answer } = settlement
    if (result.kind === 'refused') return throwRefusal(store, result.why, access, credits, at)
    if (result.kind === 'answered') return replay(replayable(result.answer, idempotency!.bodyHash, at))
    return { requestId, status: answer.status, body: answer.body, credits, replayed: false }
  }
  const settle = (settlement: Settlement): Awaitable<Success> =>
    queryStore(
      () => store.settle(settlement),
      (result) => successOf(settlement, result),
    )
  return {
    settle,
    /** Settles a call whose account was not read for it, and thereby confirms the account. */
    async settleKnown(settlement: Settlement, account: KnownAccount): Promise<Success> {
      const result = await fromStore(() => store.known!.settle(settlement))
      if (!result) {
        await account.confirm()
        return settle(settlement)
      }
      account.isConfirmed = true
      return successOf(settlement, result)
    },
  }
}
