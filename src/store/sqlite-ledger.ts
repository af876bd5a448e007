import type { Database } from 'bun:sqlite'
import { releaseOf } from './charge.ts'
import type { Funds } from './credits.ts'
import { LEDGER, type Movement, snake } from './rows.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import { dayOfInstant, type LedgerRow, monthOfInstant, RELEASE_BATCH } from './store.ts'
import type { Instant } from './types.ts'

const INSERT_COLUMNS = LEDGER.slice(1)

/** Number of ledger rows that are folded into the sums together. Rows that are not folded are added in every query of a sum. */
const FOLD_ROWS = 500
/** Maximum number of rows of other processes that are added to the cached sums; beyond it, the cache is cleared. */
const MAX_CATCH_UP_ROWS = 5000
/** The cache is cleared when it contains this many sums. */
const MAX_CACHED_SUMS = 100_000

const TAIL = 'FROM ledger_tail'
const FOLD = [
  `UPDATE folded_purchased SET granted = folded_purchased.granted + tail.granted
    FROM (SELECT organisation_id, sum(granted) AS granted ${TAIL} GROUP BY 1) AS tail
    WHERE folded_purchased.organisation_id = tail.organisation_id AND tail.granted <> 0`,
  `INSERT INTO folded_organisation_months SELECT organisation_id, month, -sum(included), -sum(overage) ${TAIL}
    WHERE included <> 0 OR overage <> 0 GROUP BY 1, 2
    ON CONFLICT DO UPDATE SET included = included + excluded.included, overage = overage + excluded.overage`,
  `INSERT INTO folded_project_months SELECT project_id, month, -sum(included + granted + overage) ${TAIL}
    WHERE project_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT DO UPDATE SET credits = credits + excluded.credits`,
  'UPDATE ledger_folded SET upto = (SELECT ifnull(max(id), 0) FROM ledger)',
]

type MovementSums = Pick<LedgerRow, 'organisationId' | 'projectId' | 'month' | 'included' | 'granted' | 'overage'>
const SUM_COLUMNS = ['organisationId', 'projectId', 'month', 'included', 'granted', 'overage'] as const

/** Used credits of a month, by organisation and by project. */
interface Month {
  readonly organisations: Map<string, { included: number; overage: number }>
  readonly projects: Map<string, number>
}

/**
 * The credits of a SQLite store. A charge writes only a ledger row. The sums up to the last row are cached here, and rows are
 * folded into the tables of sums in groups. Call writing methods inside a transaction.
 */
export class SqliteLedger {
  /** The last row that the cached sums include. */
  #lastRow: number
  #folded: number
  readonly #granted = new Map<string, number>()
  readonly #months = new Map<string, Month>()

  readonly #last
  readonly #upto
  readonly #since
  readonly #sums
  readonly #sandboxDay
  readonly #rows
  readonly #reserve
  readonly #addReservation
  readonly #removeReservation
  readonly #overdue
  readonly #add
  readonly #fold
  readonly #addSandboxCall

