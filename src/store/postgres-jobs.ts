import type { SQL, TransactionSQL } from 'bun'
import { answerKeyOf, dayBounds, type JobCounts, queueRefusal } from './charge.ts'
import {
  EXPIRY_BATCH,
  type Job,
  type JobClaim,
  type JobCreation,
  type JobCreationResult,
  type JobError,
  type JobList,
  type JobOutcome,
  type JobStore,
  type LinkKey,
} from './jobs.ts'
import { answerName, readAnswers, release, settleGroup } from './postgres-ledger.ts'
import { bigintText, insert, object } from './postgres-rows.ts'
import { queueEvent } from './postgres-webhooks.ts'
import { JOB, type JobRow, jobOf, LINK_KEY, NEW_JOB, newJobRow } from './rows.ts'
import type { Instant } from './types.ts'

/** Number of the advisory lock held while a job is created, so that no other creation changes the counts; arbitrary. */
const JOB_CREATION_LOCK = 7_202_612

/** Releases the credits and the idempotency key of a failed job. */
const undo = async (tx: TransactionSQL, id: string, at: Instant): Promise<void> => {
  await release(tx, id, at)
  await tx.unsafe(
    `DELETE FROM answers USING jobs WHERE jobs.id = $1 AND answers.project_id = jobs.project_id
      AND answers.environment = jobs.environment AND answers.key = jobs.idempotency_key
      AND answers.request_id = jobs.request_id`,
    [id],
  )
}

/** Jobs and files of a PostgreSQL store. Files are rows, so that no file exists without its job. */
export class PostgresJobs implements JobStore {
  constructor(private readonly sql: SQL) {}

  create(creation: JobCreation): Promise<JobCreationResult> {
    const { access, at, job } = creation
    const { key, organisation } = access
    const answerKey = answerKeyOf(creation)
    const [midnight, next] = dayBounds(at)
    return this.sql.begin<JobCreationResult>(async (tx) => {
      await tx.unsafe(`SELECT pg_advisory_xact_lock(${JOB_CREATION_LOCK})`)
      if (answerKey) {
        const storedAnswer = (await readAnswers(tx, [answerKey])).get(answerName(answerKey))
        if (storedAnswer) return { kind: 'answered', answer: storedAnswer }
      }
      const [counts] = await tx.unsafe<JobCounts[]>(
        `SELECT (SELECT count(*)::int4 FROM jobs WHERE ready_at IS NOT NULL) AS total,
          (SELECT count(*)::int4 FROM jobs WHERE ready_at IS NOT NULL AND organisation_id = $1 AND environment = $2) AS "ofOrganisation",
          (SELECT count(*)::int4 FROM jobs WHERE organisation_id = $1 AND environment = 'sandbox'
            AND (status <> 'failed' OR (attempts > 0 AND error::json->>'retryable' = 'false'))
            AND created_at >= $3::text::bigint AND created_at < $4::text::bigint) AS today`,
        [organisation.id, key.environment, bigintText(midnight), bigintText(next)],
      )
      const why = queueRefusal(creation, counts!)
      if (why) return { kind: 'refused', why }
      const {
        settled: [settlements],
      } = await settleGroup(tx, [creation], { kind: 'reserve', jobId: job.id })
      if (settlements!.kind !== 'charged') return settlements as JobCreationResult
      await insert(tx, 'jobs', NEW_JOB, [newJobRow(creation)])
      return { kind: 'created' }
    })
  }

  async get(id: string): Promise<Job | null> {
    const [match] = await this.sql.unsafe<{ row: JobRow }[]>(
      `SELECT ${object('jobs', JOB)} AS row FROM jobs WHERE id = $1`,
      [id],
    )
    return match ? jobOf(match.row) : null
  }

  async claim({ now, until, attempts }: { now: Instant; until: Instant; attempts: number }): Promise<JobClaim | null> {
    const lease = crypto.randomUUID()
    const [match] = await this.sql.unsafe<{ row: JobRow; work: string; exhausted: boolean }[]>(
      `WITH ready AS (
        SELECT id, jobs.organisation_id, attempts >= $1::int4 AS exhausted
        FROM jobs LEFT JOIN job_turns ON job_turns.organisation_id = jobs.organisation_id
        WHERE ready_at <= $2::text::bigint
        ORDER BY coalesce(turn, 0), ready_at, created_at, id LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
      ), turned AS (
        INSERT INTO job_turns SELECT organisation_id, (SELECT coalesce(max(turn), 0) + 1 FROM job_turns) FROM ready
        ON CONFLICT (organisation_id) DO UPDATE SET turn = excluded.turn
      )
      UPDATE jobs SET status = 'running', attempts = attempts + (NOT exhausted)::int4,
        started_at = coalesce(started_at, $2::text::bigint), ready_at = $3::text::bigint, lease = $4
      FROM ready WHERE jobs.id = ready.id RETURNING ${object('jobs', JOB)} AS row, work, exhausted`,
      [attempts, bigintText(now), bigintText(until), lease],
    )
    return match ? { job: jobOf(match.row), work: match.work, lease, exhausted: match.exhausted } : null
  }

