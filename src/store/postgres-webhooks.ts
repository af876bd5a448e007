import type { SQL, TransactionSQL } from 'bun'
import type { Job } from './jobs.ts'
import { bigintText, insert, json, object, type Queries } from './postgres-rows.ts'
import { DELIVERY, ENDPOINT, snake } from './rows.ts'
import type { Instant } from './types.ts'
import type { Attempt, AttemptOutcome, Delivery, Endpoint, JobEvent, WebhookStore } from './webhooks.ts'

/** Queues an event for every enabled endpoint. Call it inside the transaction that causes the event. */
export const queueEvent = async (
  tx: TransactionSQL,
  { id, organisationId, environment }: Job,
  event: JobEvent,
  at: Instant,
): Promise<void> => {
  await tx.unsafe(
    `INSERT INTO webhook_deliveries (id, endpoint_id, job_id, event, status, created_at, attempts, next_at)
    SELECT 'msg_' || gen_random_uuid(), id, $1, $2, 'pending', $3::text::bigint, 0, $3::text::bigint FROM webhook_endpoints
    WHERE organisation_id = $4 AND environment = $5 AND disabled_at IS NULL`,
    [id, event, bigintText(at), organisationId, environment],
  )
}

const cancel = (queries: Queries, endpointId: string) =>
  queries.unsafe(
    `UPDATE webhook_deliveries SET status = 'failed', next_at = NULL, last_error = 'The endpoint was disabled.'
    WHERE endpoint_id = $1 AND status = 'pending'`,
    [endpointId],
  )

/** Webhooks of a PostgreSQL store. */
export class PostgresWebhooks implements WebhookStore {
  constructor(private readonly sql: SQL) {}

  async addEndpoint(endpoint: Endpoint): Promise<void> {
    await insert(this.sql, 'webhook_endpoints', ENDPOINT, [endpoint])
  }

  async changeEndpoint(id: string, change: Partial<Endpoint>): Promise<void> {
    const names = ENDPOINT.filter((name) => change[name] !== undefined)
    await this.sql.begin(async (tx) => {
      await tx.unsafe(
        `UPDATE webhook_endpoints SET ${names.map((name) => `${snake(name)} = given.${snake(name)}`).join(', ')}
        FROM json_populate_recordset(NULL::webhook_endpoints, $1::text::json) AS given WHERE webhook_endpoints.id = $2`,
        [json(names, [change]), id],
      )
      if (change.disabledAt) await cancel(tx, id)
    })
  }

  async removeEndpoint(id: string): Promise<void> {
    await this.sql.unsafe('DELETE FROM webhook_endpoints WHERE id = $1', [id])
  }

  async endpoints(): Promise<Endpoint[]> {
    const rows = await this.sql.unsafe<{ row: Endpoint }[]>(
      `SELECT ${object('e', ENDPOINT)} AS row FROM webhook_endpoints e ORDER BY created_at, id`,
    )
    return rows.map(({ row }) => row)
  }

  async deliveries(limit: number, endpointId?: string): Promise<Delivery[]> {
    const rows = await this.sql.unsafe<{ row: Delivery }[]>(
      `SELECT ${object('d', DELIVERY)} AS row FROM webhook_deliveries d
      WHERE endpoint_id = coalesce($1::text, endpoint_id) ORDER BY created_at DESC, id DESC LIMIT $2::int4`,
      [endpointId ?? null, limit],
    )
    return rows.map(({ row }) => row)
  }

  async claim(now: Instant, until: Instant): Promise<Attempt | null> {
    const [attempt] = await this.sql.unsafe<Attempt[]>(
      `UPDATE webhook_deliveries d SET attempts = attempts + 1, next_at = $1::text::bigint
      FROM webhook_endpoints e WHERE e.id = d.endpoint_id AND d.id = (
        SELECT id FROM webhook_deliveries WHERE next_at <= $2::text::bigint ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING ${object('d', DELIVERY)} AS delivery, ${object('e', ENDPOINT)} AS endpoint`,
      [bigintText(until), bigintText(now)],
    )
    return attempt ? { delivery: attempt.delivery, endpoint: attempt.endpoint } : null
  }

  async settle({ delivery, endpoint }: Attempt, outcome: AttemptOutcome): Promise<void> {
    const { at, status, nextAt, httpStatus, error, gone } = outcome
    await this.sql.begin(async (tx) => {
      await tx.unsafe(
        `UPDATE webhook_deliveries SET status = $1, next_at = $2::text::bigint, last_at = $3::text::bigint,
          last_status = $4::int4, last_error = $5
        WHERE id = $6 AND attempts = $7::int4 AND status = 'pending'`,
        [status, bigintText(nextAt), bigintText(at), httpStatus, error, delivery.id, delivery.attempts],
      )
      if (!gone) return
      await tx.unsafe(
        'UPDATE webhook_endpoints SET disabled_at = $1::text::bigint WHERE id = $2 AND disabled_at IS NULL',
        [bigintText(at), endpoint.id],
      )
      await cancel(tx, endpoint.id)
    })
  }

  async sweep(before: Instant): Promise<void> {
    await this.sql.unsafe(
      "DELETE FROM webhook_deliveries WHERE status <> 'pending' AND created_at < $1::text::bigint",
      [bigintText(before)],
    )
  }
}
