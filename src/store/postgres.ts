import { SQL, type TransactionSQL } from 'bun'
import { LRUCache } from 'lru-cache'
import { cachedHealthCheck } from './cached-health-check.ts'
import { releaseOf, reservationSettlement } from './charge.ts'
import type { Funds } from './credits.ts'
import { migratePostgres } from './migrations/postgres.ts'
import { PostgresBalances } from './postgres-balances.ts'
import { PostgresJobs } from './postgres-jobs.ts'
import { answersOf, nameOf, record, settleGroup, unreserve } from './postgres-ledger.ts'
import { big, insert, json, object, type Queries, type Row } from './postgres-rows.ts'
import { PostgresWebhooks } from './postgres-webhooks.ts'
import { RequestBatcher } from './request-batching.ts'
import { grantRow, KEY, LEDGER, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import {
  type AnswerKey,
  dayOf,
  type Foundation,
  type LedgerRow,
  monthOf,
  RELEASED_AT_ONCE,
  type SettlementResult,
  type Store,
  SWEPT_AT_ONCE,
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
  StoredAnswer,
} from './types.ts'

/** Settlements that share one transaction at most, and readings that share one query. */
const LARGEST_GROUP = 500
/** Keys that are read to the object they were last read to, at most. */
const KNOWN = 10_000

/** Opens the store in a PostgreSQL database, which it makes or migrates under a lock; several processes may share it. */
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
  readonly #funds: RequestBatcher<Purse, Funds>
  readonly #purses: PostgresBalances
  readonly #settlements: RequestBatcher<Settlement, Awaitable<SettlementResult>>
  /** What keys stood for when they were read last, as text and made of it: the same object for as long as it is the same text. */
  readonly #known = new LRUCache<string, { stands: string; access: Access }>({ max: KNOWN })
  /** As of how many moves of its organisation's sums a key was read. */
  readonly #readAt = new WeakMap<Access, number>()
  #open = true

  readonly jobs: PostgresJobs
  readonly webhooks: PostgresWebhooks
  readonly touch
  readonly #writable

  constructor(private readonly sql: SQL) {
    this.jobs = new PostgresJobs(sql)
    this.webhooks = new PostgresWebhooks(sql)
    // As small a write as there is, which a full disk refuses as it would a charge.
    this.#writable = cachedHealthCheck(() => sql.unsafe('UPDATE store_version SET version = version'))
    this.touch = throttledKeyUse((keyId, hour) =>
      sql.unsafe('UPDATE keys SET last_used_at = $1::text::bigint WHERE id = $2', [big(hour), keyId]),
    )
    const purses = new PostgresBalances(sql)
    this.#purses = purses
    const largest = LARGEST_GROUP
    this.#accesses = new RequestBatcher({ largest, answer: (hashes) => this.#accessesOf(hashes) })
    this.#funds = new RequestBatcher({ largest, answer: (asked) => this.#fundsOf(asked) })
    /** By what the database says, while it lets nobody else. */
    const asked = new RequestBatcher<Settlement, SettlementResult>({
      largest,
      answer: async (group) => {
        const { settled, known } = await sql.begin((tx) => settleGroup(tx, group))
        for (const each of known) purses.learn(each)
        return settled
      },
      // Where it is not certain that nothing was kept, none is tried again.
      again: wasUndone,
    })
    // By what is known here, where that does.
    this.#settlements = new RequestBatcher({
      largest,
      async answer(group) {
        const known = await purses.settle(group).catch((reason) => {
          if (!wasUndone(reason)) throw reason
          return group.map(() => null)
        })
        if (!known.includes(null)) return known as SettlementResult[]
        const answers = known.map((settled, i) => settled ?? asked.ask(group[i]!))
        // The next group goes by what these have moved.
        await Promise.allSettled(answers)
        return answers
      },
    })
  }

  found({ plans, organisation, project, keys, credits, why }: Foundation) {
    return this.sql.begin(async (tx) => {
      // Only the first of several that begin at once finds it empty.
      await tx.unsafe('LOCK TABLE organisations IN EXCLUSIVE MODE')
      const [row] = await tx.unsafe<{ found: boolean }[]>('SELECT EXISTS (SELECT FROM organisations) AS found')
      if (row!.found) return false
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
    const month = monthOf(at)
    const moves = access && this.#readAt.get(access)
    const known = moves === undefined ? null : this.#purses.funds(organisationId, projectId, month, moves)
    return known ?? this.#funds.ask({ organisation: organisationId, project: projectId, month })
  }

  async sandboxCalls(organisationId: string, at: Instant): Promise<number> {
    const [row] = await this.sql.unsafe<{ calls: number }[]>(
      'SELECT calls::float8 AS calls FROM sandbox_days WHERE organisation_id = $1 AND day = $2',
      [organisationId, dayOf(at)],
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
    return (await answersOf(this.sql, [key])).get(nameOf(key)) ?? null
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
      `SELECT id FROM reservations WHERE until < $1::text::bigint ORDER BY until LIMIT ${RELEASED_AT_ONCE}`,
      [big(now)],
    )
    await this.#release(
      overdue.map(({ id }) => id),
      now,
    )
    return overdue.length
  }
  #release(ids: readonly string[], at: Instant) {
    return this.sql.begin(async (tx) => {
      // As settlements do, so that none waits for another that waits for it.
      await tx.unsafe(
        `SELECT 1 FROM purchased WHERE organisation_id IN (SELECT organisation_id FROM ledger
          WHERE job_id IN (SELECT json_array_elements_text($1::text::json))) ORDER BY organisation_id FOR UPDATE`,
        [JSON.stringify(ids)],
      )
      const reserved = await unreserve(tx, ids)
      await record(
        tx,
        [...reserved.values()].map((row) => releaseOf(row, at)),
      )
    })
  }

  async settle(settlement: Settlement): Promise<SettlementResult> {
    if (!this.#open) throw new Error('The store is closed.')
    return this.#settlements.ask(settlement)
  }

  async sweep(answersBefore: Instant, keysBefore: Instant): Promise<boolean> {
    const oldest = (which: string) =>
      `ctid = ANY (ARRAY(SELECT ctid FROM answers WHERE ${which} AND stored_at < $1::text::bigint
        ORDER BY stored_at LIMIT ${SWEPT_AT_ONCE}))`
    const emptied = await this.sql.unsafe(`UPDATE answers SET body = NULL WHERE ${oldest('body IS NOT NULL')}`, [
      big(answersBefore),
    ])
    const forgotten = await this.sql.unsafe(`DELETE FROM answers WHERE ${oldest('body IS NULL')}`, [big(keysBefore)])
    return Math.max(emptied.count, forgotten.count) >= SWEPT_AT_ONCE
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
    const rows = await this.sql.unsafe<{ hash: string; stands: string; moves: number }[]>(ACCESSES, [
      JSON.stringify([...new Set(hashes)]),
    ])
    const found = new Map<string, Access>()
    for (const { hash, stands, moves } of rows) {
      let known = this.#known.get(hash)
      if (known?.stands !== stands) {
        known = { stands, access: JSON.parse(stands) }
        this.#known.set(hash, known)
      }
      found.set(hash, known.access)
      this.#readAt.set(known.access, moves)
    }
    return hashes.map((hash) => found.get(hash) ?? null)
  }

  async #fundsOf(purses: readonly Purse[]): Promise<Funds[]> {
    const asked = [...new Map(purses.map((purse) => [purseName(purse), purse])).values()]
    const rows = await this.sql.unsafe<(Purse & Funds & { moves: number })[]>(FUNDS, [json(PURSE, asked)])
    const found = new Map<string, Funds>()
    for (const { moves, includedUsed, granted, overageUsed, projectUsed, ...purse } of rows) {
      const funds = { includedUsed, granted, overageUsed, projectUsed }
      found.set(purseName(purse), funds)
      this.#purses.learn({ ...purse, moves, funds })
    }
    return purses.map((purse) => found.get(purseName(purse))!)
  }

  #all<T>(table: string, names: readonly string[], rest: string, values: (string | null)[] = []): Promise<T[]> {
    return this.sql
      .unsafe<{ row: T }[]>(`SELECT ${object(table, names)} AS row FROM ${table} ${rest}`, values)
      .then((rows) => rows.map(({ row }) => row))
  }
  async #change(table: string, id: string, change: Row): Promise<void> {
    const names = Object.keys(change)
    const to = names.map((name) => `${snake(name)} = given.${snake(name)}`).join(', ')
    const { count } = await this.sql.unsafe(
      `UPDATE ${table} SET ${to} FROM json_populate_record(NULL::${table}, $1::text::json) AS given WHERE ${table}.id = $2`,
      [json(names, [change]).slice(1, -1), id],
    )
    if (count === 0) throw new Error(`No row ${id} in ${table}.`)
  }
}

