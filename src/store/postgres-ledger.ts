import type { TransactionSQL } from 'bun'
import { concurrently } from '../concurrency.ts'
import { answerKeyOf, type ChargePurpose, type LedgerTransaction, releaseOf, settle, settleAll } from './charge.ts'
import type { Funds } from './credits.ts'
import { insert, json, object, type Queries } from './postgres-rows.ts'
import { LEDGER, type Movement, snake } from './rows.ts'
import { type AnswerKey, dayOfInstant, type LedgerRow, monthOfInstant, type SettlementResult } from './store.ts'
import type { Instant, RequestRecord, Settlement, StoredAnswer } from './types.ts'

export const answerName = ({ projectId, environment, key }: AnswerKey) => `${projectId}/${environment}/${key}`

const ANSWER_KEY = ['projectId', 'environment', 'key'] as const

export const readAnswers = async (from: Queries, keys: readonly AnswerKey[]): Promise<Map<string, StoredAnswer>> => {
  if (keys.length === 0) return new Map()
  const rows = await from.unsafe<(AnswerKey & StoredAnswer)[]>(
    `SELECT project_id AS "projectId", environment, key, answers.body_hash AS "bodyHash",
      answers.request_id AS "requestId", answers.status::int4 AS status, answers.body,
      answers.stored_at::float8 AS "storedAt"
    FROM answers JOIN json_populate_recordset(NULL::answers, $1::text::json) AS requested USING (project_id, environment, key)`,
    [json(ANSWER_KEY, keys)],
  )
  return new Map(
    rows.map(({ projectId, environment, key, bodyHash, requestId, status, body, storedAt }) => [
      answerName({ projectId, environment, key }),
      { bodyHash, requestId, status, body, storedAt },
    ]),
  )
}

const ANSWER_COLUMNS = [...ANSWER_KEY, 'bodyHash', 'requestId', 'status', 'body', 'storedAt'] as const

/** The number of changes of the sums of each organisation. */
export type Moves = ReadonlyMap<string, number>

/** Ledger rows are sent with their TypeScript names: `JSON.stringify` without a conversion is the fastest way. */
const LEDGER_COLUMNS = LEDGER.slice(1)
const WHOLE_NUMBERS: readonly string[] = ['at', 'included', 'granted', 'overage', 'moves', 'status', 'storedAt']
/** A JSON parameter as rows with TypeScript names. */
const recordset = (parameter: number, names: readonly string[]) =>
  `json_to_recordset($${parameter}::text::json) AS input (${names
    .map((name) => `"${name}" ${WHOLE_NUMBERS.includes(name) ? 'bigint' : 'text'}`)
    .join(', ')})`
const selectAs = (names: readonly string[]) => names.map((name) => `"${name}" AS ${snake(name)}`).join(', ')
const columns = (names: readonly string[]) => names.map(snake).join(', ')

const MOVEMENT_CTES = `WITH locked AS MATERIALIZED (
    -- Organisations whose sums did not change since they were read, locked in order. Waits for concurrent changes.
    SELECT balance.organisation_id FROM purchased AS balance JOIN ${recordset(2, ['organisationId', 'moves'])}
    ON balance.organisation_id = input."organisationId"
    WHERE balance.moves = coalesce(input.moves, balance.moves) ORDER BY balance.organisation_id FOR UPDATE OF balance
  ),
  movements AS MATERIALIZED (
    SELECT ${selectAs(LEDGER_COLUMNS)} FROM ${recordset(1, LEDGER_COLUMNS)} WHERE "organisationId" IN (SELECT organisation_id FROM locked)
  ),
  -- Not an upsert: for a charge, its row to insert would violate CHECK (granted >= 0).
  balances AS (
    UPDATE purchased SET moves = purchased.moves + 1, granted = purchased.granted + sums.granted
    FROM (SELECT organisation_id, sum(granted) AS granted FROM movements GROUP BY 1) AS sums
    WHERE purchased.organisation_id = sums.organisation_id
    RETURNING purchased.organisation_id, purchased.moves::float8 AS moves
  ),
  new_rows AS (INSERT INTO ledger (${columns(LEDGER_COLUMNS)}) SELECT ${columns(LEDGER_COLUMNS)} FROM movements),
  months AS (
    INSERT INTO organisation_months AS m SELECT organisation_id, month, -sum(included), -sum(overage) FROM movements
    GROUP BY 1, 2 HAVING sum(included) <> 0 OR sum(overage) <> 0 ORDER BY 1, 2
    ON CONFLICT (organisation_id, month) DO UPDATE
      SET included = m.included + excluded.included, overage = m.overage + excluded.overage
  ),
  projects AS (
    INSERT INTO project_months AS m SELECT project_id, month, -sum(included + granted + overage) FROM movements
    WHERE project_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (project_id, month) DO UPDATE SET credits = m.credits + excluded.credits
  )`
