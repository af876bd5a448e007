import { Database } from 'bun:sqlite'
import { cachedHealthCheck } from './cached-health-check.ts'
import { type LedgerTransaction, releaseReservation, reservationSettlement, settle, settleAll } from './charge.ts'
import { AUTOCHECKPOINT_PAGES, type Checkpoints, createCheckpoints } from './checkpoints.ts'
import type { Funds } from './credits.ts'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrations/index.ts'
import { ACCESS_KEY, grantRow, KEY, ORGANISATION, PLAN, PROJECT, snake } from './rows.ts'
import { compressLargeBodies, largeBytesOf, SqliteAnswers } from './sqlite-answers.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import { createPresenceCheck, prepareFile } from './sqlite-file.ts'
import { SqliteJobs } from './sqlite-jobs.ts'
import { SqliteLedger } from './sqlite-ledger.ts'
import { SqliteWebhooks } from './sqlite-webhooks.ts'
import type { AnswerKey, InitialContent, SettlementResult, Store } from './store.ts'
import { throttledKeyUse } from './throttled-key-use.ts'
import type { Access, Key, Organisation, Plan, Project, Reservation, Settlement, SettlementGroup } from './types.ts'

export interface SqliteSettings {
  /**
   * `normal`: commits survive a crash of the process, but a power loss may undo the last commits (never part of one).
   * `full`: commits survive both, at the cost of one fsync per commit.
   */
  durability?: 'normal' | 'full'
}

/** Opens the store in the file `path`, and creates or migrates it. `:memory:` opens a temporary store. */
export const openSqlite = (path: string, settings: SqliteSettings = {}): Store => {
  const isFile = path !== ':memory:'
  if (isFile) prepareFile(path)
  const db = new Database(path, { create: true })
  db.run('PRAGMA busy_timeout = 5000')
  db.run('PRAGMA journal_mode = WAL')
  db.run(`PRAGMA synchronous = ${settings.durability === 'full' ? 'FULL' : 'NORMAL'}`)
  db.run('PRAGMA foreign_keys = ON')
  migrate(db)
  // Waiting inside SQLite blocks the event loop, so GroupCommit waits for locks itself.
  db.run('PRAGMA busy_timeout = 5')
  if (!isFile) return new SqliteStore(db, () => true, null)
  db.run(`PRAGMA wal_autocheckpoint = ${AUTOCHECKPOINT_PAGES}`)
  return new SqliteStore(db, createPresenceCheck(path), createCheckpoints(path))
}

type Value = string | number | null

class SqliteStore implements Store {
  readonly #writes: GroupCommit
  readonly #accesses = new Map<string, Access>()
  #isUpToDate = false
  #seenDataVersion = 0
  #seenAccountsVersion = 0
  #open = true

  readonly #dataVersion
  readonly #accountsVersion
  readonly #accountsChanged
  readonly #access
  readonly #answers: SqliteAnswers
  readonly #ledger: SqliteLedger
  readonly #transaction: LedgerTransaction
  readonly jobs: SqliteJobs
  readonly webhooks: SqliteWebhooks
  readonly touch
  readonly #writable

