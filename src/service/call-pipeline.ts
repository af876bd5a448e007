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

/** Who asks. */
export interface Caller {
  /** The presented key, if any. */
  key: string | null
  /** A key was found in the URL. */
  keyInUrl: boolean
  /** The client's own identifier, kept when it is 1 to 128 of `A-Z a-z 0-9 . _ -`. */
  requestId: string | null
  /** Where the request came from, when that is known. */
  address?: () => string | null
}

/** When and on whose behalf a computation takes place, and how long it took. */
export interface ComputationContext {
  readonly now: number
  /** The organisation that asks; none before it is known. */
  by: string
  computeMs: number
  /** Aborted when the caller has gone. */
  signal?: AbortSignal
}

/** What a reading used. */
export interface ReadingUse {
  readonly tier: Tier
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What is known so far of a call under way. */
export interface CallProgress extends ComputationContext, CountedUnits {
  readonly now: number
  readonly requestId: string
  /** `family/slug`, once it is known to exist. */
  subject: string | null
  reading?: ReadingUse
}

/** How every operation of the service meets who asks; jobs are one more such. */
export interface CallPipeline {
  /** The reply to whoever asks, from what `work` gives or raises. */
  answer<B = string>(asked: Caller, work: (progress: CallProgress) => Promise<Success<B>>): Promise<Reply<B | string>>
  /** Who calls. */
  caller(asked: Caller, progress: CallProgress): Awaitable<Access>
  /** The stored answer where there is one, else what `work` gives once the units are taken. */
  admit(
    progress: CallProgress,
    call: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work: () => Promise<Success>,
  ): Awaitable<Success>
  /** Computes and checks, or takes what an equal call left. */
  answerTo(entry: Entry, input: JsonObject, progress: ComputationContext): Awaitable<Answer>
  /** The refusal of a store, with what is left now. */
  refused(why: CreditRefusal, access: Access, credits: number, at: number): Promise<Fault>
  readonly reservations: CreditReservations
  readonly rates: Rates
}
