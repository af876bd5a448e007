import { SQL, type TransactionSQL } from 'bun'
import { allot, type Funds, negated, termsOf } from './credits.ts'
import { migratePostgres } from './migrations/postgres.ts'
import { grantRow, KEY, LEDGER, type Movement, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
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

/** A row as JSON, so that 64-bit integers arrive as numbers. */
const object = (table: string, names: readonly string[]) =>
  `json_build_object(${names.map((name) => `'${name}', ${table}.${snake(name)}`).join(', ')})`

type Queries = SQL | TransactionSQL
type Row = Record<string, unknown>

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

  constructor(private readonly sql: SQL) {}

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
      .unsafe('UPDATE keys SET last_used_at = $1::text::bigint WHERE id = $2', [String(hour), keyId])
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
      } catch {
        // Only the guilty one is refused.
        for (const each of group) await this.#together([each]).catch(each.reject)
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
      String(keysBefore),
    ])
    await this.sql.unsafe(
      `UPDATE answers SET body = NULL WHERE ctid = ANY (ARRAY${oldest('$1::text::bigint', ' AND body IS NOT NULL')})`,
      [String(answersBefore)],
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

/** How long the database may take to say that it is there, milliseconds. */
const READY_WITHIN = 2000

/** Rows as one JSON text with the database's names. */
const json = (names: readonly string[], rows: readonly object[]) =>
  JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name) => [snake(name), (row as Row)[name] ?? null]))))

/** One statement for any number of rows. */
const insert = (to: Queries, table: string, names: readonly string[], rows: readonly object[], conflict = '') => {
  const columns = names.map(snake).join(', ')
  return to.unsafe(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::text::json) ${conflict}`,
    [json(names, rows)],
  )
}

const savePlans = (to: Queries, plans: readonly Plan[]) => {
  const changed = PLAN.slice(1).map((name) => `${snake(name)} = excluded.${snake(name)}`)
  return insert(to, 'plans', PLAN, plans, `ON CONFLICT (slug) DO UPDATE SET ${changed.join(', ')}`)
}

const addOrganisation = async (tx: TransactionSQL, organisation: Organisation) => {
  await insert(tx, 'organisations', ORGANISATION, [organisation])
  await insert(tx, 'purchased', ['organisationId', 'granted'], [{ organisationId: organisation.id, granted: 0 }])
}

const nameOf = ({ projectId, environment, key }: AnswerKey) => `${projectId}/${environment}/${key}`

const ANSWER_KEY = ['projectId', 'environment', 'key'] as const

const answersOf = async (from: Queries, keys: readonly AnswerKey[]): Promise<Map<string, StoredAnswer>> => {
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
const record = async (tx: TransactionSQL, rows: readonly Movement[]): Promise<void> => {
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

/**
 * Charges and remembers a group of calls. The organisations' rows in `purchased` are locked, in order, for its length: so
 * one group at a time moves the credits of an organisation, whatever process it is of.
 */
const settleGroup = async (tx: TransactionSQL, group: readonly Settlement[]): Promise<Settled[]> => {
  const organisations = [...new Set(group.map(({ access }) => access.organisation.id))].sort()
  const locked = await tx.unsafe<{ name: string; sum: number }[]>(
    `SELECT organisation_id AS name, granted::float8 AS sum FROM purchased
    WHERE organisation_id IN (SELECT json_array_elements_text($1::text::json)) ORDER BY organisation_id FOR UPDATE`,
    [JSON.stringify(organisations)],
  )
  const keyOf = ({ access, idempotency }: Settlement): AnswerKey | null =>
    idempotency && { projectId: access.project.id, environment: access.key.environment, key: idempotency.key }
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
  const [answers, ...found] = await Promise.all([
    answersOf(
      tx,
      group.flatMap((each) => keyOf(each) ?? []),
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

  const settleOne = (settlement: Settlement): Settled => {
    const { access, at, requestId, subject, credits, idempotency, answer } = settlement
    const { key, project, organisation, plan } = access
    const answerKey = keyOf(settlement)
    const earlier = answerKey && answers.get(nameOf(answerKey))
    if (earlier) return { kind: 'answered', answer: earlier }
    const month = monthOf(at)
    if (key.environment === 'sandbox') {
      const day = dayOf(at)
      const name = `${organisation.id} ${day}`
      if (called.of(name) >= plan.sandboxDailyCalls) return { kind: 'refused', why: 'quota_exhausted' }
      called.add(name, 1)
      sandboxDays.set(name, {
        organisationId: organisation.id,
        day,
        calls: (sandboxDays.get(name)?.calls ?? 0) + 1,
      })
    } else {
      const ofMonth = `${organisation.id} ${month}`
      const ofProject = `${project.id} ${month}`
      const funds = {
        includedUsed: included.of(ofMonth),
        overageUsed: overage.of(ofMonth),
        granted: granted.of(organisation.id),
        projectUsed: byProject.of(ofProject),
      }
      const taken = allot(termsOf(access), funds, credits)
      if (typeof taken === 'string') return { kind: 'refused', why: taken }
      included.add(ofMonth, taken.included)
      overage.add(ofMonth, taken.overage)
      granted.add(organisation.id, -taken.granted)
      byProject.add(ofProject, credits)
      movements.push({
        organisationId: organisation.id,
        projectId: project.id,
        keyId: key.id,
        at,
        month,
        kind: 'charge',
        ...negated(taken),
        requestId,
        subject,
        jobId: null,
      })
    }
    if (answerKey) {
      const stored: StoredAnswer = { bodyHash: idempotency!.bodyHash, requestId, ...answer, storedAt: at }
      answers.set(nameOf(answerKey), stored)
      kept.push({ ...answerKey, ...stored })
    }
    return { kind: 'charged' }
  }
  const settled = group.map(settleOne)

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
