import type { Allotment, CreditRefusal, Funds } from './credits.ts'
import type { JobStore } from './jobs.ts'
import type {
  Access,
  Awaitable,
  Environment,
  Instant,
  Key,
  Organisation,
  Plan,
  Project,
  Reservation,
  Settlement,
  SettlementGroup,
  StoredAnswer,
} from './types.ts'
import type { WebhookStore } from './webhooks.ts'

/**
 * One movement of credits. The three amounts (`included`, `granted`, `overage`) are signed from the organisation's view: a
 * charge is negative. The purchased credits are the sum of `granted`. A `reserve` row charges like a `charge` row; a `release`
 * row is its negation, in the month of the reservation.
 */
export interface LedgerRow extends Allotment {
  id: number
  organisationId: string
  projectId: string | null
  keyId: string | null
  at: Instant
  /** `YYYY-MM`, UTC: the month for included credits, overage and project budget. */
  month: string
  kind: 'grant' | 'charge' | 'reserve' | 'release'
  requestId: string | null
  /** `family/slug`; for a grant the reason. */
  subject: string
  /** The job or call reservation of a `reserve` or `release` row. */
  jobId: string | null
}

/** The key of a stored idempotent answer. API keys of one project and environment share their answers. */
export interface AnswerKey {
  projectId: string
  environment: Environment
  key: string
}

/** The first content of an empty store. */
export interface InitialContent {
  plans: readonly Plan[]
  organisation: Organisation
  project: Project
  keys: readonly { key: Key; hash: string }[]
  /** Purchased credits to grant. */
  credits: number
  why: string
}

export type SettlementResult =
  | { kind: 'charged' }
  /** Another process settled the same idempotency key before; this call was not charged. */
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'refused'; why: CreditRefusal }

/** Maximum number of reservations released in one transaction. */
export const RELEASE_BATCH = 200

/** Maximum number of answers that one sweep empties; also the maximum number that it deletes. */
export const SWEEP_BATCH = 2000

/** Calls with keys and accounts as this process read them last. Another process may have changed them since. */
export interface KnownAccounts {
  /** The live key with this hash and its account, without a query; null if they must be read. It is not revoked. */
  access(hash: string): Access | null
  /** Settles a call if its account has not changed since it was read. Otherwise, or if that is not certain, writes nothing and returns null. */
  settle(settlement: Settlement): Promise<SettlementResult | null>
}

/**
 * The database of the service. Every writing method is one transaction. It is durable when its promise resolves; if the promise
 * is rejected, nothing was written.
 */
export interface Store {
  /** Initialises an empty store. Returns false and writes nothing if an organisation exists. */
  initialise(foundation: InitialContent): Promise<boolean>
  savePlan(plan: Plan): Promise<void>
  plans(): Awaitable<Plan[]>
  addOrganisation(organisation: Organisation): Promise<void>
  changeOrganisation(id: string, change: Partial<Omit<Organisation, 'id' | 'createdAt'>>): Promise<void>
  organisations(): Awaitable<Organisation[]>
  addProject(project: Project): Promise<void>
  changeProject(id: string, change: Partial<Pick<Project, 'name' | 'monthlyBudget'>>): Promise<void>
  projects(organisationId?: string): Awaitable<Project[]>
  /** `hash` is the SHA-256 of the whole key, hexadecimal. The key itself is never stored. */
  addKey(key: Key, hash: string): Promise<void>
  changeKey(id: string, change: Partial<Pick<Key, 'expiresAt' | 'revokedAt'>>): Promise<void>
  keys(projectId?: string): Awaitable<Key[]>

  /** The key with this hash and its account; changes by any process are included. Null if the key does not exist. */
  access(hash: string): Awaitable<Access | null>
  /** Records the use of a key, at most once per hour. */
  touch(keyId: string, at: Instant): void

  /**
   * Used and remaining credits of an organisation and one of its projects in the month of `at`. With `access`, the values may be
   * as old as the reading of that key.
   */
  funds(organisationId: string, projectId: string, at: Instant, access?: Access): Awaitable<Funds>
  /** Successful sandbox calls of an organisation in the day (UTC) of `at`. */
  sandboxCalls(organisationId: string, at: Instant): Awaitable<number>
  grant(organisationId: string, credits: number, at: Instant, why: string): Promise<void>
  /** All ledger rows in order. */
  ledger(organisationId: string): Awaitable<LedgerRow[]>

  answer(key: AnswerKey): Awaitable<StoredAnswer | null>
  /** The stored answers of several keys, in their order. */
  answers(keys: readonly AnswerKey[]): Awaitable<(StoredAnswer | null)[]>
  /** Reserves the maximum credits of a call until it is settled. Returns the reason of a refusal, or null. */
  reserve(reservation: Reservation): Promise<CreditRefusal | null>
  /** Releases a reservation, if it still exists. */
  release(reservation: string, at: Instant): Promise<void>
  /** Releases some of the reservations that ended before `now` and returns their number. */
  releaseOverdue(now: Instant): Promise<number>
  settle(settlement: Settlement): Promise<SettlementResult>
  /** Settles several calls in one transaction. Each has its own result: one refused call does not affect the others. */
  settleAll(group: SettlementGroup): Promise<SettlementResult[]>
  /**
   * Empties some of the answers stored before `answersBefore`, and deletes some of the emptied ones stored before `keysBefore`.
   * True if there may be more.
   */
  sweep(answersBefore: Instant, keysBefore: Instant): Promise<boolean>

  /** Missing in a store whose `access` needs no query. */
  readonly known?: KnownAccounts
  readonly jobs: JobStore
  readonly webhooks: WebhookStore

  ready(): Awaitable<boolean>
  /** Waits for running writes and closes the database. */
  close(): Promise<void>
}

const DAY = 86_400_000
/** The texts of the last day are cached, because nearly all calls are on the same day as the previous one. */
let latest = { number: Number.NaN, day: '', month: '' }
const datesOf = (at: Instant) => {
  const number = Math.floor(at / DAY)
  if (number !== latest.number) {
    const day = new Date(at).toISOString().slice(0, 10)
    latest = { number, day, month: day.slice(0, 7) }
  }
  return latest
}

/** `YYYY-MM-DD`, UTC. */
export const dayOfInstant = (at: Instant): string => datesOf(at).day
/** `YYYY-MM`, UTC. */
export const monthOfInstant = (at: Instant): string => datesOf(at).month
