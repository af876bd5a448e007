export type Environment = 'sandbox' | 'live'

/** A value that is available immediately (from memory), or a promise of it (from a remote database). */
export type Awaitable<T> = T | Promise<T>
/** Applies `next` to a value: synchronously if the value is available, otherwise when the promise resolves. */
export const chainAwaitable = <T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(next) : next(value)

/** Instants everywhere in the store: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

export interface Plan {
  slug: string
  title: string
  /** Rate limit, shared by all keys of an organisation in one environment. */
  unitsPerSecond: number
  /** Credits included in each calendar month (UTC). */
  monthlyCredits: number
  /** Price of a credit beyond the included ones, millionths of the plan's currency; null if the plan has no overage. */
  overagePriceMicros: number | null
  sandboxDailyCalls: number
}

export interface Organisation {
  id: string
  name: string
  plan: string
  status: 'active' | 'suspended'
  /** Time from which live calls are refused because a payment is overdue; null if no payment is overdue. */
  graceEndsAt: Instant | null
  /** Monthly cap on overage, millionths of the plan's currency; null disables overage. */
  spendCapMicros: number | null
  createdAt: Instant
}

export interface Project {
  id: string
  organisationId: string
  name: string
  /** Maximum credits per calendar month (UTC); null for no budget. */
  monthlyBudget: number | null
  createdAt: Instant
}

export interface Key {
  id: string
  projectId: string
  environment: Environment
  /** `sk_test_` or `sk_live_`. The prefix and the last four characters may be displayed. */
  prefix: string
  lastFour: string
  createdAt: Instant
  /** Time of the last use, to the hour. */
  lastUsedAt: Instant | null
  expiresAt: Instant | null
  revokedAt: Instant | null
}

/** A key with its project, organisation and plan. */
export interface Access {
  key: Omit<Key, 'lastUsedAt'>
  project: Project
  organisation: Organisation
  plan: Plan
}

export interface StoredAnswer {
  /** `body` as a store compressed it in advance. */
  compressedBody?: Uint8Array
  /** SHA-256 of the path and the JSON value of the body, hexadecimal. */
  bodyHash: string
  requestId: string
  status: number
  /** Null if the answer has expired and only its key is still stored. */
  body: string | null
  storedAt: Instant
}

/** A finished call, to be charged and stored in one transaction. */
export interface Settlement {
  access: Access
  at: Instant
  requestId: string
  subject: string
  /** Price of a live call. A sandbox call is free and counts as one call of the day. */
  credits: number
  /** The idempotency key under which the answer is stored, if any. */
  idempotency: { key: string; bodyHash: string } | null
  answer: { status: number; body: string; compressedBody?: Uint8Array }
  /** The reservation of the call, which is released in the same transaction. */
  reservation?: string | null
}

/** The stored record of a request that consists of several calls. Their answers are stored under keys of their own. */
export interface RequestRecord {
  key: { projectId: string; environment: Environment; key: string }
  answer: StoredAnswer
}

/** Finished calls of one request, to be charged and stored in one transaction. */
export interface SettlementGroup {
  settlements: readonly Settlement[]
  /** Stored with the first call that is charged, unless it exists; null without an Idempotency-Key. */
  record: RequestRecord | null
}

/** The maximum credits of a running call, reserved until it is settled. */
export interface Reservation extends Pick<Settlement, 'access' | 'at' | 'requestId' | 'subject' | 'credits'> {
  id: string
  /** Time after which the call cannot be settled any more. */
  until: Instant
}
