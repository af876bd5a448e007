import { Database } from 'bun:sqlite'
import { cachedHealthCheck } from './cached-health-check.ts'
import { type LedgerTransaction, releaseReservation, reservationSettlement, settle } from './charge.ts'
import { type Checkpoints, checkpoints, OVERDUE } from './checkpoints.ts'
import type { Funds } from './credits.ts'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrations/index.ts'
import { grantRow, KEY, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import { SqliteAnswers } from './sqlite-answers.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import { prepareFile, presence } from './sqlite-file.ts'
import { SqliteJobs } from './sqlite-jobs.ts'
import { SqliteLedger } from './sqlite-ledger.ts'
import { SqliteWebhooks } from './sqlite-webhooks.ts'
import type { AnswerKey, Foundation, SettlementResult, Store } from './store.ts'
import { throttledKeyUse } from './throttled-key-use.ts'
import type { Access, Key, Organisation, Plan, Project, Reservation, Settlement } from './types.ts'

export interface SqliteSettings {
  /**
   * `normal`: what was answered survives the death of the process, not always the loss of power, which may undo the last
   * commits (never half of one). `full`: survives both, at an fsync a commit.
   */
  durability?: 'normal' | 'full'
}

/** Opens (and makes or migrates) the store in the file `path`; `:memory:` for one that is not kept. */
export const openSqlite = (path: string, settings: SqliteSettings = {}): Store => {
  const isKept = path !== ':memory:'
  if (isKept) prepareFile(path)
  const db = new Database(path, { create: true })
  db.run('PRAGMA busy_timeout = 5000')
  db.run('PRAGMA journal_mode = WAL')
  db.run(`PRAGMA synchronous = ${settings.durability === 'full' ? 'FULL' : 'NORMAL'}`)
  db.run('PRAGMA foreign_keys = ON')
  migrate(db)
  // A connection that waits holds the event loop; writes wait outside of it.
  db.run('PRAGMA busy_timeout = 5')
  if (!isKept) return new SqliteStore(db, () => true, null)
  db.run(`PRAGMA wal_autocheckpoint = ${OVERDUE}`)
  return new SqliteStore(db, presence(path), checkpoints(path))
}

type Value = string | number | null

class SqliteStore implements Store {
  readonly #writes: GroupCommit
  readonly #accesses = new Map<string, Access>()
  #looked = false
  #seen = 0
  #seenAccounts = 0
  #open = true

  readonly #dataVersion
  readonly #accountsVersion
  readonly #accountsChanged
  readonly #access
  readonly #answers: SqliteAnswers
  readonly #ledger: SqliteLedger
  readonly #books: LedgerTransaction
  readonly jobs: SqliteJobs
  readonly webhooks: SqliteWebhooks
  readonly touch
  readonly #writable

  constructor(
    private readonly db: Database,
    private readonly isThere: () => boolean,
    private readonly checkpoints: Checkpoints | null,
  ) {
    this.#dataVersion = db.prepare<{ data_version: number }, []>('PRAGMA data_version')
    this.#access = db.prepare<{ key: string; project: string; organisation: string; plan: string }, [string]>(
      `SELECT ${json('k', KEY)} AS key, ${json('p', PROJECT)} AS project, ${json('o', ORGANISATION)} AS organisation,
        ${json('l', PLAN)} AS plan
      FROM keys k JOIN projects p ON p.id = k.project_id JOIN organisations o ON o.id = p.organisation_id
        JOIN plans l ON l.slug = o.plan WHERE k.hash = ?`,
    )
    this.#accountsVersion = db.prepare<{ version: number }, []>('SELECT version FROM accounts_version')
    this.#accountsChanged = db.prepare('UPDATE accounts_version SET version = version + 1')
    this.#answers = new SqliteAnswers(db)
    const ledger = new SqliteLedger(db)
    this.#ledger = ledger
    this.#writes = new GroupCommit(db, {
      first: () => ledger.catchUp(),
      last: () => ledger.fold(),
      undone: () => ledger.forget(),
      done: (writes) => this.checkpoints?.committed(writes),
    })
    this.webhooks = new SqliteWebhooks(db, this.#writes)
    this.#books = {
      answer: (key) => this.#answers.get(key),
      keep: (key, answer) => this.#answers.add(key, answer),
      sandboxCalls: (...of) => this.#ledger.sandboxCalls(...of),
      countSandboxCall: (...of) => this.#ledger.countSandboxCall(...of),
      funds: (...of) => this.#ledger.funds(...of),
      record: (row) => this.#ledger.record(row),
      unreserve: (id) => this.#ledger.unreserve(id),
    }
    this.jobs = new SqliteJobs(db, this.#writes, this.#books, this.#ledger, this.webhooks)
    const touch = db.prepare<unknown, [number, string]>('UPDATE keys SET last_used_at = ? WHERE id = ?')
    this.#writable = cachedHealthCheck(() => this.#writes.write(() => void this.#rewriteVersion()))
    this.touch = throttledKeyUse((keyId, hour) => this.#writes.write(() => touch.run(hour, keyId)))
  }

  found({ plans, organisation, project, keys, credits, why }: Foundation) {
    return this.#account(() => {
      if (this.organisations().length > 0) return false
      for (const plan of plans) this.#savePlan(plan)
      this.#addOrganisation(organisation)
      this.#insert('projects', PROJECT, project)
      for (const { key, hash } of keys) this.#insert('keys', [...KEY, 'hash'], { ...key, hash })
      if (credits > 0) this.#ledger.record(grantRow(organisation.id, credits, organisation.createdAt, why))
      return true
    })
  }

  savePlan(plan: Plan) {
    return this.#account(() => this.#savePlan(plan))
  }
  plans() {
    return this.db.query<Plan, []>(`SELECT ${columns(PLAN)} FROM plans ORDER BY units_per_second`).all()
  }

  addOrganisation(organisation: Organisation) {
    return this.#account(() => this.#addOrganisation(organisation))
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
    this.#look()
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

  funds(organisationId: string, projectId: string, at: number): Funds {
    this.#look()
    return this.#ledger.funds(organisationId, projectId, at)
  }
  sandboxCalls(organisationId: string, at: number): number {
    return this.#ledger.sandboxCalls(organisationId, at)
  }

  grant(organisationId: string, credits: number, at: number, why: string) {
    return this.#writes.write(() => this.#ledger.record(grantRow(organisationId, credits, at, why)))
  }

  ledger(organisationId: string) {
    return this.#ledger.rows(organisationId)
  }

  answer(key: AnswerKey) {
    return this.#answers.get(key)
  }

  reserve(reservation: Reservation) {
    return this.#writes.write(() => {
      const settled = settle(this.#books, ...reservationSettlement(reservation))
      if (settled.kind === 'refused') return settled.why
      this.#ledger.addReservation(reservation.id, reservation.until)
      return null
    })
  }
  release(reservation: string, at: number) {
    return this.#writes.write(() => releaseReservation(this.#books, reservation, at))
  }
  async releaseOverdue(now: number) {
    // A look costs no transaction.
    if (this.#ledger.overdue(now).length === 0) return 0
    return this.#writes.write(() => {
      const overdue = this.#ledger.overdue(now)
      for (const id of overdue) releaseReservation(this.#books, id, now)
      return overdue.length
    })
  }

  settle(settlement: Settlement): Promise<SettlementResult> {
    return this.#writes.write(() => settle(this.#books, settlement))
  }

  sweep(answersBefore: number, keysBefore: number): Promise<boolean> {
    return this.#writes.write(() => this.#answers.sweep(answersBefore, keysBefore))
  }

  async ready(): Promise<boolean> {
    return this.#open && this.isThere() && this.#writable()
  }

  async close() {
    if (!this.#open) return
    this.#open = false
    await this.#writes.drain()
    await this.checkpoints?.close()
    this.db.close()
  }

  /**
   * Learns what another process has changed since: the version moves with its commits. Once a turn of the event loop, however many
   * calls came in it.
   */
  #look(): void {
    if (this.#looked) return
    this.#looked = true
    setImmediate(() => (this.#looked = false))
    const version = this.#dataVersion.get()!.data_version
    if (version === this.#seen) return
    this.#seen = version
    this.#ledger.catchUp()
    const accounts = this.#accountsVersion.get()!.version
    if (accounts === this.#seenAccounts) return
    this.#seenAccounts = accounts
    this.#accesses.clear()
  }

  /** As small a write as there is, which a full disk refuses as it would a charge. */
  #rewriteVersion(): void {
    const { user_version: version } = this.db.query<{ user_version: number }, []>('PRAGMA user_version').get()!
    this.db.run(`PRAGMA user_version = ${version}`)
  }

  /** A write that changes what keys stand for. */
  #account<T>(run: () => T): Promise<T> {
    const counted = () => {
      const result = run()
      this.#accountsChanged.run()
      return result
    }
    return this.#writes.write(counted).finally(() => this.#accesses.clear())
  }
  #savePlan(plan: Plan): void {
    this.db
      .query(
        `INSERT INTO plans VALUES (${placeholders(PLAN)}) ON CONFLICT DO UPDATE SET
          ${PLAN.slice(1)
            .map((name) => `${snake(name)} = excluded.${snake(name)}`)
            .join(', ')}`,
      )
      .run(...PLAN.map((name) => plan[name]))
  }
  #addOrganisation(organisation: Organisation): void {
    this.#insert('organisations', ORGANISATION, organisation)
    this.db.query('INSERT INTO folded_purchased VALUES (?, 0)').run(organisation.id)
  }
  #insert<N extends string>(table: string, names: readonly N[], row: Record<N, Value>): void {
    this.db
      .query(`INSERT INTO ${table} (${names.map(snake).join(', ')}) VALUES (${placeholders(names)})`)
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
