import type { Warning } from '../warnings.ts'
import type { CreditRefusal } from './credits.ts'
import type { Awaitable, Environment, Instant, Settlement, StoredAnswer } from './types.ts'

/** Files are large: few of the expired are removed at once, so that no call waits long behind it. */
export const EXPIRED_AT_ONCE = 20

export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'expired'

/** Why a job failed, in the words of the contract's errors. */
export interface JobError {
  code: string
  message: string
  field: string | null
  retryable: boolean
}

export interface Job {
  id: string
  organisationId: string
  environment: Environment
  /** The slug of the capability that is rendered. */
  capability: string
  status: JobStatus
  /** How often rendering began. */
  attempts: number
  /** What it costs; reserved when it was made. */
  credits: number
  createdAt: Instant
  startedAt: Instant | null
  finishedAt: Instant | null
  error: JobError | null
  fileExpiresAt: Instant | null
  /** What its computation warned of. */
  warnings: readonly Warning[]
}

/** A job to be made: reserved, queued and remembered in one transaction. */
export interface JobCreation extends Settlement {
  job: { id: string; capability: string; work: string; warnings: readonly Warning[] }
  limits: {
    /** Unfinished jobs, of all organisations and of one of them in one environment. */
    unfinished: number
    unfinishedPerOrganisation: number
    /** Jobs of an organisation in the sandbox in one day (UTC); of failed ones those that their input made fail. */
    sandboxDay: number
  }
}

export type JobCreated =
  | { kind: 'created' }
  /** The idempotency key has been settled before: nothing was made now. */
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'refused'; why: CreditRefusal | 'crowded' | 'sandbox_day' }

/** A job in the hands of one worker, until its lease ends. */
export interface Claim {
  job: Job
  /** What was given when it was made. */
  work: string
  lease: string
  /** Its attempts are used up and none was added: it is only to be finished. */
  exhausted: boolean
}

export interface JobList {
  organisationId: string
  environment: Environment
  limit: number
  /** Those made before this one. */
  before: string | null
  status: JobStatus | null
}

export type Outcome =
  | { status: 'succeeded'; file: Uint8Array; fileExpiresAt: Instant }
  | { status: 'failed'; error: JobError }

/**
 * The queue of jobs and their files. Every writing method is one transaction. Whoever holds a claim has it as long as its
 * lease is kept up; what a worker does after it lost its lease has no effect, and it is told so by `false`.
 */
export interface JobStore {
  create(creation: JobCreation): Promise<JobCreated>
  get(id: string): Awaitable<Job | null>
  /**
   * A job that is queued, or has a lease that ended by `now`: of the organisation whose turn was longest ago the one that has waited
   * longest. Begins an attempt while it has any of `attempts`.
   */
  claim(order: { now: Instant; until: Instant; attempts: number }): Promise<Claim | null>
  heartbeat(claim: Claim, until: Instant): Promise<boolean>
  /** Puts it down, to be taken again from `ready` on; the attempt is not counted where it was not the job's fault. */
  putDown(claim: Claim, ready: Instant, counted: boolean): Promise<boolean>
  /** Keeps the file, or releases the credits and the idempotency key; deliveries to webhooks are queued with it. */
  finish(claim: Claim, at: Instant, outcome: Outcome): Promise<boolean>
  /** Ends a job that has not ended, as failed, whoever holds it; null where it has ended. */
  cancel(id: string, at: Instant, error: JobError): Promise<Job | null>
  /** Jobs of an organisation in one environment, the newest first. */
  list(of: JobList): Awaitable<Job[]>
  file(id: string): Awaitable<Uint8Array<ArrayBuffer> | null>
  /** Removes some of the files that expired by `now`; how many. */
  expire(now: Instant): Promise<number>
  /** How many wait or run. */
  unfinished(): Awaitable<number>

  /** The keys of download links, newest first. */
  linkKeys(): Awaitable<LinkKey[]>
  addLinkKey(key: LinkKey, condition: { onlyFirst: boolean }): Promise<void>
  /** Forgets all keys but this one. */
  removeLinkKeysBut(id: string): Promise<void>
}

export interface LinkKey {
  id: string
  /** Hex. */
  secret: string
  createdAt: Instant
}
