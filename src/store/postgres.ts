import { SQL, type TransactionSQL } from 'bun'
import { LRUCache } from 'lru-cache'
import { cachedHealthCheck } from './cached-health-check.ts'
import { releaseOf, reservationSettlement } from './charge.ts'
import type { Funds } from './credits.ts'
import { migratePostgres } from './migrations/postgres.ts'
import { type PendingSettlement, PostgresBalances } from './postgres-balances.ts'
import { PostgresJobs } from './postgres-jobs.ts'
import { answerName, readAnswers, record, removeReservations, settleGroup } from './postgres-ledger.ts'
import { bigintText, type DatabaseRow, insert, json, object, type Queries } from './postgres-rows.ts'
import { PostgresWebhooks } from './postgres-webhooks.ts'
import { RequestBatcher } from './request-batching.ts'
import { ACCESS_KEY, grantRow, KEY, LEDGER, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import {
  type AnswerKey,
  dayOfInstant,
  type InitialContent,
  type KnownAccounts,
  type LedgerRow,
  monthOfInstant,
  RELEASE_BATCH,
  type SettlementResult,
  type Store,
  SWEEP_BATCH,
} from './store.ts'
import { throttledKeyUse } from './throttled-key-use.ts'
import type {
  Access,
  Awaitable,
  Instant,
  Key,
  Organisation,
  Plan,
  Project,
  Reservation,
  Settlement,
  SettlementGroup,
  StoredAnswer,
} from './types.ts'

/** Maximum number of settlements in one transaction, and of reads in one query. */
const MAX_GROUP_SIZE = 500
/** Maximum number of keys whose `Access` object is cached. */
const MAX_CACHED_KEYS = 10_000

/** Opens a store in a PostgreSQL database and migrates it under a lock. Several processes may share the database. */
export const openPostgres = async (url: string, settings: { connections?: number } = {}): Promise<Store> => {
  const sql = new SQL(url, { max: settings.connections ?? 10, idleTimeout: 0, connectionTimeout: 10 })
  try {
    await migratePostgres(sql)
  } catch (reason) {
    await sql.end()
    throw reason
  }
  return new PostgresStore(sql)
}

class PostgresStore implements Store {
  readonly #accesses: RequestBatcher<string, Access | null>
  readonly #funds: RequestBatcher<FundsQuery, Funds>
  readonly #balances: PostgresBalances
  readonly #settlements: RequestBatcher<PendingSettlement, Awaitable<SettlementResult | null>>
  /** The last result for each key as JSON text and as object. The object stays the same as long as the text does. */
  readonly #cachedAccesses = new LRUCache<string, { content: string; access: Access }>({ max: MAX_CACHED_KEYS })
  /** The moves of the organisation's sums when the key was read. */
  readonly #movesAtRead = new WeakMap<Access, number>()
  #open = true

  readonly known: KnownAccounts
  readonly jobs: PostgresJobs
  readonly webhooks: PostgresWebhooks
  readonly touch
  readonly #writable

  constructor(private readonly sql: SQL) {
    this.jobs = new PostgresJobs(sql)
    this.webhooks = new PostgresWebhooks(sql)
    // The smallest possible write: a full disk refuses it like a charge.
    this.#writable = cachedHealthCheck(() => sql.unsafe('UPDATE store_version SET version = version'))
    this.touch = throttledKeyUse((keyId, hour) =>
      sql.unsafe('UPDATE keys SET last_used_at = $1::text::bigint WHERE id = $2', [bigintText(hour), keyId]),
    )
    const balances = new PostgresBalances(sql)
    this.#balances = balances
    const largest = MAX_GROUP_SIZE
    this.#accesses = new RequestBatcher({ maxGroupSize: largest, answer: (hashes) => this.#accessesOf(hashes) })
    this.#funds = new RequestBatcher({ maxGroupSize: largest, answer: (queries) => this.#fundsOf(queries) })
    /** Settles calls in transactions that lock the organisations. */
    const lockingSettlements = new RequestBatcher<Settlement, SettlementResult>({
      maxGroupSize: largest,
      answer: async (group) => {
        const { settled, known } = await sql.begin((tx) => settleGroup(tx, group))
        for (const each of known) balances.learn(each)
        return settled
      },
      // A group is repeated only if it is certain that nothing was written.
      canRetry: wasRolledBack,
    })
    // Settles calls by cached sums where possible.
    this.#settlements = new RequestBatcher<PendingSettlement, Awaitable<SettlementResult | null>>({
      maxGroupSize: largest,
      async answer(group) {
        const results = await balances.settle(group).catch((reason) => {
          if (!wasRolledBack(reason)) throw reason
          return group.map(() => null)
        })
        if (!results.includes(null)) return results
        const answers = results.map((result, i) => {
          const { settlement, movesAtRead } = group[i]!
          return result ?? (movesAtRead === null ? lockingSettlements.ask(settlement) : null)
        })
        // The next group must see the sums that these calls changed.
        await Promise.allSettled(answers)
        return answers
      },
    })
    this.known = {
      access: (hash) => {
        const access = this.#cachedAccesses.get(hash)?.access
        // A revoked key is refused, which needs the key as it is now.
        if (access?.key.environment !== 'live' || access.key.revokedAt !== null) return null
        return balances.canConfirm(access.organisation.id, this.#movesAtRead.get(access)!) ? access : null
      },
      settle: async (settlement) =>
        this.#settlements.ask({ settlement, movesAtRead: this.#movesAtRead.get(settlement.access)! }),
    }
  }

  initialise({ plans, organisation, project, keys, credits, why }: InitialContent) {
    return this.sql.begin(async (tx) => {
      // Only the first of several processes that start together finds it empty.
      await tx.unsafe('LOCK TABLE organisations IN EXCLUSIVE MODE')
      const [row] = await tx.unsafe<{ exists: boolean }[]>('SELECT EXISTS (SELECT FROM organisations)')
      if (row!.exists) return false
      await savePlans(tx, plans)
      await addOrganisation(tx, organisation)
      await insert(tx, 'projects', PROJECT, [project])
      await insert(
        tx,
        'keys',
        [...KEY, 'hash'],
        keys.map(({ key, hash }) => ({ ...key, hash })),
      )
      if (credits > 0) await record(tx, [grantRow(organisation.id, credits, organisation.createdAt, why)])
      return true
    })
  }

  async savePlan(plan: Plan) {
    await savePlans(this.sql, [plan])
  }
  plans() {
    return this.#all<Plan>('plans', PLAN, 'ORDER BY units_per_second')
  }

  async addOrganisation(organisation: Organisation) {
    await this.sql.begin((tx) => addOrganisation(tx, organisation))
  }
  changeOrganisation(id: string, change: Partial<Organisation>) {
    return this.#change('organisations', id, change)
  }
  organisations() {
    return this.#all<Organisation>('organisations', ORGANISATION, 'ORDER BY created_at, id')
  }

  async addProject(project: Project) {
    await insert(this.sql, 'projects', PROJECT, [project])
  }
  changeProject(id: string, change: Partial<Project>) {
    return this.#change('projects', id, change)
  }
  projects(organisationId?: string) {
    return this.#all<Project>(
      'projects',
      PROJECT,
      'WHERE organisation_id = coalesce($1::text, organisation_id) ORDER BY created_at, id',
      [organisationId ?? null],
    )
  }

  async addKey(key: Key, hash: string) {
    await insert(this.sql, 'keys', [...KEY, 'hash'], [{ ...key, hash }])
  }
  changeKey(id: string, change: Partial<Key>) {
    return this.#change('keys', id, change)
  }
  keys(projectId?: string) {
    return this.#all<Key>('keys', KEY, 'WHERE project_id = coalesce($1::text, project_id) ORDER BY created_at, id', [
      projectId ?? null,
    ])
  }

  access(hash: string): Promise<Access | null> {
    return this.#accesses.ask(hash)
  }

  funds(organisationId: string, projectId: string, at: Instant, access?: Access): Awaitable<Funds> {
    const month = monthOfInstant(at)
    const moves = access && this.#movesAtRead.get(access)
    const cached = moves === undefined ? null : this.#balances.funds(organisationId, projectId, month, moves)
    return cached ?? this.#funds.ask({ organisation: organisationId, project: projectId, month })
  }

  async sandboxCalls(organisationId: string, at: Instant): Promise<number> {
    const [row] = await this.sql.unsafe<{ calls: number }[]>(
      'SELECT calls::float8 AS calls FROM sandbox_days WHERE organisation_id = $1 AND day = $2',
      [organisationId, dayOfInstant(at)],
    )
    return row?.calls ?? 0
  }

  async grant(organisationId: string, credits: number, at: Instant, why: string) {
    await this.sql.begin(async (tx) => {
      await tx.unsafe('SELECT 1 FROM purchased WHERE organisation_id = $1 FOR UPDATE', [organisationId])
      await record(tx, [grantRow(organisationId, credits, at, why)])
    })
  }

  ledger(organisationId: string) {
    return this.#all<LedgerRow>('ledger', LEDGER, 'WHERE organisation_id = $1 ORDER BY id', [organisationId])
  }

  async answer(key: AnswerKey): Promise<StoredAnswer | null> {
    return (await readAnswers(this.sql, [key])).get(answerName(key)) ?? null
  }
  async answers(keys: readonly AnswerKey[]): Promise<(StoredAnswer | null)[]> {
    const answers = await readAnswers(this.sql, keys)
    return keys.map((key) => answers.get(answerName(key)) ?? null)
  }

  reserve(reservation: Reservation) {
    const [settlement, purpose] = reservationSettlement(reservation)
    return this.sql.begin(async (tx) => {
      const {
        settled: [settled],
      } = await settleGroup(tx, [settlement], purpose)
      if (settled!.kind === 'refused') return settled!.why
      await insert(tx, 'reservations', ['id', 'until'], [reservation])
      return null
    })
  }
  async release(reservation: string, at: Instant) {
    await this.#release([reservation], at)
  }
  async releaseOverdue(now: Instant) {
    const overdue = await this.sql.unsafe<{ id: string }[]>(
      `SELECT id FROM reservations WHERE until < $1::text::bigint ORDER BY until LIMIT ${RELEASE_BATCH}`,
      [bigintText(now)],
    )
    await this.#release(
      overdue.map(({ id }) => id),
      now,
    )
    return overdue.length
  }
  #release(ids: readonly string[], at: Instant) {
    return this.sql.begin(async (tx) => {
      // The same order of locks as in settlements, which prevents deadlocks.
      await tx.unsafe(
        `SELECT 1 FROM purchased WHERE organisation_id IN (SELECT organisation_id FROM ledger
          WHERE job_id IN (SELECT json_array_elements_text($1::text::json))) ORDER BY organisation_id FOR UPDATE`,
        [JSON.stringify(ids)],
      )
      const reserved = await removeReservations(tx, ids)
      await record(
        tx,
        [...reserved.values()].map((row) => releaseOf(row, at)),
      )
    })
  }

  async settle(settlement: Settlement): Promise<SettlementResult> {
    if (!this.#open) throw new Error('The store is closed.')
    return (await this.#settlements.ask({ settlement, movesAtRead: null }))!
  }
  async settleAll({ settlements, record: requestRecord }: SettlementGroup): Promise<SettlementResult[]> {
    if (!this.#open) throw new Error('The store is closed.')
    if (settlements.length === 0) return []
    const { settled, known } = await this.sql.begin((tx) => settleGroup(tx, settlements, undefined, requestRecord))
    for (const each of known) this.#balances.learn(each)
    return settled
  }

  async sweep(answersBefore: Instant, keysBefore: Instant): Promise<boolean> {
    const oldest = (condition: string) =>
      `ctid = ANY (ARRAY(SELECT ctid FROM answers WHERE ${condition} AND stored_at < $1::text::bigint
        ORDER BY stored_at LIMIT ${SWEEP_BATCH}))`
    const emptied = await this.sql.unsafe(`UPDATE answers SET body = NULL WHERE ${oldest('body IS NOT NULL')}`, [
      bigintText(answersBefore),
    ])
    const deleted = await this.sql.unsafe(`DELETE FROM answers WHERE ${oldest('body IS NULL')}`, [
      bigintText(keysBefore),
    ])
    return Math.max(emptied.count, deleted.count) >= SWEEP_BATCH
  }

  async ready(): Promise<boolean> {
    return this.#open && this.#writable()
  }

  async close() {
    if (!this.#open) return
    this.#open = false
    await this.#settlements.drain()
    await this.sql.end()
  }

  async #accessesOf(hashes: readonly string[]): Promise<(Access | null)[]> {
    const rows = await this.sql.unsafe<{ hash: string; content: string; moves: number }[]>(ACCESSES, [
      JSON.stringify([...new Set(hashes)]),
    ])
    const accesses = new Map<string, Access>()
    for (const { hash, content, moves } of rows) {
      let cached = this.#cachedAccesses.get(hash)
      if (cached?.content !== content) {
        cached = { content, access: JSON.parse(content) }
        this.#cachedAccesses.set(hash, cached)
      }
      accesses.set(hash, cached.access)
      this.#movesAtRead.set(cached.access, moves)
    }
    return hashes.map((hash) => accesses.get(hash) ?? null)
  }

  async #fundsOf(requests: readonly FundsQuery[]): Promise<Funds[]> {
    const queries = [...new Map(requests.map((query) => [fundsKey(query), query])).values()]
    const rows = await this.sql.unsafe<(FundsQuery & Funds & { moves: number })[]>(FUNDS, [json(FUNDS_QUERY, queries)])
    const fundsByKey = new Map<string, Funds>()
    for (const { moves, includedUsed, granted, overageUsed, projectUsed, ...query } of rows) {
      const funds = { includedUsed, granted, overageUsed, projectUsed }
      fundsByKey.set(fundsKey(query), funds)
      this.#balances.learn({ ...query, moves, funds })
    }
    return requests.map((query) => fundsByKey.get(fundsKey(query))!)
  }

  #all<T>(table: string, names: readonly string[], rest: string, values: (string | null)[] = []): Promise<T[]> {
    return this.sql
      .unsafe<{ row: T }[]>(`SELECT ${object(table, names)} AS row FROM ${table} ${rest}`, values)
      .then((rows) => rows.map(({ row }) => row))
  }
  async #change(table: string, id: string, change: DatabaseRow): Promise<void> {
    const names = Object.keys(change)
    const assignments = names.map((name) => `${snake(name)} = given.${snake(name)}`).join(', ')
    const { count } = await this.sql.unsafe(
      `UPDATE ${table} SET ${assignments} FROM json_populate_record(NULL::${table}, $1::text::json) AS given WHERE ${table}.id = $2`,
      [json(names, [change]).slice(1, -1), id],
    )
    if (count === 0) throw new Error(`No row ${id} in ${table}.`)
  }
}

