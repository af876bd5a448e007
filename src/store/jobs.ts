import type { Warning } from '../warnings.ts'
import type { CreditRefusal } from './credits.ts'
import type { Awaitable, Environment, Instant, Settlement, StoredAnswer } from './types.ts'

/** Maximum number of expired files that are removed in one transaction. Files are large, and calls wait for the transaction. */
export const EXPIRY_BATCH = 20

export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'expired'

/** The error of a failed job, as in the API. */
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
  /** Number of started rendering attempts. */
  attempts: number
  /** Credits of the job, reserved at its creation. */
  credits: number
  createdAt: Instant
  startedAt: Instant | null
  finishedAt: Instant | null
  error: JobError | null
  fileExpiresAt: Instant | null
  /** Warnings of the computation. */
  warnings: readonly Warning[]
}

/** A job to create: its credits are reserved, it is queued, and its answer is stored in one transaction. */
export interface JobCreation extends Settlement {
  job: { id: string; capability: string; work: string; warnings: readonly Warning[] }
  limits: {
    /** Maximum number of unfinished jobs, of all organisations and of one organisation in one environment. */
    unfinished: number
    unfinishedPerOrganisation: number
    /** Maximum number of sandbox jobs per organisation and UTC day. Failed jobs count only if their input was the cause. */
    sandboxDay: number
  }
}

export type JobCreationResult =
  | { kind: 'created' }
  /** The idempotency key was used before, so no job was created. */
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'refused'; why: CreditRefusal | 'crowded' | 'sandbox_day' }

/** A job that a worker has claimed, until the lease ends. */
export interface JobClaim {
  job: Job
  /** The `work` with which the job was created. */
  work: string
  lease: string
  /** True if all attempts are used. The claim adds no attempt; the job must only be finished. */
  exhausted: boolean
}

export interface JobList {
  organisationId: string
  environment: Environment
  limit: number
  /** Only jobs created before this one. */
  before: string | null
  status: JobStatus | null
}

export type JobOutcome =
  | { status: 'succeeded'; file: Uint8Array; fileExpiresAt: Instant }
  | { status: 'failed'; error: JobError }

/**
 * The queue of jobs and their files. Every writing method is one transaction. A claim is valid as long as its lease is renewed.
 * Methods of a worker whose lease has ended have no effect and return false.
 */
export interface JobStore {
  create(creation: JobCreation): Promise<JobCreationResult>
  get(id: string): Awaitable<Job | null>
  /**
   * Claims a job that is queued or whose lease ended by `now`: the oldest job of the organisation that was served least
   * recently. Starts an attempt, unless all of `attempts` are used.
   */
  claim(query: { now: Instant; until: Instant; attempts: number }): Promise<JobClaim | null>
  heartbeat(claim: JobClaim, until: Instant): Promise<boolean>
  /** Returns a job to the queue, to be claimed from `ready` on. `counted` is false if the job did not cause the failure. */
  requeue(claim: JobClaim, ready: Instant, counted: boolean): Promise<boolean>
  /** Stores the file, or releases the credits and the idempotency key, and queues webhook deliveries. */
  finish(claim: JobClaim, at: Instant, outcome: JobOutcome): Promise<boolean>
  /** Ends an unfinished job as failed, even if it is claimed. Null if the job has ended already. */
  cancel(id: string, at: Instant, error: JobError): Promise<Job | null>
  /** Jobs of an organisation in one environment, newest first. */
  list(query: JobList): Awaitable<Job[]>
  file(id: string): Awaitable<Uint8Array<ArrayBuffer> | null>
  /** Removes some of the files that expired by `now` and returns their number. */
  expire(now: Instant): Promise<number>
  /** Number of queued and running jobs. */
  unfinished(): Awaitable<number>

  /** The keys of download links, newest first. */
  linkKeys(): Awaitable<LinkKey[]>
  addLinkKey(key: LinkKey, condition: { onlyFirst: boolean }): Promise<void>
  /** Removes all keys except this one. */
  removeLinkKeysBut(id: string): Promise<void>
}

export interface LinkKey {
  id: string
  /** Hexadecimal. */
  secret: string
  createdAt: Instant
}
