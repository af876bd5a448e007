import type { TransactionSQL } from 'bun'
import { insert, json, object, type Queries } from './postgres-rows.ts'
import { LEDGER, type Movement } from './rows.ts'
import { answerKeyOf, type Books, type Purpose, released, settle } from './settling.ts'
import { type AnswerKey, dayOf, type LedgerRow, monthOf, type Settled } from './store.ts'
import type { Instant, Settlement, StoredAnswer } from './terms.ts'

export const nameOf = ({ projectId, environment, key }: AnswerKey) => `${projectId}/${environment}/${key}`

const ANSWER_KEY = ['projectId', 'environment', 'key'] as const

export const answersOf = async (from: Queries, keys: readonly AnswerKey[]): Promise<Map<string, StoredAnswer>> => {
  if (keys.length === 0) return new Map()
  const rows = await from.unsafe<(AnswerKey & StoredAnswer)[]>(
    `SELECT project_id AS "projectId", environment, key, answers.body_hash AS "bodyHash",
      answers.request_id AS "requestId", answers.status::int4 AS status, answers.body,
      answers.stored_at::float8 AS "storedAt"
    FROM answers JOIN json_populate_recordset(NULL::answers, $1::text::json) AS asked USING (project_id, environment, key)`,
    [json(ANSWER_KEY, keys)],
  )
  return new Map(
    rows.map(({ projectId, environment, key, bodyHash, requestId, status, body, storedAt }) => [
      nameOf({ projectId, environment, key }),
      { bodyHash, requestId, status, body, storedAt },
    ]),
  )
}

/** Ledger rows and the sums they move. */
export const record = async (tx: TransactionSQL, rows: readonly Movement[]): Promise<void> => {
  if (rows.length === 0) return
  const moved = rows.map(({ organisationId, projectId, month, included, granted, overage }) => ({
    organisationId,
    projectId,
    month,
    included: 0 - included,
    granted,
    overage: 0 - overage,
    credits: 0 - (included + granted + overage),
  }))
  const given = json(['organisationId', 'projectId', 'month', 'included', 'granted', 'overage', 'credits'], moved)
  const MOVED = `json_to_recordset($1::text::json) AS moved
    (organisation_id text, project_id text, month text, included bigint, granted bigint, overage bigint, credits bigint)`
  await Promise.all([
    insert(tx, 'ledger', LEDGER.slice(1), rows),
    // Not an upsert: its row to insert would break CHECK (granted >= 0) when credits are taken.
    tx.unsafe(
      `UPDATE purchased SET granted = purchased.granted + given.granted
      FROM (SELECT organisation_id, sum(granted) AS granted FROM ${MOVED} GROUP BY 1) AS given
      WHERE purchased.organisation_id = given.organisation_id AND given.granted <> 0`,
      [given],
    ),
    tx.unsafe(
      `INSERT INTO organisation_months AS m SELECT organisation_id, month, sum(included), sum(overage) FROM ${MOVED}
      WHERE included <> 0 OR overage <> 0 GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (organisation_id, month) DO UPDATE
        SET included = m.included + excluded.included, overage = m.overage + excluded.overage`,
      [given],
    ),
    tx.unsafe(
      `INSERT INTO project_months AS m SELECT project_id, month, sum(credits) FROM ${MOVED}
      WHERE project_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (project_id, month) DO UPDATE SET credits = m.credits + excluded.credits`,
      [given],
    ),
  ])
}

/** Running sums by name. */
class Tally {
  readonly #sums: Map<string, number>

  constructor(rows: readonly { name: string; sum: number }[]) {
    this.#sums = new Map(rows.map(({ name, sum }) => [name, sum]))
  }
  of(name: string): number {
    return this.#sums.get(name) ?? 0
  }
  add(name: string, amount: number): void {
    this.#sums.set(name, this.of(name) + amount)
  }
}

/** Gives back what was reserved for a job, if anything was. */
export const release = async (tx: TransactionSQL, jobId: string, at: Instant): Promise<void> => {
  const [found] = await tx.unsafe<{ row: LedgerRow }[]>(
    `SELECT ${object('ledger', LEDGER)} AS row FROM ledger WHERE job_id = $1 AND kind = 'reserve'`,
    [jobId],
  )
  if (found) await record(tx, [released(found.row, at)])
}

/** The rows by which they were reserved, those that still were; they are reservations no more. */
export const unreserve = async (tx: TransactionSQL, ids: readonly string[]): Promise<Map<string, LedgerRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx.unsafe<{ row: LedgerRow }[]>(
    `WITH gone AS (
      DELETE FROM reservations WHERE id IN (SELECT json_array_elements_text($1::text::json)) RETURNING id
    )
    SELECT ${object('ledger', LEDGER)} AS row FROM ledger JOIN gone ON gone.id = ledger.job_id WHERE kind = 'reserve'`,
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ row }) => [row.jobId!, row]))
}