const ANSWER_CTE = `, new_answers AS (
    INSERT INTO answers (${columns(ANSWER_COLUMNS)}) SELECT ${selectAs(ANSWER_COLUMNS)} FROM ${recordset(3, ['organisationId', ...ANSWER_COLUMNS])}
    WHERE "organisationId" IN (SELECT organisation_id FROM locked)
  )`
const SELECT_MOVES = ' SELECT organisation_id AS "organisationId", moves FROM balances'

/** An answer to store, with its organisation. */
export interface AnswerRow extends AnswerKey, StoredAnswer {
  organisationId: string
}

/**
 * Writes ledger rows, their sums and answers in one statement. If `known` has the moves of an organisation at the time when its
 * sums were read, nothing is written for an organisation whose sums have changed. Returns the new moves of the written ones.
 */
export const writeMovements = async (
  to: Queries,
  rows: readonly Movement[],
  known: Moves | null = null,
  answers: readonly AnswerRow[] = [],
): Promise<Moves> => {
  const expected = known
    ? Array.from(known, ([organisationId, moves]) => ({ organisationId, moves }))
    : Array.from(new Set(rows.map(({ organisationId }) => organisationId)), (organisationId) => ({ organisationId }))
  const values = [JSON.stringify(rows), JSON.stringify(expected)]
  const statement = answers.length === 0 ? MOVEMENT_CTES + SELECT_MOVES : MOVEMENT_CTES + ANSWER_CTE + SELECT_MOVES
  if (answers.length > 0) values.push(JSON.stringify(answers))
  const result = await to.unsafe<{ organisationId: string; moves: number }[]>(statement, values)
  return new Map(result.map(({ organisationId, moves }) => [organisationId, moves]))
}

/** Writes ledger rows and their sums unconditionally. */
export const record = async (tx: TransactionSQL, rows: readonly Movement[]): Promise<Moves> =>
  rows.length > 0 ? writeMovements(tx, rows) : new Map()

/** Funds after a number of moves. */
export interface FundsSnapshot {
  organisation: string
  project: string
  month: string
  moves: number
  funds: Funds
}

/** Running sums by name. */
class RunningSums {
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

/** Releases the credits reserved for a job, if any. */
export const release = async (tx: TransactionSQL, jobId: string, at: Instant): Promise<void> => {
  const [reservation] = await tx.unsafe<{ row: LedgerRow }[]>(
    `SELECT ${object('ledger', LEDGER)} AS row FROM ledger WHERE job_id = $1 AND kind = 'reserve'`,
    [jobId],
  )
  if (reservation) await record(tx, [releaseOf(reservation.row, at)])
}

/** Removes reservations and returns the ledger rows of those that existed, by id. */
export const removeReservations = async (
  tx: TransactionSQL,
  ids: readonly string[],
): Promise<Map<string, LedgerRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx.unsafe<{ row: LedgerRow }[]>(
    `WITH removed AS (
      DELETE FROM reservations WHERE id IN (SELECT json_array_elements_text($1::text::json)) RETURNING id
    )
    SELECT ${object('ledger', LEDGER)} AS row FROM ledger JOIN removed ON removed.id = ledger.job_id WHERE kind = 'reserve'`,
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ row }) => [row.jobId!, row]))
}

/**
 * Charges a group of calls and stores their answers. The rows of the organisations in `purchased` are locked in order, so
 * that only one group at a time, of any process, changes the credits of an organisation. `requestRecord` is set if the group is one
 * request.
 */
