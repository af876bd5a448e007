import type { CachedAnswer } from '../cache/answers.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { Fault } from '../faults.ts'
import type { CreditRefusal } from '../store/credits.ts'
import type { Access, Awaitable } from '../store/types.ts'
import type { Cost, CreditReservations } from './admission.ts'
import type { JsonObject } from './body.ts'
import type { Caller, CallProgress, ComputationContext } from './call-progress.ts'
import type { Claims } from './coordination.ts'
import type { Rates } from './rates.ts'
import type { Readings } from './readings.ts'
import type { Idempotency } from './replay.ts'
import type { Reply, Success } from './reply.ts'

export type { Caller, CallProgress, ComputationContext, ReadingUse } from './call-progress.ts'

/** Steps shared by all authenticated operations, including PDF jobs. */
export interface CallPipeline {
  /** Runs `work` and returns the reply: its success, or the error reply of the fault it throws. */
  answer<B = string>(caller: Caller, work: (progress: CallProgress) => Promise<Success<B>>): Promise<Reply<B | string>>
  /** The account behind the caller's key. Faults: `no_key`, `expired_key`, `rate_limited`. */
  authenticate(caller: Caller, progress: CallProgress): Awaitable<Access>
  /** The account behind a key. Fault: `no_key`. */
  identify(key: string | null): Awaitable<Access>
  /** Throws the fault `expired_key` for a key that has expired. */
  checkExpiry(access: Access, now: number): void
  /** The stored answer of the Idempotency-Key if there is one; else takes the rate units and runs `work`. */
  admit(
    progress: CallProgress,
    call: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work: () => Promise<Success>,
  ): Awaitable<Success>
  /** The answer to an input: computed and checked, or taken from the cache or from an equal running call. */
  answerTo(entry: CatalogueEntry, input: JsonObject, progress: ComputationContext): Awaitable<CachedAnswer>
  /** The body of an answer and its price. It does not charge the price. */
  produce(
    entry: CatalogueEntry,
    input: JsonObject,
    price: number,
    progress: CallProgress,
  ): Awaitable<{ body: string; credits: number }>
  /** Counts work that continues after its reply as a running call, until the returned function is called. */
  hold(): () => void
  /** The fault for a refusal of the store; its message states the credits left. */
  creditRefusal(why: CreditRefusal, access: Access, credits: number, at: number): Promise<Fault>
  readonly reservations: CreditReservations
  readonly rates: Rates
  readonly readings: Readings
  readonly claims: Claims
}
