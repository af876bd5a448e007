import type { TransactionSQL } from 'bun'
import { concurrently } from '../concurrency.ts'
import { answerKeyOf, type LedgerTransaction, type Purpose, releaseOf, settle } from './charge.ts'
import type { Funds } from './credits.ts'
import { insert, json, object, type Queries } from './postgres-rows.ts'
import { LEDGER, type Movement, snake } from './rows.ts'
import { type AnswerKey, dayOf, type LedgerRow, monthOf, type SettlementResult } from './store.ts'
import type { Instant, Settlement, StoredAnswer } from './types.ts'

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

const KEPT = [...ANSWER_KEY, 'bodyHash', 'requestId', 'status', 'body', 'storedAt'] as const

/** How often the sums of organisations were moved. */
export type Moves = ReadonlyMap<string, number>

/** Rows of the ledger come as they are here: nothing writes them quicker than `JSON.stringify` does. */
const ROW = LEDGER.slice(1)
const WHOLE_NUMBERS: readonly string[] = ['at', 'included', 'granted', 'overage', 'moves', 'status', 'storedAt']
/** A parameter of JSON as rows, with the names that they have here. */
const given = (parameter: number, names: readonly string[]) =>
  `json_to_recordset($${parameter}::text::json) AS given (${names
    .map((name) => `"${name}" ${WHOLE_NUMBERS.includes(name) ? 'bigint' : 'text'}`)
    .join(', ')})`
const spelled = (names: readonly string[]) => names.map((name) => `"${name}" AS ${snake(name)}`).join(', ')
const columns = (names: readonly string[]) => names.map(snake).join(', ')

const WRITE = `WITH held AS MATERIALIZED (
    -- Whose sums nobody moved since they were known, locked in order: where another moves them now, that is waited for.
    SELECT purse.organisation_id FROM purchased AS purse JOIN ${given(2, ['organisationId', 'moves'])}
    ON purse.organisation_id = given."organisationId"
    WHERE purse.moves = coalesce(given.moves, purse.moves) ORDER BY purse.organisation_id FOR UPDATE OF purse
  ),
  moved AS MATERIALIZED (
    SELECT ${spelled(ROW)} FROM ${given(1, ROW)} WHERE "organisationId" IN (SELECT organisation_id FROM held)
  ),
  -- Not an upsert: its row to insert would break CHECK (granted >= 0) when credits are taken.
  paid AS (
    UPDATE purchased SET moves = purchased.moves + 1, granted = purchased.granted + sums.granted
    FROM (SELECT organisation_id, sum(granted) AS granted FROM moved GROUP BY 1) AS sums
    WHERE purchased.organisation_id = sums.organisation_id
    RETURNING purchased.organisation_id, purchased.moves::float8 AS moves
  ),
  written AS (INSERT INTO ledger (${columns(ROW)}) SELECT ${columns(ROW)} FROM moved),
  months AS (
    INSERT INTO organisation_months AS m SELECT organisation_id, month, -sum(included), -sum(overage) FROM moved
    GROUP BY 1, 2 HAVING sum(included) <> 0 OR sum(overage) <> 0 ORDER BY 1, 2
    ON CONFLICT (organisation_id, month) DO UPDATE
      SET included = m.included + excluded.included, overage = m.overage + excluded.overage
  ),
  projects AS (
    INSERT INTO project_months AS m SELECT project_id, month, -sum(included + granted + overage) FROM moved
    WHERE project_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (project_id, month) DO UPDATE SET credits = m.credits + excluded.credits
  )`
const AND_KEEP = `, kept AS (
    INSERT INTO answers (${columns(KEPT)}) SELECT ${spelled(KEPT)} FROM ${given(3, ['organisationId', ...KEPT])}
    WHERE "organisationId" IN (SELECT organisation_id FROM held)
  )`
const WRITTEN = ' SELECT organisation_id AS "organisationId", moves FROM paid'

/** An answer to be kept, and whose. */
export interface AnswerRow extends AnswerKey, StoredAnswer {
  organisationId: string
}

/**
 * Writes ledger rows, the sums they move and answers to be kept, in one statement. Where it is told how often the sums of an
 * organisation were moved when they were known, it writes nothing of one whose sums were moved since. Of which it wrote: the moves.
 */
export const write = async (
  to: Queries,
  rows: readonly Movement[],
  known: Moves | null = null,
  keep: readonly AnswerRow[] = [],
): Promise<Moves> => {
  const held = known
    ? Array.from(known, ([organisationId, moves]) => ({ organisationId, moves }))
    : Array.from(new Set(rows.map(({ organisationId }) => organisationId)), (organisationId) => ({ organisationId }))
  const values = [JSON.stringify(rows), JSON.stringify(held)]
  const statement = keep.length === 0 ? WRITE + WRITTEN : WRITE + AND_KEEP + WRITTEN
  if (keep.length > 0) values.push(JSON.stringify(keep))
  const written = await to.unsafe<{ organisationId: string; moves: number }[]>(statement, values)
  return new Map(written.map(({ organisationId, moves }) => [organisationId, moves]))
}