export const settleGroup = async (
  tx: TransactionSQL,
  group: readonly Settlement[],
  purpose?: ChargePurpose,
  requestRecord: RequestRecord | null = null,
): Promise<{ settled: SettlementResult[]; known: FundsSnapshot[] }> => {
  const organisations = [...new Set(group.map(({ access }) => access.organisation.id))].sort()
  const months = [...new Set(group.map(({ at }) => monthOfInstant(at)))]
  const days = [...new Set(group.map(({ at }) => dayOfInstant(at)))]
  const projects = [...new Set(group.map(({ access }) => access.project.id))]
  const inList = (at: number) => `(SELECT json_array_elements_text($${at}::text::json))`
  const read = async <T>(statement: string, ...lists: string[][]): Promise<T[]> =>
    tx.unsafe<T[]>(
      statement,
      lists.map((list) => JSON.stringify(list)),
    )
  // The queries are sent together and answered in order: the reads follow the lock and see all earlier writes.
  const [balances, reservations, answers, monthSums, projectSums, sandboxSums] = await concurrently(
    () =>
      read<{ id: string; granted: number; moves: number }>(
        `SELECT organisation_id AS id, granted::float8 AS granted, moves::float8 AS moves FROM purchased
      WHERE organisation_id IN ${inList(1)} ORDER BY organisation_id FOR UPDATE`,
        organisations,
      ),
    () =>
      removeReservations(
        tx,
        group.flatMap(({ reservation }) => reservation ?? []),
      ),
    () =>
      readAnswers(tx, [
        ...group.flatMap((each) => answerKeyOf(each) ?? []),
        ...(requestRecord ? [requestRecord.key] : []),
      ]),
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
  const included = new RunningSums(monthSums.map((row) => [row.name, row.included]))
  const overage = new RunningSums(monthSums.map((row) => [row.name, row.overage]))
  const byProject = new RunningSums(projectSums.map((row) => [row.name, row.credits]))
  const sandboxCalls = new RunningSums(sandboxSums.map((row) => [row.name, row.calls]))
  const granted = new RunningSums(balances.map((row) => [row.id, row.granted]))

  const movements: Movement[] = []
  const newAnswers: object[] = []
  const sandboxDays = new Map<string, { organisationId: string; day: string; calls: number }>()

  const transaction: LedgerTransaction = {
    answer: (key) => answers.get(answerName(key)) ?? null,
    addAnswer(key, answer) {
      answers.set(answerName(key), answer)
      newAnswers.push({ ...key, ...answer })
    },
    sandboxCalls: (organisationId, at) => sandboxCalls.of(`${organisationId} ${dayOfInstant(at)}`),
    countSandboxCall(organisationId, at) {
      const day = dayOfInstant(at)
      const name = `${organisationId} ${day}`
      sandboxCalls.add(name, 1)
      sandboxDays.set(name, { organisationId, day, calls: (sandboxDays.get(name)?.calls ?? 0) + 1 })
    },
    funds: (organisationId, projectId, at) => ({
      includedUsed: included.of(`${organisationId} ${monthOfInstant(at)}`),
      overageUsed: overage.of(`${organisationId} ${monthOfInstant(at)}`),
      granted: granted.of(organisationId),
      projectUsed: byProject.of(`${projectId} ${monthOfInstant(at)}`),
    }),
    record(row) {
      const { organisationId, projectId, month } = row
      included.add(`${organisationId} ${month}`, -row.included)
      overage.add(`${organisationId} ${month}`, -row.overage)
      granted.add(organisationId, row.granted)
      byProject.add(`${projectId} ${month}`, -(row.included + row.granted + row.overage))
      movements.push(row)
    },
    removeReservation(id) {
      const row = reservations.get(id) ?? null
      reservations.delete(id)
      return row
    },
  }
  const results = requestRecord
    ? settleAll(transaction, { settlements: group, record: requestRecord })
    : group.map((each) => settle(transaction, each, purpose))

  const [newMoves] = await concurrently(
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
    () => newAnswers.length > 0 && insert(tx, 'answers', ANSWER_COLUMNS, newAnswers),
  )
  const oldMoves = new Map(balances.map(({ id, moves }) => [id, moves]))
  const known = group.map(({ access, at }): FundsSnapshot => {
    const { id } = access.organisation
    return {
      ...{ organisation: id, project: access.project.id, month: monthOfInstant(at) },
      moves: newMoves.get(id) ?? oldMoves.get(id)!,
      funds: transaction.funds(id, access.project.id, at),
    }
  })
  return { settled: results, known }
}
