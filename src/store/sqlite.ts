import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { allot, type Funds, negated, termsOf } from './credits.ts'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrations/index.ts'
import { KEY, LEDGER, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import { SqliteAnswers } from './sqlite-answers.ts'
import {
  type Access,
  type AnswerKey,
  dayOf,
  type Key,
  type LedgerRow,
  monthOf,
  type Organisation,
  type Plan,
  type Project,
  type Settled,
  type Settlement,
  type Store,
} from './store.ts'

export interface SqliteSettings {
  /**
   * `normal`: what was answered survives the death of the process, not always the loss of power, which may undo the last
   * commits (never half of one). `full`: survives both, at an fsync a commit.
   */
  durability?: 'normal' | 'full'
}

const HOUR = 3_600_000

const columns = (names: readonly string[]) => names.map((name) => `${snake(name)} AS ${name}`).join(', ')

/** Opens (and makes or migrates) the store in the file `path`; `:memory:` for one that is not kept. */
export const openSqlite = (path: string, settings: SqliteSettings = {}): Store => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new Database(path, { create: true })
  db.run('PRAGMA busy_timeout = 5000')
  db.run('PRAGMA journal_mode = WAL')
  db.run(`PRAGMA synchronous = ${settings.durability === 'full' ? 'FULL' : 'NORMAL'}`)
  // Moving the log into the file costs an fsync: every 32 MiB instead of every 4.
  db.run('PRAGMA wal_autocheckpoint = 8192')
  db.run('PRAGMA foreign_keys = ON')
  migrate(db)
  return new SqliteStore(db)
}

type Value = string | number | null

class SqliteStore implements Store {
  readonly #writes: GroupCommit
  readonly #accesses = new Map<string, Access>()
  readonly #touched = new Map<string, number>()
  #seen = 0
  #emptied = 0
  #open = true

  readonly #dataVersion
  readonly #access
  readonly #month
  readonly #purchased
  readonly #projectMonth
  readonly #sandboxDay
  readonly #answers: SqliteAnswers
  readonly #addLedger
  readonly #addMonth
  readonly #addPurchased
  readonly #addProjectMonth
  readonly #addSandboxCall
  readonly #touch