const ACCESSES = `
  SELECT k.hash, json_build_object('key', ${object('k', ACCESS_KEY)}, 'project', ${object('p', PROJECT)},
    'organisation', ${object('o', ORGANISATION)}, 'plan', ${object('l', PLAN)})::text AS content, g.moves::float8 AS moves
  FROM keys k JOIN projects p ON p.id = k.project_id JOIN organisations o ON o.id = p.organisation_id
    JOIN plans l ON l.slug = o.plan JOIN purchased g ON g.organisation_id = o.id WHERE k.hash IN (SELECT json_array_elements_text($1::text::json))`

/** The organisation, project and month of a query for funds. */
interface FundsQuery {
  organisation: string
  project: string
  month: string
}
const FUNDS_QUERY = ['organisation', 'project', 'month'] as const
const fundsKey = ({ organisation, project, month }: FundsQuery) => `${organisation} ${project} ${month}`

const FUNDS = `
  SELECT query.*, coalesce(m.included, 0)::float8 AS "includedUsed", coalesce(m.overage, 0)::float8 AS "overageUsed",
    coalesce(g.granted, 0)::float8 AS granted, coalesce(p.credits, 0)::float8 AS "projectUsed",
    coalesce(g.moves, 0)::float8 AS moves
  FROM json_to_recordset($1::text::json) AS query (organisation text, project text, month text)
    LEFT JOIN purchased g ON g.organisation_id = query.organisation
    LEFT JOIN organisation_months m ON m.organisation_id = query.organisation AND m.month = query.month
    LEFT JOIN project_months p ON p.project_id = query.project AND p.month = query.month`

/** True if the database rejected the statement (invalid data, integrity, conflict of transactions), so nothing was written. */
const wasRolledBack = (reason: unknown) => /^(22|23|40)/.test(String((reason as { errno?: unknown }).errno))

const savePlans = (to: Queries, plans: readonly Plan[]) => {
  const changed = PLAN.slice(1).map((name) => `${snake(name)} = excluded.${snake(name)}`)
  return insert(to, 'plans', PLAN, plans, `ON CONFLICT (slug) DO UPDATE SET ${changed.join(', ')}`)
}

const addOrganisation = async (tx: TransactionSQL, organisation: Organisation) => {
  await insert(tx, 'organisations', ORGANISATION, [organisation])
  await insert(tx, 'purchased', ['organisationId', 'granted'], [{ organisationId: organisation.id, granted: 0 }])
}