const ACCESSES = `
  SELECT k.hash, json_build_object('key', ${object('k', KEY)}, 'project', ${object('p', PROJECT)},
    'organisation', ${object('o', ORGANISATION)}, 'plan', ${object('l', PLAN)})::text AS stands, g.moves::float8 AS moves
  FROM keys k JOIN projects p ON p.id = k.project_id JOIN organisations o ON o.id = p.organisation_id
    JOIN plans l ON l.slug = o.plan JOIN purchased g ON g.organisation_id = o.id WHERE k.hash IN (SELECT json_array_elements_text($1::text::json))`

/** Whose credits of which month. */
interface Purse {
  organisation: string
  project: string
  month: string
}
const PURSE = ['organisation', 'project', 'month'] as const
const purseName = ({ organisation, project, month }: Purse) => `${organisation} ${project} ${month}`

const FUNDS = `
  SELECT asked.*, coalesce(m.included, 0)::float8 AS "includedUsed", coalesce(m.overage, 0)::float8 AS "overageUsed",
    coalesce(g.granted, 0)::float8 AS granted, coalesce(p.credits, 0)::float8 AS "projectUsed",
    coalesce(g.moves, 0)::float8 AS moves
  FROM json_to_recordset($1::text::json) AS asked (organisation text, project text, month text)
    LEFT JOIN purchased g ON g.organisation_id = asked.organisation
    LEFT JOIN organisation_months m ON m.organisation_id = asked.organisation AND m.month = asked.month
    LEFT JOIN project_months p ON p.project_id = asked.project AND p.month = asked.month`

/** A statement that the database refused: data, integrity, a clash of transactions. */
const wasUndone = (reason: unknown) => /^(22|23|40)/.test(String((reason as { errno?: unknown }).errno))

const savePlans = (to: Queries, plans: readonly Plan[]) => {
  const changed = PLAN.slice(1).map((name) => `${snake(name)} = excluded.${snake(name)}`)
  return insert(to, 'plans', PLAN, plans, `ON CONFLICT (slug) DO UPDATE SET ${changed.join(', ')}`)
}

const addOrganisation = async (tx: TransactionSQL, organisation: Organisation) => {
  await insert(tx, 'organisations', ORGANISATION, [organisation])
  await insert(tx, 'purchased', ['organisationId', 'granted'], [{ organisationId: organisation.id, granted: 0 }])
}
