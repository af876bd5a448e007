import { SQL, type TransactionSQL } from 'bun'
import type { Funds } from './credits.ts'
import { migratePostgres } from './migrations/postgres.ts'
import { PostgresJobs } from './postgres-jobs.ts'
import { answersOf, nameOf, record, settleGroup } from './postgres-ledger.ts'
import { big, insert, json, object, type Queries, type Row } from './postgres-rows.ts'
import { PostgresWebhooks } from './postgres-webhooks.ts'
import { grantRow, KEY, LEDGER, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import {
  type Access,
  type AnswerKey,
  dayOf,
  type Foundation,
  type Instant,
  type Key,
  type LedgerRow,
  monthOf,
  type Organisation,
  type Plan,
  type Project,
  type Settled,
  type Settlement,
  type Store,
  type StoredAnswer,
} from './store.ts'

/** Settlements that share one transaction at most. */
const LARGEST_GROUP = 500
const HOUR = 3_600_000
const SWEPT_AT_ONCE = 2000

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

interface Waiting {
  settlement: Settlement
  resolve: (settled: Settled) => void
  reject: (reason: unknown) => void
}

class PostgresStore implements Store {
  readonly #touched = new Map<string, number>()
  #waiting: Waiting[] = []
  #settling: Promise<void> | null = null
  #open = true

  readonly jobs: PostgresJobs
  readonly webhooks: PostgresWebhooks

  constructor(private readonly sql: SQL) {
    this.jobs = new PostgresJobs(sql)
    this.webhooks = new PostgresWebhooks(sql)
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

  async access(hash: string): Promise<Access | null> {
    const [row] = await this.sql.unsafe<Access[]>(
      `SELECT ${object('k', KEY)} AS key, ${object('p', PROJECT)} AS project, ${object('o', ORGANISATION)} AS organisation,
        ${object('l', PLAN)} AS plan
      FROM keys k JOIN projects p ON p.id = k.project_id JOIN organisations o ON o.id = p.organisation_id
        JOIN plans l ON l.slug = o.plan WHERE k.hash = $1`,
      [hash],
    )
    return row ? { key: row.key, project: row.project, organisation: row.organisation, plan: row.plan } : null
  }

  touch(keyId: string, at: Instant): void {
    const hour = Math.floor(at / HOUR) * HOUR
    if (this.#touched.get(keyId) === hour) return
    this.#touched.set(keyId, hour)
    // A lost touch is made good by the next hour's.
    this.sql
      .unsafe('UPDATE keys SET last_used_at = $1::text::bigint WHERE id = $2', [big(hour), keyId])
      .catch(() => this.#touched.delete(keyId))
  }

  async funds(organisationId: string, projectId: string, at: Instant): Promise<Funds> {
    const month = monthOf(at)
    const [row] = await this.sql.unsafe<Funds[]>(
      `SELECT coalesce(m.included, 0)::float8 AS "includedUsed", coalesce(m.overage, 0)::float8 AS "overageUsed",
        coalesce(g.granted, 0)::float8 AS granted, coalesce(p.credits, 0)::float8 AS "projectUsed"
      FROM (VALUES ($1::text, $2::text, $3::text)) AS asked (organisation, project, month)
        LEFT JOIN purchased g ON g.organisation_id = asked.organisation
        LEFT JOIN organisation_months m ON m.organisation_id = asked.organisation AND m.month = asked.month
        LEFT JOIN project_months p ON p.project_id = asked.project AND p.month = asked.month`,
      [organisationId, projectId, month],
    )
    return row!
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

  settle(settlement: Settlement): Promise<Settled> {
    if (!this.#open) return Promise.reject(new Error('The store is closed.'))
    const { promise, resolve, reject } = Promise.withResolvers<Settled>()
    this.#waiting.push({ settlement, resolve, reject })
    this.#settling ??= this.#settleAll().finally(() => {
      this.#settling = null
    })
    return promise
  }

  /** What arrives while one group is under way is the next group. */
  async #settleAll(): Promise<void> {
    await new Promise((next) => setImmediate(next))
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, LARGEST_GROUP)
      try {
        await this.#together(group)
      } catch (reason) {
        // Only the guilty one is refused; where it is not certain that nothing was kept, none is tried again.
        if (wasUndone(reason)) for (const each of group) await this.#together([each]).catch(each.reject)
        else for (const { reject } of group) reject(reason)
      }
    }
  }

  async #together(group: readonly Waiting[]): Promise<void> {
    const settled = await this.sql.begin((tx) =>
      settleGroup(
        tx,
        group.map(({ settlement }) => settlement),
      ),
    )
    group.forEach(({ resolve }, i) => {
      resolve(settled[i]!)
    })
  }

  async sweep(answersBefore: Instant, keysBefore: Instant) {
    const oldest = (before: string, still: string) =>
      `(SELECT ctid FROM answers WHERE stored_at < ${before}${still} ORDER BY stored_at LIMIT ${SWEPT_AT_ONCE})`
    await this.sql.unsafe(`DELETE FROM answers WHERE ctid = ANY (ARRAY${oldest('$1::text::bigint', '')})`, [
      big(keysBefore),
    ])
    await this.sql.unsafe(
      `UPDATE answers SET body = NULL WHERE ctid = ANY (ARRAY${oldest('$1::text::bigint', ' AND body IS NOT NULL')})`,
      [big(answersBefore)],
    )
  }

  async ready(): Promise<boolean> {
    if (!this.#open) return false
    const asked = this.sql.unsafe('SELECT 1').then(
      () => true,
      () => false,
    )
    return Promise.race([asked, Bun.sleep(READY_WITHIN).then(() => false)])
  }

  async close() {
    if (!this.#open) return
    this.#open = false
    await this.#settling
    await this.sql.end()
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

/** A statement that the database refused: data, integrity, a clash of transactions. */
const wasUndone = (reason: unknown) => /^(22|23|40)/.test(String((reason as { errno?: unknown }).errno))

/** How long the database may take to say that it is there, milliseconds. */
const READY_WITHIN = 2000

const savePlans = (to: Queries, plans: readonly Plan[]) => {
  const changed = PLAN.slice(1).map((name) => `${snake(name)} = excluded.${snake(name)}`)
  return insert(to, 'plans', PLAN, plans, `ON CONFLICT (slug) DO UPDATE SET ${changed.join(', ')}`)
}

const addOrganisation = async (tx: TransactionSQL, organisation: Organisation) => {
  await insert(tx, 'organisations', ORGANISATION, [organisation])
  await insert(tx, 'purchased', ['organisationId', 'granted'], [{ organisationId: organisation.id, granted: 0 }])
}
