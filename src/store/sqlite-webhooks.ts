import type { Database } from 'bun:sqlite'
import type { GroupCommit } from './group-commit.ts'
import type { Job } from './jobs.ts'
import { DELIVERY, ENDPOINT, snake } from './rows.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import type { Instant } from './types.ts'
import type { Attempt, AttemptOutcome, Delivery, Endpoint, JobEvent, WebhookStore } from './webhooks.ts'

/** Webhooks of a SQLite store. */
export class SqliteWebhooks implements WebhookStore {
  readonly #endpoint
  readonly #enabledEndpoints
  readonly #announce
  readonly #due
  readonly #begin
  readonly #settle
  readonly #disable
  readonly #cancel
  readonly #delete

  constructor(
    private readonly db: Database,
    private readonly writes: GroupCommit,
  ) {
    this.#endpoint = db.prepare<Endpoint, [string]>(`SELECT ${columns(ENDPOINT)} FROM webhook_endpoints WHERE id = ?`)
    this.#enabledEndpoints = db.prepare<{ id: string }, [string, string]>(
      'SELECT id FROM webhook_endpoints WHERE organisation_id = ? AND environment = ? AND disabled_at IS NULL',
    )
    this.#announce = db.prepare(
      `INSERT INTO webhook_deliveries (id, endpoint_id, job_id, event, status, created_at, attempts, next_at)
      VALUES (?, ?, ?, ?, 'pending', ?, 0, ?)`,
    )
    this.#due = db.prepare<{ id: string }, [number]>(
      'SELECT id FROM webhook_deliveries WHERE next_at <= ? ORDER BY next_at LIMIT 1',
    )
    this.#begin = db.prepare<Delivery, [number, string]>(
      `UPDATE webhook_deliveries SET attempts = attempts + 1, next_at = ? WHERE id = ? RETURNING ${columns(DELIVERY)}`,
    )
    this.#settle = db.prepare(
      `UPDATE webhook_deliveries SET status = ?, next_at = ?, last_at = ?, last_status = ?, last_error = ?
      WHERE id = ? AND attempts = ? AND status = 'pending'`,
    )
    this.#disable = db.prepare('UPDATE webhook_endpoints SET disabled_at = ? WHERE id = ? AND disabled_at IS NULL')
    this.#cancel = db.prepare(
      `UPDATE webhook_deliveries SET status = 'failed', next_at = NULL, last_error = ?
      WHERE endpoint_id = ? AND status = 'pending'`,
    )
    this.#delete = db.prepare("DELETE FROM webhook_deliveries WHERE status <> 'pending' AND created_at < ?")
  }

  addEndpoint(endpoint: Endpoint): Promise<void> {
    return this.writes.write(() => {
      this.db
        .query(`INSERT INTO webhook_endpoints (${ENDPOINT.map(snake).join(', ')}) VALUES (${placeholders(ENDPOINT)})`)
        .run(...ENDPOINT.map((name) => endpoint[name]))
    })
  }

  changeEndpoint(id: string, change: Partial<Endpoint>): Promise<void> {
    const names = ENDPOINT.filter((name) => change[name] !== undefined)
    return this.writes.write(() => {
      this.db
        .query(`UPDATE webhook_endpoints SET ${names.map((name) => `${snake(name)} = ?`).join(', ')} WHERE id = ?`)
        .run(...names.map((name) => change[name] ?? null), id)
      if (change.disabledAt) this.#cancel.run('The endpoint was disabled.', id)
    })
  }

  removeEndpoint(id: string): Promise<void> {
    return this.writes.write(() => void this.db.query('DELETE FROM webhook_endpoints WHERE id = ?').run(id))
  }

  endpoints(): Endpoint[] {
    return this.db
      .query<Endpoint, []>(`SELECT ${columns(ENDPOINT)} FROM webhook_endpoints ORDER BY created_at, id`)
      .all()
  }

  deliveries(limit: number, endpointId?: string): Delivery[] {
    return this.db
      .query<Delivery, [string | null, number]>(
        `SELECT ${columns(DELIVERY)} FROM webhook_deliveries WHERE endpoint_id = ifnull(?, endpoint_id)
        ORDER BY created_at DESC, id DESC LIMIT ?`,
      )
      .all(endpointId ?? null, limit)
  }

  /** Queues an event for every enabled endpoint. Call it inside the transaction that causes the event. */
  queueEvent({ id, organisationId, environment }: Job, event: JobEvent, at: Instant): void {
    for (const endpoint of this.#enabledEndpoints.all(organisationId, environment))
      this.#announce.run(`msg_${crypto.randomUUID()}`, endpoint.id, id, event, at, at)
  }

  async claim(now: Instant, until: Instant): Promise<Attempt | null> {
    if (!this.#due.get(now)) return null
    return this.writes.write(() => {
      const due = this.#due.get(now)
      if (!due) return null
      const delivery = this.#begin.get(until, due.id)!
      return { delivery, endpoint: this.#endpoint.get(delivery.endpointId)! }
    })
  }

  settle({ delivery, endpoint }: Attempt, outcome: AttemptOutcome): Promise<void> {
    const { at, status, nextAt, httpStatus, error, gone } = outcome
    return this.writes.write(() => {
      this.#settle.run(status, nextAt, at, httpStatus, error, delivery.id, delivery.attempts)
      if (!gone) return
      this.#disable.run(at, endpoint.id)
      this.#cancel.run('The endpoint was disabled.', endpoint.id)
    })
  }

  sweep(before: Instant): Promise<void> {
    return this.writes.write(() => void this.#delete.run(before))
  }
}