/**
 * Charges and remembers a group of calls. The organisations' rows in `purchased` are locked, in order, for its length: so
 * one group at a time moves the credits of an organisation, whatever process it is of.
 */
export const settleGroup = async (
  tx: TransactionSQL,
  group: readonly Settlement[],
  purpose?: Purpose,
): Promise<Settled[]> => {
  const organisations = [...new Set(group.map(({ access }) => access.organisation.id))].sort()
  const locked = await tx.unsafe<{ name: string; sum: number }[]>(
    `SELECT organisation_id AS name, granted::float8 AS sum FROM purchased
    WHERE organisation_id IN (SELECT json_array_elements_text($1::text::json)) ORDER BY organisation_id FOR UPDATE`,
    [JSON.stringify(organisations)],
  )
  const months = [...new Set(group.map(({ at }) => monthOf(at)))]
  const days = [...new Set(group.map(({ at }) => dayOf(at)))]
  const projects = [...new Set(group.map(({ access }) => access.project.id))]
  const inList = (at: number) => `(SELECT json_array_elements_text($${at}::text::json))`
  const sums = (table: string, id: string, when: string, sum: string, of: string[], whens: string[]) =>
    tx.unsafe<{ name: string; sum: number }[]>(
      `SELECT ${id} || ' ' || ${when} AS name, ${sum}::float8 AS sum FROM ${table}
      WHERE ${id} IN ${inList(1)} AND ${when} IN ${inList(2)}`,
      [JSON.stringify(of), JSON.stringify(whens)],
    )
  const reserved = await unreserve(
    tx,
    group.flatMap(({ reservation }) => reservation ?? []),
  )
  const [answers, ...found] = await Promise.all([
    answersOf(
      tx,
      group.flatMap((each) => answerKeyOf(each) ?? []),
    ),
    sums('organisation_months', 'organisation_id', 'month', 'included', organisations, months),
    sums('organisation_months', 'organisation_id', 'month', 'overage', organisations, months),
    sums('project_months', 'project_id', 'month', 'credits', projects, months),
    sums('sandbox_days', 'organisation_id', 'day', 'calls', organisations, days),
  ])
  const [included, overage, byProject, called] = found.map((rows) => new Tally(rows)) as [Tally, Tally, Tally, Tally]
  const granted = new Tally(locked)

  const movements: Movement[] = []
  const kept: object[] = []
  const sandboxDays = new Map<string, { organisationId: string; day: string; calls: number }>()

  const books: Books = {
    answer: (key) => answers.get(nameOf(key)) ?? null,
    keep(key, answer) {
      answers.set(nameOf(key), answer)
      kept.push({ ...key, ...answer })
    },
    sandboxCalls: (organisationId, at) => called.of(`${organisationId} ${dayOf(at)}`),
    countSandboxCall(organisationId, at) {
      const day = dayOf(at)
      const name = `${organisationId} ${day}`
      called.add(name, 1)
      sandboxDays.set(name, { organisationId, day, calls: (sandboxDays.get(name)?.calls ?? 0) + 1 })
    },
    funds: (organisationId, projectId, at) => ({
      includedUsed: included.of(`${organisationId} ${monthOf(at)}`),
      overageUsed: overage.of(`${organisationId} ${monthOf(at)}`),
      granted: granted.of(organisationId),
      projectUsed: byProject.of(`${projectId} ${monthOf(at)}`),
    }),
    record(row) {
      const { organisationId, projectId, month } = row
      included.add(`${organisationId} ${month}`, -row.included)
      overage.add(`${organisationId} ${month}`, -row.overage)
      granted.add(organisationId, row.granted)
      byProject.add(`${projectId} ${month}`, -(row.included + row.granted + row.overage))
      movements.push(row)
    },
    unreserve(id) {
      const row = reserved.get(id) ?? null
      reserved.delete(id)
      return row
    },
  }
  const settled = group.map((each) => settle(books, each, purpose))

  await Promise.all([
    record(tx, movements),
    sandboxDays.size > 0 &&
      insert(
        tx,
        'sandbox_days',
        ['organisationId', 'day', 'calls'],
        [...sandboxDays.values()],
        'ON CONFLICT (organisation_id, day) DO UPDATE SET calls = sandbox_days.calls + excluded.calls',
      ),
    kept.length > 0 &&
      insert(tx, 'answers', [...ANSWER_KEY, 'bodyHash', 'requestId', 'status', 'body', 'storedAt'], kept),
  ])
  return settled
}