  constructor(private readonly db: Database) {
    this.#writes = new GroupCommit(db)
    this.#dataVersion = db.prepare<{ data_version: number }, []>('PRAGMA data_version')
    this.#access = db.prepare<{ key: string; project: string; organisation: string; plan: string }, [string]>(
      `SELECT ${json('k', KEY)} AS key, ${json('p', PROJECT)} AS project, ${json('o', ORGANISATION)} AS organisation,
        ${json('l', PLAN)} AS plan
      FROM keys k JOIN projects p ON p.id = k.project_id JOIN organisations o ON o.id = p.organisation_id
        JOIN plans l ON l.slug = o.plan WHERE k.hash = ?`,
    )
    this.#month = db.prepare<{ included: number; overage: number }, [string, string]>(
      'SELECT included, overage FROM organisation_months WHERE organisation_id = ? AND month = ?',
    )
    this.#purchased = db.prepare<{ granted: number }, [string]>(
      'SELECT granted FROM purchased WHERE organisation_id = ?',
    )
    this.#projectMonth = db.prepare<{ credits: number }, [string, string]>(
      'SELECT credits FROM project_months WHERE project_id = ? AND month = ?',
    )
    this.#sandboxDay = db.prepare<{ calls: number }, [string, string]>(
      'SELECT calls FROM sandbox_days WHERE organisation_id = ? AND day = ?',
    )
    this.#answers = new SqliteAnswers(db)
    this.#addLedger = db.prepare(
      `INSERT INTO ledger (${LEDGER.slice(1).map(snake).join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.#addMonth = db.prepare(
      `INSERT INTO organisation_months VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
        SET included = included + excluded.included, overage = overage + excluded.overage`,
    )
    // Not an upsert: its row to insert would break CHECK (granted >= 0) when credits are taken.
    this.#addPurchased = db.prepare('UPDATE purchased SET granted = granted + ? WHERE organisation_id = ?')
    this.#addProjectMonth = db.prepare(
      'INSERT INTO project_months VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET credits = credits + excluded.credits',
    )
    this.#addSandboxCall = db.prepare(
      'INSERT INTO sandbox_days VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET calls = calls + 1',
    )
    this.#touch = db.prepare('UPDATE keys SET last_used_at = ? WHERE id = ?')
  }

  savePlan(plan: Plan) {
    return this.#account(() =>
      this.db
        .query(
          `INSERT INTO plans VALUES (${PLAN.map(() => '?').join(', ')}) ON CONFLICT DO UPDATE SET
            ${PLAN.slice(1)
              .map((name) => `${snake(name)} = excluded.${snake(name)}`)
              .join(', ')}`,
        )
        .run(...PLAN.map((name) => plan[name])),
    )
  }
  plans() {
    return this.db.query<Plan, []>(`SELECT ${columns(PLAN)} FROM plans ORDER BY units_per_second`).all()
  }

  addOrganisation(organisation: Organisation) {
    return this.#account(() => {
      this.#insert('organisations', ORGANISATION, organisation)
      this.db.query('INSERT INTO purchased VALUES (?, 0)').run(organisation.id)
    })
  }
  changeOrganisation(id: string, change: Partial<Organisation>) {
    return this.#change('organisations', id, change)
  }
  organisations() {
    return this.db
      .query<Organisation, []>(`SELECT ${columns(ORGANISATION)} FROM organisations ORDER BY created_at, id`)
      .all()
  }

  addProject(project: Project) {
    return this.#account(() => this.#insert('projects', PROJECT, project))
  }
  changeProject(id: string, change: Partial<Project>) {
    return this.#change('projects', id, change)
  }
  projects(organisationId?: string) {
    return this.db
      .query<Project, [string | null]>(
        `SELECT ${columns(PROJECT)} FROM projects WHERE organisation_id = ifnull(?, organisation_id) ORDER BY created_at, id`,
      )
      .all(organisationId ?? null)
  }

  addKey(key: Key, hash: string) {
    return this.#account(() => this.#insert('keys', [...KEY, 'hash'], { ...key, hash }))
  }
  changeKey(id: string, change: Partial<Key>) {
    return this.#change('keys', id, change)
  }
  keys(projectId?: string) {
    return this.db
      .query<Key, [string | null]>(
        `SELECT ${columns(KEY)} FROM keys WHERE project_id = ifnull(?, project_id) ORDER BY created_at, id`,
      )
      .all(projectId ?? null)
  }

  access(hash: string): Access | null {
    // The version moves whenever another process has committed; what this one changes forgets by itself.
    const version = this.#dataVersion.get()!.data_version
    if (version !== this.#seen) {
      this.#accesses.clear()
      this.#seen = version
    }
    const known = this.#accesses.get(hash)
    if (known) return known
    const row = this.#access.get(hash)
    if (!row) return null
    const access: Access = {
      key: JSON.parse(row.key),
      project: JSON.parse(row.project),
      organisation: JSON.parse(row.organisation),
      plan: JSON.parse(row.plan),
    }
    this.#accesses.set(hash, access)
    return access
  }

  touch(keyId: string, at: number): void {
    const hour = Math.floor(at / HOUR) * HOUR
    if (this.#touched.get(keyId) === hour) return
    this.#touched.set(keyId, hour)
    // A lost touch is made good by the next hour's.
    this.#writes.write(() => this.#touch.run(hour, keyId)).catch(() => this.#touched.delete(keyId))
  }

  funds(organisationId: string, projectId: string, at: number): Funds {
    const month = monthOf(at)
    const used = this.#month.get(organisationId, month)
    return {
      includedUsed: used?.included ?? 0,
      granted: this.#purchased.get(organisationId)?.granted ?? 0,
      overageUsed: used?.overage ?? 0,
      projectUsed: this.#projectMonth.get(projectId, month)?.credits ?? 0,
    }
  }

  sandboxCalls(organisationId: string, at: number): number {
    return this.#sandboxDay.get(organisationId, dayOf(at))?.calls ?? 0
  }

  grant(organisationId: string, credits: number, at: number, why: string) {
    return this.#writes.write(() => {
      this.#record({
        organisationId,
        projectId: null,
        keyId: null,
        at,
        month: monthOf(at),
        kind: 'grant',
        included: 0,
        granted: credits,
        overage: 0,
        requestId: null,
        subject: why,
      })
    })
  }

  ledger(organisationId: string) {
    return this.db
      .query<LedgerRow, [string]>(`SELECT ${columns(LEDGER)} FROM ledger WHERE organisation_id = ? ORDER BY id`)
      .all(organisationId)
  }

  answer(key: AnswerKey) {
    return this.#answers.get(key)
  }

  settle(settlement: Settlement): Promise<Settled> {
    return this.#writes.write(() => this.#settle(settlement))
  }

  #settle({ access, at, requestId, subject, credits, idempotency, answer }: Settlement): Settled {
    const { key, project, organisation, plan } = access
    if (idempotency) {
      const earlier = this.#answers.get({ projectId: project.id, environment: key.environment, key: idempotency.key })
      if (earlier) return { kind: 'answered', answer: earlier }
    }
    if (key.environment === 'sandbox') {
      if (this.sandboxCalls(organisation.id, at) >= plan.sandboxDailyCalls)
        return { kind: 'refused', why: 'quota_exhausted' }
      this.#addSandboxCall.run(organisation.id, dayOf(at))
    } else {
      const taken = allot(termsOf(access), this.funds(organisation.id, project.id, at), credits)
      if (typeof taken === 'string') return { kind: 'refused', why: taken }
      this.#record({
        organisationId: organisation.id,
        projectId: project.id,
        keyId: key.id,
        at,
        month: monthOf(at),
        kind: 'charge',
        ...negated(taken),
        requestId,
        subject,
      })
    }
    if (idempotency)
      this.#answers.add(
        { projectId: project.id, environment: key.environment, key: idempotency.key },
        { bodyHash: idempotency.bodyHash, requestId, ...answer, storedAt: at },
      )
    return { kind: 'charged' }
  }

  /** A ledger row and the sums it moves. */
  #record(row: Omit<LedgerRow, 'id'>): void {
    this.#addLedger.run(
      row.organisationId,
      row.projectId,
      row.keyId,
      row.at,
      row.month,
      row.kind,
      row.included,
      row.granted,
      row.overage,
      row.requestId,
      row.subject,
    )
    if (row.granted !== 0) this.#addPurchased.run(row.granted, row.organisationId)
    if (row.included !== 0 || row.overage !== 0)
      this.#addMonth.run(row.organisationId, row.month, -row.included, -row.overage)
    if (row.projectId !== null)
      this.#addProjectMonth.run(row.projectId, row.month, -(row.included + row.granted + row.overage))
  }

  async sweep(answersBefore: number, keysBefore: number) {
    this.#emptied = await this.#writes.write(() => this.#answers.sweep(this.#emptied, answersBefore, keysBefore))
  }

  ready(): boolean {
    try {
      return this.#open && this.#dataVersion.get() !== null
    } catch {
      return false
    }
  }

  async close() {
    if (!this.#open) return
    this.#open = false
    this.#writes.flush()
    this.db.close()
  }

  /** A write that changes what keys stand for. */
  #account(run: () => void): Promise<void> {
    return this.#writes.write(run).finally(() => this.#accesses.clear())
  }
  #insert<N extends string>(table: string, names: readonly N[], row: Record<N, Value>): void {
    this.db
      .query(`INSERT INTO ${table} (${names.map(snake).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .run(...names.map((name) => row[name]))
  }
  #change(table: string, id: string, change: Record<string, Value>): Promise<void> {
    const names = Object.keys(change)
    return this.#account(() => {
      const { changes } = this.db
        .query(`UPDATE ${table} SET ${names.map((name) => `${snake(name)} = ?`).join(', ')} WHERE id = ?`)
        .run(...names.map((name) => change[name] ?? null), id)
      if (changes === 0) throw new Error(`No row ${id} in ${table}.`)
    })
  }
}

const json = (table: string, names: readonly string[]) =>
  `json_object(${names.map((name) => `'${name}', ${table}.${snake(name)}`).join(', ')})`
