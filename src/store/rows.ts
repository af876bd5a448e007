import type { Job, JobCreation } from './jobs.ts'
import { type LedgerRow, monthOfInstant } from './store.ts'
import type { Instant } from './types.ts'

// The columns of the tables by their names in TypeScript. Both databases use the names in snake case.

const columnNames = new Map<string, string>()
export const snake = (name: string): string => {
  let column = columnNames.get(name)
  if (column === undefined) {
    column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    columnNames.set(name, column)
  }
  return column
}

export const PLAN = [
  'slug',
  'title',
  'unitsPerSecond',
  'monthlyCredits',
  'overagePriceMicros',
  'sandboxDailyCalls',
] as const
export const ORGANISATION = ['id', 'name', 'plan', 'status', 'graceEndsAt', 'spendCapMicros', 'createdAt'] as const
export const PROJECT = ['id', 'organisationId', 'name', 'monthlyBudget', 'createdAt'] as const
export const KEY = [
  'id',
  'projectId',
  'environment',
  'prefix',
  'lastFour',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
  'revokedAt',
] as const
/** The columns of a key in an `Access`: the use of a key does not change it. */
export const ACCESS_KEY = KEY.filter((name) => name !== 'lastUsedAt')
export const LEDGER = [
  'id',
  'organisationId',
  'projectId',
  'keyId',
  'at',
  'month',
  'kind',
  'included',
  'granted',
  'overage',
  'requestId',
  'subject',
  'jobId',
] as const
export const JOB = [
  'id',
  'organisationId',
  'environment',
  'capability',
  'status',
  'attempts',
  'credits',
  'createdAt',
  'startedAt',
  'finishedAt',
  'error',
  'fileExpiresAt',
  'warnings',
] as const
/** A row of `jobs`, with JSON texts. */
export type JobRow = Omit<Job, 'error' | 'warnings'> & { error: string | null; warnings: string | null }
export const jobOf = ({ error, warnings, ...row }: JobRow): Job => ({
  ...row,
  error: error === null ? null : JSON.parse(error),
  warnings: JSON.parse(warnings ?? '[]'),
})

/** The row of a new job. */
export const newJobRow = ({ access, at, requestId, credits, idempotency, job }: JobCreation) => ({
  id: job.id,
  organisationId: access.organisation.id,
  environment: access.key.environment,
  capability: job.capability,
  status: 'queued',
  attempts: 0,
  credits,
  createdAt: at,
  work: job.work,
  readyAt: at,
  projectId: access.project.id,
  requestId,
  idempotencyKey: idempotency?.key ?? null,
  warnings: JSON.stringify(job.warnings),
})
export const NEW_JOB = [
  'id',
  'organisationId',
  'environment',
  'capability',
  'status',
  'attempts',
  'credits',
  'createdAt',
  'work',
  'readyAt',
  'projectId',
  'requestId',
  'idempotencyKey',
  'warnings',
] as const satisfies readonly (keyof ReturnType<typeof newJobRow>)[]

export const LINK_KEY = ['id', 'secret', 'createdAt'] as const
export const ENDPOINT = [
  'id',
  'organisationId',
  'environment',
  'url',
  'secret',
  'previousSecret',
  'previousUntil',
  'createdAt',
  'disabledAt',
] as const
export const DELIVERY = [
  'id',
  'endpointId',
  'jobId',
  'event',
  'status',
  'createdAt',
  'attempts',
  'nextAt',
  'lastAt',
  'lastStatus',
  'lastError',
] as const

/** A ledger row without its id. */
export type Movement = Omit<LedgerRow, 'id'>

export const grantRow = (organisationId: string, credits: number, at: Instant, why: string): Movement => ({
  organisationId,
  projectId: null,
  keyId: null,
  at,
  month: monthOfInstant(at),
  kind: 'grant',
  included: 0,
  granted: credits,
  overage: 0,
  requestId: null,
  subject: why,
  jobId: null,
})
