export type Environment = 'sandbox' | 'live'

/** A memory of the process may answer at once, a database over the network later. */
export type Awaitable<T> = T | Promise<T>
/** What `next` makes of it: at once where it is there. */
export const whenThere = <T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> =>
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
  /** Millionths of the plan's currency for a credit beyond those; null where the plan offers no overage. */
  overagePriceMicros: number | null
  sandboxDailyCalls: number
}

export interface Organisation {
  id: string
  name: string
  plan: string
  status: 'active' | 'suspended'
  /** When live calls stop because a payment is overdue; null while nothing is. */
  graceEndsAt: Instant | null
  /** Having a cap is the opt-in to overage; null means none. Millionths of the plan's currency a month. */
  spendCapMicros: number | null
  createdAt: Instant
}

export interface Project {
  id: string
  organisationId: string
  name: string
  /** Credits a calendar month (UTC); null for no budget of its own. */
  monthlyBudget: number | null
  createdAt: Instant
}

export interface Key {
  id: string
  projectId: string
  environment: Environment
  /** What may be shown again: `sk_test_` or `sk_live_`, and the last four characters. */
  prefix: string
  lastFour: string
  createdAt: Instant
  /** To the hour. */
  lastUsedAt: Instant | null
  expiresAt: Instant | null
  revokedAt: Instant | null
}

/** All that a key stands for. */
export interface Access {
  key: Key
  project: Project
  organisation: Organisation
  plan: Plan
}

export interface StoredAnswer {
  /** SHA-256 of the path and the body's JSON value, hex. */
  bodyHash: string
  requestId: string
  status: number
  /** Null once the answer has expired and only the key is remembered. */
  body: string | null
  storedAt: Instant
}

/** A finished call, to be charged and remembered in one transaction. */
export interface Settlement {
  access: Access
  at: Instant
  requestId: string
  subject: string
  /** What a live call costs; a sandbox call counts as one call of the day and costs nothing. */
  credits: number
  /** Kept under the key, when there is one, with the answer. */
  idempotency: { key: string; bodyHash: string } | null
  answer: { status: number; body: string }
  /** What was reserved for it, and is given back in the same transaction. */
  reservation?: string | null
}

/** Credits that a call under way may take at most. */
export interface Reservation extends Pick<Settlement, 'access' | 'at' | 'requestId' | 'subject' | 'credits'> {
  id: string
  /** From when on nobody settles it any more. */
  until: Instant
}
