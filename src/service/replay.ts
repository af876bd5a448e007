import { Fault } from '../faults.ts'
import type { AnswerKey, Store } from '../store/store.ts'
import type { Access, StoredAnswer } from '../store/types.ts'
import { BODY_LIMIT, canonical, readObject } from './body.ts'
import type { Claims } from './coordination.ts'
import { hashOfKey } from './keys.ts'
import { type ResponseBody, withBytes } from './reply.ts'

const DAY = 86_400_000
/** Time during which an answer can be replayed, milliseconds. */
export const ANSWER_LIFE = DAY
/** Minimum lifetime of the record of an Idempotency-Key, milliseconds. After `ANSWER_LIFE` the key is refused as expired. */
export const KEY_LIFE = 8 * DAY
const SWEEP_INTERVAL_MS = 60_000
const BATCH_PAUSE_MS = 50

const PRINTABLE = /^[\x20-\x7e]{1,200}$/

/** Checks that a key is 1 to 200 printable ASCII characters. Fault: `malformed`. */
const checkIdempotencyKey = (key: string | null): void => {
  if (key !== null && !PRINTABLE.test(key))
    throw new Fault('malformed', 'The Idempotency-Key must be 1 to 200 printable ASCII characters.')
}

/** The key of a stored answer, and the hash of its request. */
export interface Idempotency extends AnswerKey {
  bodyHash: string
}

/** The body of a call, parsed by `read`, its bytes, and the key under which its answer is stored. */
export const readCall = (
  call: { body: ResponseBody; idempotencyKey: string | null },
  access: Access,
  path: string,
  limit = BODY_LIMIT,
  read = readObject,
) => {
  checkIdempotencyKey(call.idempotencyKey)
  return withBytes(call.body, limit, (bytes) => {
    const object = read(bytes, limit)
    const idempotency: Idempotency | null =
      call.idempotencyKey === null
        ? null
        : {
            projectId: access.project.id,
            environment: access.key.environment,
            key: call.idempotencyKey,
            bodyHash: hashOfKey(`${path} ${canonical(object)}`),
          }
    return { object, idempotency, bytes }
  })
}

/** The stored answer, if it belongs to this body and has not expired. Fault: `key_reused`. */
export const replayable = (answer: StoredAnswer, bodyHash: string, now: number): StoredAnswer & { body: string } => {
  if (answer.bodyHash !== bodyHash)
    throw new Fault('key_reused', 'This Idempotency-Key was used with another body or capability.')
  if (answer.body === null || now >= answer.storedAt + ANSWER_LIFE)
    throw new Fault('key_reused', 'This Idempotency-Key has expired: its answer is older than 24 hours. Use a new key.')
  return answer as StoredAnswer & { body: string }
}

/** Begins an idempotent call and returns the function that ends it. Faults: `key_reused`, `in_progress`. */
export const beginCall = async (claims: Claims, { projectId, environment, key, bodyHash }: Idempotency) => {
  const name = `${projectId}/${environment}/${key}`
  const owner = await claims.acquire(name, bodyHash)
  if (owner === bodyHash)
    throw new Fault('in_progress', 'The first call with this Idempotency-Key is still in progress.', { retryAfter: 1 })
  if (owner !== null) throw new Fault('key_reused', 'This Idempotency-Key is in use with another body or capability.')
  return () => claims.release(name)
}

/** Returns a function to call with each request. At most once a minute it deletes old answers, in batches with pauses. */
export const sweeper = (store: Pick<Store, 'sweep'>) => {
  let next = 0
  /** Start of the latest sweep: an earlier sweep that is still running ends. */
  let latest = 0
  const sweep = async (now: number) => {
    latest = now
    while ((await store.sweep(now - ANSWER_LIFE, now - KEY_LIFE)) && latest === now) await Bun.sleep(BATCH_PAUSE_MS)
  }
  return (now: number): void => {
    if (now < next) return
    next = now + SWEEP_INTERVAL_MS
    // A failed sweep is repeated a minute later.
    sweep(now).catch(() => {})
  }
}