  constructor(db: Database) {
    this.#last = db.prepare<{ id: number }, []>('SELECT ifnull(max(id), 0) AS id FROM ledger')
    this.#upto = db.prepare<{ upto: number }, []>('SELECT upto FROM ledger_folded')
    this.#since = db.prepare<MovementSums & { id: number }, [number]>(
      `SELECT id, ${columns(SUM_COLUMNS)} FROM ledger WHERE id > ? ORDER BY id LIMIT ${MAX_CATCH_UP_ROWS}`,
    )
    // One statement, so that all values are from the same moment.
    this.#sums = db.prepare<Funds & { last: number }, [string, string, string]>(
      `WITH query AS (SELECT ? AS organisation, ? AS project, ? AS month)
      SELECT (SELECT ifnull(max(id), 0) FROM ledger) AS last,
        ifnull((SELECT granted FROM purchased WHERE organisation_id = organisation), 0) AS granted,
        ifnull(m.included, 0) AS includedUsed, ifnull(m.overage, 0) AS overageUsed,
        ifnull((SELECT credits FROM project_months p WHERE project_id = project AND p.month = query.month), 0) AS projectUsed
      FROM query LEFT JOIN organisation_months m ON m.organisation_id = organisation AND m.month = query.month`,
    )
    this.#sandboxDay = db.prepare<{ calls: number }, [string, string]>(
      'SELECT calls FROM sandbox_days WHERE organisation_id = ? AND day = ?',
    )
    this.#rows = db.prepare<LedgerRow, [string]>(
      `SELECT ${columns(LEDGER)} FROM ledger WHERE organisation_id = ? ORDER BY id`,
    )
    this.#reserve = db.prepare<LedgerRow, [string]>(
      `SELECT ${columns(LEDGER)} FROM ledger WHERE job_id = ? AND kind = 'reserve'`,
    )
    this.#addReservation = db.prepare('INSERT INTO reservations VALUES (?, ?)')
    this.#removeReservation = db.prepare('DELETE FROM reservations WHERE id = ?')
    this.#overdue = db.prepare<{ id: string }, [number]>(
      `SELECT id FROM reservations WHERE until < ? ORDER BY until LIMIT ${RELEASE_BATCH}`,
    )
    this.#add = db.prepare(
      `INSERT INTO ledger (${INSERT_COLUMNS.map(snake).join(', ')}) VALUES (${placeholders(INSERT_COLUMNS)})`,
    )
    this.#fold = FOLD.map((statement) => db.prepare(statement))
    this.#addSandboxCall = db.prepare(
      'INSERT INTO sandbox_days VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET calls = calls + 1',
    )
    this.#lastRow = this.#last.get()!.id
    this.#folded = this.#upto.get()!.upto
  }

  funds(organisationId: string, projectId: string, at: Instant): Funds {
    const month = monthOfInstant(at)
    const granted = this.#granted.get(organisationId)
    const monthSums = this.#months.get(month)
    const organisationSums = monthSums?.organisations.get(organisationId)
    const projectUsed = monthSums?.projects.get(projectId)
    if (granted === undefined || organisationSums === undefined || projectUsed === undefined)
      return this.#lookUp(organisationId, projectId, month)
    return { includedUsed: organisationSums.included, granted, overageUsed: organisationSums.overage, projectUsed }
  }

  sandboxCalls(organisationId: string, at: Instant): number {
    return this.#sandboxDay.get(organisationId, dayOfInstant(at))?.calls ?? 0
  }
  countSandboxCall(organisationId: string, at: Instant): void {
    this.#addSandboxCall.run(organisationId, dayOfInstant(at))
  }

  rows(organisationId: string): LedgerRow[] {
    return this.#rows.all(organisationId)
  }

  /** Releases the credits reserved for a job, if any. */
  release(jobId: string, at: Instant): void {
    const reservation = this.#reserve.get(jobId)
    if (reservation) this.record(releaseOf(reservation, at))
  }

  addReservation(id: string, until: Instant): void {
    this.#addReservation.run(id, until)
  }
  /** Removes a reservation and returns its ledger row; null if it does not exist. */
  removeReservation(id: string): LedgerRow | null {
    return this.#removeReservation.run(id).changes > 0 ? this.#reserve.get(id) : null
  }
  overdue(now: Instant): string[] {
    return this.#overdue.all(now).map(({ id }) => id)
  }

  /** Adds a ledger row and updates the sums. */
  record(row: Movement): void {
    this.#add.run(...INSERT_COLUMNS.map((name) => row[name as keyof typeof row]))
    this.#lastRow++
    this.#addToSums(row)
  }

  /** Adds the rows of other processes to the cached sums. */
  catchUp(): void {
    const rows = this.#since.all(this.#lastRow)
    if (rows.length === MAX_CATCH_UP_ROWS) this.clearCache()
    else
      for (const row of rows) {
        this.#addToSums(row)
        this.#lastRow = row.id
      }
  }

  /** Folds the latest rows into the tables of sums, if there are enough rows. */
  fold(): void {
    if (this.#lastRow - this.#folded < FOLD_ROWS) return
    // Another process may have folded the rows.
    this.#folded = this.#upto.get()!.upto
    if (this.#lastRow - this.#folded < FOLD_ROWS) return
    for (const statement of this.#fold) statement.run()
    this.#folded = this.#lastRow
  }

  /** Clears the cached sums, which a rollback may have made wrong. */
  clearCache(): void {
    this.#granted.clear()
    this.#months.clear()
    this.#lastRow = this.#last.get()!.id
    this.#folded = this.#upto.get()!.upto
  }

  #addToSums({ organisationId, projectId, month, included, granted, overage }: MovementSums): void {
    const purchased = this.#granted.get(organisationId)
    if (purchased !== undefined) this.#granted.set(organisationId, purchased + granted)
    const monthSums = this.#months.get(month)
    const organisationSums = monthSums?.organisations.get(organisationId)
    if (organisationSums) {
      organisationSums.included -= included
      organisationSums.overage -= overage
    }
    const projectUsed = projectId === null ? undefined : monthSums?.projects.get(projectId)
    if (projectUsed !== undefined) monthSums!.projects.set(projectId!, projectUsed - (included + granted + overage))
  }

  #lookUp(organisationId: string, projectId: string, month: string): Funds {
    let count = this.#granted.size
    for (const { organisations, projects } of this.#months.values()) count += organisations.size + projects.size
    if (count > MAX_CACHED_SUMS) this.clearCache()
    const { last, ...funds } = this.#sums.get(organisationId, projectId, month)!
    if (last !== this.#lastRow) {
      // Another process has written; all cached sums must be from the same moment.
      this.catchUp()
      return this.#lookUp(organisationId, projectId, month)
    }
    this.#granted.set(organisationId, funds.granted)
    const monthSums = this.#months.get(month) ?? { organisations: new Map(), projects: new Map() }
    this.#months.set(month, monthSums)
    monthSums.organisations.set(organisationId, { included: funds.includedUsed, overage: funds.overageUsed })
    monthSums.projects.set(projectId, funds.projectUsed)
    return funds
  }
}
