import type { Tier } from '../ai/language-model.ts'
import type { Answer } from '../cache/answers.ts'
import type { Entry } from '../capabilities/capability.ts'
import type { Fault } from '../faults.ts'
import type { CreditRefusal } from '../store/credits.ts'
import type { Access, Awaitable } from '../store/types.ts'
import type { Cost, CreditReservations } from './admission.ts'
import type { JsonObject } from './body.ts'
import type { CountedUnits, Rates } from './rates.ts'
import type { Idempotency } from './replay.ts'
import type { Reply, Success } from './reply.ts'

/** The caller of a request, before authentication. */
export interface Caller {
  /** The presented key, if any. */
  key: string | null
  /** True if the URL contains a key. */
  keyInUrl: boolean
  /** The client's request id; ignored unless it is 1 to 128 characters of `A-Z a-z 0-9 . _ -`. */
  requestId: string | null
  /** IP address of the client, if known. */
  address?: () => string | null
}

/** Time, tenant and duration of a computation. */
export interface ComputationContext {
  readonly now: number
  /** Id of the calling organisation; empty before authentication. */
  tenantName: string
  computeMs: number
  /** Aborted when the client closes the connection. */
  signal?: AbortSignal
}

/** Tier and tokens of a reading. */
export interface ReadingUse {
  readonly tier: Tier
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The state of a running call. */
export interface CallProgress extends ComputationContext, CountedUnits {
  readonly now: number
  readonly requestId: string
  /** `family/slug`; null until the capability is found. */
  subject: string | null
  reading?: ReadingUse
}

/** Steps shared by all authenticated operations, including PDF jobs. */
export interface CallPipeline {
  /** Runs `work` and returns the reply: its success, or the error reply of the fault it throws. */
  answer<B = string>(caller: Caller, work: (progress: CallProgress) => Promise<Success<B>>): Promise<Reply<B | string>>
  /** The account behind the caller's key. Faults: `no_key`, `expired_key`, `rate_limited`. */
  authenticate(caller: Caller, progress: CallProgress): Awaitable<Access>
  /** The stored answer of the Idempotency-Key if there is one; else takes the rate units and runs `work`. */
  admit(
    progress: CallProgress,
    call: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work: () => Promise<Success>,
  ): Awaitable<Success>
  /** The answer to an input: computed and checked, or taken from the cache or from an equal running call. */
  answerTo(entry: Entry, input: JsonObject, progress: ComputationContext): Awaitable<Answer>
  /** The fault for a refusal of the store; its message states the credits left. */
  creditRefusal(why: CreditRefusal, access: Access, credits: number, at: number): Promise<Fault>
  readonly reservations: CreditReservations
  readonly rates: Rates
}
