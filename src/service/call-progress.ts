import type { ModelTier } from '../ai/language-model.ts'
import type { World } from '../capabilities/capability.ts'
import type { Sky } from '../sky/sky.ts'
import type { CountedUnits } from './rates.ts'

/** The caller of a request, before authentication. */
export interface Caller {
  /** The presented key, if any. */
  key: string | null
  /** True if the URL contains a key. */
  keyInUrl: boolean
  /** The client's request id; ignored unless it is 1 to 128 characters of `A-Z a-z 0-9 . _ -`. */
  requestId: string | null
  /** True if the client asks for the header `Server-Timing`. */
  wantsTiming?: boolean
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
  /** The sky that the calls of one request share; without it, the sky of the service. */
  sky?: Sky
  /** Births that the calls of one request share. */
  births?: NonNullable<World['births']>
}

/** Tier and tokens of a reading. */
export interface ReadingUse {
  readonly tier: ModelTier
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
  /** Replaces the first character of the body, for a result with further fields. */
  bodyStart?: string
  /** Paths of the wanted fields of the answer; all fields without them. */
  fields?: readonly string[]
}