/** Ledger rows and the sums they move, whatever was known of these. */
export const record = async (tx: TransactionSQL, rows: readonly Movement[]): Promise<Moves> =>
  rows.length > 0 ? write(tx, rows) : new Map()

/** Funds as of so many moves. */
export interface KnownFunds {
  organisation: string
  project: string
  month: string
  moves: number
  funds: Funds
}

/** Running sums by name. */
class Tally {
  readonly #sums: Map<string, number>

  constructor(rows: readonly (readonly [string, number])[]) {
    this.#sums = new Map(rows)
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
  if (found) await record(tx, [releaseOf(found.row, at)])
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
): Promise<{ settled: SettlementResult[]; known: KnownFunds[] }> => {
  const organisations = [...new Set(group.map(({ access }) => access.organisation.id))].sort()
  const months = [...new Set(group.map(({ at }) => monthOf(at)))]
  const days = [...new Set(group.map(({ at }) => dayOf(at)))]
  const projects = [...new Set(group.map(({ access }) => access.project.id))]
  const inList = (at: number) => `(SELECT json_array_elements_text($${at}::text::json))`
  const read = async <T>(statement: string, ...lists: string[][]): Promise<T[]> =>
    tx.unsafe<T[]>(
      statement,
      lists.map((list) => JSON.stringify(list)),
    )
  // Sent together, answered one after another: what is read comes after the lock, and sees what was written while that was waited for.
  const [locked, reserved, answers, used, spent, calls] = await concurrently(
    () =>
      read<{ id: string; granted: number; moves: number }>(
        `SELECT organisation_id AS id, granted::float8 AS granted, moves::float8 AS moves FROM purchased
      WHERE organisation_id IN ${inList(1)} ORDER BY organisation_id FOR UPDATE`,
        organisations,
      ),
    () =>
      unreserve(
        tx,
        group.flatMap(({ reservation }) => reservation ?? []),
      ),
    () =>
      answersOf(
        tx,
        group.flatMap((each) => answerKeyOf(each) ?? []),
      ),
    () =>
      read<{ name: string; included: number; overage: number }>(
        `SELECT organisation_id || ' ' || month AS name, included::float8 AS included, overage::float8 AS overage
      FROM organisation_months WHERE organisation_id IN ${inList(1)} AND month IN ${inList(2)}`,
        organisations,
        months,
      ),
    () =>
      read<{ name: string; credits: number }>(
        `SELECT project_id || ' ' || month AS name, credits::float8 AS credits FROM project_months
      WHERE project_id IN ${inList(1)} AND month IN ${inList(2)}`,
        projects,
        months,
      ),
    () =>
      read<{ name: string; calls: number }>(
        `SELECT organisation_id || ' ' || day AS name, calls::float8 AS calls FROM sandbox_days
      WHERE organisation_id IN ${inList(1)} AND day IN ${inList(2)}`,
        organisations,
        days,
      ),
  )
  const included = new Tally(used.map((row) => [row.name, row.included]))
  const overage = new Tally(used.map((row) => [row.name, row.overage]))
  const byProject = new Tally(spent.map((row) => [row.name, row.credits]))
  const called = new Tally(calls.map((row) => [row.name, row.calls]))
  const granted = new Tally(locked.map((row) => [row.id, row.granted]))

  const movements: Movement[] = []
  const kept: object[] = []
  const sandboxDays = new Map<string, { organisationId: string; day: string; calls: number }>()

  const books: LedgerTransaction = {
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

  const [moved] = await concurrently(
    () => record(tx, movements),
    () =>
      sandboxDays.size > 0 &&
      insert(
        tx,
        'sandbox_days',
        ['organisationId', 'day', 'calls'],
        [...sandboxDays.values()],
        'ON CONFLICT (organisation_id, day) DO UPDATE SET calls = sandbox_days.calls + excluded.calls',
      ),
    () => kept.length > 0 && insert(tx, 'answers', KEPT, kept),
  )
  const before = new Map(locked.map(({ id, moves }) => [id, moves]))
  const known = group.map(({ access, at }): KnownFunds => {
    const { id } = access.organisation
    return {
      ...{ organisation: id, project: access.project.id, month: monthOf(at) },
      moves: moved.get(id) ?? before.get(id)!,
      funds: books.funds(id, access.project.id, at),
    }
  })
  return { settled, known }
}
