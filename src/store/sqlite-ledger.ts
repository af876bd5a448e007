import type { Database } from 'bun:sqlite'
import { releaseOf } from './charge.ts'
import type { Funds } from './credits.ts'
import { LEDGER, type Movement, snake } from './rows.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import { dayOf, type LedgerRow, monthOf, RELEASED_AT_ONCE } from './store.ts'
import type { Instant } from './types.ts'

const ADDED = LEDGER.slice(1)

/** Rows that are folded into the sums together: they are added up whenever a sum is looked up in the database. */
const FOLDED_TOGETHER = 500
/** Rows of other processes that are caught up with one by one; behind more, the sums are looked up anew. */
const CAUGHT_UP_AT_ONCE = 5000
/** Sums that are kept; then all are forgotten. */
const KEPT_SUMS = 100_000

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

type Moved = Pick<LedgerRow, 'organisationId' | 'projectId' | 'month' | 'included' | 'granted' | 'overage'>
const MOVED = ['organisationId', 'projectId', 'month', 'included', 'granted', 'overage'] as const

/** What was used in a month, by the identifiers of organisations and projects. */
interface Month {
  readonly organisations: Map<string, { included: number; overage: number }>
  readonly projects: Map<string, number>
}

/**
 * Credits of a SQLite store. The ledger is all that a charge writes; its sums are known here as of its last row, and the database
 * folds them in groups. Writing belongs inside a transaction.
 */
export class SqliteLedger {
  /** The last row that the sums have in them. */
  #seen: number
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
    this.#since = db.prepare<Moved & { id: number }, [number]>(
      `SELECT id, ${columns(MOVED)} FROM ledger WHERE id > ? ORDER BY id LIMIT ${CAUGHT_UP_AT_ONCE}`,
    )
    // One statement, so that all of it is of one moment.
    this.#sums = db.prepare<Funds & { last: number }, [string, string, string]>(
      `WITH asked AS (SELECT ? AS organisation, ? AS project, ? AS month)
      SELECT (SELECT ifnull(max(id), 0) FROM ledger) AS last,
        ifnull((SELECT granted FROM purchased WHERE organisation_id = organisation), 0) AS granted,
        ifnull(m.included, 0) AS includedUsed, ifnull(m.overage, 0) AS overageUsed,
        ifnull((SELECT credits FROM project_months p WHERE project_id = project AND p.month = asked.month), 0) AS projectUsed
      FROM asked LEFT JOIN organisation_months m ON m.organisation_id = organisation AND m.month = asked.month`,
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
      `SELECT id FROM reservations WHERE until < ? ORDER BY until LIMIT ${RELEASED_AT_ONCE}`,
    )
    this.#add = db.prepare(`INSERT INTO ledger (${ADDED.map(snake).join(', ')}) VALUES (${placeholders(ADDED)})`)
    this.#fold = FOLD.map((statement) => db.prepare(statement))
    this.#addSandboxCall = db.prepare(
      'INSERT INTO sandbox_days VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET calls = calls + 1',
    )
    this.#seen = this.#last.get()!.id
    this.#folded = this.#upto.get()!.upto
  }

  funds(organisationId: string, projectId: string, at: Instant): Funds {
    const month = monthOf(at)
    const granted = this.#granted.get(organisationId)
    const known = this.#months.get(month)
    const used = known?.organisations.get(organisationId)
    const projectUsed = known?.projects.get(projectId)
    if (granted === undefined || used === undefined || projectUsed === undefined)
      return this.#lookUp(organisationId, projectId, month)
    return { includedUsed: used.included, granted, overageUsed: used.overage, projectUsed }
  }

  sandboxCalls(organisationId: string, at: Instant): number {
    return this.#sandboxDay.get(organisationId, dayOf(at))?.calls ?? 0
  }
  countSandboxCall(organisationId: string, at: Instant): void {
    this.#addSandboxCall.run(organisationId, dayOf(at))
  }

  rows(organisationId: string): LedgerRow[] {
    return this.#rows.all(organisationId)
  }

  /** Gives back what was reserved for a job, if anything was. */
  release(jobId: string, at: Instant): void {
    const reserve = this.#reserve.get(jobId)
    if (reserve) this.record(releaseOf(reserve, at))
  }

  addReservation(id: string, until: Instant): void {
    this.#addReservation.run(id, until)
  }
  /** The row by which it was reserved, which is a reservation no more. */
  unreserve(id: string): LedgerRow | null {
    return this.#removeReservation.run(id).changes > 0 ? this.#reserve.get(id) : null
  }
  overdue(now: Instant): string[] {
    return this.#overdue.all(now).map(({ id }) => id)
  }

  /** A row, and the sums it moves. */
  record(row: Movement): void {
    this.#add.run(...ADDED.map((name) => row[name as keyof typeof row]))
    this.#seen++
    this.#move(row)
  }

  /** Adds what other processes have written. */
  catchUp(): void {
    const rows = this.#since.all(this.#seen)
    if (rows.length === CAUGHT_UP_AT_ONCE) this.forget()
    else
      for (const row of rows) {
        this.#move(row)
        this.#seen = row.id
      }
  }

  /** Folds the latest rows into the sums when there are enough of them. */
  fold(): void {
    if (this.#seen - this.#folded < FOLDED_TOGETHER) return
    // Another process may have done it.
    this.#folded = this.#upto.get()!.upto
    if (this.#seen - this.#folded < FOLDED_TOGETHER) return
    for (const statement of this.#fold) statement.run()
    this.#folded = this.#seen
  }

  /** What was recorded may be undone: nothing is known any more. */
  forget(): void {
    this.#granted.clear()
    this.#months.clear()
    this.#seen = this.#last.get()!.id
    this.#folded = this.#upto.get()!.upto
  }

  #move({ organisationId, projectId, month, included, granted, overage }: Moved): void {
    const purchased = this.#granted.get(organisationId)
    if (purchased !== undefined) this.#granted.set(organisationId, purchased + granted)
    const known = this.#months.get(month)
    const used = known?.organisations.get(organisationId)
    if (used) {
      used.included -= included
      used.overage -= overage
    }
    const projectUsed = projectId === null ? undefined : known?.projects.get(projectId)
    if (projectUsed !== undefined) known!.projects.set(projectId!, projectUsed - (included + granted + overage))
  }

  #lookUp(organisationId: string, projectId: string, month: string): Funds {
    let kept = this.#granted.size
    for (const { organisations, projects } of this.#months.values()) kept += organisations.size + projects.size
    if (kept > KEPT_SUMS) this.forget()
    const { last, ...funds } = this.#sums.get(organisationId, projectId, month)!
    if (last !== this.#seen) {
      // Another process wrote meanwhile: the sums that are known have to be of the same moment.
      this.catchUp()
      return this.#lookUp(organisationId, projectId, month)
    }
    this.#granted.set(organisationId, funds.granted)
    const known = this.#months.get(month) ?? { organisations: new Map(), projects: new Map() }
    this.#months.set(month, known)
    known.organisations.set(organisationId, { included: funds.includedUsed, overage: funds.overageUsed })
    known.projects.set(projectId, funds.projectUsed)
    return funds
  }
}
