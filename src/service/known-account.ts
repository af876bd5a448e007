import type { Store } from '../store/store.ts'
import type { Access } from '../store/types.ts'
import type { CallProgress } from './call-progress.ts'
import { hashOfKey } from './keys.ts'
import { fromStore, type ResponseBody } from './reply.ts'

/** Thrown if the account of a call has changed since it was read. */
class ChangedAccountError extends Error {
  override message = 'The account has changed since it was read.'
}

/** The account of a call that was not read for this call. Its settlement or a query confirms that it has not changed. */
export interface KnownAccount {
  readonly access: Access
  isConfirmed: boolean
  /** Reads the account. Throws if it has changed. */
  confirm(): Promise<void>
}

interface KeyedCall {
  readonly key: string | null
  readonly idempotencyKey: string | null
  readonly body: ResponseBody
}

/** The same call with a body that may be read twice. */
const withRepeatableBody = <C extends KeyedCall>(call: C): C => {
  const { body } = call
  if (typeof body !== 'function') return call
  let bytes: Promise<Uint8Array> | null = null
  return { ...call, body: (limit: number) => (bytes ??= body(limit)) }
}

/**
 * Runs a call with the account as this process read it last, so that the call waits for the database only once, when it is charged. A call
 * that ends without a charge reads the account before it is answered. If the account has changed, the call runs again with the new one.
 * A call with an Idempotency-Key waits for its stored answer in any case, so it reads the account as usual.
 */
export const runWithKnownAccount = async <C extends KeyedCall, T>(
  store: Store,
  call: C,
  progress: CallProgress,
  run: (call: C, account: KnownAccount | null) => Promise<T>,
): Promise<T> => {
  const { known } = store
  if (!known || !call.key || call.idempotencyKey) return run(call, null)
  const hash = hashOfKey(call.key)
  const access = known.access(hash)
  if (!access) return run(call, null)
  const account: KnownAccount = {
    access,
    isConfirmed: false,
    async confirm() {
      if (account.isConfirmed) return
      if ((await fromStore(() => store.access(hash))) !== access) throw new ChangedAccountError()
      account.isConfirmed = true
    },
  }
  const repeatable = withRepeatableBody(call)
  try {
    const outcome = await run(repeatable, account).catch(async (reason) => {
      if (!(reason instanceof ChangedAccountError)) await account.confirm()
      throw reason
    })
    await account.confirm()
    return outcome
  } catch (reason) {
    if (!(reason instanceof ChangedAccountError)) throw reason
  }
  progress.access = null
  progress.allowance = null
  return run(repeatable, null)
}