  constructor(
    private readonly db: Database,
    private readonly fileExists: () => boolean,
    private readonly checkpoints: Checkpoints | null,
  ) {
    this.#dataVersion = db.prepare<{ data_version: number }, []>('PRAGMA data_version')
    this.#access = db.prepare<{ key: string; project: string; organisation: string; plan: string }, [string]>(
      `SELECT ${json('k', ACCESS_KEY)} AS key, ${json('p', PROJECT)} AS project, ${json('o', ORGANISATION)} AS organisation,
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
      before: () => ledger.catchUp(),
      beforeCommit: () => ledger.fold(),
      afterRollback: () => ledger.clearCache(),
      afterCommit: (writes, bytes) => this.checkpoints?.countWrites(writes, bytes),
    })
    this.webhooks = new SqliteWebhooks(db, this.#writes)
    this.#transaction = {
      answer: (key) => this.#answers.get(key),
      addAnswer: (key, answer) => this.#answers.add(key, answer),
      sandboxCalls: (...args) => this.#ledger.sandboxCalls(...args),
      countSandboxCall: (...args) => this.#ledger.countSandboxCall(...args),
      funds: (...args) => this.#ledger.funds(...args),
      record: (row) => this.#ledger.record(row),
      removeReservation: (id) => this.#ledger.removeReservation(id),
    }
    this.jobs = new SqliteJobs(db, this.#writes, this.#transaction, this.#ledger, this.webhooks)
    const touch = db.prepare<unknown, [number, string]>('UPDATE keys SET last_used_at = ? WHERE id = ?')
    this.#writable = cachedHealthCheck(() => this.#writes.write(() => void this.#rewriteVersion()))
    this.touch = throttledKeyUse((keyId, hour) => this.#writes.write(() => touch.run(hour, keyId)))
  }

  initialise({ plans, organisation, project, keys, credits, why }: InitialContent) {
    return this.#writeAccounts(() => {
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
    return this.#writeAccounts(() => this.#savePlan(plan))
  }
  plans() {
    return this.db.query<Plan, []>(`SELECT ${columns(PLAN)} FROM plans ORDER BY units_per_second`).all()
  }

  addOrganisation(organisation: Organisation) {
    return this.#writeAccounts(() => this.#addOrganisation(organisation))
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
    return this.#writeAccounts(() => this.#insert('projects', PROJECT, project))
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
    return this.#writeAccounts(() => this.#insert('keys', [...KEY, 'hash'], { ...key, hash }))
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
    this.#refresh()
    const cached = this.#accesses.get(hash)
    if (cached) return cached
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
    this.#refresh()
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
  answers(keys: readonly AnswerKey[]) {
    return keys.map((key) => this.#answers.get(key))
  }

  reserve(reservation: Reservation) {
    return this.#writes.write(() => {
      const settlement = settle(this.#transaction, ...reservationSettlement(reservation))
      if (settlement.kind === 'refused') return settlement.why
      this.#ledger.addReservation(reservation.id, reservation.until)
      return null
    })
  }
  release(reservation: string, at: number) {
    return this.#writes.write(() => releaseReservation(this.#transaction, reservation, at))
  }
  async releaseOverdue(now: number) {
    // This check needs no transaction.
    if (this.#ledger.overdue(now).length === 0) return 0
    return this.#writes.write(() => {
      const overdue = this.#ledger.overdue(now)
      for (const id of overdue) releaseReservation(this.#transaction, id, now)
      return overdue.length
    })
  }

  settle(settlement: Settlement): Promise<SettlementResult> {
    const write = (each: Settlement) => this.#writes.write(() => settle(this.#transaction, each), largeBytesOf([each]))
    return compressLargeBodies([settlement])?.then(([compressed]) => write(compressed!)) ?? write(settlement)
  }
  settleAll(group: SettlementGroup): Promise<SettlementResult[]> {
    const write = (each: SettlementGroup) =>
      this.#writes.write(() => settleAll(this.#transaction, each), largeBytesOf(each.settlements))
    return (
      compressLargeBodies(group.settlements)?.then((settlements) => write({ ...group, settlements })) ?? write(group)
    )
  }

  sweep(answersBefore: number, keysBefore: number): Promise<boolean> {
    return this.#writes.write(() => this.#answers.sweep(answersBefore, keysBefore))
  }

  async ready(): Promise<boolean> {
    return this.#open && this.fileExists() && this.#writable()
  }

  async close() {
    if (!this.#open) return
    this.#open = false
    await this.#writes.drain()
    await this.checkpoints?.close()
    this.db.close()
  }

  /**
   * Updates the caches if another process has committed, which changes the data version. Checks at most once per turn of the
   * event loop.
   */
  #refresh(): void {
    if (this.#isUpToDate) return
    this.#isUpToDate = true
    setImmediate(() => (this.#isUpToDate = false))
    const version = this.#dataVersion.get()!.data_version
    if (version === this.#seenDataVersion) return
    this.#seenDataVersion = version
    this.#ledger.catchUp()
    const accounts = this.#accountsVersion.get()!.version
    if (accounts === this.#seenAccountsVersion) return
    this.#seenAccountsVersion = accounts
    this.#accesses.clear()
  }

  /** The smallest possible write: a full disk refuses it like a charge. */
  #rewriteVersion(): void {
    const { user_version: version } = this.db.query<{ user_version: number }, []>('PRAGMA user_version').get()!
    this.db.run(`PRAGMA user_version = ${version}`)
  }

  /** A write that changes accounts and therefore invalidates the cached keys. */
  #writeAccounts<T>(run: () => T): Promise<T> {
    const runAndCount = () => {
      const result = run()
      this.#accountsChanged.run()
      return result
    }
    return this.#writes.write(runAndCount).finally(() => this.#accesses.clear())
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
    return this.#writeAccounts(() => {
      const { changes } = this.db
        .query(`UPDATE ${table} SET ${names.map((name) => `${snake(name)} = ?`).join(', ')} WHERE id = ?`)
        .run(...names.map((name) => change[name] ?? null), id)
      if (changes === 0) throw new Error(`No row ${id} in ${table}.`)
    })
  }
}

const json = (table: string, names: readonly string[]) =>
  `json_object(${names.map((name) => `'${name}', ${table}.${snake(name)}`).join(', ')})`
