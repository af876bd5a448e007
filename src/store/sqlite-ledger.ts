import type { Database } from 'bun:sqlite'
import { type Funds, negated } from './credits.ts'
import { LEDGER, type Movement, snake } from './rows.ts'
import { columns, placeholders } from './sqlite-columns.ts'
import { dayOf, type LedgerRow, monthOf } from './store.ts'
import type { Instant } from './terms.ts'

const ADDED = LEDGER.slice(1)

/** Credits of a SQLite store: the ledger and the sums of it. Writing belongs inside a transaction. */
export class SqliteLedger {
  readonly #month
  readonly #purchased
  readonly #projectMonth
  readonly #sandboxDay
  readonly #rows
  readonly #reserve
  readonly #add
  readonly #addMonth
  readonly #addPurchased
  readonly #addProjectMonth
  readonly #addSandboxCall

  constructor(db: Database) {
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
    this.#rows = db.prepare<LedgerRow, [string]>(
      `SELECT ${columns(LEDGER)} FROM ledger WHERE organisation_id = ? ORDER BY id`,
    )
    this.#reserve = db.prepare<LedgerRow, [string]>(
      `SELECT ${columns(LEDGER)} FROM ledger WHERE job_id = ? AND kind = 'reserve'`,
    )
    this.#add = db.prepare(`INSERT INTO ledger (${ADDED.map(snake).join(', ')}) VALUES (${placeholders(ADDED)})`)
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
  }

  funds(organisationId: string, projectId: string, at: Instant): Funds {
    const month = monthOf(at)
    const used = this.#month.get(organisationId, month)
    return {
      includedUsed: used?.included ?? 0,
      granted: this.#purchased.get(organisationId)?.granted ?? 0,
      overageUsed: used?.overage ?? 0,
      projectUsed: this.#projectMonth.get(projectId, month)?.credits ?? 0,
    }
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
    if (reserve) this.record({ ...reserve, ...negated(reserve), at, kind: 'release' })
  }

  /** A row and the sums it moves. */
  record(row: Movement): void {
    this.#add.run(...ADDED.map((name) => row[name as keyof typeof row]))
    if (row.granted !== 0) this.#addPurchased.run(row.granted, row.organisationId)
    if (row.included !== 0 || row.overage !== 0)
      this.#addMonth.run(row.organisationId, row.month, -row.included, -row.overage)
    if (row.projectId !== null)
      this.#addProjectMonth.run(row.projectId, row.month, -(row.included + row.granted + row.overage))
  }
}
