import { Fault } from '../faults.ts'
import type { AnswerKey, Store } from '../store/store.ts'
import type { Access, StoredAnswer } from '../store/types.ts'
import { BODY_LIMIT, canonical, readObject } from './body.ts'
import type { Claims } from './coordination.ts'
import { hashOf } from './keys.ts'
import { type Body, withBytes } from './reply.ts'

const DAY = 86_400_000
/** How long an answer can be replayed. */
export const ANSWER_LIFE = DAY
/** How long its key is remembered at least, and refused as expired once the answer is gone. */
export const KEY_LIFE = 8 * DAY
const SWEEP_EVERY = 60_000
const BETWEEN_PORTIONS = 50

const PRINTABLE = /^[\x20-\x7e]{1,200}$/

/** The fault `malformed` unless 1 to 200 printable ASCII characters. */
const checkIdempotencyKey = (key: string | null): void => {
  if (key !== null && !PRINTABLE.test(key))
    throw new Fault('malformed', 'The Idempotency-Key must be 1 to 200 printable ASCII characters.')
}

/** Under what an answer is kept, and for which request. */
export interface Idempotency extends AnswerKey {
  bodyHash: string
}

/** The JSON object of a call as `read` reads it, its bytes, and under what its answer is to be kept. */
export const readCall = (
  call: { body: Body; idempotencyKey: string | null },
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
            bodyHash: hashOf(`${path} ${canonical(object)}`),
          }
    return { object, idempotency, bytes }
  })
}

/** A stored answer that this body may have again; the fault `key_reused` otherwise. */
export const replayable = (answer: StoredAnswer, bodyHash: string, now: number): StoredAnswer & { body: string } => {
  if (answer.bodyHash !== bodyHash)
    throw new Fault('key_reused', 'This Idempotency-Key was used with another body or capability.')
  if (answer.body === null || now >= answer.storedAt + ANSWER_LIFE)
    throw new Fault('key_reused', 'This Idempotency-Key has expired: its answer is older than 24 hours. Use a new key.')
  return answer as StoredAnswer & { body: string }
}

/** Begins an idempotent call, or raises `key_reused` or `in_progress`. The answer ends it. */
export const beginCall = async (claims: Claims, { projectId, environment, key, bodyHash }: Idempotency) => {
  const name = `${projectId}/${environment}/${key}`
  const other = await claims.take(name, bodyHash)
  if (other === bodyHash)
    throw new Fault('in_progress', 'The first call with this Idempotency-Key is still in progress.')
  if (other !== null) throw new Fault('key_reused', 'This Idempotency-Key is in use with another body or capability.')
  return () => claims.giveBack(name)
}

/** Forgets old answers now and then, when called often: all of them, in portions that let calls through. */
export const sweeper = (store: Pick<Store, 'sweep'>) => {
  let next = 0
  /** One that a later one has overtaken ends. */
  let latest = 0
  const sweep = async (now: number) => {
    latest = now
    while ((await store.sweep(now - ANSWER_LIFE, now - KEY_LIFE)) && latest === now) await Bun.sleep(BETWEEN_PORTIONS)
  }
  return (now: number): void => {
    if (now < next) return
    next = now + SWEEP_EVERY
    // What was not swept now is swept a minute later.
    sweep(now).catch(() => {})
  }
}
