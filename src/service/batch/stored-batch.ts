import type { Store } from '../../store/store.ts'
import type { RequestRecord, Settlement } from '../../store/types.ts'
import { type Idempotency, replayable } from '../replay.ts'
import { fromStore } from '../reply.ts'

/** The stored results of a request with this Idempotency-Key. */
export interface StoredBatch {
  /** Id of the first request with this key; null for a new one. */
  readonly requestId: string | null
  /** Result by position, JSON text; missing if the call was not charged yet. */
  readonly texts: readonly (string | undefined)[]
}

/** Each result is stored under a key of its own. Clients cannot send this key: it is not printable. */
const keyOfResult = (key: string, index: number) => `${key}\n${index}`

/** The key under which the result of a call is stored; null without an Idempotency-Key. */
export const resultKey = (idempotency: Idempotency | null, index: number): Settlement['idempotency'] =>
  idempotency && { key: keyOfResult(idempotency.key, index), bodyHash: idempotency.bodyHash }

/** The record of a request: it reserves the Idempotency-Key for this body. */
export const recordOf = (idempotency: Idempotency | null, requestId: string, at: number): RequestRecord | null => {
  if (!idempotency) return null
  const { bodyHash, ...key } = idempotency
  return { key, answer: { bodyHash, requestId, status: 200, body: '{}', storedAt: at } }
}

/** Reads the stored results of a request. Fault: `key_reused` for another body or an expired key. */
export const storedBatch = async (
  store: Pick<Store, 'answer' | 'answers'>,
  idempotency: Idempotency | null,
  { count, now }: { count: number; now: number },
): Promise<StoredBatch> => {
  const requestRecord = idempotency && (await fromStore(() => store.answer(idempotency)))
  if (!requestRecord) return { requestId: null, texts: [] }
  const { bodyHash, key } = idempotency
  const { requestId } = replayable(requestRecord, bodyHash, now)
  const keys = Array.from({ length: count }, (_, index) => ({ ...idempotency, key: keyOfResult(key, index) }))
  const answers = await fromStore(() => store.answers(keys))
  return { requestId, texts: answers.map((answer) => (answer ? replayable(answer, bodyHash, now).body : undefined)) }
}
