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
  StoredAnswer,
} from './types.ts'
import type { WebhookStore } from './webhooks.ts'

/**
 * One movement of credits. The three amounts are signed as the organisation sees them (a charge is negative): out of
 * the month's included credits, out of purchased credits, beyond both. Purchased credits are the sum of `granted`.
 * A `reserve` takes like a charge; a `release` is its negation in the reserve's own month.
 */
export interface LedgerRow extends Allotment {
  id: number
  organisationId: string
  projectId: string | null
  keyId: string | null
  at: Instant
  /** `YYYY-MM`, UTC: the month whose included credits, overage and project budget it counts in. */
  month: string
  kind: 'grant' | 'charge' | 'reserve' | 'release'
  requestId: string | null
  /** `family/slug`, or why, for a grant. */
  subject: string
  /** The job, or the reservation of a call, that a `reserve` or `release` is for. */
  jobId: string | null
}

/** Under what an idempotent answer is kept: keys of one project share it, and environments are apart. */
export interface AnswerKey {
  projectId: string
  environment: Environment
  key: string
}

/** What an empty store begins with. */
export interface Foundation {
  plans: readonly Plan[]
  organisation: Organisation
  project: Project
  keys: readonly { key: Key; hash: string }[]
  /** Purchased credits. */
  credits: number
  why: string
}

export type SettlementResult =
  | { kind: 'charged' }
  /** Another process settled the same idempotency key first: nothing was charged now. */
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'refused'; why: CreditRefusal }

/** Reservations that are given back at once, at most. */
export const RELEASED_AT_ONCE = 200

/** Answers that one sweep empties, and forgets, at most. */
export const SWEPT_AT_ONCE = 2000

/**
 * What the service keeps. Every writing method is one transaction, durable when its promise resolves; a rejected one has
 * left nothing behind.
 */
export interface Store {
  /** Lays it in an empty store; false, and nothing else, where there is an organisation already. */
  found(foundation: Foundation): Promise<boolean>
  savePlan(plan: Plan): Promise<void>
  plans(): Awaitable<Plan[]>
  addOrganisation(organisation: Organisation): Promise<void>
  changeOrganisation(id: string, change: Partial<Omit<Organisation, 'id' | 'createdAt'>>): Promise<void>
  organisations(): Awaitable<Organisation[]>
  addProject(project: Project): Promise<void>
  changeProject(id: string, change: Partial<Pick<Project, 'name' | 'monthlyBudget'>>): Promise<void>
  projects(organisationId?: string): Awaitable<Project[]>
  /** `hash`: SHA-256 of the whole key, hex. The key itself is never stored. */
  addKey(key: Key, hash: string): Promise<void>
  changeKey(id: string, change: Partial<Pick<Key, 'expiresAt' | 'revokedAt'>>): Promise<void>
  keys(projectId?: string): Awaitable<Key[]>

  /** What the key with this hash stands for, as of now in every process. */
  access(hash: string): Awaitable<Access | null>
  /** Notes the use of a key, at most once an hour. */
  touch(keyId: string, at: Instant): void

  /**
   * Used and left credits of an organisation and one of its projects in the month of `at`, as of now; where a key of it is given, as of
   * when that was read, or later.
   */
  funds(organisationId: string, projectId: string, at: Instant, access?: Access): Awaitable<Funds>
  /** Successful sandbox calls of an organisation in the day (UTC) of `at`. */
  sandboxCalls(organisationId: string, at: Instant): Awaitable<number>
  grant(organisationId: string, credits: number, at: Instant, why: string): Promise<void>
  /** In order. */
  ledger(organisationId: string): Awaitable<LedgerRow[]>

  answer(key: AnswerKey): Awaitable<StoredAnswer | null>
  /** Takes what a call may cost, as spent for every other; why it cannot. Settling the call gives it back. */
  reserve(reservation: Reservation): Promise<CreditRefusal | null>
  /** Gives back what was reserved, unless that was done. */
  release(reservation: string, at: Instant): Promise<void>
  /** Gives back some of what was reserved until before `now`; how many. */
  releaseOverdue(now: Instant): Promise<number>
  settle(settlement: Settlement): Promise<SettlementResult>
  /**
   * Empties some of the answers stored before `answersBefore`, forgets some of the emptied ones stored before `keysBefore`;
   * whether there may be more.
   */
  sweep(answersBefore: Instant, keysBefore: Instant): Promise<boolean>

  readonly jobs: JobStore
  readonly webhooks: WebhookStore

  ready(): Awaitable<boolean>
  /** Waits for the writes under way. */
  close(): Promise<void>
}

const DAY = 86_400_000
/** Nearly every call is of the day of the one before: its text is kept. */
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
export const dayOf = (at: Instant): string => datesOf(at).day
/** `YYYY-MM`, UTC. */
export const monthOf = (at: Instant): string => datesOf(at).month