  async heartbeat({ job, lease }: JobClaim, until: Instant): Promise<boolean> {
    const { count } = await this.sql.unsafe(
      'UPDATE jobs SET ready_at = $1::text::bigint WHERE id = $2 AND lease = $3',
      [bigintText(until), job.id, lease],
    )
    return count > 0
  }

  async requeue({ job, lease }: JobClaim, ready: Instant, counted: boolean): Promise<boolean> {
    const { count } = await this.sql.unsafe(
      `UPDATE jobs SET ready_at = $1::text::bigint, attempts = attempts - $2::int4, lease = NULL WHERE id = $3 AND lease = $4`,
      [bigintText(ready), counted ? 0 : 1, job.id, lease],
    )
    return count > 0
  }

  finish({ job, lease }: JobClaim, at: Instant, outcome: JobOutcome): Promise<boolean> {
    const error = outcome.status === 'failed' ? JSON.stringify(outcome.error) : null
    const expiresAt = outcome.status === 'succeeded' ? outcome.fileExpiresAt : null
    return this.sql.begin(async (tx) => {
      const [match] = await tx.unsafe<{ row: JobRow }[]>(
        `UPDATE jobs SET status = $1, finished_at = $2::text::bigint, error = $3, file_expires_at = $4::text::bigint,
          work = NULL, ready_at = NULL, lease = NULL
        WHERE id = $5 AND lease = $6 RETURNING ${object('jobs', JOB)} AS row`,
        [outcome.status, bigintText(at), error, bigintText(expiresAt), job.id, lease],
      )
      if (!match) return false
      if (outcome.status === 'succeeded') await tx.unsafe('INSERT INTO files VALUES ($1, $2)', [job.id, outcome.file])
      else await undo(tx, job.id, at)
      await queueEvent(tx, jobOf(match.row), `job.${outcome.status}`, at)
      return true
    })
  }

  cancel(id: string, at: Instant, error: JobError): Promise<Job | null> {
    return this.sql.begin(async (tx) => {
      const [match] = await tx.unsafe<{ row: JobRow }[]>(
        `UPDATE jobs SET status = 'failed', finished_at = $1::text::bigint, error = $2, work = NULL, ready_at = NULL, lease = NULL
        WHERE id = $3 AND ready_at IS NOT NULL RETURNING ${object('jobs', JOB)} AS row`,
        [bigintText(at), JSON.stringify(error), id],
      )
      if (!match) return null
      await undo(tx, id, at)
      await queueEvent(tx, jobOf(match.row), 'job.failed', at)
      return jobOf(match.row)
    })
  }

  async list({ organisationId, environment, limit, before, status }: JobList): Promise<Job[]> {
    const rows = await this.sql.unsafe<{ row: JobRow }[]>(
      `SELECT ${object('jobs', JOB)} AS row FROM jobs WHERE organisation_id = $1 AND environment = $2
        AND ($3::text IS NULL OR status = $3::text)
        AND ($4::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM jobs WHERE id = $4::text))
      ORDER BY created_at DESC, id DESC LIMIT $5::int4`,
      [organisationId, environment, status, before, limit],
    )
    return rows.map(({ row }) => jobOf(row))
  }

  async file(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const [match] = await this.sql.unsafe<{ bytes: Uint8Array<ArrayBuffer> }[]>(
      'SELECT bytes FROM files WHERE job_id = $1',
      [id],
    )
    return match?.bytes ?? null
  }

  async expire(now: Instant): Promise<number> {
    const { count } = await this.sql.unsafe(
      `WITH expiring AS (
        SELECT id FROM jobs WHERE status = 'succeeded' AND file_expires_at <= $1::text::bigint
        LIMIT ${EXPIRY_BATCH} FOR UPDATE SKIP LOCKED
      ), removed AS (DELETE FROM files USING expiring WHERE job_id = expiring.id)
      UPDATE jobs SET status = 'expired' FROM expiring WHERE jobs.id = expiring.id`,
      [bigintText(now)],
    )
    return count
  }

  async unfinished(): Promise<number> {
    const [row] = await this.sql.unsafe<{ count: number }[]>(
      'SELECT count(*)::int4 AS count FROM jobs WHERE ready_at IS NOT NULL',
    )
    return row!.count
  }

  async linkKeys(): Promise<LinkKey[]> {
    const rows = await this.sql.unsafe<{ row: LinkKey }[]>(
      `SELECT ${object('link_keys', LINK_KEY)} AS row FROM link_keys ORDER BY created_at DESC, id DESC`,
    )
    return rows.map(({ row }) => row)
  }

  async addLinkKey(key: LinkKey, { onlyFirst }: { onlyFirst: boolean }): Promise<void> {
    await this.sql.begin(async (tx) => {
      await tx.unsafe('LOCK TABLE link_keys IN EXCLUSIVE MODE')
      const [row] = await tx.unsafe<{ exists: boolean }[]>('SELECT EXISTS (SELECT FROM link_keys)')
      if (!(onlyFirst && row!.exists)) await insert(tx, 'link_keys', LINK_KEY, [key])
    })
  }

  async removeLinkKeysBut(id: string): Promise<void> {
    await this.sql.unsafe('DELETE FROM link_keys WHERE id <> $1', [id])
  }
}
