import type { Database } from 'bun:sqlite'
import { answerKeyOf, dayBounds, type LedgerTransaction, queueRefusal, settle } from './charge.ts'
import type { GroupCommit } from './group-commit.ts'
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
import { JOB, type JobRow, jobOf, LINK_KEY, NEW_JOB, newJobRow, snake } from './rows.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import type { SqliteLedger } from './sqlite-ledger.ts'
import type { SqliteWebhooks } from './sqlite-webhooks.ts'
import type { Instant } from './types.ts'

/** Jobs and files of a SQLite store. Files are rows, so that no file exists without its job. */
export class SqliteJobs implements JobStore {
  readonly #get
  readonly #add
  readonly #unfinished
  readonly #sandboxDay
  readonly #hasReady
  readonly #ready
  readonly #turn
  readonly #cancel
  readonly #freeKey
  readonly #list
  readonly #claim
  readonly #renewLease
  readonly #requeue
  readonly #finish
  readonly #addFile
  readonly #file
  readonly #expiring
  readonly #expire
  readonly #removeFile
  readonly #linkKeys
  readonly #addLinkKey
  readonly #removeLinkKeys

  constructor(
    db: Database,
    private readonly writes: GroupCommit,
    private readonly transaction: LedgerTransaction,
    private readonly ledger: SqliteLedger,
    private readonly webhooks: SqliteWebhooks,
  ) {
    const withLease = 'WHERE id = ? AND lease = ?'
    this.#get = db.prepare<JobRow, [string]>(`SELECT ${columns(JOB)} FROM jobs WHERE id = ?`)
    this.#add = db.prepare(`INSERT INTO jobs (${NEW_JOB.map(snake).join(', ')}) VALUES (${placeholders(NEW_JOB)})`)
    this.#unfinished = db.prepare<{ total: number; ofOrganisation: number }, [string, string]>(
      `SELECT count(*) AS total, count(*) FILTER (WHERE organisation_id = ? AND environment = ?) AS ofOrganisation
      FROM jobs WHERE ready_at IS NOT NULL`,
    )
    this.#sandboxDay = db.prepare<{ jobs: number }, [string, number, number]>(
      `SELECT count(*) AS jobs FROM jobs WHERE organisation_id = ? AND environment = 'sandbox'
        AND created_at >= ? AND created_at < ?
        AND (status <> 'failed' OR (attempts > 0 AND json_extract(error, '$.retryable') = 0))`,
    )
    this.#hasReady = db.prepare<unknown, [number]>('SELECT 1 FROM jobs WHERE ready_at <= ? LIMIT 1')
    this.#ready = db.prepare<{ id: string; organisationId: string; attempts: number }, [number]>(
      `SELECT id, organisation_id AS organisationId, attempts FROM jobs LEFT JOIN job_turns USING (organisation_id)
      WHERE ready_at <= ? ORDER BY ifnull(turn, 0), ready_at, created_at, id LIMIT 1`,
    )
    this.#turn = db.prepare(
      `INSERT INTO job_turns VALUES (?, (SELECT ifnull(max(turn), 0) + 1 FROM job_turns))
      ON CONFLICT DO UPDATE SET turn = excluded.turn`,
    )
    this.#claim = db.prepare<JobRow & { work: string }, [number, number, number, string, string]>(
      `UPDATE jobs SET status = 'running', attempts = attempts + ?, started_at = ifnull(started_at, ?), ready_at = ?, lease = ?
      WHERE id = ? RETURNING ${columns(JOB)}, work`,
    )
    this.#renewLease = db.prepare(`UPDATE jobs SET ready_at = ? ${withLease}`)
    this.#requeue = db.prepare(`UPDATE jobs SET ready_at = ?, attempts = attempts - ?, lease = NULL ${withLease}`)
    this.#finish = db.prepare<JobRow, [string, number, string | null, number | null, string, string]>(
      `UPDATE jobs SET status = ?, finished_at = ?, error = ?, file_expires_at = ?, work = NULL, ready_at = NULL, lease = NULL
      ${withLease} RETURNING ${columns(JOB)}`,
    )
    this.#cancel = db.prepare<JobRow, [number, string, string]>(
      `UPDATE jobs SET status = 'failed', finished_at = ?, error = ?, work = NULL, ready_at = NULL, lease = NULL
      WHERE id = ? AND ready_at IS NOT NULL RETURNING ${columns(JOB)}`,
    )
    this.#freeKey = db.prepare(
      `DELETE FROM answers WHERE (project_id, environment, key, request_id) =
        (SELECT project_id, environment, idempotency_key, request_id FROM jobs WHERE id = ?)`,
    )
    this.#list = db.prepare<
      JobRow,
      [string, string, string | null, string | null, string | null, string | null, number]
    >(
      `SELECT ${columns(JOB)} FROM jobs WHERE organisation_id = ? AND environment = ? AND (? IS NULL OR status = ?)
        AND (? IS NULL OR (created_at, id) < (SELECT created_at, id FROM jobs WHERE id = ?))
      ORDER BY created_at DESC, id DESC LIMIT ?`,
    )
    this.#addFile = db.prepare('INSERT INTO files VALUES (?, ?)')
    this.#file = db.prepare<{ bytes: Uint8Array<ArrayBuffer> }, [string]>('SELECT bytes FROM files WHERE job_id = ?')
    this.#expiring = db.prepare<{ id: string }, [number]>(
      `SELECT id FROM jobs WHERE status = 'succeeded' AND file_expires_at <= ? LIMIT ${EXPIRY_BATCH}`,
    )
    this.#expire = db.prepare("UPDATE jobs SET status = 'expired' WHERE id = ?")
    this.#removeFile = db.prepare('DELETE FROM files WHERE job_id = ?')
    this.#linkKeys = db.prepare<LinkKey, []>(
      `SELECT ${columns(LINK_KEY)} FROM link_keys ORDER BY created_at DESC, rowid DESC`,
    )
    this.#addLinkKey = db.prepare(
      'INSERT INTO link_keys SELECT ?, ?, ? WHERE NOT (? AND EXISTS (SELECT 1 FROM link_keys))',
    )
    this.#removeLinkKeys = db.prepare('DELETE FROM link_keys WHERE id <> ?')
  }

  create(creation: JobCreation): Promise<JobCreationResult> {
    return this.writes.write(() => this.#create(creation))
  }

  #create(creation: JobCreation): JobCreationResult {
    const { access, at, job } = creation
    const { id: organisationId } = access.organisation
    const { environment } = access.key
    const answerKey = answerKeyOf(creation)
    const storedAnswer = answerKey && this.transaction.answer(answerKey)
    if (storedAnswer) return { kind: 'answered', answer: storedAnswer }
    const today = this.#sandboxDay.get(organisationId, ...dayBounds(at))!.jobs
    const why = queueRefusal(creation, { ...this.#unfinished.get(organisationId, environment)!, today })
    if (why) return { kind: 'refused', why }
    const settlement = settle(this.transaction, creation, { kind: 'reserve', jobId: job.id })
    if (settlement.kind !== 'charged') return settlement
    const row = newJobRow(creation)
    this.#add.run(...NEW_JOB.map((name) => row[name]))
    return { kind: 'created' }
  }

  get(id: string): Job | null {
    const row = this.#get.get(id)
    return row && jobOf(row)
  }

  async claim({ now, until, attempts }: { now: Instant; until: Instant; attempts: number }): Promise<JobClaim | null> {
    // This check needs no transaction.
    if (!this.#hasReady.get(now)) return null
    const lease = crypto.randomUUID()
    return this.writes.write(() => {
      const ready = this.#ready.get(now)
      if (!ready) return null
      const exhausted = ready.attempts >= attempts
      this.#turn.run(ready.organisationId)
      const { work, ...row } = this.#claim.get(exhausted ? 0 : 1, now, until, lease, ready.id)!
      return { job: jobOf(row), work, lease, exhausted }
    })
  }

  heartbeat({ job, lease }: JobClaim, until: Instant): Promise<boolean> {
    return this.writes.write(() => this.#renewLease.run(until, job.id, lease).changes > 0)
  }

  requeue({ job, lease }: JobClaim, ready: Instant, counted: boolean): Promise<boolean> {
    return this.writes.write(() => this.#requeue.run(ready, counted ? 0 : 1, job.id, lease).changes > 0)
  }

  finish({ job, lease }: JobClaim, at: Instant, outcome: JobOutcome): Promise<boolean> {
    const finish = () => {
      const error = outcome.status === 'failed' ? JSON.stringify(outcome.error) : null
      const expiresAt = outcome.status === 'succeeded' ? outcome.fileExpiresAt : null
      const row = this.#finish.get(outcome.status, at, error, expiresAt, job.id, lease)
      if (!row) return false
      if (outcome.status === 'succeeded') this.#addFile.run(job.id, outcome.file)
      else this.#undo(job.id, at)
      this.webhooks.queueEvent(jobOf(row), `job.${outcome.status}`, at)
      return true
    }
    return this.writes.write(finish, outcome.status === 'succeeded' ? outcome.file.length : 0)
  }

  cancel(id: string, at: Instant, error: JobError): Promise<Job | null> {
    return this.writes.write(() => {
      const row = this.#cancel.get(at, JSON.stringify(error), id)
      if (!row) return null
      this.#undo(id, at)
      this.webhooks.queueEvent(jobOf(row), 'job.failed', at)
      return jobOf(row)
    })
  }

  /** Releases the credits and the idempotency key of a failed job. */
  #undo(id: string, at: Instant): void {
    this.ledger.release(id, at)
    this.#freeKey.run(id)
  }

  list({ organisationId, environment, limit, before, status }: JobList): Job[] {
    return this.#list.all(organisationId, environment, status, status, before, before, limit).map(jobOf)
  }

  file(id: string): Uint8Array<ArrayBuffer> | null {
    return this.#file.get(id)?.bytes ?? null
  }

  expire(now: Instant): Promise<number> {
    return this.writes.write(() => {
      const expiring = this.#expiring.all(now)
      for (const { id } of expiring) {
        this.#expire.run(id)
        this.#removeFile.run(id)
      }
      return expiring.length
    })
  }

  unfinished(): number {
    return this.#unfinished.get('', '')!.total
  }

  linkKeys(): LinkKey[] {
    return this.#linkKeys.all()
  }

  addLinkKey({ id, secret, createdAt }: LinkKey, { onlyFirst }: { onlyFirst: boolean }): Promise<void> {
    return this.writes.write(() => void this.#addLinkKey.run(id, secret, createdAt, onlyFirst))
  }
  removeLinkKeysBut(id: string): Promise<void> {
    return this.writes.write(() => void this.#removeLinkKeys.run(id))
  }
}
